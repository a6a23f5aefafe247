/** A place on the sheet. Ids sort as texts; between any two another fits, so that a forgotten hand can be put in. */
export type SlotId = string;

const STEP = 10;
const WIDTH = 4;

/** The places of the sheet as it was ruled: 0010, 0020, … Two pages that open the next hand mean the same one. */
const ruled = (index: number): SlotId => String(index * STEP).padStart(WIDTH, '0');

export const FIRST_SLOT: SlotId = ruled(1);

/** The next ruled place after this one; after an id that no sheet of ours has, simply a later one. */
export const nextRuled = (after: SlotId): SlotId => {
  if (after === '') return FIRST_SLOT;
  const next = /^0\d{3}/.test(after) ? ruled(Math.floor(Number(after.slice(0, WIDTH)) / STEP) + 1) : '';
  return next > after ? next : `${after}0`;
};

const half = (a: string, b: string): SlotId => {
  const width = Math.max(a.length, b.length);
  const low = Number(a.padEnd(width, '0'));
  const high = Number(b.padEnd(width, '0'));
  return high - low > 1 ? String(Math.floor((low + high) / 2)).padStart(width, '0') : `${a.padEnd(width, '0')}5`;
};

/** A place between two others. */
export const slotBetween = (before: SlotId | null, after: SlotId): SlotId => half(before ?? ruled(0), after);
