import type { HandSetup, Line, RuleSet, ScoreSheet } from '@windroos/engine';
import { score } from '@windroos/engine';
import { type Language, lineName, namingRules, numberText } from '@windroos/texts';

/** The same hand under other rules. */
export interface OtherCount {
  readonly rules: RuleSet;
  readonly sheet: ScoreSheet;
}

export const countsUnder = (all: readonly RuleSet[], setup: HandSetup): readonly OtherCount[] =>
  all.flatMap((rules) => {
    const sheet = score(rules, setup);
    return sheet.ok ? [{ rules, sheet: sheet.value }] : [];
  });

/** One line on both sheets; null where a sheet does not have it. */
export interface ComparedLine {
  readonly name: string;
  readonly here: string | null;
  readonly there: string | null;
  readonly same: boolean;
}

const idOf = ({ row, tile }: Line): string => `${row}:${tile ?? ''}`;

const amountOf = ({ kind, amount }: Line, language: Language): string =>
  kind === 'doubles' ? `× ${numberText(2 ** amount, language)}` : numberText(amount, language);

const ORDER: readonly Line['kind'][] = ['limit', 'waiting', 'points', 'doubles'];
const compareKinds = (a: Line, b: Line): number => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);

/** All lines of both sheets, side by side. */
export const comparedLines = (here: OtherCount, there: OtherCount, language: Language): readonly ComparedLine[] => {
  const known = new Set(here.sheet.lines.map(idOf));
  const named = [
    ...here.sheet.lines.map((line) => ({ line, rules: here.rules })),
    ...there.sheet.lines.filter((line) => !known.has(idOf(line))).map((line) => ({ line, rules: there.rules })),
  ].toSorted((a, b) => compareKinds(a.line, b.line));
  return named.map(({ line, rules }) => {
    const [a, b] = [here, there].map(({ sheet }) => {
      const found = sheet.lines.find((one) => idOf(one) === idOf(line));
      return found === undefined ? null : amountOf(found, language);
    }) as [string | null, string | null];
    return { name: lineName(line, language, namingRules(rules)), here: a, there: b, same: a === b };
  });
};
