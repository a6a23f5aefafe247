import type { BotId } from '@windroos/bots';
import {
  type ByChair,
  defaultSettings,
  type MatchLength,
  type MatchSettings,
  parseRules,
  type RuleSet,
  rulesOf,
} from '@windroos/engine';

/** What is to be played: a value that can be sent to a worker. */
export interface Plan {
  /** One of the six by its id, or house rules as their value. */
  readonly rules: string | RuleSet;
  readonly bots: ByChair<BotId>;
  /** As it was typed: the master seed is made of it. */
  readonly seed: string;
  readonly unit: 'hands' | 'matches';
  readonly count: number;
  readonly logged: boolean;
}

/** Hands are played in sittings of so many, so that everybody is East as often and no hand depends on a far one. */
const SITTING = 16;
/** Room for the hands of one match among the numbers of hands, however often East stays. */
const MATCH_ROOM = 256;

/** How many matches or sittings there are; they count from 1. */
export const matchCount = ({ unit, count }: Plan): number => (unit === 'matches' ? count : Math.ceil(count / SITTING));

/** The number of a hand in the whole simulation, from 1: its seed is made of it. */
export const handNumber = ({ unit }: Plan, match: number, hand: number): number =>
  (unit === 'matches' ? MATCH_ROOM : SITTING) * (match - 1) + hand;

const lengthOf = (plan: Plan, rules: RuleSet, match: number): MatchLength =>
  plan.unit === 'matches'
    ? defaultSettings(rules).length
    : { hands: Math.min(SITTING, plan.count - SITTING * (match - 1)) };

export const settingsOf = (plan: Plan, rules: RuleSet, match: number): MatchSettings => ({
  assistance: true,
  length: lengthOf(plan, rules, match),
});

/** The value of the rules, also after it was sent. */
export const planRules = ({ rules }: Plan): RuleSet => {
  const known = typeof rules === 'string' ? rulesOf(rules) : undefined;
  if (known !== undefined) return known;
  const parsed = parseRules(rules, { frozen: true });
  if (!parsed.ok) throw new Error('rules that were checked before are none');
  return parsed.value;
};
