import { circle, group, path, place } from '../markup.ts';
import type { Paint } from '../palette.ts';
import type { Art } from '../part.ts';

/** Bamboo 1 is Pe-ling, singing on a twig, with three tail feathers. */
const BODY =
  'M206 92C180 90 162 108 161 134 160 166 142 186 126 212 104 248 112 298 158 305 210 312 244 262 244 212 244 188 236 174 236 156 236 144 242 134 240 122 236 103 226 94 206 92z';
const BREAST = 'M242 190C252 246 216 304 164 305 200 284 220 240 218 186 226 194 236 196 242 190z';
const WING =
  'M208 186C166 172 122 206 102 288 120 290 134 284 142 274 150 280 166 272 172 258 182 260 192 248 194 238 206 226 212 206 208 186z';
const WING_LINES = 'M186 204C166 216 150 236 142 262M194 212C184 224 176 238 172 250';
const BEAK = 'M232 112 284 80 240 128zM240 134 276 138 234 152z';
const CREST = 'M196 96C182 82 176 68 178 52M206 93C198 74 200 58 208 42M216 94C214 78 222 62 236 54';
const TWIG = 'M50 354C106 340 190 352 262 340';
const LEAVES =
  'M216 344C226 318 252 304 286 306 280 332 252 348 216 344zM72 352C62 362 64 376 80 386 90 374 88 360 72 352z';
const LEGS = 'M164 300 160 347M194 292 196 347M148 348H172M184 348H208';

/** One feather, upright from the origin, an eye at its end. */
const FEATHER =
  'M-4 0C-3-30-4-46-12-64-19-78-22-87-22-95-22-109-12-118 0-118S22-109 22-95C22-87 19-78 12-64 4-46 4-30 5 0z';
const FEATHERS = [
  [-98, 0.98],
  [-68, 1.1],
  [-38, 1.36],
] as const;
const feather =
  (paint: Paint) =>
  ([turn, size]: (typeof FEATHERS)[number]): string =>
    group(
      { transform: place(136, 262, size, turn) },
      path(FEATHER, { fill: paint('t-blue') }),
      circle(0, -95, 13, { fill: paint('bone') }),
      circle(0, -95, 7, { fill: paint('t-red') }),
    );

const line = (d: string, stroke: string, width: number): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });

const eye = (paint: Paint): string =>
  circle(208, 126, 11, { fill: paint('bone') }) + circle(210, 125, 6, { fill: paint('t-ink') });

export const peling: Art = (paint) =>
  [
    ...FEATHERS.map(feather(paint)),
    line(TWIG, paint('t-green'), 11),
    path(LEAVES, { fill: paint('t-green') }),
    line(LEGS, paint('t-red'), 8),
    line(CREST, paint('t-red'), 8),
    path(BEAK, { fill: paint('t-red') }),
    path(BODY, { fill: paint('t-green') }),
    path(BREAST, { fill: paint('t-red') }),
    path(WING, { fill: paint('t-blue'), stroke: paint('bone'), 'stroke-width': 5 }),
    line(WING_LINES, paint('bone'), 5),
    eye(paint),
  ].join('');
