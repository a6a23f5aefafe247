import {
  type HandSetup,
  handOf,
  makeTiles,
  parseTiles,
  type Result,
  RULE_SET_IDS,
  RULE_SETS,
  readCase,
  type ScoreSheet,
  score,
} from '@windroos/engine';
import { plainScore } from '@windroos/testkit';
import { EXAMPLES, type Example, exampleOf } from '@windroos/texts';
import { describe, expect, test } from 'vitest';

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const setupOf = (example: Example): HandSetup =>
  must(must(readCase({ rules: example.rules, ...example.case })).setup());
const sheetOf = (example: Example): ScoreSheet => must(score(RULE_SETS[example.rules], setupOf(example)));

describe('examples', () => {
  test.each(EXAMPLES)('$rules: $row is on the sheet of its example', (example) => {
    const sheet = sheetOf(example);
    expect(sheet.valid).toBe(true);
    expect(sheet.lines.map((line) => line.row)).toContain(example.row);
  });

  test.each(EXAMPLES)('$rules: $row scores the same by the plain scorer', (example) => {
    expect(plainScore(example.rules, setupOf(example)).total).toBe(sheetOf(example).total);
  });

  test.each(RULE_SET_IDS)('%s has an example for each of its rows and limit hands', (rules) => {
    const rows = [...RULE_SETS[rules].rows, ...RULE_SETS[rules].limits].map((row) => row.id);
    expect(rows.filter((row) => exampleOf(rules, row) === undefined)).toEqual([]);
    const inHand = RULE_SETS[rules].limits.some((row) => row.inHand !== undefined) ? ['geheel-in-de-hand'] : [];
    const shown = EXAMPLES.filter((example) => example.rules === rules).map((example) => example.row);
    expect(shown.toSorted()).toEqual([...rows, ...inHand].toSorted());
  });

  test('a rack is written sorted, as a person would lay it', () => {
    for (const { case: shown } of EXAMPLES) expect(makeTiles(must(parseTiles(shown.hand)))).toBe(shown.hand);
  });

  test('no example holds a tile more often than there is', () => {
    for (const example of EXAMPLES) expect(handOf(setupOf(example)).ok).toBe(true);
  });

  test('a robbed tile, or the last of its kind, is held once: the other three are elsewhere', () => {
    const lone = EXAMPLES.filter(({ case: { win } }) => win.from === 'robbed-kong' || win.lastOfKind === true);
    expect(lone.length).toBeGreaterThan(5);
    for (const example of lone) {
      const { rack, melds } = setupOf(example);
      const held = [...rack, ...melds.flatMap((meld) => meld.tiles)];
      expect(held.filter((tile) => tile === example.case.win.tile)).toHaveLength(1);
    }
  });
});
