import { diffRules, RULE_SET_IDS, RULE_SETS, type RuleSet } from '@windroos/engine';
import { decisionsFor, playRulesFor } from '@windroos/texts';
import { describe, expect, test } from 'vitest';
import { baseOf } from '../src/pages/rules/baseRules.ts';
import { exampleFor } from '../src/pages/rules/example.ts';
import { countIn, onlyDifferences, type Part, partsOf } from '../src/pages/rules/parts.ts';
import { searchParts } from '../src/pages/rules/searchParts.ts';

const linesIn = (parts: readonly Part[]) => parts.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines));

describe.each(RULE_SET_IDS)('the page of %s', (id) => {
  const rules = RULE_SETS[id];
  const parts = partsOf(rules, undefined, id);

  test('has every row and limit hand once', () => {
    const shown = linesIn(parts).map((line) => line.id);
    expect(shown.toSorted()).toEqual([...rules.rows, ...rules.limits].map((row) => row.id).toSorted());
  });

  test('shows each with a hand that the engine counts it in', () => {
    for (const line of linesIn(parts)) {
      const example = exampleFor(rules, line.id, id);
      expect(
        example?.sheet.lines.map(({ row }) => row),
        line.id,
      ).toContain(line.id);
      expect(example!.sets.flat().length, line.id).toBeGreaterThanOrEqual(14);
      expect(example!.earned.flat().length, line.id).toBeGreaterThanOrEqual(2);
    }
  });

  test('has every play rule and every decision once', () => {
    const paragraphs = parts.flatMap(({ topics }) => topics.flatMap((topic) => topic.rules.map(({ text }) => text.nl)));
    expect(paragraphs.toSorted()).toEqual(
      playRulesFor(id)
        .map(({ text }) => text.nl)
        .toSorted(),
    );
    expect(parts.flatMap(({ decisions }) => decisions.map((one) => one.id))).toEqual(
      decisionsFor(id).map((one) => one.id),
    );
  });
});

describe('two rule sets side by side', () => {
  const [here, there] = [RULE_SETS['nts-2019'], RULE_SETS['rode-draak']];
  const parts = partsOf(here, there, 'nts-2019');
  const lineOf = (id: string) => linesIn(parts).find((line) => line.id === id)!;

  test('mark what differs and nothing else', () => {
    const marked = [
      ...linesIn(parts).filter(({ differs }) => differs),
      ...parts.flatMap(({ settings }) => settings.filter(({ differs }) => differs)),
    ];
    expect(marked.length).toBe(new Set(diffRules(here, there).map(({ id }) => id)).size);
    expect(countIn(onlyDifferences(parts))).toBe(marked.length);
  });

  test('say what each of them gives', () => {
    expect(lineOf('vier-kongs')).toMatchObject({ here: { doubles: 3 }, there: { doubles: 2 }, differs: true });
    expect(lineOf('pung-draken')).toMatchObject({ here: { doubles: 1 }, there: { doubles: 1 }, differs: false });
    expect(lineOf('dertien-wezen')).toMatchObject({
      here: { kind: 'limit', value: 2000, waiting: 1000 },
      there: { kind: 'limit', value: 1000, inHand: 2000, waiting: 500 },
    });
    expect(lineOf('spel-van-de-aarde')).toMatchObject({ here: { value: 1000 }, there: { doubles: 2 } });
    expect(lineOf('superschoon')).toMatchObject({ here: null, there: { doubles: 3 }, differs: true });
  });

  test('have nothing to say when they are the same', () => {
    expect(onlyDifferences(partsOf(here, here, 'nts-2019'))).toEqual([]);
  });
});

describe('search', () => {
  const parts = partsOf(RULE_SETS['nts-2019'], undefined, 'nts-2019');

  test('finds by name and by sentence, without accents and capitals', () => {
    expect(linesIn(searchParts(parts, 'DERTIEN WEZEN')).map(({ id }) => id)).toEqual(['dertien-wezen']);
    expect(countIn(searchParts(parts, 'een soort'))).toBe(countIn(searchParts(parts, 'één soort')));
    expect(countIn(searchParts(parts, 'kongroof'))).toBeGreaterThan(1);
  });

  test('nothing typed is everything, nonsense is nothing', () => {
    expect(searchParts(parts, '  ')).toBe(parts);
    expect(searchParts(parts, 'xyzzy')).toEqual([]);
  });
});

test('house rules know which of the six they come from', () => {
  const club: RuleSet = { ...RULE_SETS['pe-ling'], id: 'club', extends: 'pe-ling' };
  const table: RuleSet = { ...club, id: 'tafel', extends: 'club' };
  const lost: RuleSet = { ...club, id: 'los', extends: 'los' };
  expect(baseOf(RULE_SETS['nts-2016'], [])).toBe('nts-2016');
  expect(baseOf(table, [club, table])).toBe('pe-ling');
  expect(baseOf(table, [])).toBeUndefined();
  expect(baseOf(lost, [lost])).toBeUndefined();
});
