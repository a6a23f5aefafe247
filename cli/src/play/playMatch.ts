import { type BotId, newBot } from '@windroos/bots';
import {
  type ByChair,
  fastNumbersFrom,
  type HandNumbers,
  handSeed,
  type MatchSettings,
  makeLogLine,
  masterSeed,
  type RuleSet,
  rankingOf,
  replay,
  startHand,
  startMatch,
  throwForEast,
} from '@windroos/engine';
import { text } from '@windroos/texts';
import type { LogWriter } from '../log/logWriter.ts';
import { matchStartLines, rankingLines } from '../log/matchView.ts';
import { promisedWall } from '../log/promisedWall.ts';
import { print, type Shell } from '../shell.ts';
import { viewsOf } from './chairViews.ts';
import { personAt } from './inputLines.ts';
import { follow, type PlayTable } from './playTable.ts';
import { nextDecision } from './turns.ts';

/** What is agreed before the first hand. */
export interface PlayPlan {
  readonly rules: RuleSet;
  readonly settings: MatchSettings;
  readonly bots: readonly [BotId, BotId, BotId];
  readonly seed: string;
  readonly plain: boolean;
}

const WORDS = {
  you: text('jij', 'you'),
  stopped: text('Je stopt hier. Dit is de stand.', 'You stop here. These are the totals.'),
  seed: text('Dezelfde wedstrijd speel je met', 'You play the same match with'),
  next: text('Enter voor het volgende spel, q om te stoppen. ', 'Enter for the next hand, q to stop. '),
} as const;

/** Numbers of their own for the bots and for the throws, far from those of hands. */
const APART = 2 ** 40;

const numbersFor = (seed: string): readonly HandNumbers[] =>
  [0, 1, 2, 3].map((chair) => fastNumbersFrom(handSeed(masterSeed(seed), APART + chair)));

const sitDown = async (
  shell: Shell,
  plan: PlayPlan,
  log: LogWriter,
  numbers: readonly HandNumbers[],
): Promise<PlayTable> => {
  const players: ByChair<string> = [shell.say(WORDS.you), ...plan.bots];
  const started = startMatch(plan.rules, plan.settings, throwForEast(numbers[0]!));
  await log.write(`${makeLogLine({ event: started, players })}\n`);
  await print(shell, matchStartLines(shell, started, players).join('\n'));
  const game = replay([started]);
  const bots = [null, ...plan.bots.map((id, index) => newBot(id, numbers[index + 1]!))];
  const wall = { live: [], dead: [] };
  return {
    shell,
    person: personAt(shell),
    players,
    bots,
    log,
    plain: plan.plain,
    game,
    views: viewsOf(game),
    wall,
    hand: [],
  };
};

/** One hand; false when the person stops. */
const playHand = async (table: PlayTable, plan: PlayPlan, numbers: readonly HandNumbers[]): Promise<boolean> => {
  const number = table.game.hands + 1;
  for (const each of numbers) each.startHand(number);
  const { wall, facts } = promisedWall(table.game, handSeed(masterSeed(plan.seed), number));
  table.wall = wall;
  await follow(table, startHand(table.game, wall, facts));
  while (table.game.stage === 'hand') {
    const decision = await nextDecision(table);
    if (decision === null) return false;
    await follow(table, decision);
  }
  return true;
};

/** Time to read the sheets. */
const goesOn = async ({ person, shell, game }: PlayTable): Promise<boolean> => {
  if (game.stage === 'over') return false;
  const typed = await person.ask(`\n${shell.say(WORDS.next)}`);
  return typed !== null && !['q', 'quit', 'stop'].includes(typed.toLowerCase());
};

const sayGoodbye = async (table: PlayTable, plan: PlayPlan): Promise<void> => {
  const { shell, game, players } = table;
  const lines =
    game.stage === 'over' ? [] : ['', shell.say(WORDS.stopped), ...rankingLines(shell, rankingOf(game), players)];
  await print(shell, [...lines, '', shell.paint.faint(`${shell.say(WORDS.seed)} --seed ${plan.seed}.`)].join('\n'));
};

/** A match against three bots, to its end or until the person stops. */
export const playMatch = async (shell: Shell, plan: PlayPlan, log: LogWriter): Promise<void> => {
  const numbers = numbersFor(plan.seed);
  const table = await sitDown(shell, plan, log, numbers);
  try {
    while ((await playHand(table, plan, numbers)) && (await goesOn(table)));
    await sayGoodbye(table, plan);
  } finally {
    table.person.leave();
  }
};
