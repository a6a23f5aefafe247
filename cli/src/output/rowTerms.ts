import type { Drop, LimitTerms, RowTerms } from '@windroos/engine';
import { countText, type Language, numberText, rowName, text } from '@windroos/texts';

const WORDS = {
  absent: text('telt niet', 'does not count'),
  noble: text('1, 9, wind, draak', '1, 9, wind, dragon'),
  winner: text('alleen voor de winnaar', 'for the winner only'),
  everyone: text('voor iedereen', 'for everyone'),
  alone: text('alleen als er niets anders telt', 'only when nothing else counts'),
  notAlone: text('ook naast andere regels', 'beside other lines too'),
  group: text('hoogste van de groep', 'highest of the group'),
  noGroup: text('zonder groep', 'in no group'),
  replaces: text('in plaats van', 'instead of'),
  beside: text('vervangt niets', 'replaces nothing'),
  waiting: text('wachtend de helft', 'half when waiting'),
  notWaiting: text('wachtend niets', 'nothing when waiting'),
  inHand: text('geheel in de hand', 'wholly in hand'),
} as const;

/** '2 punten (1, 9, wind, draak: 4)'; '1 verdubbeling'. */
export const amountText = ({ points, noblePoints, doubles }: RowTerms, language: Language): string => {
  if (points === undefined) return countText(doubles ?? 0, 'double', language);
  const noble = noblePoints === undefined ? '' : ` (${WORDS.noble[language]}: ${noblePoints})`;
  const more = doubles === undefined ? '' : `, ${countText(doubles, 'double', language)}`;
  return `${countText(points, 'point', language)}${noble}${more}`;
};

const dropText = (drop: Drop, language: Language, rules: string): string =>
  rowName(typeof drop === 'string' ? drop : drop.id, language, rules).toLowerCase();

type Part = (terms: RowTerms, language: Language, rules: string) => string;

/** What a row says besides its amount; told only where two rule sets differ in it. */
const PARTS: { readonly [K in 'for' | 'group' | 'drops' | 'alone']: Part } = {
  for: (terms, language) => (terms.for === 'winner' ? WORDS.winner : WORDS.everyone)[language],
  group: ({ group }, language) =>
    group === undefined ? WORDS.noGroup[language] : `${WORDS.group[language]} ‘${group}’`,
  drops: ({ drops = [] }, language, rules) =>
    drops.length === 0
      ? WORDS.beside[language]
      : `${WORDS.replaces[language]} ${drops.map((drop) => dropText(drop, language, rules)).join(', ')}`,
  alone: ({ alone }, language) => (alone === true ? WORDS.alone : WORDS.notAlone)[language],
};
const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** One rule set's terms of a row, as they are beside another's. */
export const rowTermsText = (
  terms: RowTerms | null,
  other: RowTerms | null,
  language: Language,
  rules: string,
): string => {
  if (terms === null) return WORDS.absent[language];
  const told = other === null ? [] : PART_NAMES.filter((name) => differs(terms[name], other[name]));
  return [amountText(terms, language), ...told.map((name) => PARTS[name](terms, language, rules))].join(', ');
};

const inHandText = ({ value, inHand }: LimitTerms, language: Language): readonly string[] =>
  inHand === undefined ? [] : [`${WORDS.inHand[language]} ${numberText(value * 2 ** inHand, language)}`];

export const limitTermsText = (terms: LimitTerms | null, other: LimitTerms | null, language: Language): string => {
  if (terms === null) return WORDS.absent[language];
  const waiting = (terms.waitingHalf === true ? WORDS.waiting : WORDS.notWaiting)[language];
  const tellsWaiting = other !== null && differs(terms.waitingHalf, other.waitingHalf);
  return [
    countText(terms.value, 'point', language),
    ...inHandText(terms, language),
    ...(tellsWaiting ? [waiting] : []),
  ].join(', ');
};

export const fullLimitText = (terms: LimitTerms, language: Language): string =>
  [
    countText(terms.value, 'point', language),
    ...inHandText(terms, language),
    ...(terms.waitingHalf === true ? [WORDS.waiting[language]] : []),
  ].join(', ');
