/** The parts of a path that a pattern leaves open: `regels/:id` on `regels/pe-ling` gives `{ id: 'pe-ling' }`. */
export type Params = Readonly<Record<string, string>>;

const partsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('/'));

export const matchPath = (pattern: string, path: string): Params | undefined => {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.length !== given.length) return undefined;
  const fits = wanted.every((part, i) => part.startsWith(':') || part === given[i]);
  if (!fits) return undefined;
  const open = wanted.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), given[i]!] as const] : []));
  return Object.fromEntries(open);
};
