import {
  breakCount,
  commitmentOf,
  type LaidWall,
  makeHex,
  mixedSeed,
  type Nonces,
  numbersFrom,
  type Place,
  parseNonce,
  parseSeed,
  pips,
  RULE_SETS,
  replacementSpot,
  type Throw,
  type WallTile,
  WINDS,
  type Wind,
  wallOf,
  windIndex,
} from '../../src/index.ts';
import { chacha20Block } from '../../src/random/chacha20.ts';

/** The worked example of docs/log-format.md, computed by the engine: the blocks of that page by name. */

const must = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('the example is wrong');
  return result.value;
};

const seed = must(parseSeed('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'));
const nonces: Nonces = {
  E: must(parseNonce('6c6576656e64')),
  W: must(parseNonce('0102030405060708')),
  N: must(parseNonce('a0a1a2a3a4a5a6a7a8a9aaabacadaeaf')),
};
const key = mixedSeed(seed, nonces);
const nts = RULE_SETS['nts-2019'].flow;
const wall = wallOf(nts, numbersFrom(seed, nonces));
const { layout } = wall;

const lines = (...rows: readonly string[]): string => rows.join('\n');
const row = (name: string, value: string): string => `${name.padEnd(12)}${value}`;
const tiles = (list: readonly WallTile[]): string => list.join(' ');
const rows = (list: readonly WallTile[], perRow: number): readonly string[] =>
  Array.from({ length: Math.ceil(list.length / perRow) }, (_, n) => tiles(list.slice(n * perRow, (n + 1) * perRow)));

const ascii = (text: string): string => Buffer.from(text, 'latin1').toString('hex');
const nonceHex = (seat: Wind): string => makeHex(nonces[seat] ?? new Uint8Array());
const lengthHex = (hex: string): string => (hex.length / 2).toString(16).padStart(2, '0');

const seedBlock = (): string =>
  lines(
    row('seed', makeHex(seed)),
    row('message', ascii('windroos:commit:1\0') + makeHex(seed)),
    row('commitment', commitmentOf(seed)),
    ...WINDS.map((seat) => row(`nonce ${seat}`, nonceHex(seat) || 'none')),
    row(
      'message',
      ascii('windroos:wall:1\0') + makeHex(seed) + WINDS.map((s) => lengthHex(nonceHex(s)) + nonceHex(s)).join(''),
    ),
    row('key', makeHex(key)),
  );

const wordsOf = (block: Uint8Array): readonly number[] =>
  Array.from({ length: 16 }, (_, n) => Buffer.from(block).readUInt32LE(4 * n));
const firstBlock = chacha20Block(key, 0, new Uint8Array(12));
const firstWords = wordsOf(firstBlock);

const streamRow = (start: number): string =>
  `${makeHex(firstBlock.subarray(4 * start, 4 * start + 16))}  ${firstWords.slice(start, start + 4).join(' ')}`;
const dice = (name: string, thrown: Throw): string => row(name, `${thrown[0]} ${thrown[1]}`);

const streamBlock = (): string =>
  lines(...[0, 4, 8, 12].map(streamRow), dice('east', layout.dice.east), dice('opener', layout.dice.opener));

const exchange = (last: number, word: number): string =>
  row(`i = ${last}`, `word ${word}, j = ${word} mod ${last + 1} = ${word % (last + 1)}`);
const wordAt = (n: number): number => wordsOf(chacha20Block(key, Math.floor(n / 16), new Uint8Array(12)))[n % 16]!;

const shuffleBlock = (): string => lines(...[135, 134, 133, 1].map((last) => exchange(last, wordAt(4 + 135 - last))));

