import { startServer } from '@windroos/server';
import { buildSite, ROOT } from '@windroos/web/buildSite';

/** Apart from `web/dist`, so that a measurement never changes what somebody is looking at. */
const FOLDER = `${ROOT}node_modules/.cache/bench-site/`;

/** The app as people get it: built for production, served by our own server. */
export interface Site {
  readonly folder: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const openSite = async (): Promise<Site> => {
  await buildSite(FOLDER);
  const started = await startServer({ port: 0, folder: FOLDER });
  if (!started.ok) throw new Error(`The app could not be served: ${started.error.code}`);
  const { localUrl, close } = started.value;
  return { folder: FOLDER, url: localUrl, close };
};
