import { howOf } from '../sheet/countSlot.ts';
import type { Player, PlayerId } from '../values/player.ts';
import type { PadView, SlotView } from '../view.ts';
import { type Cell, makeCells } from './csvCells.ts';
import { DEAD, DRAW, EVENING, HAND_COLUMNS, makeHow, PLAYER_COLUMNS, WIND_WORDS } from './csvWords.ts';

/** Names as they head the columns: a second Jan is `Jan (2)`, nobody is `Speler 3`. */
export const labelsOf = (players: readonly Player[]): ReadonlyMap<PlayerId, string> => {
  const labels = new Map<PlayerId, string>();
  for (const [index, { id, name }] of players.entries()) {
    const plain = name === '' ? `Speler ${index + 1}` : name;
    const taken = [...labels.values()];
    let label = plain;
    for (let copy = 2; taken.includes(label); copy++) label = `${plain} (${copy})`;
    labels.set(id, label);
  }
  return labels;
};

type Labels = ReadonlyMap<PlayerId, string>;

const countCell = (slot: SlotView, player: PlayerId): Cell => {
  const hand = slot.hands[player];
  if (hand === undefined || hand.total === null || hand.entry === null || hand.entry.kind === 'skipped') return '';
  return hand.entry.kind === 'dead' || hand.sheet?.dead === true ? DEAD : hand.total;
};

const playerCells = (slot: SlotView, player: PlayerId): readonly Cell[] => {
  const isSeated = slot.chairs.includes(player);
  const penalty = slot.penaltyAmounts[player]!;
  return [
    countCell(slot, player),
    slot.state === 'counted' && isSeated ? slot.amounts[player]! : '',
    penalty === 0 ? '' : penalty,
    slot.state === 'past-end' ? '' : slot.running[player]!,
  ];
};

const handRow = (slot: SlotView, players: readonly Player[], labels: Labels): readonly Cell[] => {
  const outcome = slot.outcome!;
  const how = howOf({ outcome, how: slot.how });
  const label = (id: PlayerId | null | undefined): string => labels.get(id ?? '') ?? '';
  return [
    slot.number,
    WIND_WORDS[slot.round],
    label(slot.seats.E),
    outcome.winner === null ? DRAW : label(outcome.winner),
    label(how?.by),
    makeHow(how),
    ...players.flatMap(({ id }) => playerCells(slot, id)),
  ];
};

const eveningRow = ({ players, penalties, totals }: PadView): readonly (readonly Cell[])[] => {
  if (penalties.length === 0) return [];
  const paid = penalties.flatMap(({ payments }) => payments);
  const penaltyOf = (id: PlayerId): number =>
    paid.reduce((sum, { from, to, amount }) => sum + (to === id ? amount : 0) - (from === id ? amount : 0), 0);
  const empty = HAND_COLUMNS.slice(1).map(() => '');
  return [[EVENING, ...empty, ...players.flatMap(({ id }) => ['', '', penaltyOf(id), totals[id]!])]];
};

/** The evening for a spreadsheet: a row a hand. */
export const makeCsv = (view: PadView): string => {
  const { players, slots } = view;
  const labels = labelsOf(players);
  const header = [
    ...HAND_COLUMNS,
    ...players.flatMap(({ id }) => PLAYER_COLUMNS.map((column) => `${column} ${labels.get(id)}`)),
  ];
  const hands = slots.filter(({ outcome }) => outcome !== null).map((slot) => handRow(slot, players, labels));
  return makeCells([header, ...hands, ...eveningRow(view)]);
};
