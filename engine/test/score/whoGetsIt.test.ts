import { expect, test } from 'vitest';
import { parseMeld, parseTiles, type RowId, RULE_SETS, type RuleSet, score } from '../../src/index.ts';

const nts = RULE_SETS['nts-2019'];

const forWinner = (id: RowId): RuleSet => ({
  ...nts,
  id: `${id}-for-winner`,
  rows: nts.rows.map((row) => (row.id === id ? { ...row, for: 'winner' } : row)),
});

const linesOf = (rules: RuleSet): readonly string[] => {
  const rack = parseTiles('k147 b258 t36 dWW');
  const dragons = parseMeld('dRRR');
  if (!rack.ok || !dragons.ok) throw new Error('the test has a typing error');
  const sheet = score(rules, { rack: rack.value, melds: [dragons.value], seat: 'S', round: 'E' });
  return sheet.ok ? sheet.value.lines.map(({ row }) => row) : [];
};

test.each<[RowId, readonly RowId[]]>([
  ['mahjong', ['pung-open', 'paar-draken', 'pung-draken']],
  ['paar-draken', ['pung-open', 'pung-draken']],
  ['pung-draken', ['pung-open', 'paar-draken']],
])('with %s only for the winner the others count the rest', (row, lines) => {
  expect(linesOf(forWinner(row))).toEqual(lines);
});
