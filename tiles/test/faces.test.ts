import { describe, expect, test } from 'vitest';
import { faceMarkup } from '../src/face.ts';
import { type CUTS, cssPaint, definitionsFor, indexOf, TILE_IDS, type TileId } from '../src/index.ts';
import { suitOf } from '../src/tileId.ts';
import { count, referencesIn } from './svg.ts';

const artOf = (tile: TileId): string => {
  const all = definitionsFor(`#wr-a-${tile}`, cssPaint);
  return all.slice(all.indexOf(`<g id="wr-a-${tile}">`));
};
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

describe('suits are told apart by shape', () => {
  test.each(NUMBERS)('circles %i shows that many discs, bamboo as many sticks', (n) => {
    expect(count(artOf(`k${n}`), '#wr-disc"')).toBe(n);
    expect(count(artOf(`b${n}`), '#wr-stick"')).toBe(n);
  });

  test('the ones are the rose and the bird, not a disc or a stick', () => {
    expect(artOf('k1')).toContain('#wr-rose-light');
    expect(artOf('k1') + artOf('b1')).not.toMatch(/#wr-(disc|stick)"/);
  });

  test.each([1, ...NUMBERS] as const)('character %i is its number over 萬', (n) => {
    expect(referencesIn(artOf(`t${n}`))).toEqual([`wr-c-n${n}`, 'wr-c-t']);
  });

  test('no two faces are the same drawing, in black and white too', () => {
    const shapes = TILE_IDS.map((tile) => artOf(tile).replaceAll(/ (fill|stroke)="[^"]*"| id="[^"]*"/g, ''));
    expect(new Set(shapes).size).toBe(TILE_IDS.length);
  });
});

/** How many are red, by look.md: tradition helps, it never decides. */
const REDS: readonly (readonly [TileId, number])[] = [
  ['k2', 1],
  ['k3', 1],
  ['k4', 2],
  ['k5', 1],
  ['k6', 4],
  ['k7', 4],
  ['k8', 0],
  ['k9', 3],
  ['b2', 0],
  ['b3', 1],
  ['b4', 0],
  ['b5', 1],
  ['b6', 0],
  ['b7', 1],
  ['b8', 0],
  ['b9', 3],
];
test.each(REDS)('%s has %i red', (tile, reds) => {
  expect(count(artOf(tile), 'fill="var(--t-red')).toBe(reds);
});

const INDICES: readonly (readonly [TileId, string, string])[] = [
  ['k7', '7', '7'],
  ['wE', 'E', 'O'],
  ['wS', 'S', 'Z'],
  ['wW', 'W', 'W'],
  ['wN', 'N', 'N'],
  ['dR', 'C', 'C'],
  ['dG', 'F', 'F'],
  ['dW', 'P', 'P'],
  ['s3', '3', '3'],
];
test.each(INDICES)('%s is marked %s, in Dutch %s', (tile, english, dutch) => {
  expect([indexOf(tile), indexOf(tile, 'OZWN')]).toEqual([english, dutch]);
});

const scaleOf = (markup: string): number => Number(/scale\(([\d.]+)\)/.exec(markup)?.[1]);
const useOf = (markup: string, part: RegExp): string => markup.match(/<use [^>]*>/g)!.find((use) => part.test(use))!;
const face = (tile: TileId, cut: (typeof CUTS)[number]): string => faceMarkup(tile, cut, 'ESWN', cssPaint);

describe('the cuts', () => {
  test.each([
    ['normal', 'i', 0.16],
    ['small', 'h', 0.23],
    ['large', 'h', 0.39],
  ] as const)('%s: an index of weight %s, %d of the face high', (cut, weight, share) => {
    const mark = useOf(face('k4', cut), new RegExp(`#wr-${weight}-4"`));
    expect((scaleOf(mark) * 240) / 400).toBeCloseTo(share, 2);
  });

  test('plain has no index and art at 94 %', () => {
    for (const tile of TILE_IDS) {
      expect(face(tile, 'plain')).not.toMatch(/#wr-[ih]-/);
      expect(scaleOf(face(tile, 'plain'))).toBe(0.94);
    }
  });

  test.each([
    ['normal', 0.8, 0.92],
    ['small', 0.73, 0.8],
  ] as const)('%s: the same art at %d to %d', (cut, least, most) => {
    for (const tile of TILE_IDS) {
      const scale = scaleOf(useOf(face(tile, cut), new RegExp(`#wr-a-${tile}"`)));
      expect(scale).toBeGreaterThanOrEqual(least);
      expect(scale).toBeLessThanOrEqual(most);
    }
  });

  test('large print shows one emblem: nothing to count', () => {
    const emblems = TILE_IDS.filter((tile) => 'kbt'.includes(suitOf(tile)) && !tile.endsWith('1')).map((tile) =>
      face(tile, 'large').replaceAll(/<use href="#wr-h-[^>]*>/g, ''),
    );
    expect(new Set(emblems).size).toBe(3);
  });
});
