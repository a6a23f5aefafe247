import { isRuleSetId, makeHandScript, RULE_SETS, type RuleSet, scriptOfHand } from '@windroos/engine';
import { text } from '@windroos/texts';
import { print, type Shell, write } from '../shell.ts';
import { eventLines, gameAt, type ReplayPart, tableAt } from './replayPart.ts';

const DEALT = 2;

/** Where we are, the dice, the four racks; then what happened, line by line. */
const partText = (shell: Shell, part: ReplayPart, plain: boolean): string => {
  const isHand = part.events[0]?.type === 'handStarted';
  const [place = '', ...racks] = isHand ? tableAt(shell, part, Math.min(DEALT, part.events.length)) : [];
  const [start = [], ...told] = part.events.map((_, at) => eventLines(shell, part, at, plain));
  return [...(isHand ? [place] : []), ...start, ...racks, ...told.flat(), ''].join('\n');
};

/** Everything, hand after hand. */
export const printParts = async (shell: Shell, parts: AsyncIterable<ReplayPart>, plain: boolean): Promise<void> => {
  for await (const part of parts) await print(shell, partText(shell, part, plain));
};

const isOneOfSix = (rules: RuleSet): boolean => isRuleSetId(rules.id) && RULE_SETS[rules.id] === rules;

const leftOut = (count: number) =>
  text(
    `${count === 1 ? '1 spel staat' : `${count} spellen staan`} er niet bij: een script kent geen vals mahjong, seizoenen of gewonnen Gelukkige Dertien, en geen spel dat niet af is.`,
    `${count === 1 ? '1 hand is' : `${count} hands are`} left out: a script knows no false mahjong, no seasons, no Gelukkige Dertien that won, and no hand that is not over.`,
  );

/** Every hand as a script for `windroos hand`. */
export const printScripts = async (shell: Shell, parts: AsyncIterable<ReplayPart>): Promise<void> => {
  let missing = 0;
  for await (const part of parts) {
    if (part.events[0]?.type !== 'handStarted') continue;
    const game = gameAt(part, 1);
    const script = scriptOfHand(game, part.events);
    if (script === null) missing++;
    else {
      const made = makeHandScript(script, isOneOfSix(game.rules) ? game.rules.id : game.rules);
      await print(shell, JSON.stringify({ id: `${part.match}-${game.hands}`, ...made }));
    }
  }
  if (missing > 0) await write(shell.io.stderr, `windroos: ${shell.say(leftOut(missing))}\n`);
};
