import { BODY_PARTS } from './body.ts';
import { FACE_PARTS } from './face.ts';
import { element, PREFIX } from './markup.ts';
import type { Paint } from './palette.ts';
import type { Parts } from './part.ts';

const PARTS: Parts = { ...FACE_PARTS, ...BODY_PARTS };
const NAMES = Object.keys(PARTS);

const draw = (name: string, paint: Paint): string => PARTS[name]!(PREFIX + name, paint);
const REFERENCE = new RegExp(`#${PREFIX}([\\w-]+)`, 'g');
const namesIn = (markup: string): readonly string[] => [...markup.matchAll(REFERENCE)].map((match) => match[1]!);

/** The names that a drawing refers to, and those that these refer to. */
const reach = (markup: string, paint: Paint, found: Set<string> = new Set()): ReadonlySet<string> => {
  for (const name of namesIn(markup)) {
    if (found.has(name)) continue;
    found.add(name);
    reach(draw(name, paint), paint, found);
  }
  return found;
};

const definitions = (names: readonly string[], paint: Paint): string =>
  element('defs', {}, ...names.map((name) => draw(name, paint)));

/** All parts, for the sprite. */
export const allDefinitions = (paint: Paint): string => definitions(NAMES, paint);
/** The parts that this drawing needs, each once. */
export const definitionsFor = (markup: string, paint: Paint): string => {
  const reached = reach(markup, paint);
  return definitions(
    NAMES.filter((name) => reached.has(name)),
    paint,
  );
};
