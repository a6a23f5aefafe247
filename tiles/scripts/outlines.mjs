/**
 * Writes the outlines that the tiles need, `src/outlines/characters.ts` and `src/outlines/indices.ts`, from two
 * fonts under the Open Font Licence (see OFL.md). Run it only when the fonts or the list below change:
 *
 *   node tiles/scripts/outlines.mjs [folder to write to]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { fitClosed } from './fit.mjs';

const BOX = 240;
const CHARACTERS = [
  ...[...'一二三四五六七八九'].map((character, i) => [`n${i + 1}`, character]),
  ['t', '萬'],
  ...[...'東南西北'].map((character, i) => [`w${'ESWN'[i]}`, character]),
  ...[...'中發'].map((character, i) => [`d${'RG'[i]}`, character]),
  ...[...'春夏秋冬'].map((character, i) => [`s${i + 1}`, character]),
  ...[...'梅蘭菊竹'].map((character, i) => [`f${i + 1}`, character]),
];
const INDICES = [...'123456789ESWNOZCFP'];
const BRUSH = { tolerance: 0.5, pitch: 0.75, reach: 5, corner: 0.8, soften: 10 };
const SPECK = 70;

const find = createRequire(import.meta.url).resolve;
const fontFile = (font, file) => join(dirname(find(`${font}/package.json`)), file);

/** A brush font comes in a hundred pieces; `unicode.json` says which piece holds which characters. */
const inRange = (range, code) => {
  const [from, to = from] = range.replace('U+', '').split('-');
  return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
};
const PIECES = Object.entries(JSON.parse(readFileSync(fontFile('@fontsource/yuji-boku', 'unicode.json'), 'utf8')));

const brushFont = (character) => {
  const code = character.codePointAt(0);
  const piece = PIECES.find(([, ranges]) => ranges.split(',').some((range) => inRange(range, code)));
  if (!piece) throw new Error(`Yuji Boku has no ${character}`);
  const name = piece[0].replace(/[[\]]/g, '');
  return openSync(fontFile('@fontsource/yuji-boku', `files/yuji-boku-${name}-400-normal.woff2`));
};

const printFont = (weight) =>
  openSync(
    fontFile('@fontsource/atkinson-hyperlegible-next', `files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`),
  );

/** A glyph as loops of segments: one point is a line, two are a quadratic curve. Both fonts have no others. */
const loopsOf = (glyph, place) => {
  const loops = [];
  for (const { command, args } of glyph.path.commands) {
    const points = [...Array(args.length / 2).keys()].map((i) => place([args[2 * i], args[2 * i + 1]]));
    if (command === 'moveTo') loops.push({ start: points[0], segments: [] });
    else if (command !== 'closePath') loops.at(-1).segments.push(points);
  }
  return loops;
};

const STEPS = [...Array(16).keys()].map((i) => (i + 1) / 16);
const between = (from, points) =>
  points.length === 1
    ? points
    : STEPS.map((t) => from.map((a, i) => (1 - t) ** 2 * a + 2 * t * (1 - t) * points[0][i] + t * t * points[1][i]));
const polygonOf = ({ start, segments }) => {
  const polygon = [start];
  for (const points of segments) polygon.push(...between(polygon.at(-1), points));
  return polygon;
};

const areaOf = (polygon) =>
  Math.abs(polygon.reduce((sum, [x, y], i) => sum + x * polygon.at(i - 1)[1] - y * polygon.at(i - 1)[0], 0)) / 2;
/** A splash beside a stroke is dust on a tile. */
const isSpeck = (loop) => areaOf(polygonOf(loop)) < SPECK;

const redraw = (loop) => {
  const curves = fitClosed(polygonOf(loop), BRUSH);
  return { start: curves[0][0], segments: curves.map(([, ...points]) => points) };
};

const numbers = (values) => values.map((value, i) => (i && value >= 0 ? ` ${value}` : `${value}`)).join('');
const round = (point) => point.map(Math.round);
const from = (origin) => (point) => [point[0] - origin[0], point[1] - origin[1]];

/** Handles within half a unit of the chord make a line. */
const isStraight = (points) => {
  const [x, y] = points.at(-1);
  return points.every(([a, b]) => Math.abs(a * y - b * x) <= Math.hypot(x, y) / 2);
};

const segmentText = (points) => {
  const [x, y] = points.at(-1);
  if (!isStraight(points)) return ' lqc'[points.length] + numbers(points.flat());
  if (x === 0 && y === 0) return '';
  return y === 0 ? `h${x}` : x === 0 ? `v${y}` : `l${numbers([x, y])}`;
};

/** A letter may be left out when the next segment is of the same sort. */
const joinRuns = (path) =>
  path.replaceAll(/([lqchv])([^a-z]+)(?:\1[^a-z]+)+/g, (run, letter) =>
    run
      .slice(1)
      .split(letter)
      .reduce((all, part) => `${all}${part.startsWith('-') ? '' : ' '}${part}`, '')
      .replace(/^ ?/, letter),
  );

/** Relative whole numbers. After `z` the pen is back at the start of its loop. */
const pathOf = (loops) => {
  let origin = [0, 0];
  const texts = loops.map(({ start, segments }) => {
    const first = round(start);
    const move = `m${numbers(from(origin)(first))}`;
    let here = first;
    const drawn = segments.map((points) => {
      const text = segmentText(points.map(round).map(from(here)));
      here = round(points.at(-1));
      return text;
    });
    origin = first;
    return `${move}${drawn.join('')}z`;
  });
  return joinRuns(texts.join(''));
};

/** The em square is the box; the character's own middle is the middle of the box. */
const characterPath = (character) => {
  const font = brushFont(character);
  const glyph = font.glyphForCodePoint(character.codePointAt(0));
  const { minX, minY, maxX, maxY } = glyph.bbox;
  const k = BOX / font.unitsPerEm;
  const place = ([x, y]) => [BOX / 2 + (x - (minX + maxX) / 2) * k, BOX / 2 - (y - (minY + maxY) / 2) * k];
  const loops = loopsOf(glyph, place).filter((loop) => !isSpeck(loop));
  return pathOf(loops.map(redraw));
};

/** Capitals and figures are as high as the box and start at its left side. */
const indexPath = (font, letter) => {
  const glyph = font.glyphForCodePoint(letter.codePointAt(0));
  const k = BOX / font.capHeight;
  return pathOf(loopsOf(glyph, ([x, y]) => [(x - glyph.bbox.minX) * k, BOX - y * k]));
};

const HEADING = '// Written by scripts/outlines.mjs. Outlines under the SIL Open Font Licence 1.1: see OFL.md.\n';
const key = (name) => (/^[A-Za-z]\w*$|^[1-9]$/.test(name) ? name : `'${name}'`);
const table = (name, about, rows) =>
  `\n/** ${about} */\nexport const ${name} = {\n${rows.map(([id, path]) => `  ${key(id)}: '${path}',\n`).join('')}} as const;\n`;

const folder = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../src/outlines');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'characters.ts'),
  HEADING +
    table(
      'CHARACTERS',
      `${CHARACTERS.map(([, character]) => character).join(' ')}, each in the middle of a box of ${BOX} units.`,
      CHARACTERS.map(([id, character]) => [id, characterPath(character)]),
    ),
);
writeFileSync(
  join(folder, 'indices.ts'),
  HEADING +
    [700, 800]
      .map((weight) =>
        table(
          `INDICES_${weight}`,
          `Figures and capitals of weight ${weight}, ${BOX} units high, from x = 0.`,
          INDICES.map((letter) => [letter, indexPath(printFont(weight), letter)]),
        ),
      )
      .join(''),
);
