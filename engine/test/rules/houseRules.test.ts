import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRules } from '../../src/rules/houseRules.ts';
import { ROW_IDS } from '../../src/rules/ids.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { MOST_HAND_ROWS, MOST_PART_ROWS } from '../../src/rules/ruleSense.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { MAX_HAND_ROWS, WORD_BITS } from '../../src/score/compiled.ts';

const nts = RULE_SETS['nts-2019'];
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const parsed = (changes: object, options = {}): RuleSet => {
  const rules = parseRules({ id: 'huis', extends: 'nts-2019', ...changes }, options);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value;
};

/** `code path` of everything that is wrong. */
const errorsOf = (value: unknown, options = {}): readonly string[] => {
  const rules = parseRules(value, options);
  return rules.ok ? [] : rules.error.map(({ code, path }) => `${code} ${path}`);
};
const errorsIn = (changes: object): readonly string[] => errorsOf({ id: 'huis', extends: 'nts-2019', ...changes });
const rowOf = (rules: RuleSet, id: string) => rules.rows.find((row) => row.id === id);

describe('a house-rules value', () => {
  test('changes only what it names', () => {
    const rules = parsed({ roundTo: 5, rows: { schoon: { doubles: 2 } }, flow: { rounds: 2 } });
    expect(rules).toEqual({
      ...nts,
      id: 'huis',
      extends: 'nts-2019',
      roundTo: 5,
      rows: nts.rows.map((row) =>
        row.id === 'schoon' ? { ...row, doubles: 2, source: { document: 'house', section: '' } } : row,
      ),
      flow: { ...nts.flow, rounds: 2 },
    });
  });

  test('removes a row with null and puts new ones last', () => {
    const rules = parsed({
      rows: { 'kleine-vier-winden': null, 'alleen-chows': { points: 10, for: 'winner' } },
      limits: { jade: null, 'kleine-vier-winden': { value: 500 } },
    });
    expect(rowOf(rules, 'kleine-vier-winden')).toBeUndefined();
    expect(rules.rows.at(-1)).toEqual({
      id: 'alleen-chows',
      points: 10,
      for: 'winner',
      source: { document: 'house', section: '' },
    });
    expect(rules.limits.map(({ id }) => id)).not.toContain('jade');
    expect(rules.limits.at(-1)).toMatchObject({ id: 'kleine-vier-winden', value: 500 });
  });

  test('takes a field of a row away with null', () => {
    const rules = parsed({ rows: { 'pung-open': { noblePoints: null }, 'vier-pungs': { doubles: null, points: 30 } } });
    expect(rowOf(rules, 'pung-open')).not.toHaveProperty('noblePoints');
    expect(rowOf(rules, 'vier-pungs')).toMatchObject({ points: 30 });
    expect(rowOf(rules, 'vier-pungs')).not.toHaveProperty('doubles');
  });

  test('keeps the source of a row that says what it said already', () => {
    expect(parsed({ rows: { schoon: { doubles: 1 } } }).rows).toEqual(nts.rows);
  });

  test('is frozen to the bottom and shares nothing with what it was made of', () => {
    const changes = { chips: { values: [10, 50], start: [4, 4] }, rows: { 'vier-chows': { drops: ['schoon'] } } };
    const rules = parsed(changes);
    expect(Object.isFrozen(rules.chips?.values)).toBe(true);
    expect(Object.isFrozen(rowOf(rules, 'vier-chows')?.drops)).toBe(true);
    expect(Object.isFrozen(changes.chips.values)).toBe(false);
  });

  test('leaves out what only an editor reads', () => {
    expect(parsed({ $schema: 'house-rules.schema.json' })).not.toHaveProperty('$schema');
  });
});

describe('a complete value', () => {
  test.each(Object.values(RULE_SETS))('$id is one of the six and parses to itself', (rules) => {
    const copy = parseRules(json(rules));
    expect(copy.ok && copy.value).toBe(rules);
  });

  test.each(Object.values(RULE_SETS))('$id under another name parses to the same rules', (rules) => {
    const renamed = { ...(json(rules) as RuleSet), id: 'frozen' };
    expect(parseRules(renamed)).toEqual({ ok: true, value: renamed });
  });

  test('with the rules that it once extended gone is still read', () => {
    const rules = { ...(json(nts) as RuleSet), id: 'frozen', extends: 'verdwenen' };
    expect(parseRules(rules)).toEqual({ ok: true, value: rules });
  });

  test('cannot take the name of one of the six, unless it comes out of a log', () => {
    const other = { ...(json(nts) as RuleSet), roundTo: 1 };
    expect(errorsOf(other)).toEqual(['bad-value id']);
    expect(parseRules(other, { frozen: true })).toEqual({ ok: true, value: other });
    expect(errorsOf({ id: 'nts-2019', extends: 'nts-2019', roundTo: 1 }, { frozen: true })).toEqual(['bad-value id']);
  });

  test('that is not complete must extend something', () => {
    expect(errorsOf({ id: 'huis', roundTo: 1 })).toEqual(['missing-field extends']);
    const { rounds: _, ...flow } = nts.flow;
    expect(errorsOf({ ...nts, id: 'huis', flow })).toEqual(['missing-field flow.rounds']);
  });
});

