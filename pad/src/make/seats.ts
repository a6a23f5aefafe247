import { fieldsBySlot, valueNow } from '../fields.ts';
import type { Edit, Writer } from '../log/edit.ts';
import type { SlotId } from '../log/slotId.ts';
import type { HandEntry } from '../values/handEntry.ts';
import { type Chairs, type Player, type PlayerId, readChairs, tidyName } from '../values/player.ts';
import type { PadView, SlotView } from '../view.ts';
import { type Change, commit } from './commit.ts';

/** Later slots in which somebody said how people sat. */
const givenChairs = (view: PadView, from: SlotId): readonly (readonly [SlotId, Chairs])[] =>
  [...fieldsBySlot(view.log.fields)].flatMap(([slot, fields]) => {
    const chairs = slot === null || slot <= from ? null : readChairs(valueNow(fields, 'seats'));
    return chairs === null ? [] : [[slot as SlotId, chairs] as const];
  });

const sameChairs = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean => a.every((id, chair) => id === b[chair]);

const seatsChange = (slot: SlotId, chairs: readonly PlayerId[]): Change => ({ slot, field: 'seats', value: chairs });

/** Who really sat where was known at the table: what was typed there still holds, unless it was asked about before. */
const unasked = ({ slots }: PadView): readonly SlotId[] =>
  slots.filter(({ problems }) => problems.every(({ code }) => code !== 'other-circumstances')).map(({ id }) => id);

/**
 * The names were entered in the wrong order: from the first hand on these are the chairs. Winds and East's double
 * follow, counts stay with the person, and who was said to be East still was.
 */
export const reorderNames = (view: PadView, writer: Writer, chairs: Chairs): readonly Edit[] => {
  const [first] = view.slots;
  if (first === undefined || sameChairs(chairs, first.chairs)) return [];
  const moved = chairs.map((id) => first.chairs.indexOf(id));
  const later = givenChairs(view, first.id).map(([slot, there]) =>
    seatsChange(
      slot,
      moved.map((chair) => there[chair]!),
    ),
  );
  const east: Change = { slot: first.id, field: 'east', value: first.seats.E };
  return commit(view, writer, [seatsChange(first.id, chairs), east, ...later], { confirm: unasked(view) });
};

/** People sit otherwise from this hand on: who sits on East's chair is East. */
export const sitOtherwise = (view: PadView, writer: Writer, from: SlotId, chairs: Chairs): readonly Edit[] => {
  const now = view.slots.find(({ id }) => id === from);
  if (now !== undefined && sameChairs(chairs, now.chairs)) return [];
  return commit(view, writer, [seatsChange(from, chairs)], { confirm: unasked(view) });
};

/** Who really was East in this hand; rotation goes on from there. Null: as the rotation says. */
export const setEast = (view: PadView, writer: Writer, slot: SlotId, east: PlayerId | null): readonly Edit[] =>
  commit(view, writer, [{ slot, field: 'east', value: east }]);

type Rename = (id: PlayerId) => PlayerId;

const entryOf = (slot: SlotView, id: PlayerId): HandEntry | null => slot.entries[id] ?? null;

/** Everything that a hand says of these players, said of others. */
const renamedHand = (slot: SlotView, ids: readonly PlayerId[], rename: Rename): readonly Change[] => {
  const { id, outcome, how } = slot;
  const winner = outcome === null || outcome.winner === null ? null : rename(outcome.winner);
  const by = how?.by === undefined ? {} : { by: rename(how.by) };
  return [
    ...(outcome === null ? [] : [{ slot: id, field: 'result', value: { winner } }]),
    ...(how === null ? [] : [{ slot: id, field: 'how', value: { ...how, ...by, for: rename(how.for) } }]),
    ...ids.map((player) => ({ slot: id, field: `hand:${rename(player)}`, value: entryOf(slot, player) })),
  ];
};

const swap =
  (a: PlayerId, b: PlayerId): Rename =>
  (id) =>
    id === a ? b : id === b ? a : id;

const within = ({ slots }: PadView, from: SlotId, to?: SlotId): readonly SlotView[] =>
  slots.filter(({ id }) => id >= from && (to === undefined || id <= to));

/** Counts were written under the wrong name: two players' hands exchanged in these slots. */
export const exchangeHands = (
  view: PadView,
  writer: Writer,
  slots: { readonly from: SlotId; readonly to: SlotId },
  a: PlayerId,
  b: PlayerId,
): readonly Edit[] => {
  const hands = within(view, slots.from, slots.to);
  return commit(
    view,
    writer,
    hands.flatMap((slot) => renamedHand(slot, [a, b], swap(a, b))),
  );
};

const newId = (players: readonly Player[]): PlayerId => {
  const taken = players.map(({ id }) => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0));
  return `p${Math.max(0, ...taken) + 1}`;
};

/** Somebody already known, or a new name. */
export type Substitute = { readonly id: PlayerId } | { readonly name: string };

const penaltiesOf = (slot: SlotView, rename: Rename): readonly Change[] =>
  slot.penalties.map(({ id, players, amount, to, reason }) => ({
    slot: slot.id,
    field: `penalty:${id}`,
    value: { players: players.map(rename), amount, to, reason },
  }));

const eastOf = ({ id, eastGiven, seats }: SlotView, rename: Rename): readonly Change[] =>
  eastGiven ? [{ slot: id, field: 'east', value: rename(seats.E) }] : [];

/**
 * From this hand on another person plays: on the same chair, with the hands that were already written since. Nobody can
 * sit on two chairs: who plays beside the one that leaves does not come in.
 */
export const substitute = (
  view: PadView,
  writer: Writer,
  from: SlotId,
  leaves: PlayerId,
  comes: Substitute,
): readonly Edit[] => {
  const start = view.slots.find(({ id }) => id === from);
  if (start === undefined) return [];
  const id = 'id' in comes ? comes.id : newId(view.players);
  if (within(view, from).some(({ chairs }) => chairs.includes(leaves) && chairs.includes(id))) return [];
  const players = 'id' in comes ? view.players : [...view.players, { id, name: tidyName(comes.name) }];
  const rename: Rename = (player) => (player === leaves ? id : player);
  return commit(view, writer, [
    { slot: null, field: 'players', value: players },
    seatsChange(from, start.chairs.map(rename)),
    ...givenChairs(view, from).map(([slot, chairs]) => seatsChange(slot, chairs.map(rename))),
    ...within(view, from).flatMap((slot) => [
      ...renamedHand(slot, [leaves], rename),
      { slot: slot.id, field: `hand:${leaves}`, value: null },
      ...eastOf(slot, rename),
      ...penaltiesOf(slot, rename),
    ]),
  ]);
};
