/**
 * Whole numbers by whole numbers, none of them 0. A `Map` would do, but its entries lie scattered; here key and value
 * lie side by side in one flat table, so that what a game meets stays in the processor's cache.
 */
export interface IntMap {
  slots: Int32Array;
  /** The table has 2^bits slots of two words, at most half of them in use. */
  bits: number;
  size: number;
}

const tableOf = (bits: number): Int32Array => new Int32Array(2 << bits);

export const newIntMap = (bits = 10): IntMap => ({ slots: tableOf(bits), bits, size: 0 });

/** Where the search for a key begins; the multiplier is 2^32 over the golden ratio, which spreads keys that are near. */
const homeOf = (key: number, bits: number): number => (Math.imul(key, 0x9e3779b1) >>> (32 - bits)) << 1;

/** The place of a key, or the empty one where it belongs. */
const placeOf = ({ slots, bits }: IntMap, key: number): number => {
  let place = homeOf(key, bits);
  while (slots[place] !== key && slots[place] !== 0) place = (place + 2) & (slots.length - 1);
  return place;
};

const grow = (map: IntMap): void => {
  const before = map.slots;
  map.bits++;
  map.slots = tableOf(map.bits);
  for (let from = 0; from < before.length; from += 2) {
    if (before[from] !== 0) map.slots.set(before.subarray(from, from + 2), placeOf(map, before[from]!));
  }
};

/** The value of a key, 0 when it has none. */
export const intAt = (map: IntMap, key: number): number => map.slots[placeOf(map, key) + 1]!;

export const setInt = (map: IntMap, key: number, value: number): void => {
  if (2 * (map.size + 1) > 1 << map.bits) grow(map);
  const place = placeOf(map, key);
  if (map.slots[place] === 0) map.size++;
  map.slots[place] = key;
  map.slots[place + 1] = value;
};
