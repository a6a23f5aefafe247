import { numberText, text } from '@windroos/texts';
import type { Shell } from '../shell.ts';
import type { Plan } from './plan.ts';
import type { Tally } from './tally.ts';

const WORDS = {
  hands: text('spellen', 'hands'),
  perSecond: text('per seconde', 'a second'),
  left: text('nog', 'left'),
} as const;

const BAR = 24;
const CLEAR = '\r\u001b[2K';

/** '1:05' */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const barOf = (done: number): string => '━'.repeat(Math.round(BAR * done)).padEnd(BAR, '╌');

export interface Progress {
  readonly show: (tally: Tally) => void;
  readonly end: () => void;
}

const SILENT: Progress = { show: () => undefined, end: () => undefined };

/** A bar on the terminal of whoever waits; nothing elsewhere. `now` is a clock in milliseconds. */
export const progressOn = (shell: Shell, plan: Plan, now: () => number): Progress => {
  const { stderr } = shell.io;
  if (stderr.isTTY !== true) return SILENT;
  const started = now();
  let shown = Number.NEGATIVE_INFINITY;
  const show = (tally: Tally): void => {
    const time = now();
    if (time - shown < 100) return;
    shown = time;
    const done = Math.min(1, (plan.unit === 'hands' ? tally.hands : tally.matches) / plan.count);
    const seconds = (time - started) / 1000;
    const speed = `${numberText(Math.round(tally.hands / Math.max(0.001, seconds)), shell.language)} ${shell.say(WORDS.perSecond)}`;
    const left = `${shell.say(WORDS.left)} ${clock((seconds * (1 - done)) / Math.max(0.001, done))}`;
    const hands = `${numberText(tally.hands, shell.language)} ${shell.say(WORDS.hands)}`;
    stderr.write(`${CLEAR}${barOf(done)} ${Math.floor(100 * done)} %  ${hands}, ${speed}, ${left}`);
  };
  return { show, end: () => void stderr.write(CLEAR) };
};
