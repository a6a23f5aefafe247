import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BOT_IDS, type BotId, isBotId } from '@windroos/bots';
import type { ByChair } from '@windroos/engine';
import { text } from '@windroos/texts';
import { Stop } from '../exit.ts';
import { rulesFor } from '../input/handCase.ts';
import { RULES_FLAG } from '../input/handOptions.ts';
import { harmless } from '../output/width.ts';
import type { Shell } from '../shell.ts';
import type { Plan } from './plan.ts';

export interface SimulateOptions {
  readonly hands?: string;
  readonly matches?: string;
  readonly rules?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly log?: string;
  readonly html?: string;
  readonly json?: true;
}

export const BOTS_FLAG_NAMES = BOT_IDS.join(', ');

export const SIMULATE_FLAGS = [
  ['--hands <n>', text('zoveel spellen (anders 1000)', 'so many hands (1000 unless said)')],
  ['--matches <n>', text('zoveel hele wedstrijden', 'so many whole matches')],
  RULES_FLAG,
  [
    '--bots <names>',
    text(
      `wie er spelen, één naam of vier met komma's: ${BOTS_FLAG_NAMES}`,
      `who plays, one name or four with commas: ${BOTS_FLAG_NAMES}`,
    ),
  ],
  [
    '--seed <text>',
    text(
      'dezelfde seed geeft dezelfde spellen (anders een nieuwe)',
      'the same seed gives the same hands (a new one unless said)',
    ),
  ],
  ['--workers <n>', text('aantal rekenkernen (anders alle)', 'number of cores (all unless said)')],
  ['--log <file>', text('schrijf elk spel op (docs/log-format.md)', 'write every hand down (docs/log-format.md)')],
  ['--html <file>', text('het verslag als pagina met grafieken', 'the report as a page with charts')],
  ['--json', text('het verslag als JSON', 'the report as JSON')],
] as const;

const WORDS = {
  both: text('Kies --hands of --matches, niet allebei.', 'Choose --hands or --matches, not both.'),
  whole: text('moet een heel getal zijn, van 1 tot', 'must be a whole number, from 1 to'),
  bots: text('Bij --bots hoort één naam of vier. Kies uit', '--bots takes one name or four. Choose from'),
} as const;

const MOST_HANDS = 1_000_000_000;
const MOST_MATCHES = 10_000_000;
const MOST_WORKERS = 64;

const wholeFrom = (shell: Shell, flag: string, typed: string, most: number): number => {
  const value = /^\d{1,10}$/.test(typed) ? Number(typed) : 0;
  if (value < 1 || value > most) throw new Stop(`${flag} ${shell.say(WORDS.whole)} ${most}: ${harmless(typed)}`);
  return value;
};

const botsFrom = (shell: Shell, typed: string): ByChair<BotId> => {
  const names = typed.split(',').map((name) => name.trim());
  const four = names.length === 1 ? [...names, ...names, ...names, ...names] : names;
  if (four.length === 4 && four.every(isBotId)) return four as unknown as ByChair<BotId>;
  throw new Stop(`${shell.say(WORDS.bots)}: ${BOTS_FLAG_NAMES}.`);
};

const DEFAULT_HANDS = '1000';
const DEFAULT_BOT: BotId = 'keep-what-fits';

export const planFrom = (shell: Shell, options: SimulateOptions): Plan => {
  const { hands, matches } = options;
  if (hands !== undefined && matches !== undefined) throw new Stop(shell.say(WORDS.both));
  const rules = rulesFor(shell, options.rules ?? 'nts-2019');
  return {
    rules,
    bots: botsFrom(shell, options.bots ?? DEFAULT_BOT),
    seed: options.seed ?? randomBytes(8).toString('hex'),
    logged: options.log !== undefined,
    ...(matches === undefined
      ? { unit: 'hands', count: wholeFrom(shell, '--hands', hands ?? DEFAULT_HANDS, MOST_HANDS) }
      : { unit: 'matches', count: wholeFrom(shell, '--matches', matches, MOST_MATCHES) }),
  };
};

export const workersFrom = (shell: Shell, { workers }: SimulateOptions): number =>
  workers === undefined ? availableParallelism() : wholeFrom(shell, '--workers', workers, MOST_WORKERS);
