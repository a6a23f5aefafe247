import { readFileSync } from 'node:fs';
import { HIGH_CONTRAST, TOKENS } from '@windroos/tiles';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

type Colours = Readonly<Record<string, string>>;

/** The declarations of one block of the style sheet. */
const block = (selector: string): Colours => {
  const start = CSS.indexOf(`${selector} {`);
  const body = CSS.slice(start, CSS.indexOf('\n}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
};

const light = block(':root');
const LOOKS: Readonly<Record<string, Colours>> = {
  paper: light,
  evening: { ...light, ...block(':root[data-theme="evening"]') },
  'high contrast': { ...light, ...block(':root[data-contrast="more"]') },
};

const channels = (hex: string): readonly number[] => {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
};

/** WCAG 2.2, relative luminance. */
const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: string, b: string): number => {
  const [dark, bright] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
};

const TEXT_ON: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'card', 'sunk', 'seal-tint', 'warn-tint'],
  'ink-2': ['paper', 'card', 'sunk'],
  'seal-text': ['paper', 'card', 'seal-tint'],
  'on-seal': ['seal', 'seal-quiet'],
  ok: ['paper', 'card'],
  'on-ok': ['ok'],
  link: ['paper', 'card'],
  warn: ['paper', 'card', 'warn-tint'],
  'on-mat': ['mat', 'mat-lit', 'mat-edge'],
  'on-mat-2': ['mat', 'mat-lit', 'mat-edge'],
};
const SIGN_ON: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'card'],
  focus: ['paper', 'card'],
  mark: ['mat'],
};

const pairsOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([fore, backs]) => backs.map((back) => [fore, back] as const));

describe.each(Object.entries(LOOKS))('colours in %s', (_name, colours) => {
  test.each(pairsOf(TEXT_ON))('%s is read on %s', (fore, back) => {
    expect(contrast(colours[fore]!, colours[back]!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairsOf(SIGN_ON))('%s is seen on %s', (fore, back) => {
    expect(contrast(colours[fore]!, colours[back]!)).toBeGreaterThanOrEqual(3);
  });
});

test('high contrast paints the tiles with their own palette', () => {
  const page = block(':root[data-contrast="more"]');
  for (const token of TOKENS) expect(page[token]?.toUpperCase(), token).toBe(HIGH_CONTRAST[token].toUpperCase());
});
