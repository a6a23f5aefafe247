import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scoreCase } from '../../src/format/caseScore.ts';
import { parseRulesText } from '../../src/format/rulesText.ts';
import { diffRules } from '../../src/rules/diff.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';

const text = readFileSync(new URL('../../../docs/examples/huisregels.json', import.meta.url), 'utf8');
const house = (): RuleSet => {
  const rules = parseRulesText(text);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value;
};

describe('docs/examples/huisregels.json', () => {
  test('differs from NTS 2019 in exactly ten ways', () => {
    expect(diffRules(RULE_SETS['nts-2019'], house()).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'setting minimum',
      'setting roundTo',
      'setting cap',
      'row pe-ling-eet-cake',
      'row pure-eenvoud',
      'row laatste-steen-voor-remise',
      'limit windenslang',
      'limit zeven-tweelingen',
      'setting readings.kongAsConcealedPung',
      'setting flow.rounds',
    ]);
  });

  const seats = { seat: 'S', round: 'E' };
  /** Under NTS 2019 and under the house rules: the total, or why it is refused. */
  const both = (hand: object): readonly unknown[] =>
    [RULE_SETS['nts-2019'].id, JSON.parse(text)].map((rules) => {
      const sheet = scoreCase({ rules, ...seats, ...hand });
      return 'error' in sheet ? sheet.error : (sheet.reason ?? sheet.total);
    });

  test.each([
    [
      'one double is enough',
      { hand: 'b234567789 k55', melds: ['dRRR'], win: { tile: 'b9', from: 'discard' } },
      ['too-few-doubles', 50],
    ],
    [
      'one double more for pure eenvoud',
      { hand: 'b222345678 k678 t55', win: { tile: 't5', from: 'wall' } },
      [240, 480],
    ],
    ['cap 3000', { hand: 'b22233344455577', win: { tile: 'b7', from: 'wall' } }, [2000, 3000]],
    [
      'cake 20 points, and 52 rounded to five',
      { hand: 'b1 b234567 k1', melds: ['dRRR', 'dGGG'], win: { tile: 'k1', from: 'wall' } },
      [200, 220],
    ],
    [
      'the last tile gives points besides its double',
      { hand: 'b23456777', melds: ['dRRR', 'dGGG'], win: { tile: 'b7', from: 'wall', lastTile: true } },
      [640, 720],
    ],
    ['windenslang 1500', { hand: 'k1234567899 wESWN', win: { tile: 'k9', from: 'wall' } }, [1000, 1500]],
    ['half of it when waiting', { hand: 'k123456789 wESWN' }, [500, 750]],
    [
      'zeven tweelingen is no mahjong',
      { hand: 'k1122 b3344 t556677', win: { tile: 't7', from: 'wall' } },
      [250, 'not-a-mahjong'],
    ],
    ['an open kong among three concealed pungs', { hand: 'k222 b333 t5678', melds: ['b8888'] }, [20, 40]],
    ['jade is jade', { hand: 'b222333444666 dGG', win: { tile: 'dG', from: 'discard' } }, [2000, 2000]],
  ])('%s', (_, hand, totals) => {
    expect(both(hand)).toEqual(totals);
  });
});
