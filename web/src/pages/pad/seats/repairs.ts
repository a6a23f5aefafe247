import {
  type Chairs,
  type Edit,
  exchangeHands,
  type PadView,
  type PlayerId,
  reorderNames,
  type SlotId,
  setEast,
  sitOtherwise,
  substitute,
  type Writer,
} from '@windroos/pad';

/** What can be wrong about who sits where. */
export const REPAIRS = ['names', 'otherwise', 'exchange', 'east', 'substitute'] as const;
export type Repair = (typeof REPAIRS)[number];

/** What is filled in for a repair. */
export interface RepairForm {
  readonly from: SlotId;
  readonly to: SlotId;
  readonly chairs: readonly PlayerId[];
  readonly first: PlayerId;
  readonly second: PlayerId;
  readonly comes: string;
}

type Make = (view: PadView, writer: Writer, form: RepairForm) => readonly Edit[];

const chairsOf = ({ chairs }: RepairForm): Chairs => chairs as unknown as Chairs;

/** Somebody who is known already comes back by name. */
const comesIn = (view: PadView, name: string) => {
  const known = view.players.find((player) => player.name === name);
  return known === undefined ? { name } : { id: known.id };
};

const isEast = ({ slots }: PadView, slot: SlotId, player: PlayerId): boolean =>
  slots.some(({ id, seats }) => id === slot && seats.E === player);

const MAKE: Readonly<Record<Repair, Make>> = {
  names: (view, writer, form) => reorderNames(view, writer, chairsOf(form)),
  otherwise: (view, writer, form) => sitOtherwise(view, writer, form.from, chairsOf(form)),
  exchange: (view, writer, { from, to, first, second }) =>
    first === second ? [] : exchangeHands(view, writer, { from, to: [from, to].toSorted()[1]! }, first, second),
  east: (view, writer, { from, first }) => (isEast(view, from, first) ? [] : setEast(view, writer, from, first)),
  substitute: (view, writer, { from, first, comes }) =>
    comes.trim() === '' ? [] : substitute(view, writer, from, first, comesIn(view, comes.trim())),
};

/** The edits that this repair would make; none while nothing is filled in that changes anything. */
export const repairEdits = (repair: Repair, view: PadView, writer: Writer, form: RepairForm): readonly Edit[] =>
  MAKE[repair](view, writer, form);
