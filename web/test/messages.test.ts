import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Catalogue = Readonly<Record<string, unknown>>;

const FOLDER = new URL('../src/messages/', import.meta.url);
const NAMES = readdirSync(new URL('nl/', FOLDER)).map((file) => file.replace('.ts', ''));

const load = async (language: string, name: string): Promise<Catalogue> =>
  Object.values(await import(`../src/messages/${language}/${name}.ts`))[0] as Catalogue;

/** Every text with its path; a function is called with figures, of which it makes a sentence. */
const textsOf = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(3, 4, 5))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${path}.${key}`));
};

describe.each(NAMES)('the texts of %s', (name) => {
  test('are there in both languages', async () => {
    const [nl, en] = await Promise.all([load('nl', name), load('en', name)]);
    expect(textsOf(en).map(([path]) => path)).toEqual(textsOf(nl).map(([path]) => path));
  });

  test('keep our tone: not empty, no exclamation marks, je and not u', async () => {
    const nl = textsOf(await load('nl', name));
    const en = textsOf(await load('en', name));
    for (const [path, text] of [...nl, ...en]) {
      expect(text.trim(), path).not.toBe('');
      expect(text.replace('Mahjong!', ''), path).not.toContain('!');
    }
    for (const [path, text] of nl) expect(text, path).not.toMatch(/\b(u|uw)\b/i);
  });
});
