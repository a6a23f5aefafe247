import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PAGE_PATHS } from '../src/pages/paths.ts';

/** The part of a bundle that matters here. */
export interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
}
export type Bundle = Readonly<Record<string, Chunk>>;

const REGISTRY = fileURLToPath(new URL('../src/pages/registry.ts', import.meta.url));

/** Which file draws which page, as the registry says it. */
const pageFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(REGISTRY, 'utf8').matchAll(/(\w+): \(\) => import\('\.\/([^']+)'\)/g)].map(([, id, file]) => [
      id!,
      `/src/pages/${file}`,
    ]),
  );

const withImports = (bundle: Bundle, file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of bundle[file]?.imports ?? []) withImports(bundle, next, found);
  return found;
};

const idOf = (path: string): string | undefined => {
  const fits = (pattern: string): boolean => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
  return Object.entries(PAGE_PATHS).find(([, pattern]) => fits(pattern))?.[0];
};

/** The scripts that the page at this path needs, so that they can be asked for together. */
export const chunksFor = (bundle: Bundle, path: string): readonly string[] => {
  const file = pageFiles().get(idOf(path) ?? '');
  const chunk = Object.values(bundle).find(
    ({ facadeModuleId }) => file !== undefined && facadeModuleId?.endsWith(file),
  );
  return chunk === undefined ? [] : [...withImports(bundle, chunk.fileName)];
};
