import {
  type HandSetup,
  parseMeld,
  parseTiles,
  RULE_SETS,
  type RuleSetId,
  type ScoreSheet,
  score,
  type Win,
} from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import { sheetPictureWords, sheetSets, sheetText, shortSheet } from '../src/index.ts';

const setupOf = (rack: string, melds: readonly string[] = [], win?: Win, seat: HandSetup['seat'] = 'S'): HandSetup => {
  const tiles = parseTiles(rack);
  const sets = melds.map((text) => parseMeld(text));
  return {
    rack: tiles.ok ? tiles.value : [],
    melds: sets.flatMap((set) => (set.ok ? [set.value] : [])),
    seat,
    round: 'E',
    ...(win === undefined ? {} : { win }),
  };
};

const sheetOf = (id: RuleSetId, setup: HandSetup): ScoreSheet => {
  const sheet = score(RULE_SETS[id], setup);
  if (!sheet.ok) throw new Error(sheet.error.code);
  return sheet.value;
};

const PUNGS = setupOf('k234 b55 wSSS', ['dGGG', 't999'], { tile: 'wS', from: 'discard' });
const ORPHANS = setupOf('k19 b19 t19 wESWN dRGWW', [], { tile: 'dW', from: 'wall' });
const words = (id: RuleSetId, setup: HandSetup, language: 'nl' | 'en' = 'nl') =>
  sheetText(RULE_SETS[id], sheetOf(id, setup), language);

describe('a sheet in words', () => {
  test('counted, rounded and doubled', () => {
    const sheet = words('nts-2019', PUNGS);
    expect(sheet.points.map(({ name, amount }) => `${name} ${amount}`)).toContain('Open pung: teken 9 4');
    expect(sheet.doubles.map(({ amount }) => amount)).toEqual(['× 2', '× 2']);
    expect([sheet.sum, sheet.total, sheet.refusal]).toEqual([
      { words: 'Samen 32, afgerond', amount: '40' },
      { words: '40 × 2 × 2', amount: '160' },
      null,
    ]);
    expect(words('nts-2016', PUNGS).sum).toEqual({ words: 'Samen', amount: '32' });
  });

  test('a limit hand has a value and no sums', () => {
    const sheet = words('nts-2019', ORPHANS, 'en');
    expect(sheet.limit).toHaveLength(1);
    expect([sheet.points, sheet.sum, sheet.doubles, sheet.total?.amount]).toEqual([[], null, [], '2000']);
  });

  test('points only, and who did not win', () => {
    expect(words('schoon-spel', PUNGS).total).toEqual({ words: 'Totaal', amount: '11' });
    const loser = words('schoon-spel', setupOf('k123456789 b1234'));
    expect(loser.refusal).toBe('Alleen de winnaar telt.');
  });

  test('more than anybody gets', () => {
    const rich = setupOf('dRRR dGGG wEEE t999 b11', [], { tile: 'b1', from: 'wall' }, 'E');
    expect(words('nts-2019', rich).total).toEqual({
      words: '60 × 2 × 2 × 2 × 2 × 2 × 4 × 4 × 2, nooit meer dan 2000',
      amount: '2000',
    });
  });

  test('refused and dead: what is missing instead of the total', () => {
    const refused = words('nts-2019', setupOf('k234 dRRR t66 k888', ['b999'], { tile: 'k8', from: 'wall' }));
    expect(refused.total).toBeNull();
    expect(refused.refusal).toBe('Nog geen mahjong. Je hebt 1 verdubbeling, je hebt er 2 nodig.');
    const dead = words('nts-2019', setupOf('k1234'), 'en');
    expect([dead.total, dead.refusal]).toEqual([null, 'Dead hand. It does not count, and you do pay.']);
  });

  test('in one line', () => {
    const line = (id: RuleSetId, setup: HandSetup) => shortSheet(RULE_SETS[id], sheetOf(id, setup), 'nl');
    expect(line('nts-2019', PUNGS)).toBe('32 punten, afgerond 40, 2 verdubbelingen');
    expect(line('nts-2019', ORPHANS)).toBe('Dertien wezen');
    expect(line('schoon-spel', PUNGS)).toMatch(/ en nog \d$/);
    expect(line('nts-2019', setupOf('k123456789 b1234'))).toBe('0 punten, geen verdubbeling');
  });
});

describe('the tiles of a sheet', () => {
  test('as they were read, with the winning tile in its set', () => {
    const sets = sheetSets(sheetOf('nts-2019', PUNGS), PUNGS);
    expect(sets.filter(({ winAt }) => winAt >= 0).map(({ tiles, winAt }) => [tiles.join(' '), winAt])).toEqual([
      ['wS wS wS', 2],
    ]);
    expect(sets.flatMap(({ tiles }) => tiles)).toHaveLength(14);
  });

  test('as they lay where nothing was read', () => {
    const setup = setupOf('k19 b19 t19 wESWN dRGG', ['[k5555]'], { tile: 'dG', from: 'wall' });
    const sets = sheetSets(sheetOf('nts-2019', setup), setup);
    expect(sets.map(({ kind, at, winAt }) => [kind, at, winAt])).toEqual([
      ['loose', -1, 12],
      ['kong', -1, -1],
    ]);
  });
});

test('a picture says who, what and why', () => {
  const picture = sheetPictureWords(RULE_SETS['nts-2019'], PUNGS, sheetOf('nts-2019', PUNGS), 'Hanneke', 'nl');
  expect([picture.place, picture.title]).toEqual(['Hanneke, Zuid · Oostronde · NTS 2019', 'Mahjong: 160 punten']);
  expect(picture.lines.at(-1)).toEqual({ name: 'Totaal', amount: '160', kind: 'total' });
  const limit = sheetPictureWords(RULE_SETS['nts-2019'], ORPHANS, sheetOf('nts-2019', ORPHANS), '', 'en');
  expect(limit.place).toBe('South · East round · NTS 2019');
  expect(limit.note?.refused).toBe(false);
});
