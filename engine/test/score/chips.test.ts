import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import type { Chips } from '../../src/rules/ruleSet.ts';
import {
  type ChipPayment,
  type Purse,
  payWith,
  purseWorth,
  settleWithChips,
  startPurse,
} from '../../src/score/chips.ts';
import { settle } from '../../src/score/settle.ts';
import { bySeat, WINDS } from '../../src/seat.ts';

const peLing = RULE_SETS['pe-ling'];
const chips = peLing.chips!;
const start = startPurse(peLing)!;

describe('paying with chips', () => {
  test('everybody starts with 3000', () => {
    expect(start).toEqual([10, 9, 2, 1]);
    expect(purseWorth(chips, start)).toBe(3000);
    expect(startPurse(RULE_SETS['nts-2019'])).toBeNull();
  });

  const payment = (give: Purse, change: Purse, rest = 0, owed = 0): ChipPayment => ({ give, change, rest, owed });
  test.each([
    ['nothing', 0, start, start, payment([0, 0, 0, 0], [0, 0, 0, 0])],
    ['exactly', 1620, start, start, payment([2, 1, 1, 1], [0, 0, 0, 0])],
    ['in the fewest chips, with change', 90, start, start, payment([0, 1, 0, 0], [1, 0, 0, 0])],
    ['with change because there is no smaller chip', 60, [0, 1, 0, 0], start, payment([0, 1, 0, 0], [4, 0, 0, 0])],
    ['owing what cannot be changed', 60, [0, 1, 0, 0], [0, 0, 0, 9], payment([0, 0, 0, 0], [0, 0, 0, 0], 0, 60)],
    ['as much as there is change for', 160, [0, 2, 0, 0], [3, 0, 0, 9], payment([0, 1, 0, 0], [0, 0, 0, 0], 0, 60)],
    ['noting what is less than a chip', 125, start, start, payment([2, 1, 0, 0], [0, 0, 0, 0], 5)],
    ['with all there is, owing the rest', 4000, start, start, payment([10, 9, 2, 1], [0, 0, 0, 0], 0, 1000)],
    ['with nothing to pay with', 125, [0, 0, 0, 0], start, payment([0, 0, 0, 0], [0, 0, 0, 0], 5, 120)],
  ])('%s', (_, amount, payer, receiver, expected) => {
    expect(payWith(chips, amount, payer, receiver)).toEqual(expected);
  });
});

const purseArbitrary = fc.array(fc.nat(12), { minLength: 4, maxLength: 4 });

/** The fewest chips that pay as much as possible, by trying everything. */
const plainBest = ({ values }: Chips, amount: number, payer: Purse, receiver: Purse) => {
  let best = { paid: 0, moved: 0 };
  const visit = (index: number, paid: number, moved: number): void => {
    if (index === values.length) {
      if (paid <= amount && (paid > best.paid || (paid === best.paid && moved < best.moved))) best = { paid, moved };
      return;
    }
    for (let count = -receiver[index]!; count <= payer[index]!; count++)
      visit(index + 1, paid + count * values[index]!, moved + Math.abs(count));
  };
  visit(0, 0, 0);
  return best;
};

describe('always', () => {
  test('give − change + rest + owed is the amount, and nobody gives what he has not', () => {
    fc.assert(
      fc.property(fc.nat(20_000), purseArbitrary, purseArbitrary, (amount, payer, receiver) => {
        const { give, change, rest, owed } = payWith(chips, amount, payer, receiver);
        expect(purseWorth(chips, give) - purseWorth(chips, change) + rest + owed).toBe(amount);
        expect(give.every((count, index) => count >= 0 && count <= payer[index]!)).toBe(true);
        expect(change.every((count, index) => count >= 0 && count <= receiver[index]!)).toBe(true);
        expect(rest).toBe(amount % 10);
        expect(owed).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('as much as possible, in the fewest chips', () => {
    const small = fc.array(fc.nat(3), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(600), small, small, (tens, payer, receiver) => {
        const { give, change } = payWith(chips, 10 * tens, payer, receiver);
        const moved = [...give, ...change].reduce((sum, count) => sum + count, 0);
        const paid = purseWorth(chips, give) - purseWorth(chips, change);
        expect({ paid, moved }).toEqual(plainBest(chips, 10 * tens, payer, receiver));
      }),
    );
  });

  test('a settlement moves chips about and makes none', () => {
    const purses = fc.record({ E: purseArbitrary, S: purseArbitrary, W: purseArbitrary, N: purseArbitrary });
    const scores = fc.record({ E: fc.nat(2000), S: fc.nat(2000), W: fc.nat(2000), N: fc.nat(2000) });
    fc.assert(
      fc.property(purses, scores, fc.constantFrom(null, ...WINDS), (before, counted, winner) => {
        const after = settleWithChips(peLing, before, counted, winner)!;
        const count = (all: typeof before, index: number) => WINDS.reduce((sum, seat) => sum + all[seat][index]!, 0);
        for (const index of chips.values.keys())
          expect(count(after.purses as typeof before, index)).toBe(count(before, index));
        expect(WINDS.every((seat) => after.purses[seat].every((chip) => chip >= 0))).toBe(true);
        const unpaid = (seat: string) =>
          after.transfers.reduce((sum, { from, to, payment: { rest, owed } }) => {
            const left = rest + owed;
            return sum + (to === seat ? left : 0) - (from === seat ? left : 0);
          }, 0);
        const moved = bySeat(
          (seat) => purseWorth(chips, after.purses[seat]) - purseWorth(chips, before[seat]) + unpaid(seat),
        );
        expect(moved).toEqual(settle(peLing, counted, winner));
      }),
    );
  });
});

describe('the end of a hand', () => {
  test('the winner is paid first, then the others in turn', () => {
    const { transfers, purses } = settleWithChips(
      peLing,
      bySeat(() => start),
      { E: 20, S: 160, W: 0, N: 40 },
      'S',
    )!;
    expect(transfers.map(({ from, to, amount }) => `${from}${to} ${amount}`)).toEqual([
      'WS 160',
      'NS 160',
      'ES 320',
      'WN 40',
      'WE 40',
      'EN 40',
    ]);
    expect(purseWorth(chips, purses.S)).toBe(3640);
  });

  test('without chips there is nothing to hand over', () => {
    expect(
      settleWithChips(
        RULE_SETS['nts-2019'],
        bySeat(() => []),
        { E: 0, S: 0, W: 0, N: 0 },
        null,
      ),
    ).toBeNull();
  });
});
