import type { HandSetup, Line, RuleSet, ScoreSheet, Source } from '@windroos/engine';
import { type Language, lineName, numberText, rowWhen, ruleSetName, setText, sourceText, text } from '@windroos/texts';
import { harmless } from './width.ts';

/** One hand with its answer. */
export interface ScoredHand {
  readonly rules: RuleSet;
  readonly setup: HandSetup;
  readonly sheet: ScoreSheet;
}

/** A row of the sheet's table: name, amount, source; and the sentence under it. */
export interface SheetEntry {
  readonly name: string;
  readonly amount?: string;
  readonly source?: string;
  readonly below?: string;
}

const BLANK: SheetEntry = { name: '' };

const HEADINGS = {
  limit: text('Limietspel', 'Limit hand'),
  waiting: text('Limietspel, de helft', 'Limit hand, half its value'),
  points: text('Punten', 'Points'),
  doubles: text('Verdubbelingen', 'Doubles'),
} as const;
const KINDS = ['limit', 'waiting', 'points', 'doubles'] as const satisfies readonly Line['kind'][];

const SUM = text('Samen', 'Together');
const ROUNDED = text('Afgerond naar boven', 'Rounded up');
const CAPPED = text('Meer krijg je nooit', 'You never get more');

/** Under which rules a row has its name: house rules call it what the rules they extend do. */
export const namesOf = (rules: RuleSet): string => rules.extends ?? rules.id;

/** A row that a club made or changed is its own: its source is the club's rules. */
export const citation = (source: Source, rules: RuleSet, language: Language): string =>
  source.document === 'house' && source.section === ''
    ? harmless(ruleSetName(rules, language))
    : sourceText(source, language);

const amountText = (line: Line, language: Language): string =>
  line.kind === 'doubles' ? `× ${2 ** line.amount}` : numberText(line.amount, language);

/** The sets that earned a line, where that is not the whole hand and its name does not say it. */
const earnedBy = ({ sets }: ScoreSheet, line: Line, language: Language): string => {
  const earned = sets.filter((_, index) => (line.sets >> index) & 1);
  const said = line.tile !== undefined || earned.length === sets.length;
  return said ? '' : ` (${earned.map((set) => setText(set, language)).join('; ')})`;
};

/** When a line counts, and for which sets. */
export const explanation = ({ rules, sheet }: ScoredHand, line: Line, language: Language): string =>
  rowWhen(line.row, language, namesOf(rules)) + earnedBy(sheet, line, language);

const lineEntry = (hand: ScoredHand, line: Line, explain: boolean, language: Language): SheetEntry => ({
  name: `  ${lineName(line, language, namesOf(hand.rules))}`,
  amount: amountText(line, language),
  source: citation(line.source, hand.rules, language),
  ...(explain ? { below: explanation(hand, line, language) } : {}),
});

const section = (hand: ScoredHand, kind: Line['kind'], explain: boolean, language: Language): readonly SheetEntry[] => {
  const lines = hand.sheet.lines.filter((line) => line.kind === kind);
  if (lines.length === 0) return [];
  const above = kind === 'doubles' ? [BLANK] : [];
  return [
    ...above,
    { name: HEADINGS[kind][language] },
    ...lines.map((line) => lineEntry(hand, line, explain, language)),
  ];
};

const amountEntry = (words: string, amount: number, language: Language): SheetEntry => ({
  name: words,
  amount: numberText(amount, language),
});

/** 'Samen 58', 'Afgerond naar boven 60' */
const sumEntries = ({ sheet }: ScoredHand, language: Language): readonly SheetEntry[] => {
  if (sheet.form === 'points' || !sheet.lines.some(({ kind }) => kind === 'points')) return [];
  const sum = amountEntry(SUM[language], sheet.base, language);
  return sheet.rounded === sheet.base ? [sum] : [sum, amountEntry(ROUNDED[language], sheet.rounded, language)];
};

/** '60 × 2 × 2 | 240', and the highest score when that is less. */
const productEntries = ({ sheet }: ScoredHand, language: Language): readonly SheetEntry[] => {
  if (sheet.doubles === 0 || !sheet.valid) return [];
  const factors = sheet.lines.filter(({ kind }) => kind === 'doubles').map((line) => amountText(line, language));
  const product = sheet.rounded * 2 ** sheet.doubles;
  const counted = amountEntry([numberText(sheet.rounded, language), ...factors].join(' '), product, language);
  return product === sheet.total ? [counted] : [counted, amountEntry(CAPPED[language], sheet.total, language)];
};

/** The sheet row by row: what counts, what it adds up to, what doubles it. */
export const sheetEntries = (hand: ScoredHand, explain: boolean, language: Language): readonly SheetEntry[] => [
  ...KINDS.flatMap((kind) => [
    ...section(hand, kind, explain, language),
    ...(kind === 'points' ? sumEntries(hand, language) : []),
  ]),
  ...productEntries(hand, language),
];
