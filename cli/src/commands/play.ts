import { randomBytes } from 'node:crypto';
import { BOT_IDS, type BotId, isBotId } from '@windroos/bots';
import { defaultSettings, type MatchLength, type RuleSet } from '@windroos/engine';
import { text } from '@windroos/texts';
import type { Command } from 'commander';
import { Stop } from '../exit.ts';
import { withExamples } from '../help.ts';
import { rulesFor } from '../input/handCase.ts';
import { addFlags, PLAIN_FLAG, RULES_FLAG } from '../input/handOptions.ts';
import { logWriter } from '../log/logWriter.ts';
import { harmless } from '../output/width.ts';
import { type PlayPlan, playMatch } from '../play/playMatch.ts';
import type { Shell } from '../shell.ts';

interface PlayOptions {
  readonly rules?: string;
  readonly hands?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly helpOff?: true;
  readonly log?: string;
  readonly plain?: true;
}

const NAMES = BOT_IDS.join(', ');

const FLAGS = [
  RULES_FLAG,
  ['--hands <n>', text('zoveel spellen in plaats van hele rondes', 'so many hands instead of whole rounds')],
  [
    '--bots <names>',
    text(`tegen wie, één naam of drie met komma's: ${NAMES}`, `against whom, one name or three with commas: ${NAMES}`),
  ],
  ['--seed <text>', text('dezelfde seed geeft dezelfde muren', 'the same seed gives the same walls')],
  [
    '--help-off',
    text(
      'zonder hulp: mahjong roepen mag altijd, ook als het er geen is',
      'without help: mahjong may be called at any time, also when it is none',
    ),
  ],
  ['--log <file>', text('schrijf de wedstrijd op (docs/log-format.md)', 'write the match down (docs/log-format.md)')],
  PLAIN_FLAG,
] as const;

const WORDS = {
  bots: text('Bij --bots hoort één naam of drie. Kies uit', '--bots takes one name or three. Choose from'),
  hands: text('--hands moet een heel getal zijn, van 1 tot 1000', '--hands must be a whole number, from 1 to 1000'),
} as const;

const botsFrom = (shell: Shell, typed: string): PlayPlan['bots'] => {
  const names = typed.split(',').map((name) => name.trim());
  const three = names.length === 1 ? [...names, ...names, ...names] : names;
  if (three.length === 3 && three.every(isBotId)) return three as [BotId, BotId, BotId];
  throw new Stop(`${shell.say(WORDS.bots)}: ${NAMES}.`);
};

const lengthFrom = (shell: Shell, rules: RuleSet, hands: string | undefined): MatchLength => {
  if (hands === undefined) return defaultSettings(rules).length;
  const count = Number(hands);
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new Stop(`${shell.say(WORDS.hands)}: ${harmless(hands)}`);
  return { hands: count };
};

const planFrom = (shell: Shell, options: PlayOptions): PlayPlan => {
  const rules = rulesFor(shell, options.rules ?? 'nts-2019');
  return {
    rules,
    settings: { assistance: options.helpOff !== true, length: lengthFrom(shell, rules, options.hands) },
    bots: botsFrom(shell, options.bots ?? 'keep-what-fits'),
    seed: options.seed ?? randomBytes(8).toString('hex'),
    plain: options.plain === true,
  };
};

const play = async (shell: Shell, options: PlayOptions): Promise<void> => {
  const plan = planFrom(shell, options);
  const log = await logWriter(shell, options.log);
  try {
    await playMatch(shell, plan, log);
  } finally {
    await log.close();
  }
};

export const define = (command: Command, shell: Shell): void => {
  withExamples(addFlags(command, shell, FLAGS), shell, [
    'windroos play',
    'windroos play --rules rode-draak --hands 4 --lang en',
    'windroos play --seed donderdag --help-off --plain',
  ]).action((options: PlayOptions) => play(shell, options));
};
