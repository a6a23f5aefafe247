export const PLAIN_RULES = ['nts-2019', 'nts-2016', 'nts-simplified', 'pe-ling', 'rode-draak', 'schoon-spel'] as const;
export type PlainRulesId = (typeof PLAIN_RULES)[number];
export type DoublingRulesId = Exclude<PlainRulesId, 'schoon-spel'>;

/** Whose tables a rule set uses: the NTS, its simplification of 2023, or De Rode Draak. */
export type Family = 'nts' | 'simplified' | 'draak';

export interface Book {
  readonly family: Family;
  /** Counted points are rounded up to a multiple of this, before doubling (Q09). */
  readonly roundTo: 1 | 10;
  /** The most a hand can be worth; null in De Rode Draak ('zonder een echte limiet'). */
  readonly cap: number | null;
}

export const BOOKS: Readonly<Record<DoublingRulesId, Book>> = {
  'nts-2019': { family: 'nts', roundTo: 10, cap: 2000 },
  'nts-2016': { family: 'nts', roundTo: 1, cap: 2000 },
  'pe-ling': { family: 'nts', roundTo: 10, cap: 2000 },
  'nts-simplified': { family: 'simplified', roundTo: 10, cap: 2000 },
  'rode-draak': { family: 'draak', roundTo: 1, cap: null },
};
