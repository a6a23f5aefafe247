import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { STATIC_PATHS } from '../src/pages/paths.ts';
import { type Bundle, chunksFor } from './pageChunks.ts';

const ROOT_BASE = '<base href="./">';
const baseOf = (path: string): string =>
  path === '' ? ROOT_BASE : `<base href="${'../'.repeat(path.split('/').length)}">`;

/** What the page asks for by itself is asked for at once. */
const withPreloads = (html: string, chunks: readonly string[]): string => {
  const links = chunks
    .filter((file) => !html.includes(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="./${file}">\n`);
  return html.replace('  </head>', `${links.join('')}  </head>`);
};

/** A file for each page, so that a deep link works on a host that only has files. */
export const staticPages = (): Plugin => ({
  name: 'windroos-static-pages',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir }, bundle) {
      const html = await readFile(join(dir!, 'index.html'), 'utf8');
      for (const path of ['', ...STATIC_PATHS]) {
        const file = join(dir!, path, 'index.html');
        await mkdir(dirname(file), { recursive: true });
        const page = withPreloads(html, chunksFor(bundle as unknown as Bundle, path));
        await writeFile(file, page.replace(ROOT_BASE, baseOf(path)));
      }
    },
  },
});
