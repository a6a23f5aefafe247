/**
 * Rows of whole numbers by a whole number, none of them 0. A `Map` of objects would do, but those lie scattered; here
 * the key and all that is known of it lie side by side, so that what a game meets stays in the processor's cache.
 */
export interface IntTable {
  words: Int32Array;
  /** The table has 2^bits rows of 2^rowBits words (the key is the first), at most half of them in use. */
  bits: number;
  readonly rowBits: number;
  size: number;
}

const wordsOf = (bits: number, rowBits: number): Int32Array => new Int32Array(1 << (bits + rowBits));

export const newIntTable = (rowBits: number, bits = 10): IntTable => ({
  words: wordsOf(bits, rowBits),
  bits,
  rowBits,
  size: 0,
});

/** Where the search for a key begins; the multiplier is 2^32 over the golden ratio, which spreads keys that are near. */
const homeOf = (key: number, { bits, rowBits }: IntTable): number =>
  (Math.imul(key, 0x9e3779b1) >>> (32 - bits)) << rowBits;

/** Where the row of a key begins, or the empty one where it belongs. Good until a row is added. */
export const rowOf = (table: IntTable, key: number): number => {
  const { words, rowBits } = table;
  let row = homeOf(key, table);
  while (words[row] !== key && words[row] !== 0) row = (row + (1 << rowBits)) & (words.length - 1);
  return row;
};

const grow = (table: IntTable): void => {
  const before = table.words;
  const width = 1 << table.rowBits;
  table.bits++;
  table.words = wordsOf(table.bits, table.rowBits);
  for (let from = 0; from < before.length; from += width) {
    if (before[from] !== 0) table.words.set(before.subarray(from, from + width), rowOf(table, before[from]!));
  }
};

/** Where the new row of a key begins: the key is written, the rest is 0. */
export const addRow = (table: IntTable, key: number): number => {
  if (2 * (table.size + 1) > 1 << table.bits) grow(table);
  table.size++;
  const row = rowOf(table, key);
  table.words[row] = key;
  return row;
};
