import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from './walk.ts';

const VERSION = '__WINDROOS_VERSION__';
const FILES = '__WINDROOS_FILES__';

const isPage = (file: string): boolean => file.endsWith('index.html');
const isCached = (file: string): boolean => !isPage(file) && file !== 'sw.js' && !/\.(br|gz|map|txt)$/.test(file);

const hashOf = async (dir: string, files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(dir, file)));
  return hash.digest('hex').slice(0, 12);
};

const rewrite = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(file, change(await readFile(file, 'utf8')));

/** Gives every page and the service worker the version of this build, and the worker its list of files. */
export const versioned = (): Plugin => ({
  name: 'windroos-versioned',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir }) {
      const files = await filesBelow(dir!);
      const version = await hashOf(dir!, files);
      const cached = ['./', ...files.filter(isCached)];
      for (const page of files.filter(isPage))
        await rewrite(join(dir!, page), (text) => text.replaceAll(VERSION, version));
      await rewrite(join(dir!, 'sw.js'), (text) =>
        text
          .replaceAll(VERSION, version)
          .replace(new RegExp(`(["'\`])${FILES}\\1`), JSON.stringify(JSON.stringify(cached))),
      );
    },
  },
});
