import fc from 'fast-check';
import { parseRules } from '../../src/rules/houseRules.ts';
import type { HouseRules } from '../../src/rules/houseRulesValue.ts';
import type { RowId } from '../../src/rules/ids.ts';
import { RULE_SETS, type RuleSetId } from '../../src/rules/index.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { FLOW_WORDS, READING_WORDS, SETTLEMENT_WORDS } from '../../src/rules/ruleShape.ts';

/** House rules as a club might write them, at random. */

const EXTRA_ROWS: readonly RowId[] = [
  'alleen-chows',
  'drie-wijzen',
  'winst-met-gelijke-2-8',
  'superschoon',
  'tile-hog',
  'eigen-seizoen',
];

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const some = <T extends string, V>(keys: readonly T[], value: fc.Arbitrary<V>) =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 5 });
const word = (words: Readonly<Record<string, readonly string[]>>) =>
  fc.record(Object.fromEntries(Object.entries(words).map(([field, values]) => [field, fc.constantFrom(...values)])), {
    requiredKeys: [],
  });

const change = fc.oneof(
  fc.constant(null),
  fc.record({ points: fc.nat(100), doubles: fc.constant(null), noblePoints: fc.constant(null) }),
  fc.record({ doubles: fc.nat(4), points: fc.constant(null), noblePoints: fc.constant(null) }),
  fc.record({ points: fc.nat(100) }),
  fc.record({ doubles: fc.nat(4) }),
  fc.record({ for: fc.constantFrom('winner', 'everyone') }),
  fc.record({ group: fc.constantFrom('a', 'b', null) }),
  fc.record({ source: fc.record({ document: fc.constant('mcr'), section: fc.string({ maxLength: 10 }) }) }),
);
const limitChange = fc.oneof(
  fc.constant(null),
  fc.record({ value: fc.nat(2000).map((half) => 2 * half) }),
  fc.record({ inHand: fc.constantFrom(0, 1, 2, null), waitingHalf: fc.constant(null) }),
);

const changesTo = (base: RuleSet): fc.Arbitrary<HouseRules> => {
  const rowIds = base.rows.map(({ id }) => id);
  return fc
    .record({
      roundTo: sometimes(fc.constantFrom(1, 2, 5, 10)),
      cap: sometimes(fc.option(fc.integer({ min: 100, max: 5000 }))),
      minimum: sometimes(
        fc.option(
          fc.record({
            anyOf: fc.array(
              fc.oneof(
                fc.record({ doubles: fc.nat(3) }),
                fc.record({ points: fc.nat(60) }),
                fc.record({ row: fc.constantFrom(...rowIds) }),
              ),
              { minLength: 1, maxLength: 3 },
            ),
          }),
        ),
      ),
      rows: sometimes(some([...rowIds, ...EXTRA_ROWS], change)),
      limits: sometimes(some([...base.limits.map(({ id }) => id), 'jade'], limitChange)),
      readings: sometimes(word(READING_WORDS)),
      flow: sometimes(
        fc
          .tuple(word(FLOW_WORDS), fc.boolean())
          .map(([words, seasons]) => ({ ...words, ...(seasons ? { seasons } : {}) })),
      ),
      settlement: sometimes(word(SETTLEMENT_WORDS)),
      chips: sometimes(fc.constantFrom(null, { values: [5, 20, 100], start: [8, 4, 2] })),
    })
    .map((changes) => ({
      ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as object),
      id: 'huis',
      extends: base.id,
    }));
};

/** A rule set that extends one of the six, and was accepted. */
export const rulesArbitrary = (...ids: readonly RuleSetId[]): fc.Arbitrary<RuleSet> =>
  fc
    .constantFrom(...ids)
    .chain((id) => changesTo(RULE_SETS[id]))
    .map((changes) => parseRules(changes))
    .filter((rules) => rules.ok)
    .map((rules) => (rules as { readonly value: RuleSet }).value);
