import type { Minimum, Refusal, RowId, ScoreSheet } from '@windroos/engine';
import { countText, type Language } from './language.ts';
import { rowName } from './rows.ts';

/** What a refused mahjong had and what it needed. */
export interface Shortage {
  readonly have: number;
  readonly need: number;
  /** A row that would have been enough by itself. */
  readonly orRow?: RowId;
}

export type RefusalFacts =
  | ({ readonly reason: 'too-few-doubles' } & Shortage)
  | ({ readonly reason: 'too-few-points' } & Shortage)
  | { readonly reason: 'not-a-mahjong' }
  | { readonly reason: 'dead-hand' };

const orRowText = (row: RowId | undefined, language: Language): string => {
  if (row === undefined) return '';
  const name = rowName(row, language).toLowerCase();
  return language === 'nl' ? `, of een ${name}` : `, or a ${name}`;
};

/** Dutch repeats no noun: 'je hebt er 2 nodig'. */
const shortText = (what: 'double' | 'point', facts: Shortage, language: Language): string => {
  const have = countText(facts.have, what, language);
  const or = orRowText(facts.orRow, language);
  return language === 'nl'
    ? `Nog geen mahjong. Je hebt ${have}, je hebt er ${facts.need} nodig${or}.`
    : `No mahjong yet. You have ${have}, you need ${facts.need}${or}.`;
};

const REFUSALS: { readonly [R in Refusal]: (facts: RefusalFacts & { reason: R }, language: Language) => string } = {
  'too-few-doubles': (facts, language) => shortText('double', facts, language),
  'too-few-points': (facts, language) => shortText('point', facts, language),
  'not-a-mahjong': (_, language) =>
    language === 'nl'
      ? 'Nog geen mahjong. Deze stenen vormen geen vier sets en een paar, en ook geen bijzonder spel.'
      : 'No mahjong yet. These tiles are not four sets and a pair, nor a special hand.',
  'dead-hand': (_, language) =>
    language === 'nl'
      ? 'Dit is een dood spel. Je kunt er geen mahjong mee maken.'
      : 'This is a dead hand. You cannot make mahjong with it.',
};

/** 'Nog geen mahjong. Je hebt 1 verdubbeling, je hebt er 2 nodig.' */
export const refusalText = (facts: RefusalFacts, language: Language): string =>
  (REFUSALS[facts.reason] as (facts: RefusalFacts, language: Language) => string)(facts, language);

const sumOf = (sheet: ScoreSheet, kind: 'points' | 'doubles'): number =>
  sheet.lines
    .filter((line) => line.kind === kind && line.row !== 'flower-tile')
    .reduce((sum, line) => sum + line.amount, 0);

const neededOf = (minimum: Minimum | null, kind: 'points' | 'doubles'): number => {
  const needs = (minimum?.anyOf ?? []).map((need) => (need as { readonly [K in typeof kind]?: number })[kind]);
  return needs.find((need) => need !== undefined) ?? 0;
};

const rowOf = (minimum: Minimum | null): { readonly orRow?: RowId } => {
  const need = minimum?.anyOf.find((one) => 'row' in one);
  return need === undefined ? {} : { orRow: need.row };
};

/** The numbers behind a refusal, read from the sheet's own lines; null when nothing was refused. */
export const refusalFacts = (sheet: ScoreSheet, minimum: Minimum | null): RefusalFacts | null => {
  const { reason } = sheet;
  if (reason === null) return null;
  if (reason === 'not-a-mahjong' || reason === 'dead-hand') return { reason };
  const kind = reason === 'too-few-doubles' ? 'doubles' : 'points';
  return { reason, have: sumOf(sheet, kind), need: neededOf(minimum, kind), ...rowOf(minimum) };
};
