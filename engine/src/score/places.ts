import { holdsKind, PAIR, PUNG, SET_CODES, SET_FACTS } from '../hand/setCode.ts';
import { PLACES } from '../rules/facts.ts';
import { KINDS } from '../tile.ts';

/** The sorts of place that a winning tile can take. */
export const [PLACE_PAIR, PLACE_PUNG, PLACE_EDGE, PLACE_CLOSED, PLACE_OPEN, PLACE_WHOLE] = PLACES.map(
  (_, index) => index,
) as [number, number, number, number, number, number];

/** The tile lies in another set. */
export const NOWHERE = PLACES.length;

const placeOf = (code: number, kind: number): number => {
  if (!holdsKind(code, kind)) return NOWHERE;
  if (code >= PAIR) return PLACE_PAIR;
  if (code >= PUNG) return PLACE_PUNG;
  const offset = kind - code;
  if (offset === 1) return PLACE_CLOSED;
  const rank = SET_FACTS[code]!.rank;
  return (offset === 2 && rank === 1) || (offset === 0 && rank === 7) ? PLACE_EDGE : PLACE_OPEN;
};

const CODES = 1 << 8;
const table = Uint8Array.from({ length: KINDS * CODES }, (_, index) =>
  index % CODES < SET_CODES ? placeOf(index % CODES, Math.floor(index / CODES)) : NOWHERE,
);

/** Which sort of place the last tile takes in a set of the rack. */
export const placeIn = (code: number, kind: number): number => table[kind * CODES + code]!;
