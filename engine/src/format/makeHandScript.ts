import type { Call, Event } from '../game/event.ts';
import { windAt, windIndex } from '../seat.ts';
import { kindOf, makeTiles, type Tile, tileAt } from '../tile.ts';
import type { HandScript, ScriptAct, ScriptCall, ScriptMove } from './handScript.ts';

/** The twin of `readHandScript`: a script as a line of a file has it. */
export interface HandScriptJson {
  readonly id?: string | number;
  readonly rules: unknown;
  readonly round: string;
  readonly live: string;
  readonly dead?: string;
  readonly moves: readonly (string | readonly string[])[];
}

const spelled = (kinds: ArrayLike<number>): string => Array.from(kinds, tileAt).join(' ');

const actWord = ({ act, kind }: ScriptAct): string => (act === 'mahjong' ? act : `${act} ${tileAt(kind)}`);

const callWord = ({ seat, call, kind }: ScriptCall): string => {
  const run = call === 'chow' ? ` ${makeTiles([0, 1, 2].map((step) => tileAt(kind + step)))}` : '';
  return `${windAt(seat)} ${call}${run}`;
};

const isCalls = (move: ScriptMove): move is readonly ScriptCall[] => Array.isArray(move);

/** `rules` is written as given: an id, or the rule set's value. */
export const makeHandScript = (script: HandScript, rules: unknown): HandScriptJson => ({
  rules,
  round: windAt(script.round),
  live: spelled(script.wall.live),
  ...(script.wall.dead.length === 0 ? {} : { dead: spelled(script.wall.dead) }),
  moves: script.moves.map((move) => (isCalls(move) ? move.map(callWord) : actWord(move))),
});

const callOf = ({ seat, call, tiles }: Call): ScriptCall => ({
  seat: windIndex(seat),
  call,
  kind: tiles === undefined ? -1 : kindOf(tiles[0]!),
});

const asCall = (event: Extract<Event, { readonly type: 'claimed' | 'mahjong' }>): Call => {
  if (event.type === 'mahjong') return { seat: event.seat, call: 'mahjong' };
  const { seat, call, tiles } = event;
  return call === 'chow' ? { seat, call, tiles } : { seat, call };
};

/** A claim or a mahjong on another's tile answers the window before it. */
const callsOf = (event: Event): readonly ScriptCall[] =>
  event.type === 'claimed' || event.type === 'mahjong' ? [asCall(event), ...event.overruled].map(callOf) : [];

const opensWindow = (event: Event | undefined): boolean =>
  event?.type === 'discarded' || (event?.type === 'konged' && event.how === 'added');

const turnMove = (event: Event): readonly ScriptAct[] => {
  if (event.type === 'discarded') return [{ act: 'discard', kind: kindOf(event.tile) }];
  if (event.type === 'konged') return [{ act: 'kong', kind: kindOf(event.tile as Tile) }];
  return event.type === 'mahjong' && event.from === null ? [{ act: 'mahjong', kind: -1 }] : [];
};

/**
 * The moves of one hand's events. Played without assistance a hand may hold what a script cannot say: false mahjongs
 * and announcements are left out.
 */
export const scriptMoves = (events: readonly Event[]): readonly ScriptMove[] => {
  const told = events.filter(({ type }) => type !== 'falseMahjong' && type !== 'announced');
  return told.flatMap((event, index): readonly ScriptMove[] =>
    opensWindow(told[index - 1]) ? [callsOf(event), ...turnMove(event)] : turnMove(event),
  );
};