describe('extending another house-rules value', () => {
  const known: Record<string, unknown> = {
    club: { id: 'club', extends: 'rode-draak', roundTo: 10, name: { nl: 'Club' } },
    cup: { id: 'cup', extends: 'club', cap: 1000 },
    loop: { id: 'loop', extends: 'pool' },
    pool: { id: 'pool', extends: 'loop' },
    bad: { id: 'bad', extends: 'nts-2019', flow: { rounds: -1 } },
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`step-${n}`, { id: `step-${n}`, extends: `step-${n + 1}` }]),
    ),
  };
  const resolve = (id: string): unknown => known[id];
  const extending = (id: string) => ({ id: 'huis', extends: id });

  test('follows the chain', () => {
    const rules = parseRules(extending('cup'), { resolve });
    expect(rules).toMatchObject({ ok: true, value: { id: 'huis', extends: 'cup', roundTo: 10, cap: 1000 } });
    expect(rules.ok && rules.value).not.toHaveProperty('name');
    expect(rules.ok && rules.value.rows).toEqual(RULE_SETS['rode-draak'].rows);
  });

  test('refuses a circle, a chain without end and what is not there', () => {
    expect(errorsOf({ id: 'huis', extends: 'huis' }, { resolve })).toEqual(['circular extends']);
    expect(errorsOf(extending('loop'), { resolve })).toEqual(['circular extends.extends.extends']);
    expect(errorsOf(extending('step-0'), { resolve })[0]).toMatch(/^too-large extends/);
    expect(errorsOf(extending('nergens'), { resolve })).toEqual(['unknown-rules extends']);
    expect(errorsOf(extending('cup'))).toEqual(['unknown-rules extends']);
    expect(errorsOf(extending('constructor'))).toEqual(['unknown-rules extends']);
  });

  test('tells what is wrong with the rules it extends', () => {
    expect(errorsOf(extending('bad'), { resolve })).toEqual(['negative extends.flow.rounds']);
  });
});

