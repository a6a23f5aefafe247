import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><base href="./"><title>Windroos</title>',
  'sw.js': 'self;',
  'manifest.webmanifest': '{"name":"Windroos"}',
  'assets/app-1234.js': 'console.log("Windroos");'.repeat(20),
  'tegels/index.html': '<!doctype html><base href="../"><title>Tegels</title>',
};

/** A built app in small, with its compressed twins. */
export const builtApp = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'windroos-app-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    await writeFile(`${file}.gz`, gzipSync(content));
    await writeFile(`${file}.br`, brotliCompressSync(content));
  }
  return folder;
};
