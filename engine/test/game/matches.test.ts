import type { Stacked } from '@windroos/testkit/game';
import { deal, endOf, play, sitDown, stateOf, type Table, throwUntil } from '@windroos/testkit/game';
import { expect, test } from 'vitest';
import type { ByChair, RuleSetId, Wind } from '../../src/index.ts';

/**
 * Two matches worked out by hand. The winner always holds two pungs of dragons and waits for b3 and b6; the others hold
 * single tiles, which count nothing, or a pung of white dragons.
 */
const WINNER = 'dRRR dGGG k123 b45 t99';
const WHITE = 'dWWW k4679 b127 t124';
const SINGLES = ['k4679 b1279 t1245 wW', 'k4679 b1279 t1246 wN', 'k4689 b1278 t1346 wS'] as const;
const SEATS = ['E', 'S', 'W', 'N'] as const;

/** Whoever draws first is South; these go out again at once. */
const DULL = ['k5', 't8', 'b9'] as const;
const TURNS = ['S', 'W', 'N', 'E'] as const;

type How =
  | { readonly winner: Wind; readonly from: Wind; readonly white?: Wind }
  | { readonly selfDrawn: Wind }
  | { readonly earth: Wind }
  | 'heaven'
  | 'draw';

const racks = (winner: Wind, white?: Wind): Partial<Record<Wind, string>> => {
  const others = SEATS.filter((seat) => seat !== winner);
  const held = others.map((seat, index) => [seat, seat === white ? WHITE : SINGLES[index]!] as const);
  const all = Object.fromEntries([[winner, WINNER], ...held]) as Record<Wind, string>;
  return { ...all, E: `${all.E} wE` };
};

/** East throws the east wind; everybody throws what was drawn until `seat` draws b3. */
const untilB3 = (table: Table, seat: Wind, stacked: Stacked): void => {
  const before = DULL.slice(0, TURNS.indexOf(seat));
  deal(table, { ...stacked, draws: [...before, 'b3'].join(' ') });
  play(table, 'discard wE', []);
  for (const tile of before) play(table, `discard ${tile}`, []);
};

const playHand = (table: Table, how: How): void => {
  if (how === 'draw') {
    deal(table, {});
    throwUntil(table, 0);
    play(table, `discard ${stateOf(table).tile}`, []);
  } else if (how === 'heaven') {
    deal(table, { ...racks('E'), E: `${WINNER} b3` });
    play(table, 'mahjong');
  } else if ('earth' in how) {
    deal(table, { ...racks(how.earth), E: `${SINGLES[0]} b3` });
    play(table, 'discard b3', [`${how.earth} mahjong`]);
  } else if ('selfDrawn' in how) {
    untilB3(table, how.selfDrawn, racks(how.selfDrawn));
    play(table, 'mahjong');
  } else {
    untilB3(table, how.from, racks(how.winner, how.white));
    play(table, 'discard b3', [`${how.winner} mahjong`]);
  }
};

/** What each hand brings: by seat E S W N, as counted by hand. */
type Row = readonly [how: How, east: 0 | 1 | 2 | 3, round: Wind, payments: readonly [number, number, number, number]];

const follow = (id: RuleSetId, rows: readonly Row[], length?: { readonly rounds: number }): Table => {
  const table = sitDown(id, length === undefined ? {} : { length });
  for (const [index, [how, east, round, payments]] of rows.entries()) {
    expect(table.game.east, `East of hand ${index + 1}`).toBe(east);
    playHand(table, how);
    expect(stateOf(table).round, `round of hand ${index + 1}`).toBe(round);
    expect(
      SEATS.map((seat) => endOf(table).payments[seat]),
      `payments of hand ${index + 1}`,
    ).toEqual(payments);
  }
  return table;
};

/**
 * Mahjong 20 and two concealed pungs of dragons 8 each: 36, rounded 40, doubled twice: 160. Drawn from the wall 2 more,
 * 38, rounded 40, and verborgen schat doubles twice more: 640. A white pung: 8, rounded 10, doubled once: 20.
 */
