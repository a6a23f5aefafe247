import { startServer } from '@windroos/server';
import type { TestProject } from 'vitest/node';
import { buildSite, SITE_FOLDER } from '../../build/buildSite.ts';
import { chromiumPath } from '../../build/chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the app, built once and served by the real server. */
    readonly site: string;
  }
}

/** Runs before the tests of this workspace, inside Vitest, so that nothing is left behind when that ends. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  chromiumPath();
  await buildSite(SITE_FOLDER);
  const started = await startServer({ port: 0, folder: SITE_FOLDER });
  if (!started.ok) throw new Error(`The app could not be served: ${started.error.code}`);
  provide('site', started.value.localUrl);
  return () => started.value.close();
};
