import { type Action, makeTiles } from '@windroos/engine';
import { countText, type Language, text } from '@windroos/texts';

/** Something that can be done now, with the number and the word that stand for it. */
export interface Choice {
  readonly number: number;
  /** What may be typed: `k5`, `chow b345`, `mahjong`. */
  readonly word: string;
  readonly label: string;
  readonly action: Action;
}

const WORDS = {
  pass: text('pas', 'pass'),
  thirteen: text('dertien', 'thirteen'),
  announce: text('dertien (kondig De Gelukkige Dertien aan)', 'thirteen (announce De Gelukkige Dertien)'),
} as const;

const wordOf = (action: Action, language: Language): string => {
  switch (action.type) {
    case 'discard':
      return action.tile;
    case 'kong':
      return `kong ${action.tile}`;
    case 'chow':
      return `chow ${makeTiles(action.tiles)}`;
    case 'announce':
      return WORDS.thirteen[language];
    case 'pass':
    case 'draw':
      return WORDS.pass[language];
    default:
      return action.type;
  }
};

const labelOf = (action: Action, language: Language): string => {
  if (action.type === 'announce') return WORDS.announce[language];
  if (action.type !== 'mahjong' || action.value === undefined) return wordOf(action, language);
  return `mahjong (${countText(action.value, 'point', language)})`;
};

/** Mahjong first, then kong, pung, chow; discards in the order of the rack; passing last. */
const ORDER: readonly Action['type'][] = ['discard', 'mahjong', 'kong', 'pung', 'chow', 'announce', 'draw', 'pass'];

/** Drawing says that one passes: one of the two is enough. */
const withoutTwins = (actions: readonly Action[]): readonly Action[] =>
  actions.some(({ type }) => type === 'draw') ? actions.filter(({ type }) => type !== 'pass') : actions;

export const choicesOf = (actions: readonly Action[], language: Language): readonly Choice[] =>
  withoutTwins(actions)
    .toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
    .map((action, index) => ({
      number: index + 1,
      word: wordOf(action, language),
      label: labelOf(action, language),
      action,
    }));

const isPass = ({ action }: Choice): boolean => action.type === 'pass' || action.type === 'draw';

const PASSES: readonly string[] = ['', 'p', 'pas', 'pass'];

/** Notation is read whatever its case: `DR`, `chow B345`. */
const alike = (typed: string, word: string): boolean => typed === word.toLowerCase();

const startsOne = (typed: string, choices: readonly Choice[]): Choice | undefined => {
  const begun = choices.filter(({ action, word }) => action.type !== 'discard' && word.toLowerCase().startsWith(typed));
  return begun.length === 1 ? begun[0] : undefined;
};

/** What was meant; undefined when that is not one of the choices, or could be several. */
export const choiceFor = (typed: string, choices: readonly Choice[]): Choice | undefined => {
  const words = typed.toLowerCase().replace(/\s+/g, ' ');
  if (PASSES.includes(words)) return choices.find(isPass);
  if (/^\d+$/.test(words)) return choices.find(({ number }) => number === Number(words));
  return choices.find(({ word }) => alike(words, word)) ?? startsOne(words, choices);
};
