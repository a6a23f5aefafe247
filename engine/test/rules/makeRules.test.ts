import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRules } from '../../src/rules/houseRules.ts';
import { RULE_SET_IDS, RULE_SETS } from '../../src/rules/index.ts';
import { makeRules } from '../../src/rules/makeRules.ts';
import { rulesArbitrary } from './randomRules.ts';

const nts = RULE_SETS['nts-2019'];

describe('a rule set written as what it changes', () => {
  test('says only that', () => {
    const written = {
      id: 'huis',
      extends: 'nts-2019',
      name: { nl: 'Huis' },
      minimum: null,
      rows: { 'pung-open': { noblePoints: null }, jade: { points: 5 }, schoon: { doubles: 2 }, mahjong: null },
      limits: { jade: null, windenslang: { value: 500 } },
      flow: { rounds: 2 },
    };
    const rules = parseRules(written);
    expect(rules.ok).toBe(true);
    expect(rules.ok && makeRules(rules.value, nts)).toEqual(written);
  });

  test('that changes nothing says nothing', () => {
    expect(makeRules({ ...nts, id: 'zelfde' }, nts)).toEqual({ id: 'zelfde', extends: 'nts-2019' });
  });

  test('with seasons that nobody counts says so', () => {
    const silent = { ...nts, id: 'stil', flow: { ...nts.flow, seasons: true } };
    const written = makeRules(silent, nts);
    expect(written.rows).toEqual({ 'eigen-seizoen': null, 'alle-seizoenen': null });
    expect(parseRules(written)).toMatchObject({ ok: true, value: { rows: nts.rows, flow: { seasons: true } } });
  });

  test('is read back as the same, whatever it is', () => {
    fc.assert(
      fc.property(rulesArbitrary(...RULE_SET_IDS), (rules) => {
        const written = makeRules(rules, RULE_SETS[rules.extends as 'nts-2019']);
        expect(parseRules(JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: rules });
      }),
      { numRuns: 300 },
    );
  });

  test('can be written as a change of any other', () => {
    fc.assert(
      fc.property(rulesArbitrary(...RULE_SET_IDS), fc.constantFrom(...RULE_SET_IDS), (rules, id) => {
        const written = makeRules(rules, RULE_SETS[id]);
        expect(parseRules(written)).toEqual({ ok: true, value: { ...rules, extends: id } });
      }),
      { numRuns: 100 },
    );
  });
});
