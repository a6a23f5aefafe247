import { type Hand, passingHand, whatIsWrong } from '../hand/hand.ts';
import type { HandError, HandSetup } from '../hand/handSetup.ts';
import { countIn, FIRST_KIND, type Packed, presentIn } from '../hand/packed.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { type Tile, tileAt } from '../tile.ts';
import { amountOfLines, bonusLines } from './bonus.ts';
import { compiledOf } from './compile.ts';
import type { Compiled } from './compiled.ts';
import { countedLines, limitLines, setOf, waitingLine } from './lines.ts';
import { countOther, waitingFor } from './others.ts';
import type { Line, Refusal, ScoreSheet, TileSet } from './sheet.ts';
import type { Tally } from './tally.ts';
import { bestReading } from './winner.ts';

const NONE: readonly never[] = Object.freeze([]);

/** Tiles on their way to a sheet; copied out at their exact number, since a list that grew keeps more room. */
const loose: Tile[] = [];

const tilesIn = (packed: Packed): readonly Tile[] => {
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    for (let rest = presentIn(packed[suit]!); rest !== 0; rest &= rest - 1) {
      const shift = 31 - Math.clz32(rest & -rest);
      const tile = tileAt(FIRST_KIND[suit]! + shift / 3);
      for (let left = (packed[suit]! >> shift) & 7; left > 0; left--) loose[count++] = tile;
    }
  }
  return loose.slice(0, count);
};

const bodyOf = (packed: Packed, kind: 'body' | 'loose'): TileSet => ({ kind, tiles: tilesIn(packed), concealed: true });

const setsOf = (tally: Tally, rest: 'body' | 'loose'): readonly TileSet[] => {
  const { codes, size, body } = tally;
  if (size === 5 && body === null) {
    return [setOf(codes[0]!), setOf(codes[1]!), setOf(codes[2]!), setOf(codes[3]!), setOf(codes[4]!)];
  }
  const sets = new Array<TileSet>(body === null ? size : size + 1);
  for (let index = 0; index < size; index++) sets[index] = setOf(codes[index]!);
  if (body !== null) sets[size] = bodyOf(body, rest);
  return sets;
};

const sheet = (rules: RuleSet, fields: Partial<ScoreSheet>): ScoreSheet => ({
  form: rules.form,
  valid: true,
  reason: null,
  dead: false,
  waiting: false,
  base: 0,
  rounded: 0,
  doubles: 0,
  limit: null,
  total: 0,
  lines: NONE,
  sets: NONE,
  winSet: null,
  ...fields,
});

const refused = (rules: RuleSet, reason: Refusal): ScoreSheet => sheet(rules, { valid: false, reason });

const winSetOf = ({ codes, size, winCode }: Tally): number => {
  for (let index = 0; index < size; index++) if (codes[index] === winCode) return index;
  return size;
};

const winnerSheet = (compiled: Compiled, tally: Tally): ScoreSheet => {
  const { rules } = compiled;
  const isLimit = tally.limitBit >= 0;
  const { valid, base, rounded, doubles } = tally;
  return {
    form: rules.form,
    valid,
    reason: valid ? null : rules.form === 'points' ? 'too-few-points' : 'too-few-doubles',
    dead: false,
    waiting: false,
    base,
    rounded,
    doubles,
    limit: isLimit ? compiled.handRows[tally.limitBit]!.id : null,
    total: valid ? tally.total : 0,
    lines: isLimit ? limitLines(compiled, tally) : countedLines(compiled, tally),
    sets: setsOf(tally, 'body'),
    winSet: winSetOf(tally),
  };
};

/** Seasons and flowers, where the hand has any. */
const bonusOf = (compiled: Compiled, { setup, seat }: Hand): readonly Line[] =>
  setup.bonus === undefined ? NONE : bonusLines(compiled, setup.bonus, seat);

