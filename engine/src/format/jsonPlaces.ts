import { joinPath } from '../rules/ruleError.ts';

/** A place in a text as editors show it: both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Where the fields of a JSON text stand; or where it stops being JSON. */
export interface JsonPlaces {
  readonly at: ReadonlyMap<string, number>;
  /** Fields that were there before in the same object. */
  readonly duplicates: readonly { readonly path: string; readonly offset: number }[];
  /** The first character that does not fit; absent when all do. */
  readonly broken?: number;
}

const MOST_DEPTH = 100;

const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none of them within a string.
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Reads a text from left to right and notes where each value starts. Every step says whether the text still fits. */
interface Scan {
  readonly text: string;
  offset: number;
  readonly at: Map<string, number>;
  readonly duplicates: { path: string; offset: number }[];
}

const token = (scan: Scan, pattern: RegExp): string | undefined => {
  pattern.lastIndex = scan.offset;
  const found = pattern.exec(scan.text)?.[0];
  scan.offset += found?.length ?? 0;
  return found;
};

const next = (scan: Scan): string => {
  token(scan, SPACE);
  return scan.text.charAt(scan.offset);
};

const skip = (scan: Scan, character: string): boolean => {
  const fits = next(scan) === character;
  if (fits) scan.offset++;
  return fits;
};

const value = (scan: Scan, path: string, depth: number): boolean => {
  const first = next(scan);
  if (depth > MOST_DEPTH) return false;
  if (!scan.at.has(path)) scan.at.set(path, scan.offset);
  if (first === '{') return items(scan, '}', () => field(scan, path, depth));
  if (first === '[') return items(scan, ']', (index) => value(scan, joinPath(path, index), depth + 1));
  return token(scan, first === '"' ? TEXT : PLAIN) !== undefined;
};

const items = (scan: Scan, end: string, item: (index: number) => boolean): boolean => {
  scan.offset++;
  for (let index = 0; !skip(scan, end); index++) {
    if (index > 0 && !skip(scan, ',')) return false;
    if (!item(index)) return false;
  }
  return true;
};

const field = (scan: Scan, outer: string, depth: number): boolean => {
  next(scan);
  const { offset } = scan;
  const name = token(scan, TEXT);
  if (name === undefined) return false;
  const path = joinPath(outer, JSON.parse(name) as string);
  if (scan.at.has(path)) scan.duplicates.push({ path, offset });
  scan.at.set(path, offset);
  return skip(scan, ':') && value(scan, path, depth + 1);
};

const atEnd = (scan: Scan): boolean => next(scan) === '' && scan.offset === scan.text.length;

/** Where each field (at its name) and each item of a list stands in a JSON text, by path. */
export const jsonPlaces = (text: string): JsonPlaces => {
  const scan: Scan = { text, offset: 0, at: new Map(), duplicates: [] };
  const fits = value(scan, '', 0) && atEnd(scan);
  const { at, duplicates, offset } = scan;
  return fits ? { at, duplicates } : { at, duplicates, broken: offset };
};

const lineStarts = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length),
];

/** How many of these rising numbers are at most this one. */
const countUpTo = (numbers: readonly number[], most: number): number => {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= most) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Turns offsets in a text into lines and columns. */
export const placesIn = (text: string): ((offset: number) => TextPlace) => {
  const starts = lineStarts(text);
  return (offset) => {
    const line = countUpTo(starts, offset);
    return { line, column: offset - starts[line - 1]! + 1 };
  };
};
