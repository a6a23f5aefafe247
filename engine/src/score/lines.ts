import { SET_FACTS, tilesOfSet } from '../hand/setCode.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { tileAt } from '../tile.ts';
import type { Selection } from './combine.ts';
import { type Compiled, WORD_BITS } from './compile.ts';
import type { Line, TileSet } from './sheet.ts';
import type { Tally } from './tally.ts';

/** Sets as sheets show them, one shared object a code. */
const sets: readonly TileSet[] = SET_FACTS.map(({ kind, concealed }, code) =>
  Object.freeze({ kind, concealed, tiles: Object.freeze(tilesOfSet(code)) }),
);
export const setOf = (code: number): TileSet => sets[code]!;

/** Lines are made once and shared between sheets: by row and the sets that earned it. */
interface Kept {
  readonly hand: Map<number, Line>;
  readonly parts: Map<number, Line>;
  readonly limits: Map<number, Line>;
}
const kept = new WeakMap<Compiled, Kept>();

const keptFor = (compiled: Compiled): Kept => {
  let known = kept.get(compiled);
  if (known === undefined) {
    known = { hand: new Map(), parts: new Map(), limits: new Map() };
    kept.set(compiled, known);
  }
  return known;
};

const ownMask = (own: Uint8Array | null, tally: Tally): number => {
  const all = (1 << (tally.size + (tally.body === null ? 0 : 1))) - 1;
  if (own === null) return all;
  let mask = 0;
  for (let index = 0; index < tally.size; index++) mask |= own[tally.codes[index]!]! << index;
  return mask === 0 ? all : mask;
};

const handLine = (compiled: Compiled, lines: Map<number, Line>, bit: number, tally: Tally): Line => {
  const row = compiled.handRows[bit]!;
  const mask = ownMask(row.own, tally);
  const key = (bit << 9) | mask;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const line: Line = Object.freeze({
    row: row.id,
    kind: row.kind,
    amount: row.amount,
    count: 1,
    sets: mask,
    source: row.source,
  });
  lines.set(key, line);
  return line;
};

const partLine = (compiled: Compiled, bit: number, mask: number, code: number, count: number): Line => {
  const { id, row, named } = compiled.partRows[bit]!;
  const noble = code >= 0 && SET_FACTS[code]!.noble;
  const each = row.doubles ?? (noble ? (row.noblePoints ?? row.points) : row.points) ?? 0;
  const kind = row.doubles === undefined ? 'points' : 'doubles';
  const line = { row: id, kind, amount: each * count, count, sets: mask, source: row.source } as const;
  return Object.freeze(named ? { ...line, tile: tileAt(SET_FACTS[code]!.tileKind) } : line);
};

/** The line of a part row for one set, for sets together, or for so many quads. */
const keptPart = (
  compiled: Compiled,
  lines: Map<number, Line>,
  bit: number,
  mask: number,
  code: number,
  count: number,
): Line => {
  const key = (((bit << 9) | mask) << 9) | (code >= 0 ? code : 256 + count);
  const known = lines.get(key);
  if (known !== undefined) return known;
  const line = partLine(compiled, bit, mask, code, count);
  lines.set(key, line);
  return line;
};

const addHandLines = (
  compiled: Compiled,
  keep: Kept,
  tally: Tally,
  kind: 'points' | 'doubles',
  lines: Line[],
): void => {
  for (let rest = tally.low; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    if (compiled.handRows[bit]!.kind === kind) lines.push(handLine(compiled, keep.hand, bit, tally));
  }
  for (let rest = tally.high; rest !== 0; rest &= rest - 1) {
    const bit = WORD_BITS + 31 - Math.clz32(rest & -rest);
    if (compiled.handRows[bit]!.kind === kind) lines.push(handLine(compiled, keep.hand, bit, tally));
  }
};

const addSetLines = (compiled: Compiled, keep: Kept, tally: Tally, lines: Line[]): void => {
  let present = 0;
  for (let index = 0; index < tally.size; index++) present |= tally.parts[index]!;
  for (let rest = present; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    for (let index = 0; index < tally.size; index++) {
      if ((tally.parts[index]! >> bit) & 1)
        lines.push(keptPart(compiled, keep.parts, bit, 1 << index, tally.codes[index]!, 1));
    }
  }
};

const addSelection = (
  compiled: Compiled,
  keep: Kept,
  tally: Tally,
  selection: Selection | null,
  first: number,
  lines: Line[],
): void => {
  if (selection === null) return;
  for (const { bit, sets: members } of selection.instances) {
    if (((tally.dropped >> bit) & 1) === 0) lines.push(keptPart(compiled, keep.parts, bit, members << first, -1, 1));
  }
};

const chowsIn = (tally: Tally): number => {
  let chows = 0;
  while (chows < tally.size && SET_FACTS[tally.codes[chows]!]!.kind === 'chow') chows++;
  return chows;
};

const addQuads = (compiled: Compiled, keep: Kept, tally: Tally, lines: Line[]): void => {
  const { quadBit } = compiled;
  if (quadBit < 0 || tally.quads === 0 || (tally.dropped >> quadBit) & 1) return;
  lines.push(keptPart(compiled, keep.parts, quadBit, ownMask(null, tally), -1, tally.quads));
};

/** Points first, then doubles, each in the order of the rule set. */
export const countedLines = (compiled: Compiled, tally: Tally): readonly Line[] => {
  const keep = keptFor(compiled);
  const lines: Line[] = [];
  addHandLines(compiled, keep, tally, 'points', lines);
  addSetLines(compiled, keep, tally, lines);
  addSelection(compiled, keep, tally, tally.chows, 0, lines);
  addSelection(compiled, keep, tally, tally.pungs, tally.pungs === null ? 0 : chowsIn(tally), lines);
  addQuads(compiled, keep, tally, lines);
  addHandLines(compiled, keep, tally, 'doubles', lines);
  return lines;
};

const IN_HAND = 'geheel-in-de-hand';

/** A limit hand is one line, and where the rules double it in hand, a second. */
export const limitLines = (compiled: Compiled, tally: Tally): readonly Line[] => {
  const keep = keptFor(compiled);
  const line = handLine(compiled, keep.hand, tally.limitBit, tally);
  if (tally.doubles === 0) return [line];
  return [
    line,
    { row: IN_HAND, kind: 'doubles', amount: tally.doubles, count: 1, sets: line.sets, source: line.source },
  ];
};

/** A waiting limit hand gives half its value to a player who did not win. */
export const waitingLine = (rules: RuleSet, index: number): Line => {
  const { id, value, source } = rules.limits[index]!;
  return { row: id, kind: 'waiting', amount: value / 2, count: 1, sets: 1, source };
};