/** Their lines come last; a limit hand takes nothing on top. */
const withBonus = (sheet: ScoreSheet, lines: readonly Line[]): ScoreSheet =>
  lines.length === 0 || sheet.limit !== null ? sheet : { ...sheet, lines: [...sheet.lines, ...lines] };

/** Too many tiles make a dead hand, too few make no mahjong: the vectors tell them apart. */
const isShort = ({ setup, melds }: Hand): boolean => setup.rack.length + 3 * melds.length < 14;

const scoreWinner = (compiled: Compiled, hand: Hand): ScoreSheet => {
  const { rules } = compiled;
  if (hand.setup.dead === true) return refused(rules, 'dead-hand');
  if (!hand.rightCount) return refused(rules, isShort(hand) ? 'not-a-mahjong' : 'dead-hand');
  if (hand.winKind < 0) return bestOfHeaven(compiled, hand);
  const bonus = bonusOf(compiled, hand);
  const tally = bestReading(compiled, hand, hand.winKind, bonus === NONE ? 0 : amountOfLines(bonus));
  return tally === null ? refused(rules, 'not-a-mahjong') : withBonus(winnerSheet(compiled, tally), bonus);
};

const isHigher = (a: ScoreSheet, b: ScoreSheet): boolean => {
  if (a.valid !== b.valid) return a.valid;
  return a.total !== b.total ? a.total > b.total : a.base > b.base;
};

/** Heaven without a named tile: of the fourteen dealt, the one that scores best. */
const bestOfHeaven = (compiled: Compiled, hand: Hand): ScoreSheet => {
  const kinds = Array.from({ length: 34 }, (_, kind) => kind).filter((kind) => countIn(hand.rack, kind) > 0);
  const sheets = kinds.map((winKind) => scoreWinner(compiled, { ...hand, winKind }));
  return sheets.reduce((best, next) => (isHigher(next, best) ? next : best));
};

const waitingSheet = (compiled: Compiled, hand: Hand, limit: number): ScoreSheet => {
  const line = waitingLine(compiled.rules, limit);
  const half = line.amount;
  return sheet(compiled.rules, {
    waiting: true,
    base: half,
    rounded: half,
    limit: line.row,
    total: half,
    lines: [line],
    sets: [bodyOf(hand.rack, 'body')],
  });
};

const otherSheet = (compiled: Compiled, tally: Tally): ScoreSheet => ({
  form: compiled.rules.form,
  valid: true,
  reason: null,
  dead: false,
  waiting: false,
  base: tally.base,
  rounded: tally.rounded,
  doubles: tally.doubles,
  limit: null,
  total: tally.total,
  lines: countedLines(compiled, tally),
  sets: setsOf(tally, 'loose'),
  winSet: null,
});

const scoreOther = (compiled: Compiled, hand: Hand): ScoreSheet => {
  const { rules } = compiled;
  if (!hand.rightCount || hand.setup.dead === true) return sheet(rules, { dead: true });
  if (rules.form === 'points') return sheet(rules, {});
  const bonus = bonusOf(compiled, hand);
  const tally = countOther(compiled, hand, amountOfLines(bonus));
  const limit = waitingFor(compiled, hand);
  if (limit >= 0 && rules.limits[limit]!.value / 2 >= tally.total) return waitingSheet(compiled, hand, limit);
  return withBonus(otherSheet(compiled, tally), bonus);
};

/** What a checked hand is worth under a rule set, and why. */
export const scoreHand = (rules: RuleSet, hand: Hand): ScoreSheet => {
  const compiled = compiledOf(rules);
  return hand.setup.win === undefined ? scoreOther(compiled, hand) : scoreWinner(compiled, hand);
};

/** From what somebody typed to a score sheet, or what is wrong with the tiles. */
export const score = (rules: RuleSet, setup: HandSetup): Result<ScoreSheet, HandError> => {
  const hand = passingHand(setup);
  return hand === null ? fail(whatIsWrong(setup)) : ok(scoreHand(rules, hand));
};
