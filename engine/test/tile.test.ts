import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BONUS_TILES,
  KINDS,
  kindOf,
  type MeldSetup,
  makeMeld,
  makeTiles,
  meldKind,
  parseBonusTiles,
  parseMeld,
  parseTile,
  parseTiles,
  sortTiles,
  TILES,
  tileAt,
  unicodeTile,
} from '../src/index.ts';

const anyTiles = fc.array(fc.constantFrom(...TILES), { maxLength: 20 });

test('34 kinds in the order k b t w d, each known by its number', () => {
  expect(KINDS).toBe(34);
  expect(TILES.map(kindOf)).toEqual([...Array(34).keys()]);
  expect(TILES.map((_, kind) => tileAt(kind)).join(' ')).toMatch(/^k1 .* k9 b1 .* t9 wE wS wW wN dR dG dW$/);
});

test('tiles round-trip through the notation, sorted', () => {
  fc.assert(
    fc.property(anyTiles, (tiles) => {
      expect(parseTiles(makeTiles(tiles))).toEqual({ ok: true, value: sortTiles(tiles) });
    }),
  );
});

test.each([
  ['k123 b55 t999 wEE dR', 'k1 k2 k3 b5 b5 t9 t9 t9 wE wE dR'],
  ['  wE   k1 ', 'wE k1'],
  ['', ''],
])('reads %j', (text, tiles) => {
  expect(parseTiles(text)).toEqual({ ok: true, value: tiles === '' ? [] : tiles.split(' ') });
});

test.each([
  ['x9 b123', 'x9'],
  ['b0', 'b0'],
  ['wQ', 'wQ'],
  ['k', 'k'],
  ['123', '12'],
  ['k1b2', 'kb'],
])('refuses %j and names %s', (text, tile) => {
  expect(parseTiles(text)).toEqual({ ok: false, error: { code: 'unknown-tile', tile } });
});

test('one tile is one tile', () => {
  expect(parseTile('dG')).toEqual({ ok: true, value: 'dG' });
  expect(parseTile('dGG').ok).toBe(false);
});

test('seasons and flowers have a notation of their own', () => {
  expect(parseBonusTiles('s12 f4')).toEqual({ ok: true, value: ['s1', 's2', 'f4'] });
  expect(parseBonusTiles('s5').ok).toBe(false);
  expect(BONUS_TILES).toHaveLength(8);
});

test('melds round-trip; a concealed kong lies in brackets', () => {
  const melds = ['k111', 'b123', 't5555', '[t5555]', 'wNNN', '[dWWWW]'];
  expect(melds.map((text) => parseMeld(text)).map((meld) => (meld.ok ? makeMeld(meld.value) : meld))).toEqual(melds);
});

test.each([
  ['b124', null],
  ['wESW', null],
  ['b11', null],
  ['[b111]', null],
  ['k89 b1', null],
  ['b132', 'chow'],
  ['k999', 'pung'],
  ['[k9999]', 'kong'],
])('%s is %s', (text, kind) => {
  const meld = parseMeld(text);
  expect(meld.ok && meldKind(meld.value as MeldSetup)).toBe(kind);
});

test('a random string never crashes a parser', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const parsed of [parseTiles(text), parseMeld(text), parseTile(text), parseBonusTiles(text)]) {
        expect(typeof parsed.ok).toBe('boolean');
      }
    }),
  );
});

test('Unicode tiles are all different, in the block of mahjong tiles', () => {
  const signs = TILES.map(unicodeTile);
  expect(new Set(signs).size).toBe(34);
  expect(signs.every((sign) => sign >= '\u{1F000}' && sign <= '\u{1F02B}')).toBe(true);
  expect([unicodeTile('k1'), unicodeTile('b9'), unicodeTile('t1'), unicodeTile('wE'), unicodeTile('dW')].join('')).toBe(
    '🀙🀘🀇🀀🀆',
  );
});
