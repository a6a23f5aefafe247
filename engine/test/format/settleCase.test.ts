import { readFixture } from '@windroos/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerLine, isErrorLine } from '../../src/format/caseScore.ts';
import { type PaymentsLine, settleCase } from '../../src/format/settlement.ts';
import { RULE_SET_IDS } from '../../src/rules/index.ts';
import { isZeroSum, settle } from '../../src/score/settle.ts';
import { type BySeat, bySeat, WINDS } from '../../src/seat.ts';
import { rulesArbitrary } from '../rules/randomRules.ts';

interface Vector {
  readonly id: string;
  readonly expect: BySeat<number>;
}
interface HandVector {
  readonly id: string;
  readonly expect: { readonly totals: BySeat<number>; readonly payments: BySeat<number> };
}

const settled = (value: unknown): PaymentsLine => {
  const line = settleCase(value);
  if (isErrorLine(line)) throw new Error(JSON.stringify(line));
  return line;
};

describe('the settlement vectors', () => {
  test('all 250', () => {
    const vectors = readFixture<Vector>('settlements.jsonl');
    expect(vectors).toHaveLength(250);
    for (const vector of vectors) expect(settled(vector)).toEqual({ id: vector.id, payments: vector.expect });
  });

  test('those of the odd cases', () => {
    const vectors = readFixture<Vector>('edge.jsonl').filter((vector) => 'scores' in vector);
    expect(vectors).toHaveLength(61);
    for (const vector of vectors) expect(settled(vector)).toEqual({ id: vector.id, payments: vector.expect });
  });

  test('360 whole hands', () => {
    const vectors = readFixture<HandVector>('hands.jsonl.gz');
    expect(vectors).toHaveLength(360);
    for (const vector of vectors) {
      const { sheets, payments } = settled(vector);
      expect({ totals: bySeat((seat) => sheets![seat].total), payments }, vector.id).toEqual(vector.expect);
    }
  });
});

const scores = { id: 1, rules: 'schoon-spel', scores: { E: 8, S: 0, W: 0, N: 0 }, winner: 'E', from: 'S' };
const errorOf = (value: unknown): string => {
  const line = settleCase(value);
  return isErrorLine(line) ? `${line.error.code} ${line.error.field}` : 'none';
};

describe('four scores', () => {
  test.each([
    [{ rules: undefined }, 'bad-field rules'],
    [{ rules: 'nts-1999' }, 'unknown-rules rules'],
    [{ scores: undefined }, 'bad-field scores'],
    [{ scores: { E: 8, S: 0, W: 0 } }, 'bad-field scores.N'],
    [{ scores: { E: 8, S: -1, W: 0, N: 0 } }, 'bad-field scores.S'],
    [{ scores: { E: 8, S: 0.5, W: 0, N: 0 } }, 'bad-field scores.S'],
    [{ scores: { E: 8, S: 1e300, W: 0, N: 0 } }, 'bad-field scores.S'],
    [{ winner: undefined }, 'bad-field winner'],
    [{ winner: 'X' }, 'bad-field winner'],
    [{ from: 'X' }, 'bad-field from'],
    [{ from: 'E' }, 'bad-field from'],
    [{ from: null }, 'bad-field from'],
    [{ winner: null, from: 7 }, 'bad-field from'],
    [{ scores: [8, 0, 0, 0] }, 'bad-field scores'],
    [{ scores: { E: '8', S: 0, W: 0, N: 0 } }, 'bad-field scores.E'],
    [{ rules: 'nts-1999', winner: 5 }, 'bad-field winner'],
  ])('with %j', (change, error) => {
    expect(errorOf({ ...scores, ...change })).toBe(error);
  });

  test('in a draw nobody pays, whoever discarded', () => {
    expect(settled({ ...scores, winner: null }).payments).toEqual({ E: 0, S: 0, W: 0, N: 0 });
  });
});

