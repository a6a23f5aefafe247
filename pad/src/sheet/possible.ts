import { possibleTotals, type RuleSet, type ScoreSheet } from '@windroos/engine';

/** Could a hand count this much at all under these rules? A typed count that could not is questioned. */
export const isPossibleTotal = (rules: RuleSet, won: boolean, total: number): boolean =>
  possibleTotals(rules, won ? 'winner' : 'other').has(total);

export type IsPossible = typeof isPossibleTotal;

/** For who shows no questions: working out what is possible takes a rule set longer than counting an evening. */
export const unquestioned: IsPossible = () => true;

/** What a refused mahjong would have counted: the amount to offer when it is written down all the same. */
export const refusedCount = ({ form, cap }: RuleSet, { base, rounded, doubles }: ScoreSheet): number =>
  form === 'points' ? base : Math.min(cap ?? Number.POSITIVE_INFINITY, rounded * 2 ** doubles);
