import {
  type Action,
  dealInto,
  dealRoom,
  fastNumbersFrom,
  makeTiles,
  masterSeed,
  newDraft,
  type PackedPlayer,
  playOut,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSetId,
  type Wind,
} from '@windroos/engine';
import { dealt, play, type Table } from '@windroos/testkit/game';
import { describe, expect, test } from 'vitest';
import { keepWhatFits, newBot, randomLegal } from '../src/index.ts';
import { numbersFor } from './playHand.ts';

const wordOf = (action: Action | null): string => {
  if (action === null) return 'nothing';
  if (action.type === 'chow') return `chow ${makeTiles(action.tiles)}`;
  return 'tile' in action ? `${action.type} ${action.tile}` : action.type;
};

const chooses = (table: Table, seat: Wind): string =>
  wordOf(newBot('keep-what-fits', numbersFor(0)).choose(table.game, seat));

describe('in its turn it', () => {
  test('wins', () => {
    const table = dealt('nts-2019', { E: 'k123456789 k11 k222' });
    expect(chooses(table, 'E')).toBe('mahjong');
  });

  test('throws the tile that stands alone', () => {
    const table = dealt('nts-simplified', { E: 'k123 k567 b345 b67 t55 t9' });
    expect(chooses(table, 'E')).toBe('discard t9');
  });

  test('throws a wind that counts for nothing before a dragon', () => {
    const table = dealt('nts-simplified', { E: 'k123 k567 b345 b678 wS dR' });
    expect(chooses(table, 'E')).toBe('discard wS');
  });

  test('throws the other suits where one suit is asked for', () => {
    const table = dealt('rode-draak', { E: 'b1223445 b678 b9 wE t45' });
    expect(chooses(table, 'E')).toMatch(/^discard t/);
  });

  test('keeps pairs when seven of them win', () => {
    const table = dealt('nts-2019', { E: 'k22 k99 b11 b55 t77 wWW k5 k6' });
    expect(chooses(table, 'E')).toMatch(/^discard k[56]/);
  });

  test('lays a kong that it has no other use for', () => {
    const table = dealt('nts-2019', { E: 'k123 b456 t77 dRRRR b9 t1' });
    expect(chooses(table, 'E')).toBe('kong dR');
  });

  test('leaves four alike in their runs where laying them would break those', () => {
    const table = dealt('nts-simplified', { E: 'k1223333445 b45 t77' });
    expect(chooses(table, 'E')).not.toBe('kong k3');
  });

  test('adds the fourth tile to its pung', () => {
    const table = dealt('nts-simplified', {
      E: 'k123 b456 t777 wSS dR b9 t1',
      S: 'dRR k45 b78 t159 wNN b2 k8',
      draws: 'b1 t8 k9 dR',
    });
    play(table, 'discard dR', ['S pung'], 'discard k8', [], 'discard b1', [], 'discard t8', [], 'discard k9', []);
    expect(chooses(table, 'S')).toBe('kong dR');
  });
});

describe('on a discard it', () => {
  const east = 'k123 k456 k789 b1 dR t1 t9 b9';

  test('claims a pung of dragons', () => {
    const table = dealt('nts-2019', { E: east, W: 'dRR wWW k234 b2 b5 t3 t6 k9' });
    play(table, 'discard dR');
    expect(chooses(table, 'W')).toBe('pung');
  });

  test('claims a run in the suit that it collects', () => {
    const table = dealt('rode-draak', { E: east, S: 'b23 b55 b678 b89 wSS b4 b6' });
    play(table, 'discard b1');
    expect(chooses(table, 'S')).toBe('chow b123');
  });

  test('lets a tile pass that fits nothing', () => {
    const table = dealt('nts-2019', { E: east, S: 'k1147 b2258 t3369 wN' });
    play(table, 'discard t9');
    expect(chooses(table, 'S')).toBe('draw');
    expect(chooses(table, 'W')).toBe('pass');
    expect(chooses(table, 'E')).toBe('nothing');
  });

  test('does not open a closed hand that only wins closed', () => {
    const table = dealt('nts-2019', { E: east, S: 't23 t456 b456 k78 k99 wN' });
    play(table, 'discard t1');
    expect(chooses(table, 'S')).toBe('draw');
  });

  test('wins', () => {
    const table = dealt('nts-2019', { E: east, S: 'dRR dGGG k234 k567 wSS' });
    play(table, 'discard dR');
    expect(chooses(table, 'S')).toBe('mahjong');
  });

  test('calls no mahjong that is none where nobody helps', () => {
    const table = dealt('nts-2019', { E: east, S: 't23 t456 b456 k78 k99 wN' }, { assistance: false });
    play(table, 'discard t1');
    expect(chooses(table, 'S')).toBe('draw');
    const ready = dealt('nts-2019', { E: east, S: 'dRR dGGG k234 k567 wSS' }, { assistance: false });
    play(ready, 'discard dR');
    expect(chooses(ready, 'S')).toBe('mahjong');
  });

  test('announces De Gelukkige Dertien and is bound by it', () => {
    const table = dealt('rode-draak', { E: east, S: 'b123 b456 b789 wSS dGG', draws: 'b5' });
    play(table, 'discard t1');
    expect(chooses(table, 'S')).toBe('announce');
    play(table, ['S announce']);
    expect(chooses(table, 'S')).toBe('discard b5');
  });
});

const HANDS = 400;

/** How many of these hands each seat won. */
const winsBySeat = (id: RuleSetId, players: readonly PackedPlayer[]): readonly number[] => {
  const rules = RULE_SETS[id];
  const { luckyThirteen, deadWall } = rules.flow;
  const draft = newDraft(rules, { assistance: true, luckyThirteen, seasons: false });
  const room = dealRoom({ deadWall, seasons: false });
  const numbers = fastNumbersFrom(masterSeed('strength'));
  const wins = [0, 0, 0, 0];
  for (let hand = 1; hand <= HANDS; hand++) {
    numbers.startHand(hand);
    dealInto(room, numbers);
    playOut(draft, room, hand % 4, players);
    if (draft.winner >= 0) wins[draft.winner]!++;
  }
  return wins;
};

describe.each(RULE_SET_IDS)('in %s', (id) => {
  const sum = (wins: readonly number[]): number => wins.reduce((total, each) => total + each, 0);

  test('four of them end more than half of the hands with a mahjong', () => {
    const players = [1, 2, 3, 4].map((number) => keepWhatFits(numbersFor(number)));
    expect(sum(winsBySeat(id, players))).toBeGreaterThan(HANDS / 2);
  });

  test('two of them win nearly everything against two that do just anything', () => {
    const numbers = numbersFor(1);
    const wins = winsBySeat(
      id,
      [keepWhatFits, randomLegal, keepWhatFits, randomLegal].map((make) => make(numbers)),
    );
    expect(wins[0]! + wins[2]!).toBeGreaterThan(20 * (wins[1]! + wins[3]!));
  });
});
