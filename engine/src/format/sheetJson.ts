import type { Line, ScoreSheet } from '../score/sheet.ts';

/** A line of a sheet as the files have it. */
export interface ItemJson {
  readonly id: string;
  readonly points?: number;
  readonly doubles?: number;
  readonly count?: number;
}

export interface SheetJson {
  readonly valid: boolean;
  readonly reason?: string;
  readonly dead?: true;
  readonly waiting?: true;
  readonly base?: number;
  readonly rounded?: number;
  readonly doubles?: number;
  readonly limit?: string | null;
  readonly points?: number;
  readonly total: number;
  readonly items: readonly ItemJson[];
}

const PREFIX = { points: '', doubles: '', limit: 'limiet:', waiting: 'wachtend:' } as const;

/** `pung-open:k2`, `limiet:jade`, `wachtend:dertien-wezen`, `mahjong`. */
export const itemId = (line: Line): string =>
  PREFIX[line.kind] + line.row + (line.tile === undefined ? '' : `:${line.tile}`);

const doublingItem = (line: Line): ItemJson =>
  line.kind === 'doubles' ? { id: itemId(line), doubles: line.amount } : { id: itemId(line), points: line.amount };

/** In points form the same combination found twice is one item with its count. */
const pointItems = (lines: readonly Line[]): readonly ItemJson[] =>
  [...new Set(lines.map(itemId))].map((id) => {
    const same = lines.filter((line) => itemId(line) === id);
    const points = same.reduce((sum, { amount }) => sum + amount, 0);
    const count = same.reduce((sum, line) => sum + line.count, 0);
    return count > 1 ? { id, points, count } : { id, points };
  });

const doublingJson = (sheet: ScoreSheet): Partial<SheetJson> => {
  if (!sheet.valid) return {};
  const { base, rounded, doubles, limit } = sheet;
  return { base, rounded, doubles, limit };
};

const pointsJson = (sheet: ScoreSheet): Partial<SheetJson> =>
  sheet.valid || sheet.reason === 'too-few-points' ? { points: sheet.base } : {};

/** A score sheet as formats.md writes it. */
export const makeSheet = (sheet: ScoreSheet): SheetJson => ({
  valid: sheet.valid,
  ...(sheet.reason === null ? {} : { reason: sheet.reason }),
  ...(sheet.dead ? { dead: true as const } : {}),
  ...(sheet.waiting ? { waiting: true as const } : {}),
  ...(sheet.form === 'doubling' ? doublingJson(sheet) : pointsJson(sheet)),
  total: sheet.total,
  items: sheet.form === 'doubling' ? sheet.lines.map(doublingItem) : pointItems(sheet.lines),
});
