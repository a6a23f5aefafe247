import type { Wind } from '@windroos/engine';
import { expect, test } from 'vitest';
import {
  type HandsVector,
  plainScore,
  plainSettle,
  readFixture,
  type SettlementVector,
  setupFrom,
} from '../src/index.ts';

const SEATS: readonly Wind[] = ['E', 'S', 'W', 'N'];

const settled = readFixture<SettlementVector>('settlements.jsonl');
const oddOnes = readFixture<SettlementVector>('edge.jsonl').filter((vector) => vector.scores !== undefined);

test.each([
  ['settlements.jsonl', settled, 250],
  ['edge.jsonl', oddOnes, 61],
] as const)('%s', (_name, vectors, count) => {
  expect(vectors).toHaveLength(count);
  for (const { id, rules, scores, winner, from, expect: payments } of vectors) {
    expect(plainSettle(rules, scores, winner, from), id).toEqual(payments);
  }
});

const totalOf = ({ rules, round, winner, win, hands }: HandsVector, seat: Wind): number => {
  if (winner === null) return 0;
  const setup = setupFrom({ ...hands[seat], seat, round, ...(winner === seat && win ? { win } : {}) });
  return plainScore(rules, setup).total;
};

test('whole hands: four scores and the payments', () => {
  const vectors = readFixture<HandsVector>('hands.jsonl.gz');
  expect(vectors).toHaveLength(360);
  for (const vector of vectors) {
    const [E, S, W, N] = SEATS.map((seat) => totalOf(vector, seat)) as [number, number, number, number];
    const totals = { E, S, W, N };
    expect(totals, vector.id).toEqual(vector.expect.totals);
    expect(plainSettle(vector.rules, totals, vector.winner, vector.from), vector.id).toEqual(vector.expect.payments);
  }
});
