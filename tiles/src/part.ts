import { group, path } from './markup.ts';
import type { Paint } from './palette.ts';

/** A drawing that others refer to by its id. */
export type Part = (id: string, paint: Paint) => string;
export type Parts = Readonly<Record<string, Part>>;
export type Art = (paint: Paint) => string;

/** A shape without a colour: whoever uses it fills it. */
export const shapePart =
  (d: string): Part =>
  (id) =>
    path(d, { id });

export const artPart =
  (art: Art): Part =>
  (id, paint) =>
    group({ id }, art(paint));
