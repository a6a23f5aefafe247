import {
  type ByChair,
  breakCount,
  type Dice,
  type HandStarted,
  type MatchStarted,
  openerOf,
  pips,
  type Ranked,
} from '@windroos/engine';
import { type Language, ruleSetName, text, WIND_NAMES } from '@windroos/texts';
import { table } from '../output/table.ts';
import { harmless } from '../output/width.ts';
import type { Shell } from '../shell.ts';
import { signedText } from '../simulate/amounts.ts';

const WORDS = {
  east: text('begint als Oost', 'begins as East'),
  ranking: text('Uitslag', 'Ranking'),
  throws: text('Worpen om Oost', 'Throws for East'),
} as const;

/** Bots may have the same name: the chair tells them apart. */
const chairName = (players: ByChair<string>, chair: number): string =>
  `${chair + 1} ${harmless(players[chair] ?? '')}`.trim();

const thrownText = (players: ByChair<string>, thrown: MatchStarted['throws'][number]): string =>
  thrown.map(({ chair, dice }) => `${chairName(players, chair)}: ${pips(dice)}`).join(', ');

/** Which rules, who threw what, and who begins. */
export const matchStartLines = (shell: Shell, event: MatchStarted, players: ByChair<string>): readonly string[] => {
  const { throws, east } = event;
  const rules = shell.paint.strong(harmless(ruleSetName(event.rules, shell.language)));
  const thrown = throws.map((each) => `${shell.say(WORDS.throws)} – ${thrownText(players, each)}.`);
  return [rules, ...thrown, `${chairName(players, east)} ${shell.say(WORDS.east)}.`];
};

/** 'Oost gooit 5 en 6: West breekt, gooit 6 en 3, en telt 20 stapels af.' */
export const diceText = (dice: Dice, language: Language): string => {
  const [opener, count] = [WIND_NAMES[openerOf(dice)], breakCount(dice)];
  const [east, other] = [dice.east, dice.opener];
  return text(
    `Oost gooit ${east[0]} en ${east[1]}: ${opener.nl} breekt de muur, gooit ${other[0]} en ${other[1]}, en telt ${count} stapels af.`,
    `East throws ${east[0]} and ${east[1]}: ${opener.en} breaks the wall, throws ${other[0]} and ${other[1]}, and counts ${count} stacks.`,
  )[language];
};

export const handStartLines = (shell: Shell, { dice }: HandStarted): readonly string[] =>
  dice === undefined ? [] : [shell.paint.faint(diceText(dice, shell.language))];

/** The last word: who became what, with how much. */
export const rankingLines = (shell: Shell, ranking: readonly Ranked[], players: ByChair<string>): readonly string[] => {
  const rows = ranking.map(({ rank, chair, total }) => [
    `  ${rank}`,
    chairName(players, chair),
    signedText(total, shell.language, 0),
  ]);
  return [shell.paint.strong(shell.say(WORDS.ranking)), ...table([{}, {}, { align: 'right' }], rows)];
};
