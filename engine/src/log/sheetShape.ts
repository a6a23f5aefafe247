import { ROW_IDS } from '../rules/ids.ts';
import { SOURCE_DOCUMENTS } from '../rules/ruleShape.ts';
import { amount, LARGEST, tile } from './parts.ts';
import { flag, listOf, nullOr, objectOf, oneOf, type Shape, textLike, whole } from './shape.ts';

/** A score sheet as it stands in a log: all that the engine knows of it. */

const rowId: Shape = oneOf(...ROW_IDS);
const MOST_LINES = 200;
const MOST_SETS = 16;
const MOST_TILES = 18;

const line: Shape = objectOf(
  {
    row: rowId,
    kind: oneOf('points', 'doubles', 'limit', 'waiting'),
    amount,
    count: whole(0, LARGEST),
    sets: whole(0, 2 ** MOST_SETS - 1),
    source: objectOf({ document: oneOf(...SOURCE_DOCUMENTS), section: textLike(/^.{0,200}$/u) }),
  },
  { tile },
);

const tileSet: Shape = objectOf({
  kind: oneOf('chow', 'pung', 'kong', 'pair', 'body', 'loose'),
  tiles: listOf(tile, 0, MOST_TILES),
  concealed: flag,
});

export const sheet: Shape = objectOf({
  form: oneOf('doubling', 'points'),
  valid: flag,
  reason: nullOr(oneOf('too-few-doubles', 'too-few-points', 'not-a-mahjong', 'dead-hand')),
  dead: flag,
  waiting: flag,
  base: amount,
  rounded: amount,
  doubles: amount,
  limit: nullOr(rowId),
  total: amount,
  lines: listOf(line, 0, MOST_LINES),
  sets: listOf(tileSet, 0, MOST_SETS),
  winSet: nullOr(whole(0, MOST_SETS)),
});
