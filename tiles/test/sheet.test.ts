import { expect, test } from 'vitest';
import { type PictureLine, type SheetPicture, sheetSvg } from '../src/index.ts';
import { columnsFor, wrapWords } from '../src/sheet/columns.ts';
import { count, idsIn, OUTWARD, problemIn, referencesIn } from './svg.ts';

const lines = (count: number): readonly PictureLine[] => [
  ...Array.from({ length: count }, (_, i): PictureLine => ({ name: `Regel ${i + 1}`, amount: '4', kind: 'line' })),
  { name: 'Totaal', amount: '160', kind: 'total' },
];

const PICTURE: SheetPicture = {
  place: 'Hanneke & Kees, Zuid · <NTS>',
  title: 'Mahjong: 160 punten',
  sets: [
    { tiles: ['k2', 'k3', 'k4'], kind: 'chow', concealed: true, winAt: 1 },
    { tiles: ['dG', 'dG', 'dG', 'dG'], kind: 'kong', concealed: true, winAt: -1 },
    { tiles: ['t9', 't9', 't9'], kind: 'pung', concealed: false, winAt: -1 },
  ],
  lines: lines(3),
};

test('a drawing that stands alone: well formed, words escaped, every part defined', () => {
  const svg = sheetSvg({
    ...PICTURE,
    code: [
      [true, false],
      [false, true],
    ],
    note: { text: 'Waarom niet', refused: true },
  });
  expect(problemIn(svg)).toBeUndefined();
  expect(svg).toContain('Hanneke &amp; Kees, Zuid · &lt;NTS&gt;');
  expect(svg).not.toMatch(OUTWARD);
  expect(referencesIn(svg).length).toBeGreaterThan(20);
  expect(referencesIn(svg).filter((id) => !idsIn(svg).includes(id))).toEqual([]);
});

test('the winning tile is outlined, a closed kong half hidden, an open set has a turned tile', () => {
  const plain = sheetSvg({ ...PICTURE, sets: [PICTURE.sets[0]!].map((set) => ({ ...set, winAt: -1 })) });
  expect(sheetSvg({ ...PICTURE, sets: [PICTURE.sets[0]!] }).length).toBeGreaterThan(plain.length);
  const faces = (index: number): string => sheetSvg({ ...PICTURE, sets: [PICTURE.sets[index]!] });
  expect(count(faces(1), 'opacity="0.28"')).toBe(2);
  expect(count(faces(2), 'matrix(0 1-1 0')).toBe(1);
  expect(count(faces(0), 'matrix(0 1-1 0')).toBe(0);
});

test('more lines are smaller, far too many are counted', () => {
  expect(columnsFor(lines(2), 400, 190).columns[1]).toEqual([]);
  const few = columnsFor(lines(6), 400, 190);
  const many = columnsFor(lines(15), 400, 190);
  expect(many.fontSize).toBeLessThan(few.fontSize);
  const shown = columnsFor(lines(40), 400, 190).columns.flat();
  expect(shown).toHaveLength(18);
  expect(shown.at(-2)).toEqual({ name: '…', amount: '+ 24', kind: 'line' });
  expect(shown.at(-1)?.kind).toBe('total');
});

test('words wrap', () => {
  expect(wrapWords('een twee drie vier', 9)).toEqual(['een twee', 'drie vier']);
});
