/** Where two values of JSON differ: the path, and what stands there on either side; nothing as undefined. */
export interface FieldDiff {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const isLeafPair = (expected: unknown, found: unknown): boolean =>
  !isBranch(expected) || !isBranch(found) || Array.isArray(expected) !== Array.isArray(found);

/** All differences, the outermost names first. */
export const fieldDiffs = (expected: unknown, found: unknown, path = ''): readonly FieldDiff[] => {
  if (isLeafPair(expected, found)) return expected === found ? [] : [{ path, expected, found }];
  const [a, b] = [expected, found] as readonly Readonly<Record<string, unknown>>[];
  const names = [...new Set([...Object.keys(a!), ...Object.keys(b!)])];
  return names.flatMap((name) => fieldDiffs(a![name], b![name], join(path, name)));
};
