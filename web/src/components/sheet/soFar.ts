import { type HandSetup, handOf, type RowId, type RuleSet, type ScoreSheet, scoreHand } from '@windroos/engine';

/** What one set or pair gives by itself: it is there as soon as its tiles are. */
const SET_ROWS: ReadonlySet<RowId> = new Set<RowId>([
  'pung-open',
  'pung-dicht',
  'kong-open',
  'kong-dicht',
  'paar-draken',
  'paar-eigen-wind',
  'paar-ronde-wind',
  'pung-draken',
  'pung-eigen-wind',
  'pung-ronde-wind',
]);

const trimmed = new WeakMap<RuleSet, RuleSet>();

/** The same rules without what only a whole hand can have. */
const setRulesOf = (rules: RuleSet): RuleSet => {
  const known = trimmed.get(rules) ?? { ...rules, rows: rules.rows.filter(({ id }) => SET_ROWS.has(id)), limits: [] };
  trimmed.set(rules, known);
  return known;
};

/** What tiles count that are still being laid: their sets, as of a player who did not win. */
export const sheetSoFar = (rules: RuleSet, setup: HandSetup): ScoreSheet | null => {
  const { win: _, ...rest } = setup;
  const hand = handOf(rest);
  if (!hand.ok || rules.form === 'points' || setup.dead === true) return null;
  return scoreHand(setRulesOf(rules), { ...hand.value, rightCount: true });
};
