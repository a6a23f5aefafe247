import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesBelow } from './walk.ts';

const isText = (file: string): boolean => /\.(js|css|html|svg|json|webmanifest|txt)$/.test(file);

const compress = async (file: string): Promise<void> => {
  const content = await readFile(file);
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  await writeFile(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
};

/** Writes `.br` and `.gz` beside each text file, for the server to send as they are. */
export const precompress = (): Plugin => ({
  name: 'windroos-precompress',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir }) {
      for (const file of (await filesBelow(dir!)).filter(isText)) await compress(join(dir!, file));
    },
  },
});
