import { expect, test } from 'vitest';
import { type HandSetup, handOf, parseMeld, parseTiles, type Tile, type Win } from '../src/index.ts';

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

const melds = (texts: readonly string[]) =>
  texts.map((text) => {
    const meld = parseMeld(text);
    if (!meld.ok) throw new Error(text);
    return meld.value;
  });

const setup = (rack: string, onTable: readonly string[] = [], win?: Win): HandSetup => ({
  rack: tiles(rack),
  melds: melds(onTable),
  seat: 'S',
  round: 'E',
  ...(win === undefined ? {} : { win }),
});

const errorOf = (hand: HandSetup) => {
  const result = handOf(hand);
  return result.ok ? null : result.error;
};

test('a good hand is checked and counted', () => {
  const hand = handOf(setup('b234567789 b55', ['dRRR'], { tile: 'b9', from: 'discard' }));
  expect(hand).toMatchObject({ ok: true, value: { rightCount: true, open: 1, winKind: 17 } });
});

test.each([
  ['fifth copy on the rack', setup('b11111 k12345678'), { code: 'fifth-copy', field: 'hand', tile: 'b1' }],
  [
    'fifth copy over rack and table',
    setup('b11 k12345678', ['b111']),
    { code: 'fifth-copy', field: 'melds', tile: 'b1' },
  ],
  ['a gap in a chow', setup('k12345678 t1', ['b124']), { code: 'bad-meld', field: 'melds', tile: 'b124' }],
  [
    'a concealed pung on the table',
    setup('k12345678 t12', ['[b111]']),
    { code: 'bad-meld', field: 'melds', tile: '[b111]' },
  ],
  [
    'a winning tile elsewhere',
    setup('b234567789 b55', ['dRRR'], { tile: 'dR', from: 'wall' }),
    { code: 'win-tile-not-in-hand', field: 'win.tile', tile: 'dR' },
  ],
])('%s is refused with its place', (_, hand, error) => {
  expect(errorOf(hand)).toEqual(error);
});

test('errors come in a fixed order: unknown tile, fifth copy, bad set, winning tile', () => {
  const unknown = 'z9' as Tile;
  const all: HandSetup = {
    ...setup('b11111', ['k124'], { tile: 'wN', from: 'wall' }),
    rack: [...tiles('b11111'), unknown],
  };
  expect(errorOf(all)?.code).toBe('unknown-tile');
  expect(errorOf(setup('b11111', ['k124'], { tile: 'wN', from: 'wall' }))?.code).toBe('fifth-copy');
  expect(errorOf(setup('b1', ['k124'], { tile: 'wN', from: 'wall' }))?.code).toBe('bad-meld');
  expect(errorOf(setup('b1', [], { tile: 'wN', from: 'wall' }))?.code).toBe('win-tile-not-in-hand');
});

test('a wrong number of tiles is no error: the hand only says so', () => {
  expect(handOf(setup('b123'))).toMatchObject({ ok: true, value: { rightCount: false } });
  expect(handOf(setup('b234567789', ['dRRRR']))).toMatchObject({ ok: true, value: { rightCount: false } });
});
