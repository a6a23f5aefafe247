import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BASE = /<base href="[^"]*">/;

/** How far up the app's root is from a path: `/regels/pe-ling` is one folder down. */
export const baseFor = (path: string): string => {
  const folders = path.split('/').length - 2;
  return folders <= 0 ? './' : '../'.repeat(folders);
};

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const COMPRESS: Readonly<Record<Encoding, (html: string) => Buffer>> = {
  br: (html) => brotliCompressSync(html),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
};

/** The best of what the browser takes. */
export const encodingFor = (accepts: string | undefined): Encoding => {
  const words = (accepts ?? '').split(',').map((word) => word.trim().split(';')[0]);
  return ENCODINGS.find((encoding) => words.includes(encoding)) ?? 'identity';
};

/** `regels/pe-ling` for the page in that folder, '' for the first one. */
const nameOf = (path: string): string => path.replace(/^\/+|\/+$/g, '').replace(/^\.$/, '');

/** The pages that were built, by their path. */
const builtPages = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(^|[\\/])index\.html$/.test(file));
  const pages = files.map(async (file) => {
    const name = nameOf(dirname(file).replaceAll('\\', '/'));
    return [name, await readFile(join(folder, file), 'utf8')] as const;
  });
  return new Map(await Promise.all(pages));
};

export type Pages = (path: string, encoding: Encoding) => Buffer;

/** The page for any path, told where the app's root is; one that was not built is the first one. */
export const pagesOf = async (folder: string): Promise<Pages> => {
  const built = await builtPages(folder);
  const made = new Map<string, Buffer>();
  return (path, encoding) => {
    const name = built.has(nameOf(path)) ? nameOf(path) : '';
    const base = baseFor(path);
    const key = `${encoding} ${base} ${name}`;
    const html = built.get(name)!.replace(BASE, `<base href="${base}">`);
    const page = made.get(key) ?? COMPRESS[encoding](html);
    made.set(key, page);
    return page;
  };
};
