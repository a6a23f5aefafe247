import { readFileSync } from 'node:fs';
import { readFixture } from '@windroos/testkit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isErrorLine, scoreCase } from '../src/format/caseScore.ts';
import { settleCase } from '../src/format/settlement.ts';
import { FIRST_WINS, WIN_SOURCES } from '../src/hand/handSetup.ts';
import { ROW_IDS } from '../src/rules/ids.ts';
import { RULE_SET_IDS, RULE_SETS } from '../src/rules/index.ts';
import { makeRules } from '../src/rules/makeRules.ts';
import type { Row } from '../src/rules/ruleSet.ts';
import {
  CLAIM_CLASSES,
  FLOW,
  FLOW_WORDS,
  MOST_DOUBLES,
  MOST_POINTS,
  READING_WORDS,
  READINGS,
  RULE_FIELDS,
  RULE_WORDS,
  SETTLEMENT,
  SETTLEMENT_WORDS,
  SOURCE_DOCUMENTS,
} from '../src/rules/ruleShape.ts';
import { WINDS } from '../src/seat.ts';
import { rulesArbitrary } from './rules/randomRules.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const NAMES = ['rule-set', 'house-rules', 'case', 'sheet', 'settlement'] as const;
const schemas = Object.fromEntries(NAMES.map((name) => [name, read(`../../docs/schema/${name}.schema.json`)]));

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
for (const name of NAMES) ajv.addSchema(schemas[name], `${name}.schema.json`);

/** What is wrong with a value according to a schema; nothing when it fits. */
const wrong = (schema: string, value: unknown): unknown => {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  return validate(value) === true ? [] : validate.errors;
};
const fits = (schema: string, value: unknown): boolean => (wrong(schema, value) as []).length === 0;

describe('the schema of a rule set', () => {
  const { properties, required, $defs } = schemas['rule-set'];

  test.each(RULE_SET_IDS)('fits %s', (id) => {
    expect(wrong('rule-set.schema.json', JSON.parse(JSON.stringify(RULE_SETS[id])))).toEqual([]);
  });

  test('names the rows, words and fields that the engine knows', () => {
    const words = (fields: Record<string, { enum?: unknown }>) =>
      Object.fromEntries(Object.entries(fields).flatMap(([field, { enum: list }]) => (list ? [[field, list]] : [])));
    expect($defs.rowId.enum).toEqual(ROW_IDS);
    expect($defs.source.properties.document.enum).toEqual(SOURCE_DOCUMENTS);
    expect(words($defs.readings.properties)).toEqual(READING_WORDS);
    expect(words($defs.flow.properties)).toEqual(FLOW_WORDS);
    expect(words($defs.settlement.properties)).toEqual(SETTLEMENT_WORDS);
    expect(words(properties)).toEqual(RULE_WORDS);
    expect($defs.flow.properties.claimOrder.items.enum).toEqual(CLAIM_CLASSES);
    expect(Object.keys($defs.readings.properties)).toEqual(Object.keys(READINGS));
    expect(Object.keys($defs.flow.properties)).toEqual(Object.keys(FLOW));
    expect(Object.keys($defs.settlement.properties)).toEqual(Object.keys(SETTLEMENT));
    expect(required).toEqual(['id', ...RULE_FIELDS]);
    expect([$defs.points.maximum, $defs.doubles.maximum]).toEqual([MOST_POINTS, MOST_DOUBLES]);
    const row: Required<Row> = {
      id: 'mahjong',
      points: 0,
      noblePoints: 0,
      doubles: 0,
      for: 'winner',
      group: '',
      drops: [],
      alone: false,
      source: { document: 'house', section: '' },
    };
    expect(Object.keys($defs.row.properties)).toEqual(Object.keys(row));
  });

  test('fits whatever the engine accepts, and how it writes it', () => {
    fc.assert(
      fc.property(rulesArbitrary(...RULE_SET_IDS), (rules) => {
        expect(wrong('rule-set.schema.json', JSON.parse(JSON.stringify(rules)))).toEqual([]);
        const base = RULE_SETS[rules.extends as 'nts-2019'];
        expect(wrong('house-rules.schema.json', JSON.parse(JSON.stringify(makeRules(rules, base))))).toEqual([]);
      }),
    );
  });
});

