import {
  isWindow,
  legalActions,
  MAY_DISCARD,
  MAY_DRAW,
  MAY_PASS,
  options,
  RULE_SET_IDS,
  RULE_SETS,
  windIndex,
} from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import { BOT_IDS, BOTS, type BotId, newBot } from '../src/index.ts';
import { type Choice, numbersFor, playHand } from './playHand.ts';

/** The same player asked on the whole draft, in which everybody's tiles lie open. */
const movesOnDraft = (id: BotId, { seat, seen }: Choice, number: number): number | null => {
  const player = BOTS[id](numbersFor(number));
  const draft = seen.game.hand!;
  const may = options(draft, windIndex(seat));
  if ((may & MAY_DISCARD) !== 0) return player.act(draft, windIndex(seat), may);
  return (may & ~(MAY_PASS | MAY_DRAW)) === 0 ? null : player.answer(draft, windIndex(seat), may);
};

const movesOnView = (id: BotId, { seat, seen }: Choice, number: number): number | null =>
  movesOnDraft(id, { seat, action: null, seen: { ...seen, game: seen.views[seat] } }, number);

describe.each(RULE_SET_IDS)('%s', (ruleSet) => {
  test.each(BOT_IDS)('%s chooses the same from its view as from a draft that shows all', (id) => {
    const rules = RULE_SETS[ruleSet];
    let asked = 0;
    for (let hand = 1; hand <= 8; hand++) {
      const choices = playHand({ rules, hand, bots: (seat) => newBot(id, numbersFor(windIndex(seat))) });
      for (const [number, choice] of choices.entries()) {
        const move = movesOnDraft(id, choice, number);
        expect(movesOnView(id, choice, number)).toBe(move);
        if (move !== null && isWindow(choice.seen.game.hand!)) asked++;
      }
    }
    expect(asked).toBeGreaterThan(8);
  });
});

test('a hand that is over asks nothing', () => {
  const rules = RULE_SETS['nts-simplified'];
  const choices = playHand({ rules, hand: 1, bots: () => newBot('keep-what-fits', numbersFor(1)) });
  const { seen } = choices.at(-1)!;
  const over = { ...seen.game, stage: 'over' as const };
  expect(newBot('keep-what-fits', numbersFor(1)).choose(over, 'E')).toBeNull();
  expect(legalActions(over, 'E')).toEqual([]);
});