/** The wall of a seat from right to left, found again from the places of the tiles. */
const built = (laid: LaidWall, seat: Wind): readonly string[] => {
  const all = [...laid.live, ...laid.dead];
  const places = [...laid.layout.live, ...laid.layout.dead];
  const tileIn = (stack: number, level: Place['level']): string =>
    all[places.findIndex((place) => place.wall === seat && place.stack === stack && place.level === level)]!;
  return Array.from({ length: 17 }, (_, n) => `${tileIn(n + 1, 'upper')}/${tileIn(n + 1, 'lower')}`);
};
const wallsBlock = (): string =>
  lines(...(['E', 'N', 'W', 'S'] as const).map((seat) => `${seat}  ${built(wall, seat).join(' ')}`));

const where = (tile: WallTile, { wall: side, stack, level }: Place): string => `${tile}  ${side} ${stack} ${level}`;
const ring = (side: Wind, stack: number): number => ((4 - windIndex(side)) % 4) * 17 + stack - 1;

const breakBlock = (): string =>
  lines(
    row('opener', `${layout.opener} (East threw ${pips(layout.dice.east)})`),
    row('count', `${breakCount(layout.dice)} (the opener threw ${pips(layout.dice.opener)})`),
    row('found', `${layout.found.wall} ${layout.found.stack}, ring ${ring(layout.found.wall, layout.found.stack)}`),
    ...wall.live.slice(0, 10).map((tile, n) => row(`live ${n}`, where(tile, layout.live[n]!))),
    ...wall.dead.slice(0, 4).map((tile, n) => row(`dead ${n}`, where(tile, layout.dead[n]!))),
  );

/** The deal by the letter of the page: three times four, one each, and East's fourteenth. */
const dealt = (seat: Wind): readonly WallTile[] => {
  const own = windIndex(seat);
  const fours = [0, 1, 2].flatMap((time) => wall.live.slice(16 * time + 4 * own, 16 * time + 4 * own + 4));
  return [...fours, wall.live[48 + own]!, ...(seat === 'E' ? [wall.live[52]!] : [])];
};

const takenBlock = (): string =>
  lines(
    'live',
    ...rows(wall.live, 34),
    'dead',
    ...rows(wall.dead, 34),
    'dealt',
    ...WINDS.map((seat) => `${seat}  ${tiles(dealt(seat))}`),
    'first ten draws after the deal: live 53–62',
    tiles(wall.live.slice(53, 63)),
  );

const replacements = (laid: LaidWall, settings: Parameters<typeof replacementSpot>[0]): string =>
  tiles([0, 1, 2, 3].map((n) => replacementSpot(settings, n)!).map(({ part, index }) => laid[part][index]!));

const otherBlock = (name: string, settings: Parameters<typeof replacementSpot>[0]): readonly string[] => {
  const laid = wallOf(settings, numbersFrom(seed, nonces));
  const { found } = laid.layout;
  return [
    name,
    row('  found', `${found.wall} ${found.stack}`),
    row('  live 0–9', tiles(laid.live.slice(0, 10))),
    row('  replaced', replacements(laid, settings)),
  ];
};

const othersBlock = (): string =>
  lines(
    ...otherBlock('schoon-spel (no dead wall)', RULE_SETS['schoon-spel'].flow),
    ...otherBlock('nts-2019 with seasons', { ...nts, seasons: true }),
  );

const aloneBlock = (): string => {
  const laid = wallOf(nts, numbersFrom(seed));
  return lines(
    row('key', makeHex(mixedSeed(seed))),
    dice('east', laid.layout.dice.east),
    dice('opener', laid.layout.dice.opener),
    row('found', `${laid.layout.found.wall} ${laid.layout.found.stack}`),
    row('live 0–9', tiles(laid.live.slice(0, 10))),
    row('dead 0–3', tiles(laid.dead.slice(0, 4))),
  );
};

export const EXAMPLE: ReadonlyMap<string, string> = new Map([
  ['seed', seedBlock()],
  ['stream', streamBlock()],
  ['shuffle', shuffleBlock()],
  ['walls', wallsBlock()],
  ['break', breakBlock()],
  ['taken', takenBlock()],
  ['others', othersBlock()],
  ['alone', aloneBlock()],
]);
