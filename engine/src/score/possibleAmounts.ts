/** What may be counted, as one number: the points, 2^20 for each double, 2^40 for each row that makes the minimum. */
export const ONE_DOUBLE = 2 ** 20;
export const ONE_MINIMUM_ROW = 2 ** 40;

export type Amounts = ReadonlySet<number>;

export const NOTHING: Amounts = new Set([0]);

export const amountOf = (points: number, doubles: number): number => points + doubles * ONE_DOUBLE;
export const pointsIn = (amount: number): number => amount % ONE_DOUBLE;
export const doublesIn = (amount: number): number => Math.floor(amount / ONE_DOUBLE) % ONE_DOUBLE;
export const hasMinimumRow = (amount: number): boolean => amount >= ONE_MINIMUM_ROW;

/** One of each, added. */
export const plus = (a: Amounts, b: Amounts): Amounts => {
  if (a.size === 1 && a.has(0)) return b;
  if (b.size === 1 && b.has(0)) return a;
  const sums = new Set<number>();
  for (const one of a) for (const other of b) sums.add(one + other);
  return sums;
};

export const sumOf = (all: readonly Amounts[]): Amounts => all.reduce(plus, NOTHING);

export const either = (all: Iterable<Amounts>): Amounts => {
  const amounts = new Set<number>();
  for (const some of all) for (const amount of some) amounts.add(amount);
  return amounts;
};

/** Any selection of these, or none. */
export const anyOf = (amounts: readonly number[]): Amounts => sumOf(amounts.map((amount) => new Set([0, amount])));

/** From none to so many of it. */
export const upTo = (times: number, amount: number): Amounts =>
  new Set(Array.from({ length: times + 1 }, (_, count) => count * amount));
