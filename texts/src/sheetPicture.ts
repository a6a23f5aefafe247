import type { HandSetup, RuleSet, ScoreSheet } from '@windroos/engine';
import { countText, type Language, text } from './language.ts';
import { rowWhen } from './rows.ts';
import { ruleSetName } from './ruleSets.ts';
import { type SheetSet, sheetSets } from './sheetSets.ts';
import { namingRules, type SheetText, sheetText } from './sheetText.ts';
import { roundName, WIND_NAMES } from './tiles.ts';

/** The words and tiles of a picture of a score sheet; `sheetSvg` of @windroos/tiles draws it. */
export interface SheetPictureWords {
  readonly place: string;
  readonly title: string;
  readonly sets: readonly SheetSet[];
  readonly lines: readonly {
    readonly name: string;
    readonly amount: string;
    readonly kind: 'line' | 'sum' | 'total';
  }[];
  readonly note?: { readonly text: string; readonly refused: boolean };
}

const REFUSED = text('Nog geen mahjong', 'No mahjong yet');
const DEAD = text('Dood spel', 'Dead hand');
const TOTAL = text('Totaal', 'Total');

const titleOf = ({ valid, dead, total }: ScoreSheet, { win }: HandSetup, language: Language): string => {
  if (dead) return DEAD[language];
  if (!valid) return REFUSED[language];
  const points = countText(total, 'point', language);
  return win === undefined ? points : `Mahjong: ${points}`;
};

/** 'Hanneke, Zuid · Oostronde · NTS 2019' */
const placeOf = (rules: RuleSet, { seat, round }: HandSetup, name: string | undefined, language: Language): string => {
  const wind = WIND_NAMES[seat][language];
  const who = name === undefined || name === '' ? wind : `${name}, ${wind}`;
  return [who, roundName(round, language), ruleSetName(rules, language)].join(' · ');
};

const linesOf = (words: SheetText, language: Language): SheetPictureWords['lines'] => [
  ...[...words.limit, ...words.points].map(({ name, amount }) => ({ name, amount, kind: 'line' as const })),
  ...(words.sum === null ? [] : [{ name: words.sum.words, amount: words.sum.amount, kind: 'sum' as const }]),
  ...words.doubles.map(({ name, amount }) => ({ name, amount, kind: 'line' as const })),
  ...(words.total === null ? [] : [{ name: TOTAL[language], amount: words.total.amount, kind: 'total' as const }]),
];

/** What is missing, or what the limit hand is. */
const noteOf = (rules: RuleSet, sheet: ScoreSheet, { refusal }: SheetText, language: Language) => {
  if (refusal !== null) return { note: { text: refusal, refused: true } };
  if (sheet.limit === null) return {};
  return { note: { text: rowWhen(sheet.limit, language, namingRules(rules)), refused: false } };
};

/** Everything that a picture of this sheet says. */
export const sheetPictureWords = (
  rules: RuleSet,
  setup: HandSetup,
  sheet: ScoreSheet,
  name: string | undefined,
  language: Language,
): SheetPictureWords => {
  const words = sheetText(rules, sheet, language);
  return {
    place: placeOf(rules, setup, name, language),
    title: titleOf(sheet, setup, language),
    sets: sheetSets(sheet, setup),
    lines: linesOf(words, language),
    ...noteOf(rules, sheet, words, language),
  };
};
