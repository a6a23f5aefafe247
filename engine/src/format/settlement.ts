import { fail, ok, type Result } from '../result.ts';
import { settle } from '../score/settle.ts';
import { type BySeat, bySeat, WINDS } from '../seat.ts';
import { caseRules, type RulesResolver } from './caseRules.ts';
import type { ErrorLine, LineId } from './caseScore.ts';
import { badField, type FormatError, fieldOf, idOf, isObject, isRules, type JsonObject } from './reader.ts';
import { makeSheet, type SheetJson } from './sheetJson.ts';
import { readOutcome, readWholeHand, settleHand, wholeHandOf } from './wholeHand.ts';

/** The answer to four scores, or with their sheets to four hands. */
export interface PaymentsJson {
  readonly sheets?: BySeat<SheetJson>;
  readonly payments: BySeat<number>;
}
export type PaymentsLine = { readonly id: LineId } & PaymentsJson;

/** More than any rule set yields, and small enough to add up exactly. */
const MOST_SCORE = 1e12;
const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_SCORE;

const readScores = (value: unknown): Result<BySeat<number>, FormatError> => {
  if (!isObject(value)) return badField('scores');
  const bad = WINDS.find((seat) => !isScore(fieldOf(value, seat)));
  return bad === undefined ? ok(bySeat((seat) => value[seat] as number)) : badField(`scores.${bad}`);
};

const settleScores = (value: JsonObject, resolve?: RulesResolver): Result<PaymentsJson, FormatError> => {
  const scores = readScores(fieldOf(value, 'scores'));
  if (!scores.ok) return scores;
  const outcome = readOutcome(value);
  if (!outcome.ok) return outcome;
  const rules = caseRules(fieldOf(value, 'rules'), resolve);
  if (!rules.ok) return rules;
  const { winner, from } = outcome.value;
  return ok({ payments: settle(rules.value, scores.value, winner, from) });
};

const settleHands = (value: JsonObject, resolve?: RulesResolver): Result<PaymentsJson, FormatError> => {
  const raw = readWholeHand(value);
  if (!raw.ok) return raw;
  const rules = caseRules(fieldOf(value, 'rules'), resolve);
  if (!rules.ok) return rules;
  const whole = wholeHandOf(rules.value, raw.value);
  if (!whole.ok) return whole;
  const { sheets, payments } = settleHand(rules.value, whole.value);
  return ok({ sheets: bySeat((seat) => makeSheet(sheets[seat])), payments });
};

const payments = (value: unknown, resolve?: RulesResolver): Result<PaymentsJson, FormatError> => {
  if (!isObject(value)) return fail({ code: 'bad-json' });
  if (!isRules(fieldOf(value, 'rules'))) return badField('rules');
  return Object.hasOwn(value, 'hands') ? settleHands(value, resolve) : settleScores(value, resolve);
};

/** Four scores, or the four hands of a whole hand, to what each player wins or loses. */
export const settleCase = (value: unknown, resolve?: RulesResolver): PaymentsLine | ErrorLine => {
  const id = idOf(value);
  const paid = payments(value, resolve);
  return paid.ok ? { id, ...paid.value } : { id, error: paid.error };
};
