import {
  type Action,
  chairOf,
  type Decision,
  decide,
  decideClaims,
  handState,
  isWindow,
  legalActions,
  othersOf,
  type Wind,
  windAt,
} from '@windroos/engine';
import { text } from '@windroos/texts';
import { tableLines } from '../log/tableView.ts';
import { wrap } from '../output/width.ts';
import { print } from '../shell.ts';
import { type Choice, choiceFor, choicesOf } from './choices.ts';
import { choiceLines, rackLines } from './choiceView.ts';
import { labelsOf, ownSeat, ownView, type PlayTable } from './playTable.ts';

const WORDS = {
  turn: text('Wat doe je? ', 'What do you do? '),
  call: text('Wil je deze steen? ', 'Do you want this tile? '),
  unknown: text(
    'Dat kan nu niet. Typ een nummer of een woord uit de lijst, ? voor uitleg, q om te stoppen.',
    'That is not possible now. Type a number or a word of the list, ? for help, q to stop.',
  ),
  help: text(
    'Typ het nummer, of wat erachter staat: k5 legt kringen 5 weg, verder chow b345, pung, kong t5, mahjong. Enter past. t toont de tafel, q stopt. Letters: k kringen, b bamboes, t tekens, w winden (E S W N), d draken (R G W).',
    'Type the number, or what follows it: k5 discards circles 5, then chow b345, pung, kong t5, mahjong. Enter passes. t shows the table, q stops. Letters: k circles, b bamboo, t characters, w winds (E S W N), d dragons (R G W).',
  ),
} as const;

/** Null when the person has had enough, or nothing comes any more. */
export type Answer = Action | null;

const show = async (table: PlayTable, choices: readonly Choice[], whole: boolean): Promise<void> => {
  const { shell, plain } = table;
  const state = handState(ownView(table))!;
  const lines = [
    ...(whole ? ['', ...tableLines(shell, state, labelsOf(table))] : []),
    ...rackLines(shell, state, ownSeat(table), plain),
    ...choiceLines(shell, choices),
  ];
  await print(shell, lines.join('\n'));
};

const QUIT: readonly string[] = ['q', 'quit', 'stop'];
const HELP: readonly string[] = ['?', 'h', 'help', 'hulp'];
const TABLE: readonly string[] = ['t', 'tafel', 'table'];

/** Asks until there is an answer. */
const ask = async (table: PlayTable, actions: readonly Action[], inTurn: boolean): Promise<Answer> => {
  const { shell, person } = table;
  const choices = choicesOf(actions, shell.language);
  await show(table, choices, inTurn);
  for (;;) {
    const typed = await person.ask(shell.say(inTurn ? WORDS.turn : WORDS.call));
    const word = typed?.toLowerCase() ?? null;
    if (word === null || QUIT.includes(word)) return null;
    const choice = choiceFor(word, choices);
    if (choice !== undefined) return choice.action;
    if (TABLE.includes(word)) await show(table, choices, true);
    else
      await print(shell, wrap(shell.say(HELP.includes(word) ? WORDS.help : WORDS.unknown), shell.columns).join('\n'));
  }
};

/** What the bot in a seat does, from what its chair sees; undefined where the person sits. */
const botMove = ({ bots, game, views }: PlayTable, seat: Wind): Action | null | undefined => {
  const chair = chairOf(game, seat);
  return bots[chair]?.choose(views[chair], seat);
};

const isCall = ({ type }: Action): boolean => type !== 'pass' && type !== 'draw';

/** What somebody answers to a discard: the person is asked only when there is something to say. */
const answerAt = async (table: PlayTable, seat: Wind): Promise<readonly Action[] | null> => {
  const move = botMove(table, seat);
  if (move !== undefined) return move === null ? [] : [move];
  const actions = legalActions(ownView(table), seat);
  if (!actions.some(isCall)) return [];
  const answer = await ask(table, actions, false);
  return answer === null ? null : [answer];
};

const closeWindow = async (table: PlayTable): Promise<Decision | null> => {
  const answers: Action[] = [];
  for (const seat of othersOf(windAt(table.game.hand!.turn))) {
    const said = await answerAt(table, seat);
    if (said === null) return null;
    answers.push(...said);
  }
  return decideClaims(table.game, table.wall, answers);
};

/** The next thing that happens; null when the person stops. */
export const nextDecision = async (table: PlayTable): Promise<Decision | null> => {
  if (isWindow(table.game.hand!)) return closeWindow(table);
  const turn = windAt(table.game.hand!.turn);
  const move = botMove(table, turn);
  const act = move === undefined ? await ask(table, legalActions(ownView(table), turn), true) : move;
  return act === null ? null : decide(table.game, table.wall, act);
};