describe('a whole hand', () => {
  const hand = {
    id: 'h',
    rules: 'nts-2019',
    round: 'E',
    winner: 'S',
    from: 'W',
    win: { tile: 'b9', from: 'discard' },
    hands: {
      E: { hand: 'k1223347 b149 t2 wSW' },
      S: { hand: 'b234567789 b55', melds: ['dRRR'] },
      W: { hand: 'k7 t14823569 wWN dWW' },
      N: { hand: 'k13345 b5 t12 wN dG', melds: ['k567'] },
    },
  };
  const withHand = (seat: string, change: object) => ({
    ...hand,
    hands: { ...hand.hands, [seat]: { ...hand.hands[seat as 'E'], ...change } },
  });

  test('is four sheets and the payments', () => {
    const { id, sheets, payments } = settled(hand);
    expect(id).toBe('h');
    expect(bySeat((seat) => sheets![seat].total)).toEqual({ E: 0, S: 120, W: 10, N: 0 });
    expect(payments).toEqual({ E: -260, S: 480, W: -90, N: -130 });
  });

  test.each([
    [{ ...hand, round: undefined }, 'bad-field round'],
    [{ ...hand, win: undefined }, 'bad-field win'],
    [{ ...hand, win: { tile: 'b9', from: 'sky' } }, 'bad-field win.from'],
    [{ ...hand, win: { tile: 'b9', from: 'wall' } }, 'bad-field from'],
    [{ ...hand, from: 'S' }, 'bad-field from'],
    [{ ...hand, hands: [] }, 'bad-field hands'],
    [{ ...hand, hands: { ...hand.hands, N: undefined } }, 'bad-field hands.N'],
    [withHand('W', { melds: 'dWWW' }), 'bad-field hands.W.melds'],
    [withHand('W', { dead: 1 }), 'bad-field hands.W.dead'],
    [{ ...hand, rules: 'schoon-spel', from: undefined }, 'bad-field from'],
    [withHand('N', { hand: 'x1' }), 'unknown-tile hands.N.hand'],
    [{ ...hand, win: { tile: 'q1', from: 'discard' } }, 'unknown-tile win.tile'],
    [withHand('N', { melds: ['b555'] }), 'fifth-copy hands.N.melds'],
    [withHand('N', { melds: ['k124'] }), 'bad-meld hands.N.melds'],
    [withHand('N', { hand: 'k13345 b555 wN dG' }), 'fifth-copy hands.N.hand'],
    [withHand('W', { bonus: 's1 s1' }), 'fifth-copy hands.W.bonus'],
    [
      { ...hand, hands: { ...withHand('W', { bonus: 's1' }).hands, N: { ...hand.hands.N, bonus: 'f1 s1' } } },
      'fifth-copy hands.N.bonus',
    ],
    [withHand('W', { bonus: 'k1' }), 'unknown-tile hands.W.bonus'],
    [{ ...withHand('W', { hand: 'x1' }), rules: 'nts-1999' }, 'unknown-rules rules'],
    [{ ...withHand('N', { melds: ['k124'] }), win: { tile: 'k9', from: 'discard' } }, 'bad-meld hands.N.melds'],
    [{ ...hand, win: { tile: 'k9', from: 'discard' } }, 'win-tile-not-in-hand win.tile'],
  ])('is refused: %j', (value, error) => {
    expect(errorOf(value)).toBe(error);
  });

  test('who discarded is not asked where it changes nothing', () => {
    const { from: _, ...rest } = hand;
    expect(settled(rest).payments).toEqual(settled(hand).payments);
  });

  test('a refused mahjong ends no hand: nobody pays, and its sheet says why', () => {
    const weak = { ...withHand('S', { hand: 'b234567789 k99' }) };
    const { sheets, payments } = settled(weak);
    expect(sheets!.S).toMatchObject({ valid: false, reason: 'too-few-doubles', total: 0 });
    expect(payments).toEqual({ E: 0, S: 0, W: 0, N: 0 });
    expect(settled(withHand('S', { dead: true })).sheets!.S).toMatchObject({ valid: false, reason: 'dead-hand' });
    expect(settled(withHand('S', { hand: 'b23456789' })).payments).toEqual({ E: 0, S: 0, W: 0, N: 0 });
  });

  test('a draw counts the hands and pays nothing', () => {
    const { sheets, payments } = settled({
      ...hand,
      winner: null,
      hands: { ...hand.hands, S: { hand: 'b234567789 b5', melds: ['dRRR'] } },
    });
    expect(sheets!.S.total).toBe(40);
    expect(payments).toEqual({ E: 0, S: 0, W: 0, N: 0 });
  });

  test('a dead hand counts nothing and pays', () => {
    const { sheets, payments } = settled(withHand('W', { dead: true }));
    expect(sheets!.W).toMatchObject({ valid: true, dead: true, total: 0 });
    expect(payments.W).toBe(-120);
  });
});

describe('always', () => {
  const anyScores = fc.record({ E: fc.nat(5000), S: fc.nat(5000), W: fc.nat(5000), N: fc.nat(5000) });

  test('settlements sum to zero, whatever the rules', () => {
    fc.assert(
      fc.property(
        rulesArbitrary(...RULE_SET_IDS),
        anyScores,
        fc.constantFrom(null, ...WINDS),
        fc.constantFrom(null, ...WINDS),
        (rules, four, winner, from) => {
          expect(isZeroSum(settle(rules, four, winner, from === winner ? null : from))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('there is an answer, and it sums to zero', () => {
    const seat = fc.constantFrom('E', 'S', 'W', 'N', null, 'X');
    const field = fc.oneof(fc.jsonValue(), seat);
    const tiles = fc.record(
      { hand: fc.string({ unit: fc.constantFrom(...'kbtwd123ESWNRG ') }), melds: field },
      { requiredKeys: [] },
    );
    const value = fc.oneof(
      fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true }),
      fc.record(
        { rules: fc.constantFrom(...RULE_SET_IDS), scores: anyScores, winner: seat, from: seat },
        { requiredKeys: ['rules', 'scores'] },
      ),
      fc.record({ rules: fc.constantFrom(...RULE_SET_IDS), scores: field, winner: field, from: field }),
      fc.record({
        rules: fc.constantFrom(...RULE_SET_IDS),
        round: seat,
        winner: seat,
        win: fc.oneof(field, fc.constant({ tile: 'k1', from: 'wall' })),
        hands: fc.record({ E: tiles, S: tiles, W: tiles, N: tiles }),
      }),
    );
    fc.assert(
      fc.property(value, (asked) => {
        const line = settleCase(asked);
        expect(isErrorLine(line) || isZeroSum(line.payments)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.string(), (text) => answerLine(text, settleCase) !== undefined));
  });
});
