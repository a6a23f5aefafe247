import {
  type Action,
  apply,
  type Decision,
  decide,
  decideClaims,
  defaultSettings,
  type Event,
  type Game,
  type HandEnded,
  type HandState,
  handState,
  legalActions,
  type MatchSettings,
  makeTiles,
  type Row,
  RULE_SETS,
  type RuleSet,
  type RuleSetId,
  replay,
  startHand,
  startMatch,
  type Tile,
  type Wall,
  type Wind,
} from '@windroos/engine';
import { type Stacked, stackedWall, tiles } from './stackedWall.ts';

/** What a scenario may ask for beside the tiles. */
export interface TableOptions {
  readonly assistance?: boolean;
  readonly length?: MatchSettings['length'];
  /** Changes to the rule set's flow, as house rules would make them. */
  readonly flow?: Partial<RuleSet['flow']>;
  /** Rows that a club adds. */
  readonly rows?: readonly Row[];
  /** How often East has passed before: 4 is the first hand of the second round. */
  readonly passes?: number;
}

/** A table on which a scenario is played in the words of formats.md. */
export interface Table {
  game: Game;
  wall: Wall;
  readonly log: Event[];
}

const rulesFor = (id: RuleSetId, { flow = {}, rows = [] }: TableOptions): RuleSet => {
  const rules = RULE_SETS[id];
  return { ...rules, rows: [...rules.rows, ...rows], flow: { ...rules.flow, ...flow } };
};

const EAST = { throws: [], east: 0 } as const;

const follow = (table: Table, decision: Decision): readonly Event[] => {
  if (!decision.ok) throw new Error(`refused: ${decision.error}`);
  for (const event of decision.value) {
    table.log.push(event);
    table.game = apply(table.game, event);
  }
  return decision.value;
};

/** Begins a match; hands are dealt with `deal`. */
export const sitDown = (id: RuleSetId, options: TableOptions = {}): Table => {
  const rules = rulesFor(id, options);
  const { assistance = true, length = defaultSettings(rules).length, passes = 0 } = options;
  const started = startMatch(rules, { assistance, length }, EAST);
  return { game: { ...replay([started]), passes }, wall: { live: [], dead: [] }, log: [started] };
};

export const deal = (table: Table, stacked: Stacked): void => {
  table.wall = stackedWall(table.game.rules, stacked);
  follow(table, startHand(table.game, table.wall));
};

/** A match whose first hand is dealt. */
export const dealt = (id: RuleSetId, stacked: Stacked, options: TableOptions = {}): Table => {
  const table = sitDown(id, options);
  deal(table, stacked);
  return table;
};

const actionFrom = (seat: Wind, word: string): Action => {
  const [type, what = ''] = word.split(' ') as [Action['type'], string?];
  if (type === 'discard' || type === 'kong') return { type, seat, tile: (what || '?') as Tile };
  if (type === 'chow') return { type, seat, tiles: tiles(what) as readonly Tile[] };
  return { type, seat };
};

/** A call, `W pung`: a claimed kong is of the tile on the table. */
const callFrom = (table: Table, call: string): Action => {
  const seat = call.charAt(0) as Wind;
  const word = call.slice(2);
  return actionFrom(seat, word === 'kong' ? `kong ${stateOf(table).tile}` : word);
};

/** What of one player's turn, or the calls of the others. */
export type Word = string | readonly string[];

export const tryWord = (table: Table, word: Word): Decision =>
  typeof word === 'string'
    ? decide(table.game, table.wall, actionFrom(stateOf(table).turn, word))
    : decideClaims(
        table.game,
        table.wall,
        word.map((call) => callFrom(table, call)),
      );

/** Plays on; answers with the events of the last word. */
export const play = (table: Table, ...words: readonly Word[]): readonly Event[] =>
  words.reduce<readonly Event[]>((_, word) => follow(table, tryWord(table, word)), []);

/** Somebody who is not in turn says something. */
export const say = (table: Table, call: string): readonly Event[] =>
  follow(table, decide(table.game, table.wall, callFrom(table, call)));

export const stateOf = (table: Table): HandState => {
  const state = handState(table.game);
  if (state === null) throw new Error('nothing is dealt');
  return state;
};

const wordOf = (action: Action): string => {
  if (action.type === 'chow') return `chow ${makeTiles(action.tiles)}`;
  return 'tile' in action ? `${action.type} ${action.tile}` : action.type;
};

const listed = (table: Table, seat: Wind): readonly string[] => legalActions(table.game, seat).map(wordOf);

/** What is listed for a seat beside discards and De Gelukkige Dertien. */
export const may = (table: Table, seat: Wind): readonly string[] =>
  listed(table, seat).filter((word) => !word.startsWith('discard') && word !== 'announce');
export const mayAnnounce = (table: Table, seat: Wind): boolean => listed(table, seat).includes('announce');
export const mayDiscard = (table: Table, seat: Wind): readonly string[] =>
  listed(table, seat).filter((word) => word.startsWith('discard'));

/** What is drawn is thrown, and nobody calls, until so many tiles can still be drawn. */
export const throwUntil = (table: Table, draws: number): void => {
  while (stateOf(table).left.draws > draws || stateOf(table).phase !== 'turn') {
    if (stateOf(table).phase === 'turn') play(table, `discard ${stateOf(table).tile}`);
    else play(table, []);
  }
};

export const rackOf = (table: Table, seat: Wind): string => makeTiles(stateOf(table).seats[seat].rack);
export const meldsOf = (table: Table, seat: Wind): readonly string[] =>
  stateOf(table).seats[seat].melds.map(({ tiles: set, concealed }) =>
    concealed ? `[${makeTiles(set as readonly Tile[])}]` : makeTiles(set as readonly Tile[]),
  );

export const endOf = (table: Table): HandEnded => {
  if (table.game.ended === null) throw new Error('the hand is not over');
  return table.game.ended;
};

export const lastOf = <T extends Event['type']>(table: Table, type: T): Extract<Event, { readonly type: T }> => {
  const found = table.log.findLast((event) => event.type === type);
  if (found === undefined) throw new Error(`nothing was ${type}`);
  return found as Extract<Event, { readonly type: T }>;
};

/** The facts of the mahjong that ended the hand. */
export const winFacts = (table: Table) => lastOf(table, 'mahjong').win;