describe('what is wrong is told with its field', () => {
  test.each([
    [{ rows: { schoonn: { doubles: 1 } } }, 'unknown-row rows.schoonn'],
    [{ rows: { 'alleen-chows': null } }, 'unknown-row rows.alleen-chows'],
    [{ rows: { schoon: { points: 4 } } }, 'bad-value rows.schoon.doubles'],
    [{ rows: { schoon: { doubles: null } } }, 'missing-field rows.schoon.points'],
    [{ rows: { schoon: { doubles: -1 } } }, 'negative rows.schoon.doubles'],
    [{ rows: { schoon: { doubles: 1.5 } } }, 'not-whole rows.schoon.doubles'],
    [{ rows: { schoon: { doubles: '1' } } }, 'bad-type rows.schoon.doubles'],
    [{ rows: { schoon: { doubles: 11 } } }, 'too-large rows.schoon.doubles'],
    [{ rows: { schoon: { drops: ['zuver'] } } }, 'unknown-row rows.schoon.drops.0'],
    [{ rows: { schoon: { drops: ['schoon'] } } }, 'bad-value rows.schoon.drops.0'],
    [{ rows: { schoon: { drops: [{ id: 'zuiver', within: 'own' }] } } }, 'bad-value rows.schoon.drops.0'],
    [{ rows: { schoon: { noblePoints: 8 } } }, 'bad-value rows.schoon.noblePoints'],
    [{ rows: { 'pure-straight': { doubles: 1 } } }, 'bad-value rows.pure-straight.doubles'],
    [{ rows: { schoon: [] } }, 'bad-type rows.schoon'],
    [{ rows: 3 }, 'bad-type rows'],
    [
      {
        rows: [
          { id: 'mahjong', points: 20 },
          { id: 'mahjong', points: 30 },
        ],
        limits: [],
      },
      'duplicate-row rows.1',
    ],
    [{ rows: [{ points: 20 }] }, 'missing-field rows.0.id'],
    [{ limits: { 'pung-open': { value: 100 } } }, 'bad-value limits.pung-open'],
    [{ limits: { 'vier-pungs': { value: 100 } } }, 'duplicate-row limits.vier-pungs'],
    [{ limits: { jade: { value: 1e7 } } }, 'too-large limits.jade.value'],
    [{ limits: { windenslang: { value: 125 } } }, 'bad-value limits.windenslang.value'],
    [{ limits: { jade: { waitingHalf: true } } }, 'bad-value limits.jade.waitingHalf'],
    [{ limits: { 'drie-wijzen': {} } }, 'missing-field limits.drie-wijzen.value'],
    [{ minimum: { anyOf: [] } }, 'bad-value minimum.anyOf'],
    [{ minimum: { anyOf: [{ doubles: 1, points: 2 }] } }, 'bad-value minimum.anyOf.0'],
    [{ minimum: { anyOf: [{ row: 'alleen-chows' }] } }, 'unknown-row minimum.anyOf.0.row'],
    [{ minimum: { anyOf: [{ row: 'pung-draken' }] } }, 'bad-value minimum.anyOf.0.row'],
    [{ readings: { cakeSuit: 'green' } }, 'bad-value readings.cakeSuit'],
    [{ flow: { rounds: 0 } }, 'bad-value flow.rounds'],
    [{ flow: { claimOrder: ['pair', 'pair'] } }, 'bad-value flow.claimOrder'],
    [{ flow: { speed: 3 } }, 'unknown-field flow.speed'],
    [{ settlement: { table: -8 } }, 'negative settlement.table'],
    [{ chips: { values: [10, 25], start: [1, 1] } }, 'bad-value chips'],
    [{ chips: { values: [10, 100], start: [1] } }, 'bad-value chips'],
    [{ form: 'points' }, 'bad-value rows.vier-chows.doubles'],
    [{ cap: null, rows: { schoon: { doubles: 10, group: null }, zuiver: { doubles: 10 } } }, 'too-large cap'],
    [{ limitHands: [] }, 'reserved limitHands'],
    [{ name: 'Huis' }, 'bad-type name'],
    [{ name: { nl: 'x'.repeat(81) } }, 'too-large name.nl'],
    [{ name: { en: 'House' } }, 'missing-field name.nl'],
    [{ id: 'Huis!' }, 'bad-value id'],
    [{ id: 'pe-ling' }, 'bad-value id'],
    [{ extends: 'nts-1999' }, 'unknown-rules extends'],
    [{ extends: { id: 'nts-2019' } }, 'bad-type extends'],
  ])('%j', (changes, error) => {
    expect(errorsIn(changes)).toContain(error);
  });

  test('all at once', () => {
    expect(errorsIn({ roundTo: -1, colour: 'red', rows: { schoon: { points: 1 } }, flow: { rounds: 0.5 } })).toEqual([
      'negative roundTo',
      'unknown-field colour',
      'not-whole flow.rounds',
      'bad-value rows.schoon.doubles',
    ]);
  });

  test('one mistake is told once', () => {
    expect(errorsIn({ rows: { schoon: { doubles: 'x', points: 3 } }, minimum: { anyOf: [{ row: 'jade' }] } })).toEqual([
      'bad-type rows.schoon.doubles',
      'unknown-row minimum.anyOf.0.row',
    ]);
  });

  test('more rows than scoring has room for', () => {
    const parts = ROW_IDS.filter((id) => !nts.rows.some((row) => row.id === id));
    const all = Object.fromEntries(parts.map((id) => [id, { points: 1 }]));
    expect(errorsIn({ rows: all, limits: [] })).toEqual(['too-many-rows rows']);
    expect([MOST_HAND_ROWS, MOST_PART_ROWS]).toEqual([MAX_HAND_ROWS, WORD_BITS]);
  });

  test('something else than a rule set', () => {
    for (const value of [null, undefined, 3, 'nts-2019', [], true]) expect(errorsOf(value)).toEqual(['bad-type ']);
    expect(errorsOf({})).toEqual(['missing-field id', 'missing-field extends']);
  });
});

describe('a stranger’s value', () => {
  test('does not reach the prototype of anything', () => {
    const evil = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const nested = `{"id":"x","extends":"nts-2019","rows":${evil},"flow":${evil},"readings":${evil},"name":${evil}}`;
    for (const text of [evil, nested]) expect(parseRules(JSON.parse(text)).ok).toBe(false);
    expect(errorsOf(JSON.parse(nested))).toContain('unknown-row rows.__proto__');
    expect(errorsOf(JSON.parse(nested))).toContain('unknown-field flow.__proto__');
    expect({}).not.toHaveProperty('polluted');
  });

  test('of absurd size is refused without being read', () => {
    let deep: unknown = {};
    for (let depth = 0; depth < 5000; depth++) deep = { id: deep };
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`x${n}`, n]));
    const circle: Record<string, unknown> = { id: 'x' };
    circle.self = circle;
    for (const value of [deep, wide, circle]) expect(errorsOf(value)).toEqual(['too-large ']);
  });

  test('never crashes, and a name that is too long is not repeated', () => {
    const fuzz = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true, withNullPrototype: true }),
      fc.jsonValue(),
      fc.record({ id: fc.constant('x'), extends: fc.constant('nts-2019'), rows: fc.anything(), limits: fc.anything() }),
      fc.record({ id: fc.jsonValue(), extends: fc.jsonValue(), flow: fc.jsonValue(), minimum: fc.jsonValue() }),
      fc.dictionary(fc.constantFrom(...Object.keys(nts)), fc.jsonValue()),
    );
    fc.assert(
      fc.property(fuzz, (value) => {
        const rules = parseRules(value);
        if (!rules.ok) expect(rules.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
    expect(errorsIn({ ['x'.repeat(1000)]: 1 })).toEqual([`unknown-field ${'x'.repeat(60)}`]);
  });
});
