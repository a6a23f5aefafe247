import { type ReadonlySignal, signal } from '@preact/signals';
import { type Edit, isPastBin, outlineOf, type PadOutline } from '@windroos/pad';
import { device } from '../../storage/device.ts';
import { onTabs } from '../../storage/tabs.ts';
import { unkeptPads } from '../pad/state/opened.ts';

/** A pad in the list. */
export interface PadSummary extends PadOutline {
  readonly id: string;
}

const summaryOf = (id: string, edits: readonly Edit[]): PadSummary => ({ id, ...outlineOf(edits) });

const readAll = async (): Promise<readonly PadSummary[]> => {
  const store = await device();
  const keptOf = async (id: string): Promise<PadSummary> => summaryOf(id, (await store.editsOf(id)) as readonly Edit[]);
  const kept = await Promise.all((await store.pads()).map(({ id }) => keptOf(id)));
  const unkept = (await unkeptPads()).map(({ id, view }) => summaryOf(id, view.value.log.edits));
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

export const isInBin = ({ deleted }: PadSummary): boolean => deleted !== null;
export const isForgotten = (pad: PadSummary, now: number): boolean => isPastBin(pad, now);
