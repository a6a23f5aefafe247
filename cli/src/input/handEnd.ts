import {
  type BySeat,
  bySeat,
  isErrorLine,
  isObject,
  type JsonObject,
  type PaymentsLine,
  type RuleSet,
  readWholeHand,
  settleCase,
  settleHand,
  settleWithChips,
  startPurse,
  transfers,
  WINDS,
  type Wind,
  wholeHandOf,
} from '@windroos/engine';
import { text } from '@windroos/texts';
import { Stop } from '../exit.ts';
import type { ScoredHand } from '../output/sheetLines.ts';
import type { Shell } from '../shell.ts';
import { resolverOf } from './answerLines.ts';
import { rulesFor, stopAt } from './handCase.ts';
import { windFrom } from './handOptions.ts';
import { rulesFinder } from './rulesFile.ts';

/** The end of a hand: what each counted, who won, and what that means. */
export interface HandEnd {
  readonly answer: PaymentsLine;
  readonly rules: RuleSet;
  readonly winner: Wind | null;
  readonly from: Wind | null;
  /** Who called a mahjong that is none. */
  readonly refused: Wind | null;
  readonly scores: BySeat<number>;
  /** Where the tiles were given. */
  readonly hands: BySeat<ScoredHand> | null;
}

export interface SettleOptions {
  readonly rules?: string;
  readonly scores?: string;
  readonly winner?: string;
  readonly from?: string;
  readonly draw?: true;
}

const WORDS = {
  scores: text('Geef vier scores: --scores E=80,S=10,W=0,N=40.', 'Give four scores: --scores E=80,S=10,W=0,N=40.'),
  winner: text(
    'Wie maakte mahjong? Geef --winner, of --draw bij remise.',
    'Who made mahjong? Give --winner, or --draw.',
  ),
} as const;

const isWind = (word: string): boolean => WINDS.some((wind) => wind === word);

/** `E=80,S=10`: who is not named counts nothing. */
const scoresFrom = (shell: Shell, typed: string): JsonObject => {
  const named = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const given = named.map((part) => {
    const [, seat = '', score] = /^([a-z]+)[=:](\d+)$/i.exec(part) ?? [];
    return [windFrom(seat), Number(score)] as const;
  });
  const seats = new Set(given.map(([seat]) => seat));
  if (seats.size < given.length || ![...seats].every(isWind)) throw new Stop(shell.say(WORDS.scores));
  return { E: 0, S: 0, W: 0, N: 0, ...Object.fromEntries(given) };
};

/** The same as a line of a file would say. */
export const settlementOf = (shell: Shell, options: SettleOptions): JsonObject => {
  const { rules = 'nts-2019', scores = '', winner, from, draw = false } = options;
  if ((winner !== undefined) === draw) throw new Stop(shell.say(WORDS.winner));
  if (scores === '' && !draw) throw new Stop(shell.say(WORDS.scores));
  return {
    rules,
    scores: scoresFrom(shell, scores),
    winner: winner === undefined ? null : windFrom(winner),
    ...(from === undefined ? {} : { from: windFrom(from) }),
  };
};

type Outcome = Omit<HandEnd, 'answer' | 'rules'>;

/** A mahjong that is refused ends no hand: nothing is paid. */
const handsOutcome = (value: JsonObject, rules: RuleSet): Outcome => {
  const raw = readWholeHand(value);
  const whole = raw.ok ? wholeHandOf(rules, raw.value) : raw;
  if (!whole.ok) throw new Error(`a hand that was checked before: ${whole.error.code}`);
  const { winner, from, hands } = whole.value;
  const { sheets } = settleHand(rules, whole.value);
  const isRefused = winner !== null && !sheets[winner].valid;
  return {
    winner: isRefused ? null : winner,
    from,
    refused: isRefused ? winner : null,
    scores: bySeat((seat) => sheets[seat].total),
    hands: bySeat((seat) => ({ rules, setup: hands[seat].setup, sheet: sheets[seat] })),
  };
};

const scoresOutcome = ({ scores, winner, from = null }: JsonObject): Outcome => ({
  winner: winner as Wind | null,
  from: winner === null ? null : (from as Wind | null),
  refused: null,
  scores: scores as BySeat<number>,
  hands: null,
});

/** What a settlement or a whole hand comes to, or a sentence that says what is wrong with it. */
export const handEndOf = (shell: Shell, value: unknown, typed: boolean): HandEnd => {
  const known = isObject(value) && typeof value.rules === 'string' ? rulesFor(shell, value.rules) : null;
  const answer = settleCase(value, resolverOf(rulesFinder()));
  if (isErrorLine(answer)) throw stopAt(shell, answer.error, typed);
  const checked = value as JsonObject;
  const rules = known ?? rulesFor(shell, checked.rules);
  const outcome = Object.hasOwn(checked, 'hands') ? handsOutcome(checked, rules) : scoresOutcome(checked);
  return { answer, rules, ...outcome };
};

export const transfersOf = ({ rules, scores, winner, from }: HandEnd) => transfers(rules, scores, winner, from);

/** The chips that change hands when everybody still has what they started with; null without chips. */
export const chipsOf = ({ rules, scores, winner, from }: HandEnd) => {
  const purse = startPurse(rules);
  return purse === null
    ? null
    : settleWithChips(
        rules,
        bySeat(() => purse),
        scores,
        winner,
        from,
      );
};