const NTS_HANDS: readonly Row[] = [
  [{ winner: 'S', from: 'E' }, 0, 'E', [-320, 640, -160, -160]],
  ['draw', 1, 'E', [0, 0, 0, 0]],
  [{ selfDrawn: 'E' }, 2, 'E', [3840, -1280, -1280, -1280]],
  [{ earth: 'W' }, 3, 'E', [-2000, -1000, 4000, -1000]],
  [{ winner: 'N', from: 'W' }, 0, 'S', [-320, -160, -160, 640]],
  ['heaven', 1, 'S', [12000, -4000, -4000, -4000]],
  // East pays South 320 and West 40; North pays 160 and 20; West pays 160 and receives 60.
  [{ winner: 'S', from: 'E', white: 'W' }, 2, 'S', [-360, 640, -100, -180]],
  ['draw', 3, 'S', [0, 0, 0, 0]],
  [{ selfDrawn: 'W' }, 0, 'W', [-1280, -640, 2560, -640]],
  [{ winner: 'E', from: 'S' }, 1, 'W', [960, -320, -320, -320]],
  [{ winner: 'W', from: 'N' }, 2, 'W', [-320, -160, 640, -160]],
  // The others pay East 320 each; West receives 20 from South and from North.
  [{ winner: 'E', from: 'S', white: 'W' }, 3, 'W', [960, -340, -280, -340]],
  [{ selfDrawn: 'S' }, 0, 'N', [-1280, 2560, -640, -640]],
  ['draw', 1, 'N', [0, 0, 0, 0]],
  [{ winner: 'N', from: 'E' }, 2, 'N', [-320, -160, -160, 640]],
  [{ selfDrawn: 'N' }, 3, 'N', [-1280, -640, -640, 2560]],
];

test('sixteen hands of nts-2019', () => {
  const { game } = follow('nts-2019', NTS_HANDS);
  expect(game.stage).toBe('over');
  const totals: ByChair<number> = [-10400, 17460, 1340, -8400];
  expect(game.totals).toEqual(totals);
  expect(game.ranking).toEqual([
    { chair: 1, total: 17460, rank: 1 },
    { chair: 2, total: 1340, rank: 2 },
    { chair: 3, total: -8400, rank: 3 },
    { chair: 0, total: -10400, rank: 4 },
  ]);
});

/**
 * The same hand is 36 without rounding, doubled twice: 144. Drawn from the wall: 38, and verborgen schat doubles three
 * times more: 1216. A white pung: 8, doubled once: 16. East stays after an own mahjong.
 */
const RODE_DRAAK_HANDS: readonly Row[] = [
  [{ winner: 'E', from: 'S' }, 0, 'E', [864, -288, -288, -288]],
  [{ selfDrawn: 'E' }, 0, 'E', [7296, -2432, -2432, -2432]],
  ['draw', 0, 'E', [0, 0, 0, 0]],
  [{ winner: 'S', from: 'E' }, 1, 'E', [-288, 576, -144, -144]],
  [{ winner: 'E', from: 'W' }, 2, 'E', [864, -288, -288, -288]],
  [{ selfDrawn: 'N' }, 2, 'E', [-2432, -1216, -1216, 4864]],
  // East pays West 288 and North 32; South pays 144 and 16; North pays 144 and receives 48.
  [{ winner: 'W', from: 'S', white: 'N' }, 3, 'E', [-320, -160, 576, -96]],
];

test('a round of rode-draak in which East stays three times', () => {
  const { game } = follow('rode-draak', RODE_DRAAK_HANDS, { rounds: 1 });
  expect(game).toMatchObject({ stage: 'over', hands: 7, passes: 4 });
  expect(game.totals).toEqual([6352, 2144, -3808, -4688]);
  expect(game.ranking?.map(({ chair, rank }) => [chair, rank])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
});
