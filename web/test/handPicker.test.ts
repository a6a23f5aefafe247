import { makeTiles, parseTiles, type Tile } from '@windroos/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lay, layOtherwise, placeOf, pointAt, refusalToLay, takeBack, turn } from '../src/components/picker/acts.ts';
import { type Group, groupsOf } from '../src/components/picker/groups.ts';
import { countsOf, type Laying, NOTHING_LAID } from '../src/components/picker/laying.ts';
import { laidHand, laidTexts, layingOf, readLaying } from '../src/components/picker/layingSetup.ts';
import { NOT_TYPING, type Typing, typeKey } from '../src/components/picker/typedTiles.ts';

type Wanted = 13 | 14;

const tilesOf = (text: string): readonly Tile[] => {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(text);
  return tiles.value;
};

/** In the order of the text: `parseTiles` keeps it. */
const laid = (text: string, wanted: Wanted = 14): Laying =>
  tilesOf(text).reduce((laying, tile) => lay(laying, tile, wanted), NOTHING_LAID);

const show = ({ kind, tiles, open }: Group): string => `${open ? 'open ' : ''}${kind} ${makeTiles(tiles)}`;
const shown = (laying: Laying, wanted: Wanted = 14): readonly string[] => groupsOf(laying, wanted).groups.map(show);
const groupWith = (laying: Laying, tile: Tile, wanted: Wanted = 14): Group =>
  groupsOf(laying, wanted).groups.find(({ tiles }) => tiles.includes(tile))!;
const turned = (laying: Laying, tile: Tile, times = 1, wanted: Wanted = 14): Laying =>
  Array.from({ length: times }).reduce<Laying>((before) => turn(before, groupWith(before, tile, wanted)), laying);

describe('sets form by themselves', () => {
  test.each([
    ['k2', ['loose k2']],
    ['k2 k3', ['loose k2', 'loose k3']],
    ['k234', ['chow k234']],
    ['k4 k2 k3', ['chow k234']],
    ['dR dR', ['pair dRR']],
    ['dRRR', ['pung dRRR']],
    ['dRRRR', ['kong dRRRR']],
    ['b999 k234 dRRR t66', ['pung b999', 'chow k234', 'pung dRRR', 'pair t66']],
    ['k111 k222 k333', ['pung k111', 'pung k222', 'pung k333']],
    ['k123 k123 k123', ['chow k123', 'chow k123', 'chow k123']],
    [
      'k22 k33 k44 b55 t77 wEE dRR',
      ['pair k22', 'pair k33', 'pair k44', 'pair b55', 'pair t77', 'pair wEE', 'pair dRR'],
    ],
    ['b999 b9 b7 b8', ['pung b999', 'chow b789']],
  ])('%s', (text, groups) => {
    expect(shown(laid(text))).toEqual(groups);
  });

  test('a kong where the number of tiles asks for one', () => {
    const loser = laid('b999 b9 b7 b8 k111 t123 dR', 13);
    expect(shown(loser, 13)).toContain('chow b789');
    const more = lay(loser, 'dG', 13);
    expect(shown(more, 13)).toEqual([
      'kong b9999',
      'pung k111',
      'chow t123',
      'loose b7',
      'loose b8',
      'loose dR',
      'loose dG',
    ]);
  });
});

describe('turning', () => {
  test('a chow and a pung go open and back', () => {
    const laying = laid('k234 dRRR');
    expect(shown(turned(turned(laying, 'k2'), 'dR'))).toEqual(['open chow k234', 'open pung dRRR']);
    expect(shown(turned(laying, 'dR', 2))).toEqual(shown(laying));
  });

  test('of two equal chows one is open', () => {
    const laying = turned(laid('k234 k234'), 'k2');
    expect(shown(laying).toSorted()).toEqual(['chow k234', 'open chow k234']);
    expect(laidTexts(laying, 14)).toEqual({ rack: 'k234', melds: ['k234'] });
  });

  test('four alike go round', () => {
    const laying = laid('dRRRR');
    expect([0, 1, 2, 3, 4].map((times) => shown(turned(laying, 'dR', times)))).toEqual([
      ['kong dRRRR'],
      ['open kong dRRRR'],
      ['pung dRRR', 'loose dR'],
      ['open pung dRRR', 'loose dR'],
      ['kong dRRRR'],
    ]);
    expect([0, 1, 2, 3].map((times) => groupsOf(turned(laying, 'dR', times), 14).size)).toEqual([3, 3, 4, 4]);
  });

  test('an open pung becomes an open kong with its fourth tile, or lends it to a chow', () => {
    const laying = lay(turned(laid('b777'), 'b7'), 'b7', 14);
    expect(shown(laying)).toEqual(['open kong b7777']);
    expect(shown([...tilesOf('b8 b9')].reduce((before, tile) => lay(before, tile, 14), laying))).toEqual([
      'open pung b777',
      'chow b789',
    ]);
  });

  test('what is taken back is no longer open', () => {
    const laying = takeBack(turned(laid('dRRR'), 'dR'));
    expect(shown(laying)).toEqual(['pair dRR']);
    expect(shown(lay(laying, 'dR', 14))).toEqual(['pung dRRR']);
  });
});

describe('laying otherwise', () => {
  test('is offered only where the same tiles make as many sets', () => {
    expect(groupsOf(laid('k111 k222 k333'), 14).ways.length).toBeGreaterThan(0);
    expect(groupsOf(laid('b999 k234 dRRR t66'), 14).ways).toEqual([]);
  });

  test('goes round and stays when another tile comes', () => {
    const laying = laid('k111 k222 k333');
    const other = layOtherwise(laying, 14);
    expect(shown(other)).toEqual(['chow k123', 'chow k123', 'chow k123']);
    expect(shown(lay(other, 'dR', 14))).toEqual(['chow k123', 'chow k123', 'chow k123', 'loose dR']);
    const ways = groupsOf(laying, 14).ways.length + 1;
    const round = Array.from({ length: ways }).reduce<Laying>((before) => layOtherwise(before, 14), laying);
    expect(shown(round)).toEqual(shown(laying));
  });
});

