import type { PadSummary } from './padList.ts';

const MOST = 16;

/** Everybody who played on this device, the latest evening first. */
export const earlierNames = (pads: readonly PadSummary[]): readonly string[] => {
  const names = pads.flatMap(({ players }) => players.map(({ name }) => name)).filter((name) => name !== '');
  return [...new Set(names)].slice(0, MOST);
};

/** The four of last time, in the order in which they sat. */
export const lastFour = (pads: readonly PadSummary[]): readonly string[] | null => {
  const names = pads[0]?.players.slice(0, 4).map(({ name }) => name) ?? [];
  return names.length === 4 && names.every((name) => name !== '') ? names : null;
};
