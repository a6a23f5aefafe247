import { isObject } from '@windroos/engine';

/** Deep enough for every value of a pad; a file that goes deeper is refused before anything walks through it. */
export const MAX_DEPTH = 32;

const childrenOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.values(value) : [];
};

export const isShallow = (value: unknown, depth = MAX_DEPTH): boolean =>
  depth > 0 && childrenOf(value).every((child) => isShallow(child, depth - 1));

const sortedEntries = (value: Readonly<Record<string, unknown>>): string =>
  Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',');

/** One text for one value, whatever the order of its keys: equal values, equal texts. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  return isObject(value) ? `{${sortedEntries(value)}}` : (JSON.stringify(value) ?? 'null');
};

export const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** A short name for a long text (FNV-1a, 32 bits): to recognise it, not to protect it. */
export const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};
