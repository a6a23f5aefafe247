interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
}

/**
 * What pages need together comes in one file, with all that it imports: one file of forty kilobytes is a good deal
 * smaller than the same in thirty files that are compressed one by one. A group takes only what the groups above it left,
 * so what fewer pages need stands further down.
 */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  // Every page.
  {
    name: 'app',
    test: /node_modules\/@?preact|web\/src\/(app\/|components\/[^/]+$|messages\/(\w+\/)?shell)|engine\/src\/(version|format\/reader)\.ts/,
  },
  // Pages that read what the device keeps.
  { name: 'device', test: /web\/src\/storage\/device\.ts/ },
  // Pages that know the six rule sets.
  { name: 'rules', test: /engine\/src\/rules\/(index|facts|mergeRules)\.ts/ },
  // Pages that know when a row counts.
  { name: 'catalogue', test: /engine\/src\/rules\/catalogue\.ts/ },
  // Pages that read a rule set which somebody wrote down.
  { name: 'houseRules', test: /engine\/src\/rules\/houseRules\.ts/ },
  // Pages that count a hand.
  { name: 'count', test: /engine\/src\/(score\/scoreHand|format\/case)\.ts/ },
  // Pages that name the lines of a count.
  { name: 'lines', test: /texts\/src\/(lines|documents)\.ts/ },
  // Pages that explain a count.
  { name: 'sheet', test: /texts\/src\/sheetText\.ts|web\/src\/components\/sheet\/sheetCard\.tsx/ },
  // Pages where a hand is laid, or shared.
  { name: 'hand', test: /pad\/src\/values\/(handEntry|outcome)\.ts/ },
  // Pages of a pad.
  {
    name: 'pad',
    test: /pad\/src\/(fold|make\/draft)\.ts|web\/src\/pages\/pad\/(shell\/padScreen|state\/(addresses|inTurn))\.tsx?/,
  },
];
