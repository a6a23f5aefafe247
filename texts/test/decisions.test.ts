import { RULE_SETS } from '@windroos/engine';
import { DECISIONS, decisionsFor, RULE_SET_TEXTS, settingLines } from '@windroos/texts';
import { describe, expect, test } from 'vitest';

const numbered = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => letter + String(index + 1).padStart(2, '0'));

describe('decisions', () => {
  test('all 39 on counting and all 24 on play are there, in order', () => {
    expect(DECISIONS.map((decision) => decision.id)).toEqual([...numbered('Q', 39), ...numbered('P', 24)]);
  });

  test.each(DECISIONS)('$id asks, decides, says why, and for whom', (decision) => {
    expect(decision.ruleSets.length).toBeGreaterThan(0);
    expect(new Set(decision.ruleSets).size).toBe(decision.ruleSets.length);
    expect(decision.sources.length).toBeGreaterThan(0);
    for (const question of Object.values(decision.question)) expect(question).toMatch(/\?|\.$/);
    for (const said of [decision.decision, decision.why].flatMap(Object.values)) expect(said).toMatch(/\.$/);
  });

  test.each(DECISIONS)(
    '$id cites a document of each of its rule sets, or is ours alone',
    ({ id, ruleSets, sources }) => {
      const cited = sources.map((source) => source.document);
      const uncited = ruleSets.filter(
        (rules) => !RULE_SET_TEXTS[rules].documents.some((known) => cited.includes(known)),
      );
      expect([id, ...uncited]).toEqual([id]);
    },
  );

  test('a setting that a decision names exists', () => {
    const paths = settingLines(RULE_SETS['pe-ling'], 'en').map((line) => line.path);
    const named = DECISIONS.flatMap((decision) => decision.setting ?? []);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('each rule set gets its own', () => {
    const idsFor = (rules: keyof typeof RULE_SETS) => decisionsFor(rules).map((decision) => decision.id);
    expect(idsFor('schoon-spel')).toContain('Q36');
    expect(idsFor('schoon-spel')).not.toContain('Q01');
    expect(idsFor('rode-draak')).toContain('Q23');
    expect(idsFor('pe-ling')).toContain('Q14');
    expect(idsFor('nts-2016')).not.toContain('Q14');
  });
});
