import { readFileSync } from 'node:fs';
import {
  commitmentOf,
  type HandEnded,
  type HandStarted,
  makeHex,
  makeMeld,
  makeTiles,
  mixedSeed,
  type Nonces,
  numbersFrom,
  openerOf,
  parseHex,
  RULE_SETS,
  WINDS,
  type Wind,
  wallOf,
} from '../../src/index.ts';

/** The example match of docs/log-format.md: its lines, and what the page works out from them. */
export const LINES: readonly string[] = readFileSync(
  new URL('../../../docs/examples/match.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n');

const eventOf = <T>(type: string): T => JSON.parse(LINES.find((line) => line.includes(`"type":"${type}"`))!) as T;

const bytes = (hex: string): Uint8Array => {
  const read = parseHex(hex);
  if (!read.ok) throw new Error('the example is wrong');
  return read.value;
};

const started = eventOf<HandStarted>('handStarted');
const ended = eventOf<HandEnded>('handEnded');
const seed = bytes(ended.seed!);
const nonces: Nonces = Object.fromEntries(Object.entries(started.nonces!).map(([seat, hex]) => [seat, bytes(hex)]));
const wall = wallOf(RULE_SETS['nts-2019'].flow, numbersFrom(seed, nonces));

const row = (name: string, value: string): string => `${name.padEnd(12)}${value}`;

const matchBlock = (): string => {
  const { found, dice } = wall.layout;
  return [
    row('seed', ended.seed!),
    row('commitment', commitmentOf(seed)),
    row('key', makeHex(mixedSeed(seed, nonces))),
    row('dice', `east ${dice.east.join(' ')}, opener ${openerOf(dice)} ${dice.opener.join(' ')}`),
    row('found', `${found.wall} ${found.stack}`),
    row('live 53–62', wall.live.slice(53, 63).join(' ')),
    row('dead 0–3', wall.dead.slice(0, 4).join(' ')),
  ].join('\n');
};

const handRow = (seat: Wind): string => {
  const { rack, melds } = ended.hands![seat];
  const tiles = [makeTiles(rack), ...melds.map(makeMeld)].join(' | ');
  const { rounded, doubles, total } = ended.sheets![seat];
  return `${seat}  ${tiles.padEnd(42)}${rounded} × 2^${doubles} = ${total}`;
};

const paymentsBlock = (): string => WINDS.map((seat) => row(seat, String(ended.payments[seat]))).join('\n');

/** A header is long: the page leaves its rules out. */
const shownLine = (line: string): string => line.replace(/"rules":\{.*\}\}$/, '"rules":{…}}');

const linesBlock = (from: number, to: number): string =>
  LINES.slice(from - 1, to)
    .map(shownLine)
    .join('\n');

const PARTS = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 18],
  [19, 20],
  [21, 54],
  [55, 57],
  [58, 58],
  [60, 60],
] as const;

/** The blocks of the page by the words after their fence. */
export const BLOCKS: ReadonlyMap<string, string> = new Map([
  ...PARTS.map(([from, to]): [string, string] => [
    from === to ? `text line ${from}` : `text line ${from} to ${to}`,
    linesBlock(from, to),
  ]),
  ['text match', matchBlock()],
  ['text hands', WINDS.map(handRow).join('\n')],
  ['text payments', paymentsBlock()],
]);
