import { type Box, path, rectangle } from '../markup.ts';
import type { Art } from '../part.ts';

const OUTER: Box = { x: 54, y: 56, width: 192, height: 288 };
const INNER: Box = { x: 88, y: 90, width: 124, height: 220 };
/** Short ties between the two frames. */
const TIES = 'M126 60V90M174 60V90M126 310V340M174 310V340M58 136H88M58 264H88M212 136H242M212 264H242';

/** A blue double frame around nothing. */
export const whiteDragon: Art = (paint) => {
  const ink = { fill: 'none', stroke: paint('t-blue') };
  return (
    rectangle(OUTER, 18, { ...ink, 'stroke-width': 20 }) +
    rectangle(INNER, 6, { ...ink, 'stroke-width': 8 }) +
    path(TIES, { ...ink, 'stroke-width': 8 })
  );
};

/** Large print: one heavy frame. */
export const frameEmblem: Art = (paint) =>
  rectangle({ x: -72, y: -86, width: 144, height: 172 }, 16, {
    fill: 'none',
    stroke: paint('t-blue'),
    'stroke-width': 18,
  });
