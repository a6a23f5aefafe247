import { type HandSetup, parseMeld, parseTiles } from '@windroos/engine';
import { expect, test } from 'vitest';
import { peerScore, peerWin } from '../src/peers/majiangScore.ts';

const won = (rack: string, melds: readonly string[], win: HandSetup['win']): HandSetup => {
  const tiles = parseTiles(rack);
  const sets = melds.map(parseMeld);
  if (!tiles.ok) throw new Error(tiles.error.tile);
  return { rack: tiles.value, melds: sets.flatMap((set) => (set.ok ? [set.value] : [])), win, seat: 'S', round: 'E' };
};

const rowsOf = (setup: HandSetup): readonly string[] | undefined => {
  const score = peerScore(peerWin(setup)!);
  return score === undefined ? undefined : (score.hupai ?? []).map(({ name }) => name);
};

test('the peer scores the same tiles as a Japanese hand', () => {
  const drawn = { tile: 'dG', from: 'wall' } as const;
  expect(rowsOf(won('k123456789 b55 dGGG', [], drawn))).toEqual(['門前清自摸和', '翻牌 發', '一気通貫']);
  const claimed = { tile: 'b5', from: 'discard' } as const;
  expect(rowsOf(won('k123 b55 t789', ['dRRR', '[k9999]'], claimed))).toEqual(['翻牌 中']);
});

test('a hand without sets and a pair, and one without a last tile, are left out', () => {
  expect(rowsOf(won('k14 b147 t147 wESWN dRG', [], { tile: 'dG', from: 'wall' }))).toBeUndefined();
  expect(peerWin(won('k123456789 b55 dGGG', [], { from: 'wall', first: 'heaven' }))).toBeNull();
});
