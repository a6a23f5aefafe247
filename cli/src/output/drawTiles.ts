import { unicodeTile } from '@windroos/engine';
import type { Paint } from './paint.ts';
import type { TileGroup } from './tileGroups.ts';
import { centre, padEnd, widthOf } from './width.ts';

type Block = readonly string[];
const CELL = 2;

const edge = (count: number, [left, between, right]: readonly [string, string, string]): string =>
  left + Array<string>(count).fill('─'.repeat(CELL)).join(between) + right;

const row = (cells: readonly string[]): string => `│${cells.join('│')}│`;

/** A box for each tile: its face where the font has one, and always its name in the notation. */
const blockOf = ({ tiles, label, winAt }: TileGroup, paint: Paint): Block => {
  const marked = (text: string, index: number): string => (index === winAt ? paint.marked(text) : text);
  const faces = tiles.map((tile, index) => marked(padEnd(unicodeTile(tile), CELL), index));
  const names = tiles.map((tile, index) => marked(tile, index));
  const bottom = edge(tiles.length, ['╰', '┴', '╯']);
  const at = 1 + winAt * (CELL + 1);
  const width = Math.max(widthOf(bottom), widthOf(label));
  return [
    edge(tiles.length, ['╭', '┬', '╮']),
    row(faces),
    row(names),
    winAt < 0 ? bottom : `${bottom.slice(0, at)}▲▲${bottom.slice(at + CELL)}`,
    label === '' ? '' : paint.faint(centre(label, widthOf(bottom))),
  ].map((line) => padEnd(line, width));
};

const beside = (blocks: readonly Block[]): readonly string[] =>
  (blocks[0] ?? []).map((_, line) =>
    blocks
      .map((block) => block[line])
      .join(' ')
      .trimEnd(),
  );

const widthTogether = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, lines) => sum + widthOf(lines[0]!) + 1, -1);

/** Blocks side by side, on a next row when the terminal is too narrow. */
const inRows = (blocks: readonly Block[], room: number): readonly (readonly Block[])[] => {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    if (last !== undefined && widthTogether([...last, block]) <= room) last.push(block);
    else rows.push([block]);
  }
  return rows;
};

/** A group that is wider than the terminal in pieces that fit, its label under the last. */
const piecesOf = (group: TileGroup, room: number): readonly TileGroup[] => {
  const most = Math.floor((room - 1) / (CELL + 1));
  const { tiles, label, winAt } = group;
  if (tiles.length <= most) return [group];
  const starts = Array.from({ length: Math.ceil(tiles.length / most) }, (_, piece) => piece * most);
  return starts.map((start) => {
    const isLast = start + most >= tiles.length;
    const at = winAt - start;
    return {
      ...group,
      tiles: tiles.slice(start, start + most),
      label: isLast ? label : '',
      winAt: at >= 0 && at < most ? at : -1,
    };
  });
};

export const drawTiles = (groups: readonly TileGroup[], paint: Paint, room: number): readonly string[] =>
  inRows(
    groups.flatMap((group) => piecesOf(group, room)).map((group) => blockOf(group, paint)),
    room,
  )
    .flatMap(beside)
    .filter((line) => line !== '');

const plainGroup = ({ notation, label, winAt }: TileGroup): string =>
  `${notation}${winAt < 0 ? '' : '*'} ${label}`.trim();

/** In the notation, a star behind the set with the winning tile: `b123 open  b55* paar`. */
export const plainTiles = (groups: readonly TileGroup[], room: number): readonly string[] => {
  const lines: string[] = [];
  for (const group of groups.map(plainGroup)) {
    const longer = lines.length === 0 ? group : `${lines.at(-1)}  ${group}`;
    if (lines.length > 0 && widthOf(longer) > room) lines.push(group);
    else lines.splice(-1, 1, longer);
  }
  return lines;
};
