import {
  type HandSetup,
  makeSheet,
  parseBonusTiles,
  parseMeld,
  parseTiles,
  type Row,
  RULE_SETS,
  type RuleSet,
  type SheetJson,
  score,
  type Tile,
  type Wind,
} from '../../src/index.ts';

export { makeSheet };

const house = { document: 'house', section: 'seizoenen' } as const;
const bonusRows: readonly Row[] = [
  { id: 'eigen-seizoen', doubles: 1, source: house },
  { id: 'alle-seizoenen', doubles: 3, source: house },
];

const withRows = (rules: RuleSet, id: string, rows: readonly Row[]): RuleSet => ({
  ...rules,
  id,
  rows: [...rules.rows, ...rows],
  flow: { ...rules.flow, seasons: true },
});

export const nts2019Seasons = withRows(RULE_SETS['nts-2019'], 'nts-2019-seizoenen', bonusRows);
const mcrFlowers = withRows(RULE_SETS['schoon-spel'], 'schoon-spel-bloemen', [
  { id: 'flower-tile', points: 1, for: 'winner', source: house },
]);

const must = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('the test has a typing error');
  return result.value;
};

/** Somebody who did not win, with a pung of red dragons and these seasons and flowers. */
export const seasonsSetup = (bonus: string, seat: Wind): HandSetup => ({
  rack: must(parseTiles('b2347 k25 t1369')),
  melds: [must(parseMeld('dRRR'))],
  seat,
  round: 'E',
  bonus: must(parseBonusTiles(bonus)),
});

export const schoonSpelFlowers = (rack: string, melds: readonly string[], win: Tile, bonus: string): SheetJson =>
  makeSheet(
    must(
      score(mcrFlowers, {
        rack: must(parseTiles(rack)),
        melds: melds.map((meld) => must(parseMeld(meld))),
        seat: 'E',
        round: 'E',
        win: { tile: win, from: 'discard' },
        bonus: must(parseBonusTiles(bonus)),
      }),
    ),
  );
