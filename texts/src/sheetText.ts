import type { Line, RuleSet, ScoreSheet } from '@windroos/engine';
import { countText, type Language, numberText, text } from './language.ts';
import { lineName } from './lines.ts';
import { refusalFacts, refusalText } from './reasons.ts';

/** A line of the sheet in words: its name at the left, what it gives at the right. */
export interface SheetLine {
  readonly line: Line;
  readonly name: string;
  readonly amount: string;
}

export interface SheetSum {
  readonly words: string;
  readonly amount: string;
}

/** A whole sheet in words, in the order in which it is read. */
export interface SheetText {
  /** A limit hand, or half of one that was waited for: a value instead of a count. */
  readonly limit: readonly SheetLine[];
  readonly points: readonly SheetLine[];
  /** 'Samen 32, afgerond | 40'; null where nothing is added up before the total. */
  readonly sum: SheetSum | null;
  readonly doubles: readonly SheetLine[];
  /** '40 × 2 × 2 | 160'; null when there is no total. */
  readonly total: SheetSum | null;
  /** Why there is no total: what is missing, or that the hand is dead. */
  readonly refusal: string | null;
}

const TOGETHER = text('Samen', 'Together');
const ROUNDED = text('afgerond', 'rounded');
const NO_DOUBLE = text('geen verdubbeling', 'no double');
const TOTAL = text('Totaal', 'Total');
const AT_MOST = text('nooit meer dan', 'never more than');
const DEAD = text('Dood spel. Het telt niet, en je betaalt wel.', 'Dead hand. It does not count, and you do pay.');
const andMore = (count: number, language: Language): string =>
  language === 'nl' ? `en nog ${count}` : `and ${count} more`;
const ONLY_WINNER = text('Alleen de winnaar telt.', 'Only the winner counts.');

/** House rules call a row what the rules they extend do. */
export const namingRules = (rules: Pick<RuleSet, 'id' | 'extends'>): string => rules.extends ?? rules.id;

/** '× 4' for two doubles, '20' for points. */
const amountOf = ({ kind, amount }: Line, language: Language): string =>
  kind === 'doubles' ? `× ${numberText(2 ** amount, language)}` : numberText(amount, language);

const linesOf = (
  rules: RuleSet,
  sheet: ScoreSheet,
  kinds: readonly Line['kind'][],
  language: Language,
): readonly SheetLine[] =>
  sheet.lines
    .filter(({ kind }) => kinds.includes(kind))
    .map((line) => ({
      line,
      name: lineName(line, language, namingRules(rules)),
      amount: amountOf(line, language),
    }));

const sumOf = (sheet: ScoreSheet, language: Language): SheetSum | null => {
  const { form, limit, base, rounded, lines } = sheet;
  if (form === 'points' || limit !== null || !lines.some(({ kind }) => kind === 'points')) return null;
  const together = TOGETHER[language];
  return base === rounded
    ? { words: together, amount: numberText(base, language) }
    : {
        words: `${together} ${numberText(base, language)}, ${ROUNDED[language]}`,
        amount: numberText(rounded, language),
      };
};

/** '40 × 2 × 2', and the cap where that is more than anybody gets. */
const productWords = (sheet: ScoreSheet, language: Language): string => {
  const { doubles, rounded, total, lines } = sheet;
  if (doubles === 0) return sheet.limit === null && sheet.form === 'doubling' ? NO_DOUBLE[language] : TOTAL[language];
  const factors = lines.filter(({ kind }) => kind === 'doubles').map((line) => amountOf(line, language));
  const product = [numberText(rounded, language), ...factors].join(' ');
  return rounded * 2 ** doubles > total ? `${product}, ${AT_MOST[language]} ${numberText(total, language)}` : product;
};

const totalOf = (sheet: ScoreSheet, language: Language): SheetSum | null =>
  sheet.valid && !sheet.dead
    ? { words: productWords(sheet, language), amount: numberText(sheet.total, language) }
    : null;

const isLoserInPoints = ({ form, valid, lines }: ScoreSheet): boolean =>
  form === 'points' && valid && lines.length === 0;

const refusalOf = (rules: RuleSet, sheet: ScoreSheet, language: Language): string | null => {
  if (sheet.dead) return DEAD[language];
  if (isLoserInPoints(sheet)) return ONLY_WINNER[language];
  const facts = refusalFacts(sheet, rules.minimum);
  return facts === null ? null : refusalText(facts, language);
};

/** What a person reads on a score sheet. */
export const sheetText = (rules: RuleSet, sheet: ScoreSheet, language: Language): SheetText => ({
  limit: linesOf(rules, sheet, ['limit', 'waiting'], language),
  points: linesOf(rules, sheet, ['points'], language),
  sum: sumOf(sheet, language),
  doubles: linesOf(rules, sheet, ['doubles'], language),
  total: totalOf(sheet, language),
  refusal: refusalOf(rules, sheet, language),
});

const shortLimit = (rules: RuleSet, sheet: ScoreSheet, language: Language): string =>
  linesOf(rules, sheet, ['limit', 'waiting', 'doubles'], language)
    .map(({ name }) => name)
    .join(', ');

const shortCount = ({ base, rounded, doubles }: ScoreSheet, language: Language): string =>
  [
    countText(base, 'point', language),
    ...(base === rounded ? [] : [`${ROUNDED[language]} ${numberText(rounded, language)}`]),
    doubles === 0 ? NO_DOUBLE[language] : countText(doubles, 'double', language),
  ].join(', ');

/** The combination that gives most, and how many there are beside it. */
const shortPoints = (rules: RuleSet, sheet: ScoreSheet, language: Language): string => {
  const lines = linesOf(rules, sheet, ['points'], language).toSorted((a, b) => b.line.amount - a.line.amount);
  const [first] = lines;
  if (first === undefined) return countText(0, 'point', language);
  return lines.length === 1 ? first.name : `${first.name} ${andMore(lines.length - 1, language)}`;
};

/** In one line: '12 punten, afgerond 20, 1 verdubbeling'. The total is beside it. */
export const shortSheet = (rules: RuleSet, sheet: ScoreSheet, language: Language): string => {
  const refusal = refusalOf(rules, sheet, language);
  if (refusal !== null) return refusal;
  if (sheet.limit !== null) return shortLimit(rules, sheet, language);
  return sheet.form === 'points' ? shortPoints(rules, sheet, language) : shortCount(sheet, language);
};
