import type { Wind } from '@windroos/engine';
import type { PadView, PlayerId } from '@windroos/pad';
import { isPlayed } from '../state/shown.ts';

/** One player's totals: 0 at the start, then after each hand. */
export interface Series {
  readonly player: PlayerId;
  readonly totals: readonly number[];
}

const counted = ({ slots }: PadView) => slots.filter((slot) => isPlayed(slot) && slot.state !== 'past-end');

/** Penalties for the evening come after the last hand. */
const afterwards = ({ penalties, totals }: PadView, player: PlayerId): readonly number[] =>
  penalties.length === 0 ? [] : [totals[player]!];

export const seriesOf = (view: PadView): readonly Series[] =>
  view.players.map(({ id }) => ({
    player: id,
    totals: [0, ...counted(view).map(({ running }) => running[id]!), ...afterwards(view, id)],
  }));

/** Hands of one round side by side: a band behind the lines. */
export interface Band {
  readonly wind: Wind;
  /** Numbers of hands; the band reaches from just before the first to the last. */
  readonly first: number;
  readonly last: number;
}

export const bandsOf = ({ slots }: PadView): readonly Band[] => {
  const bands: Band[] = [];
  for (const { round, number } of slots) {
    const last = bands.at(-1);
    if (last?.wind === round) bands[bands.length - 1] = { ...last, last: number };
    else bands.push({ wind: round, first: number, last: number });
  }
  return bands;
};

const STEPS = [1, 2, 5];
const MOST_LINES = 6;

/** A round step so that a few rules cover the range. */
const stepFor = (range: number): number => {
  for (let power = 1; ; power *= 10)
    for (const step of STEPS) if (range / (step * power) <= MOST_LINES) return step * power;
};

/** Where the horizontal rules are: always with 0 among them. */
export const rulesFor = (values: readonly number[]): readonly number[] => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = Math.max(10, stepFor(high - low || 100));
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};

/** Labels that would lie on each other are pushed apart, each as little as can be. */
export const spread = (wanted: readonly number[], gap: number, low: number, high: number): readonly number[] => {
  const order = wanted.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y);
  const placed: number[] = [];
  for (const { y } of order) placed.push(Math.max(y, (placed.at(-1) ?? low - gap) + gap));
  for (let index = placed.length - 1, most = high; index >= 0; index--, most -= gap)
    placed[index] = Math.min(placed[index]!, most);
  const result = [...wanted];
  for (const [place, { index }] of order.entries()) result[index] = placed[place]!;
  return result;
};
