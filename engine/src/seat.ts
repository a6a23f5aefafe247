/** The four winds: seats in turn order (against the clock), and the winds of the rounds. */
export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];
export type BySeat<T> = Readonly<Record<Wind, T>>;

export const isWind = (value: unknown): value is Wind => WINDS.includes(value as Wind);
export const windIndex = (wind: Wind): number => (wind === 'E' ? 0 : wind === 'S' ? 1 : wind === 'W' ? 2 : 3);
export const windAt = (index: number): Wind => WINDS[((index % 4) + 4) % 4]!;
export const nextSeat = (seat: Wind): Wind => windAt(windIndex(seat) + 1);

export const bySeat = <T>(value: (seat: Wind) => T): BySeat<T> => ({
  E: value('E'),
  S: value('S'),
  W: value('W'),
  N: value('N'),
});

/** The other three, in turn order after this seat. */
export const othersOf = (seat: Wind): readonly Wind[] => [1, 2, 3].map((step) => windAt(windIndex(seat) + step));
