import { describe, expect, test } from 'vitest';
import {
  CUTS,
  FACE,
  HIGH_CONTRAST,
  LETTERS,
  roseSvg,
  rowSvg,
  sealSvg,
  sizeOf,
  TILE_IDS,
  TURNS,
  tileSvg,
  WINDS,
} from '../src/index.ts';
import { count, idsIn, OUTWARD, problemIn, referencesIn } from './svg.ts';

/** Stands alone: well-formed, whole, in plain colours. */
const expectWhole = (svg: string): void => {
  const ids = idsIn(svg);
  expect(problemIn(svg)).toBeUndefined();
  expect(svg).not.toMatch(OUTWARD);
  expect(svg).not.toContain('var(');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(referencesIn(svg))).toEqual(new Set(ids));
};

describe.each([...TILE_IDS, 'back' as const])('%s alone', (tile) => {
  test.each(CUTS)('%s', (cut) => {
    for (const letters of LETTERS) expectWhole(tileSvg(tile, { cut, letters }));
  });
});

test('the face is 3 : 4, and 13 to 15 % of its width is thickness', () => {
  expect(FACE).toEqual({ width: 300, height: 400 });
  for (const body of ['up', 'back', 'bare'] as const) {
    const thickness = sizeOf(body, 'upright').height - 400;
    expect(thickness / 300).toBeGreaterThanOrEqual(0.13);
    expect(thickness / 300).toBeLessThanOrEqual(0.15);
    expect(sizeOf(body, 'turned')).toEqual({ width: 400, height: 300 + thickness });
  }
  expect((sizeOf('stack', 'upright').height - 400) / 300).toBeCloseTo(0.34);
});

test.each(TURNS)('turned by %i, the face turns and the thickness stays below', (turn) => {
  const svg = tileSvg({ tile: 'b5', turn });
  expectWhole(svg);
  expect(svg).toContain(turn % 180 ? 'viewBox="0 0 400 342"' : 'viewBox="0 0 300 442"');
  expect(count(svg, 'matrix(')).toBe(turn === 0 ? 0 : 1);
});

test('a palette changes colours and no drawing', () => {
  const withoutColours = (svg: string): string => svg.replaceAll(/"(#[0-9A-F]{3,6}|none|[01])"/gi, '""');
  for (const tile of TILE_IDS) {
    const [plain, contrast] = [tileSvg(tile), tileSvg(tile, { palette: HIGH_CONTRAST })];
    expect(contrast).not.toBe(plain);
    expect(withoutColours(contrast)).toBe(withoutColours(plain));
  }
});

test('a title is text, whatever it holds', () => {
  const svg = tileSvg({ tile: 'dG', title: 'groene draak' }, { title: '</title><script>"&' });
  expectWhole(svg);
  expect(svg).toContain('<title>groene draak</title>');
  expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;</title>');
});

describe('a row', () => {
  const row = rowSvg(
    [[{ tile: 'k1' }, { tile: 'k1', turn: 270 }, { tile: 'k1', marked: true }], [], [{ tile: 'back' }, { tile: 'wE' }]],
    { tileWidth: 30, letters: 'OZWN', title: 'Een hand' },
  );

  test('is whole, with each part once', () => {
    expectWhole(row);
    expect(count(row, 'id="wr-a-k1"')).toBe(1);
    expect(count(row, 'href="#wr-a-k1"')).toBe(3);
    expect(row).toContain('#wr-i-O"');
  });

  test('leaves room for marks and between groups, in the pixels asked for', () => {
    const width = 24 + 300 + 10 + 400 + 10 + (24 + 300 + 24) + 110 + 300 + 10 + 300 + 24;
    expect(row).toContain(`viewBox="0 0 ${width} 490" width="${width / 10}" height="49"`);
  });

  test('stands on one line: the turned tile lies lower', () => {
    expect(row).toContain('translate(334 124)');
    expect(row).toContain('translate(768 24)');
  });

  test('of nothing is still a drawing', () => {
    expectWhole(rowSvg([]));
    expectWhole(rowSvg([[]]));
  });
});

test('seals and the rose stand alone too', () => {
  for (const wind of WINDS) expectWhole(sealSvg(wind, { tileWidth: 34, title: wind }));
  expectWhole(roseSvg());
  expect(sealSvg('E')).toContain('#B3261E');
  expect(sealSvg('S')).not.toContain('#B3261E');
});
