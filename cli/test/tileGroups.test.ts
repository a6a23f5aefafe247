import { RULE_SET_IDS, RULE_SETS, score } from '@windroos/engine';
import { handArbitrary } from '@windroos/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf, type TileGroup } from '../src/output/tileGroups.ts';
import { windroos, wordsOf } from './terminal.ts';

const tilesIn = (groups: readonly TileGroup[]): readonly string[] => groups.flatMap(({ tiles }) => tiles).toSorted();

test.each(RULE_SET_IDS)('%s: all tiles are drawn once, and just the winning tile is marked', (id) => {
  fc.assert(
    fc.property(handArbitrary(id), (setup) => {
      const sheet = score(RULE_SETS[id], setup);
      if (!sheet.ok) throw new Error(sheet.error.code);
      const groups = groupsOf(sheet.value, setup, 'nl');
      const held = [...setup.rack, ...setup.melds.flatMap(({ tiles }) => tiles)];
      expect(tilesIn(groups)).toEqual(held.toSorted());
      const marked = groups.filter(({ winAt }) => winAt >= 0).map(({ tiles, winAt }) => tiles[winAt]);
      expect(marked).toEqual(setup.win?.tile === undefined ? [] : [setup.win.tile]);
    }),
  );
});

const MARKED: readonly (readonly [why: string, command: string, tiles: string])[] = [
  [
    'a pair where the pair counts',
    "'b45655' --meld dRRR --meld wEEE --meld b789 --win b5 --from wall",
    'b456 dicht  b789 open  wEEE open  dRRR open  b55* paar',
  ],
  [
    'a claimed pung, which is open',
    "'b55 t777' --meld dRRR --meld wEEE --meld b789 --win t7 --from discard",
    'b789 open  t777* open  wEEE open  dRRR open  b55 paar',
  ],
  ['a hand without sets', "'k19 b19 t199 wESWN dRGW' --win t9 --from wall", 'k19 b19 t19 wESWN dRGW t9*'],
  ['a rack that was not read', "'dRRR b2334'  --win b3 --from wall", 'b234 dRRR b3* op de lat'],
];
test.each(MARKED)('the winning tile is marked in %s', async (_, command, tiles) => {
  const { out } = await windroos([...wordsOf(`score ${command} --plain`)]);
  expect(out.split('\n')[3]).toBe(tiles);
});
