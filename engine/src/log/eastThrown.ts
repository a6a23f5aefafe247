import { CHAIRS, type Chair, type EastThrows } from '../game/event.ts';
import { pips } from '../wall/dice.ts';

const highest = (thrown: EastThrows[number]): readonly Chair[] => {
  const most = Math.max(...thrown.map(({ dice }) => pips(dice)));
  return thrown.filter(({ dice }) => pips(dice) === most).map(({ chair }) => chair);
};

const chairsOf = (thrown: EastThrows[number]): string => thrown.map(({ chair }) => chair).join();

/** Who the throws make East: the highest, after a tie of those who tied. Null when they do not decide it. */
export const eastThrown = (throws: EastThrows): Chair | null => {
  let left: readonly Chair[] = CHAIRS;
  for (const thrown of throws) {
    if (left.length === 1 || chairsOf(thrown) !== left.join()) return null;
    left = highest(thrown);
  }
  return left.length === 1 ? left[0]! : null;
};
