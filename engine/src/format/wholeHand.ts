import { type Hand, handOf } from '../hand/hand.ts';
import type { HandError, HandSetup } from '../hand/handSetup.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { scoreHand } from '../score/scoreHand.ts';
import { settle } from '../score/settle.ts';
import type { ScoreSheet } from '../score/sheet.ts';
import { type BySeat, bySeat, isWind, WINDS, type Wind } from '../seat.ts';
import { isBonusTile } from '../tile.ts';
import { formatErrorOf, type RawHand, type RawWin, readHand, readWin, setupOf } from './case.ts';
import { badField, type FormatError, fieldOf, isMissingOr, isObject, type JsonObject } from './reader.ts';

/** The end of a hand: the tiles of all four players, and who won with what. */
export interface WholeHand {
  readonly winner: Wind | null;
  /** Who discarded the winning tile or was robbed of it. */
  readonly from: Wind | null;
  readonly hands: BySeat<Hand>;
}

export interface SettledHand {
  readonly sheets: BySeat<ScoreSheet>;
  readonly payments: BySeat<number>;
}

/** The fields of a whole hand whose types are right but whose tiles are still text. */
interface RawWholeHand {
  readonly round: Wind;
  readonly winner: Wind | null;
  readonly from: Wind | null;
  readonly win: RawWin | undefined;
  readonly hands: BySeat<RawHand>;
}

/** The values by seat, or the first error in turn order. */
const allSeats = <T, E>(each: (seat: Wind) => Result<T, E>): Result<BySeat<T>, E> => {
  const results = bySeat(each);
  const bad = WINDS.map((seat) => results[seat]).find((result) => !result.ok);
  if (bad !== undefined && !bad.ok) return bad;
  return ok(bySeat((seat) => (results[seat] as { readonly value: T }).value));
};

const readHands = (value: unknown): Result<BySeat<RawHand>, FormatError> => {
  if (!isObject(value)) return badField('hands');
  return allSeats((seat) => {
    const hand = fieldOf(value, seat);
    return isObject(hand) ? readHand(hand, `hands.${seat}.`) : badField(`hands.${seat}`);
  });
};

/** Who won and who gave the tile. In a draw nobody did: a seat that the line names is ignored. */
export const readOutcome = (
  value: JsonObject,
): Result<{ readonly winner: Wind | null; readonly from: Wind | null }, FormatError> => {
  const winner = fieldOf(value, 'winner');
  const from = fieldOf(value, 'from');
  if (winner !== null && !isWind(winner)) return badField('winner');
  if (!isMissingOr(isWind)(from)) return badField('from');
  if (winner === null) return ok({ winner, from: null });
  return from === winner ? badField('from') : ok({ winner, from: from ?? null });
};

const isSelfDrawn = ({ from }: RawWin): boolean => from === 'wall' || from === 'kong';

/** Types of all fields; a tile that the winner drew was nobody's discard. */
export const readWholeHand = (value: JsonObject): Result<RawWholeHand, FormatError> => {
  const round = fieldOf(value, 'round');
  if (!isWind(round)) return badField('round');
  const outcome = readOutcome(value);
  if (!outcome.ok) return outcome;
  const { winner, from } = outcome.value;
  const win = winner === null ? ok(undefined) : readWin(fieldOf(value, 'win'));
  if (!win.ok) return win;
  if (from !== null && win.value !== undefined && isSelfDrawn(win.value)) return badField('from');
  const hands = readHands(fieldOf(value, 'hands'));
  return hands.ok ? ok({ round, winner, from, win: win.value, hands: hands.value }) : hands;
};

/** Where only the winner is paid, the one who gave the tile pays more: it must be said who that was. */
const lacksGiver = (rules: RuleSet, { winner, from, win }: RawWholeHand): boolean =>
  rules.settlement.between === 'winner' && winner !== null && from === null && win !== undefined && !isSelfDrawn(win);

interface TilePlace {
  readonly tile: string;
  readonly field: string;
}

const tilesOf = (seat: Wind, { rack, melds, bonus = [] }: HandSetup): readonly TilePlace[] => [
  ...rack.map((tile) => ({ tile, field: `hands.${seat}.hand` })),
  ...melds.flatMap(({ tiles }) => tiles.map((tile) => ({ tile, field: `hands.${seat}.melds` }))),
  ...bonus.map((tile) => ({ tile, field: `hands.${seat}.bonus` })),
];

/** The first tile that is there five times in all; of each season and flower there is one. */
const fifthCopy = (setups: BySeat<HandSetup>): FormatError | undefined => {
  const seen = new Map<string, number>();
  for (const { tile, field } of WINDS.flatMap((seat) => tilesOf(seat, setups[seat]))) {
    const count = (seen.get(tile) ?? 0) + 1;
    if (count > (isBonusTile(tile) ? 1 : 4)) return { code: 'fifth-copy', field, what: tile };
    seen.set(tile, count);
  }
  return undefined;
};

const inSeat = (seat: Wind, error: HandError): FormatError =>
  formatErrorOf(error, error.field === 'win.tile' ? '' : `hands.${seat}.`);

/** All four checked; a set that is none, in any hand, comes before a winning tile that is not there. */
const checkedHands = (setups: BySeat<HandSetup>): Result<BySeat<Hand>, FormatError> => {
  const fifth = fifthCopy(setups);
  if (fifth !== undefined) return fail(fifth);
  const checked = bySeat((seat) => handOf(setups[seat]));
  const badMeld = WINDS.find((seat) => !checked[seat].ok && checked[seat].error.code === 'bad-meld');
  const seats = badMeld === undefined ? WINDS : [badMeld];
  const bad = seats.flatMap((seat) => (checked[seat].ok ? [] : [inSeat(seat, checked[seat].error)]));
  return bad.length > 0 ? fail(bad[0]!) : (allSeats((seat) => checked[seat]) as Result<BySeat<Hand>, never>);
};

/** Text becomes tiles, checked over all four hands. */
export const wholeHandOf = (rules: RuleSet, raw: RawWholeHand): Result<WholeHand, FormatError> => {
  if (lacksGiver(rules, raw)) return badField('from');
  const { round, winner, from, win } = raw;
  const setups = allSeats((seat) =>
    setupOf(raw.hands[seat], seat === winner ? win : undefined, seat, round, `hands.${seat}.`),
  );
  if (!setups.ok) return setups;
  const hands = checkedHands(setups.value);
  return hands.ok ? ok({ winner, from, hands: hands.value }) : hands;
};

/**
 * Four sheets and who pays what. A mahjong that the rules refuse ends no hand (the document: play goes on), so nothing
 * is paid, as in a draw; its sheet says why.
 */
export const settleHand = (rules: RuleSet, { winner, from, hands }: WholeHand): SettledHand => {
  const sheets = bySeat((seat) => scoreHand(rules, hands[seat]));
  const isWon = winner !== null && sheets[winner].valid;
  const scores = bySeat((seat) => sheets[seat].total);
  return { sheets, payments: settle(rules, scores, isWon ? winner : null, from) };
};
