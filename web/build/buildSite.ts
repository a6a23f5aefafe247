import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Apart from `web/dist`, so that a test never changes what somebody is looking at. */
export const SITE_FOLDER = `${ROOT}node_modules/.cache/web-site/`;

const VITE = `${ROOT}node_modules/vite/bin/vite.js`;

/** Builds as for people: Vitest's own NODE_ENV would leave out the service worker. */
export const buildSite = async (folder: string): Promise<void> => {
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  const words = [VITE, 'build', `${ROOT}web`, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, words, { env });
};
