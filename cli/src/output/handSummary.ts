import { WINDS, type Wind } from '@windroos/engine';
import {
  countText,
  type Language,
  numberText,
  refusalFacts,
  refusalText,
  rowName,
  text,
  WIND_NAMES,
} from '@windroos/texts';
import type { HandEnd } from '../input/handEnd.ts';
import type { Shell } from '../shell.ts';
import { namesOf, type ScoredHand } from './sheetLines.ts';
import { groupsOf } from './tileGroups.ts';
import { padEnd, wrap } from './width.ts';

const WORDS = {
  dead: text('dood spel', 'dead hand'),
  waiting: text('wachtend op', 'waiting for'),
  rounded: text('afgerond', 'rounded up to'),
} as const;

const tilesText = ({ sheet, setup }: ScoredHand, language: Language): string =>
  groupsOf(sheet, setup, language)
    .map(({ notation, winAt }) => `${notation}${winAt < 0 ? '' : '*'}`)
    .join(' ');

/** '68 punten, afgerond 70, 1 verdubbeling' */
const countedText = ({ sheet }: ScoredHand, language: Language): string =>
  [
    countText(sheet.base, 'point', language),
    ...(sheet.rounded === sheet.base ? [] : [`${WORDS.rounded[language]} ${numberText(sheet.rounded, language)}`]),
    ...(sheet.doubles === 0 ? [] : [countText(sheet.doubles, 'double', language)]),
  ].join(', ');

/** What a hand came to, in one line. */
export const summaryText = (hand: ScoredHand, language: Language): string => {
  const { sheet, rules } = hand;
  const refused = refusalFacts(sheet, rules.minimum);
  if (refused !== null) return refusalText(refused, language);
  if (sheet.dead) return WORDS.dead[language];
  if (sheet.limit === null) return countedText(hand, language);
  const name = rowName(sheet.limit, language, namesOf(rules));
  return sheet.waiting ? `${WORDS.waiting[language]} ${name}` : name;
};

const seatLines = (shell: Shell, end: HandEnd, seat: Wind): readonly string[] => {
  const hand = end.hands![seat];
  const name = padEnd(`${seat === end.winner ? '◆' : ' '} ${WIND_NAMES[seat][shell.language]}`, 9);
  const summary = wrap(summaryText(hand, shell.language), shell.columns - 9);
  return [
    `${name}${tilesText(hand, shell.language)}`,
    ...summary.map((line) => `${' '.repeat(9)}${shell.paint.faint(line)}`),
  ];
};

/** The four hands in short, where they were given. */
export const handSummaries = (shell: Shell, end: HandEnd): readonly string[] =>
  end.hands === null ? [] : [...WINDS.flatMap((seat) => seatLines(shell, end, seat)), ''];
