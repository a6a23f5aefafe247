import {
  type Action,
  isWindow,
  legalActions,
  type Numbers,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSet,
  type Wind,
} from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/index.ts';
import { type Choice, numbersFor, playHand } from './playHand.ts';

const HANDS = 5;

const nts = RULE_SETS['nts-2019'];

/** The six, and one with seasons. */
const VARIANTS: readonly (readonly [name: string, rules: RuleSet])[] = [
  ...RULE_SET_IDS.map((id) => [id, RULE_SETS[id]] as const),
  ['nts-2019 with seasons', { ...nts, flow: { ...nts.flow, seasons: true } }],
];

const seedOf = (hand: number, seat: Wind): number => 10 * hand + 'ESWN'.indexOf(seat);

const isListed = ({ seat, action, seen }: Choice): boolean =>
  action === null || legalActions(seen.views[seat], seat).some((listed) => listed === action || same(listed, action));
const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whoever is in turn must do something, and whoever is asked about a discard must answer. */
const mustChoose = ({ seat, seen }: Choice): boolean => {
  const listed = legalActions(seen.views[seat], seat);
  return listed.some(({ type }) => type === 'discard' || type === 'pass' || type === 'draw');
};

/** What every bot is held to: `newBot` makes one from a source of numbers. */
export const botContract = (name: string, newBot: (numbers: Numbers) => Bot): void => {
  describe.each(VARIANTS)(`${name} in %s`, (_, rules) => {
    const play = (hand: number, assistance: boolean): readonly Choice[] =>
      playHand({ rules, hand, assistance, bots: (seat) => newBot(numbersFor(seedOf(hand, seat))) });

    test.each([true, false])('chooses what is listed for what it sees (help: %s)', (assistance) => {
      let windows = 0;
      for (let hand = 1; hand <= HANDS; hand++) {
        for (const choice of play(hand, assistance)) {
          expect(isListed(choice), JSON.stringify(choice.action)).toBe(true);
          if (mustChoose(choice)) expect(choice.action).not.toBeNull();
          if (isWindow(choice.seen.game.hand!)) windows++;
        }
      }
      expect(windows).toBeGreaterThan(HANDS);
    });

    test('chooses the same with the same numbers', () => {
      const actions = (hand: number) => play(hand, true).map(({ action }) => action);
      for (let hand = 1; hand <= 2; hand++) expect(actions(hand)).toEqual(actions(hand));
    });
  });
};