describe('the last tile', () => {
  const laying = laid('b999 k234 dRRR t66 k22 k2');
  test('is outlined where it was pointed at, and its set stays on the rack', () => {
    const open = turned(laying, 'dR');
    const pointed = pointAt(open, placeOf(open, 'dR', 14)!, 14);
    expect(groupWith(pointed, 'dR')).toMatchObject({ open: false, hasLast: true });
    expect(laidHand(pointed, 14)).toMatchObject({ melds: [], last: 'dR' });
  });

  test('by kind it is the copy on the rack that was laid last', () => {
    expect(placeOf(laying, 'k2', 14)).toBe(laying.tiles.lastIndexOf('k2'));
    expect(placeOf(laying, 'wE', 14)).toBeNull();
  });

  test('is none of a kong', () => {
    const kong = laid('dRRRR');
    expect(pointAt(kong, 0, 14)).toBe(kong);
    expect(placeOf(kong, 'dR', 14)).toBeNull();
  });

  test('is forgotten when it is taken back', () => {
    const pointed = pointAt(laying, laying.tiles.length - 1, 14);
    expect(takeBack(pointed).last).toBeNull();
  });
});

describe('how many', () => {
  test('the fifth copy is refused, over all hands', () => {
    expect(refusalToLay(laid('k2222'), 'k2', 14, () => 0)).toBe('used-up');
    expect(refusalToLay(laid('k22'), 'k2', 14, () => 2)).toBe('used-up');
    expect(refusalToLay(laid('k22'), 'k2', 14, () => 1)).toBeNull();
  });

  test('no more than there should be, but a kong asks for one more', () => {
    const full = laid('k123 k456 k789 b111 dR', 13);
    expect(refusalToLay(full, 'dG', 13, () => 0)).toBe('full');
    expect(refusalToLay(full, 'b1', 13, () => 0)).toBeNull();
  });
});

const anyTiles = fc
  .array(fc.integer({ min: 0, max: 33 }), { maxLength: 14 })
  .map((kinds) => kinds.flatMap((kind) => tilesOf(`k123456789 b123456789 t123456789 wESWN dRGW`)[kind] ?? []));

const anyLaying = fc.tuple(anyTiles, fc.array(fc.nat({ max: 13 }), { maxLength: 5 })).map(([tiles, turns]) => {
  const laying = tiles.reduce<Laying>((before, tile) => lay(before, tile, 14), NOTHING_LAID);
  return turns.reduce<Laying>((before, at) => {
    const { groups } = groupsOf(before, 14);
    return groups.length === 0 ? before : turn(before, groups[at % groups.length]!);
  }, laying);
});

describe('whatever was laid', () => {
  test('every tile lies once, and where its group says', () => {
    fc.assert(
      fc.property(anyLaying, (laying) => {
        const { groups } = groupsOf(laying, 14);
        expect(groups.flatMap(({ places }) => places).toSorted((a, b) => a - b)).toEqual(laying.tiles.map((_, i) => i));
        for (const { tiles, places } of groups) expect(places.map((place) => laying.tiles[place])).toEqual(tiles);
      }),
    );
  });

  test('a hand that was kept lies again as it lay', () => {
    fc.assert(
      fc.property(anyLaying, (laying) => {
        const again = layingOf(laidHand(laying, 14));
        expect(countsOf(again.tiles)).toEqual(countsOf(laying.tiles));
        expect(laidTexts(again, 14).rack).toBe(laidTexts(laying, 14).rack);
        expect(laidTexts(again, 14).melds.toSorted()).toEqual(laidTexts(laying, 14).melds.toSorted());
        expect(readLaying(JSON.parse(JSON.stringify(laying)))).toEqual(laying);
      }),
    );
  });

  test('a damaged one is none', () => {
    expect(readLaying({ ...NOTHING_LAID, tiles: ['k10'] })).toBeNull();
    expect(readLaying({ ...NOTHING_LAID, tiles: Array(5).fill('k1') })).toBeNull();
    expect(readLaying({ ...NOTHING_LAID, last: 3 })).toBeNull();
    expect(readLaying('k1')).toBeNull();
  });
});

const typed = (keys: string, letters: 'ESWN' | 'OZWN' = 'ESWN'): string => {
  let typing: Typing = NOT_TYPING;
  const tiles = [...keys].flatMap((key) => {
    const next = typeKey(typing, key, letters);
    typing = next?.typing ?? typing;
    return next?.tile ?? [];
  });
  return tiles.join(' ');
};

describe('typing', () => {
  test.each([
    ['k5', 'k5'],
    ['b123', 'b1 b2 b3'],
    ['wE', 'wE'],
    ['we', 'wE'],
    ['wW', 'wW'],
    ['wwdw', 'wW dW'],
    ['dRGW wE', 'dR dG dW wE'],
    ['dGwE', 'dG wE'],
    ['dcfp', 'dR dG dW'],
    ['k0x5', 'k5'],
    ['5', ''],
    ['wO', ''],
  ])('%s lays %s', (keys, tiles) => {
    expect(typed(keys)).toBe(tiles);
  });

  test('Dutch winds where the tiles show them', () => {
    expect(typed('wOZWN', 'OZWN')).toBe('wE wS wW wN');
    expect(typed('wES', 'OZWN')).toBe('wE wS');
  });
});
