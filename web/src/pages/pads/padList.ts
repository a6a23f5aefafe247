import { type ReadonlySignal, signal } from '@preact/signals';
import { type Edit, fold, isPastBin, type PadView, unquestioned } from '@windroos/pad';
import { device } from '../../storage/device.ts';
import { onTabs } from '../../storage/tabs.ts';
import { unkeptPads } from '../pad/state/opened.ts';

/** A pad in the list. */
export interface PadSummary {
  readonly id: string;
  readonly view: PadView;
  /** When something was last written. */
  readonly at: number;
}

const summaryOf = (id: string, view: PadView): PadSummary => ({
  id,
  view,
  at: Math.max(0, ...view.log.edits.map(({ at }) => at)),
});

const readAll = async (): Promise<readonly PadSummary[]> => {
  const store = await device();
  const viewOf = async (id: string): Promise<PadView> =>
    fold((await store.editsOf(id)) as readonly Edit[], [], unquestioned);
  const kept = await Promise.all((await store.pads()).map(async ({ id }) => summaryOf(id, await viewOf(id))));
  const unkept = (await unkeptPads()).map(({ id, view }) => summaryOf(id, view.value));
  const others = kept.filter(({ id }) => !unkept.some((pad) => pad.id === id));
  return [...others, ...unkept].toSorted((a, b) => b.at - a.at);
};

const known = signal<readonly PadSummary[] | null>(null);

export const readPads = async (): Promise<void> => {
  known.value = await readAll();
};

let following = false;

/** The pads of this device, the latest first; null until they are read. */
export const padList = (): ReadonlySignal<readonly PadSummary[] | null> => {
  if (!following) {
    following = true;
    onTabs(({ kind }) => kind !== 'rules' && void readPads());
  }
  return known;
};

export const isInBin = ({ view }: PadSummary): boolean => view.deleted !== null;
export const isForgotten = ({ view }: PadSummary, now: number): boolean => isPastBin(view, now);
