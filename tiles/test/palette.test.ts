import { describe, expect, test } from 'vitest';
import { BONE_AND_BAMBOO, HIGH_CONTRAST, type Palette, paletteCss, TOKENS } from '../src/index.ts';

const channel = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string): number => {
  const hex = colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour;
  const [red, green, blue] = [1, 3, 5].map((at) => channel(hex.slice(at, at + 2))) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const onFace = (palette: Palette): readonly number[] =>
  (['t-ink', 't-red', 't-green', 't-blue'] as const).flatMap((token) =>
    (['bone', 'bone-low'] as const).map((bone) => contrast(palette[token], palette[bone])),
  );

describe('contrast on the face', () => {
  test('by WCAG at least 5 in the default palette', () => {
    expect(Math.min(...onFace(BONE_AND_BAMBOO))).toBeGreaterThanOrEqual(5);
  });
  test('at least 7 in high contrast, on flat white', () => {
    expect(Math.min(...onFace(HIGH_CONTRAST))).toBeGreaterThanOrEqual(7);
    expect([HIGH_CONTRAST.bone, HIGH_CONTRAST['bone-low'], HIGH_CONTRAST['tile-shade']]).toEqual(['#FFF', '#FFF', '0']);
  });
  test('a seal is read on its square', () => {
    for (const palette of [BONE_AND_BAMBOO, HIGH_CONTRAST]) {
      expect(contrast(palette['on-seal'], palette.seal)).toBeGreaterThanOrEqual(6);
      expect(contrast(palette['on-seal'], palette['seal-quiet'])).toBeGreaterThanOrEqual(6);
    }
  });
});

test('a palette as custom properties names every token once', () => {
  const css = paletteCss(HIGH_CONTRAST);
  expect(css.split(';').slice(0, -1)).toHaveLength(TOKENS.length);
  expect(css).toContain('--t-red:#A80000;');
});