describe('the schema of house rules', () => {
  test('fits the example and not the broken one', () => {
    expect(wrong('house-rules.schema.json', read('../../docs/examples/huisregels.json'))).toEqual([]);
    expect(fits('house-rules.schema.json', read('fixtures/broken-rules.json'))).toBe(false);
  });

  test.each([
    { rows: { schoonn: { doubles: 1 } } },
    { rows: { schoon: { doubles: -1 } } },
    { rows: { schoon: { colour: 'red' } } },
    { limits: { jade: { value: '2000' } } },
    { flow: { rounds: 0 } },
    { readings: { cakeSuit: 'green' } },
    { limitHands: [] },
    { minimum: {} },
  ])('refuses %j', (change) => {
    expect(fits('house-rules.schema.json', { id: 'huis', extends: 'nts-2019', ...change })).toBe(false);
  });
});

const cases = (name: string): readonly Record<string, unknown>[] => readFixture<Record<string, unknown>>(name);
const scoring = RULE_SET_IDS.map((id) => `${id}.jsonl.gz`);
const errorCode = (line: object): string => (isErrorLine(line) ? line.error.code : '');

describe('the schemas of a case and a sheet', () => {
  test('name the words that the engine knows', () => {
    const { win } = schemas.case.$defs;
    expect(win.properties.from.enum).toEqual(WIN_SOURCES);
    expect(win.properties.first.enum).toEqual(FIRST_WINS);
    expect(schemas.case.properties.seat.enum).toEqual(WINDS);
  });

  test.each(scoring)('fit %s and our answers', (name) => {
    const some = cases(name).filter((_, index) => index % 4 === 0);
    for (const value of some) {
      expect(wrong('case.schema.json', value), String(value.id)).toEqual([]);
      expect(wrong('sheet.schema.json', scoreCase(value)), String(value.id)).toEqual([]);
    }
  });

  test('refuse what has a wrong field or an unknown tile, and fit every answer', () => {
    for (const value of cases('edge.jsonl').filter((line) => 'hand' in line)) {
      const answer = scoreCase(value);
      expect(wrong('sheet.schema.json', answer), String(value.id)).toEqual([]);
      expect(fits('case.schema.json', value), String(value.id)).toBe(
        !['bad-field', 'unknown-tile'].includes(errorCode(answer)),
      );
    }
  });

  test('a sheet is not just anything', () => {
    expect(fits('sheet.schema.json', { id: 1, valid: true, total: 20 })).toBe(false);
    expect(fits('sheet.schema.json', { id: 1, error: { code: 'too-bad' } })).toBe(false);
  });
});

describe('the schema of a settlement', () => {
  const settling = [
    ...cases('settlements.jsonl'),
    ...cases('hands.jsonl.gz'),
    ...cases('edge.jsonl').filter((line) => 'scores' in line),
  ];

  test('fits the vectors and our answers', () => {
    expect(settling).toHaveLength(671);
    for (const value of settling) {
      expect(wrong('settlement.schema.json', value), String(value.id)).toEqual([]);
      expect(wrong('settlement.schema.json#/$defs/answer', settleCase(value)), String(value.id)).toEqual([]);
    }
  });

  test('refuses a hand without its winning tile, and a score that is none', () => {
    const { win: _, ...noWin } = settling.find((value) => 'hands' in value)!;
    expect(fits('settlement.schema.json', noWin)).toBe(false);
    expect(fits('settlement.schema.json', { ...settling[0], scores: { E: 1, S: 2, W: 3 } })).toBe(false);
    expect(wrong('settlement.schema.json#/$defs/answer', settleCase(noWin))).toEqual([]);
  });
});
