import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../../src/game/apply.ts';
import {
  LOG_ERROR_CODES,
  type LogError,
  type MatchLog,
  makeLog,
  parseLog,
  type Result,
  stateOfDraft,
} from '../../src/index.ts';
import { checkMatch } from '../../src/log/checkLog.ts';
import { VARIANTS } from '../game/variants.ts';
import { loggedMatch } from './loggedMatch.ts';

const parsed = (text: string): readonly MatchLog[] => {
  const log = parseLog(text);
  if (!log.ok) throw new Error(JSON.stringify(log.error));
  return log.value;
};

const SHORT = makeLog([loggedMatch(VARIANTS[0]!, 2)]);
const LINES = SHORT.trimEnd().split('\n');
const indexOf = (type: string): number => LINES.findIndex((line) => line.includes(`"type":"${type}"`));

/** The log with one line changed. */
const withLine = (index: number, change: (line: Record<string, unknown>) => unknown): string =>
  LINES.map((line, at) => (at === index ? JSON.stringify(change(JSON.parse(line))) : line)).join('\n');

const errorOf = (log: Result<unknown, LogError>): LogError | null => (log.ok ? null : log.error);

describe('a log is read as it was written', () => {
  test.each(VARIANTS)('$name', (variant) => {
    const log = [loggedMatch(variant, 2, 10), loggedMatch(variant, 1, 20)];
    expect(parsed(makeLog(log))).toEqual(log);
  });

  test('also when it stops in the middle, and with the ends of lines of Windows', () => {
    const cut = `\uFEFF${LINES.slice(0, 50).join('\r\n')}`;
    expect(parsed(cut)).toEqual([{ ...parsed(SHORT)[0], events: parsed(SHORT)[0]!.events.slice(0, 50) }]);
  });
});

describe('what is wrong with a log is told by its line', () => {
  test.each<readonly [string, () => string, LogError]>([
    ['nothing at all', () => '', { code: 'no-header', line: 1 }],
    ['no JSON', () => [LINES[0], LINES[1], '{"type":'].join('\n'), { code: 'bad-json', line: 3 }],
    ['an empty line', () => `${LINES[0]}\n\n${LINES[1]}`, { code: 'bad-json', line: 2 }],
    ['no header', () => LINES.slice(1).join('\n'), { code: 'no-header', line: 1 }],
    ['a match that is over', () => `${SHORT}${LINES[1]}`, { code: 'no-header', line: LINES.length + 1 }],
    [
      'a later version',
      () => withLine(0, (l) => ({ ...l, version: 2 })),
      { code: 'unknown-version', line: 1, field: 'version' },
    ],
    [
      'an unknown event',
      () => withLine(4, (l) => ({ ...l, type: 'peeked' })),
      { code: 'unknown-type', line: 5, field: 'type' },
    ],
    [
      'a tile that is none',
      () => withLine(indexOf('discarded'), (l) => ({ ...l, tile: 'k0' })),
      { code: 'bad-field', line: indexOf('discarded') + 1, field: 'tile' },
    ],
    [
      'a field too many',
      () => withLine(indexOf('discarded'), (l) => ({ ...l, at: 12 })),
      { code: 'bad-field', line: indexOf('discarded') + 1, field: 'at' },
    ],
    [
      'a seed that is none',
      () => withLine(indexOf('handEnded'), (l) => ({ ...l, seed: 'ABC' })),
      { code: 'bad-field', line: indexOf('handEnded') + 1, field: 'seed' },
    ],
    [
      'a hand without a commitment',
      () => withLine(1, ({ commitment: _, ...l }) => l),
      { code: 'bad-field', line: 2, field: 'commitment' },
    ],
    [
      'half a die',
      () => withLine(1, (l) => ({ ...l, dice: { east: [1, 2.5], opener: [1, 2] } })),
      { code: 'bad-field', line: 2, field: 'dice.east.1' },
    ],
    [
      'rules that are none',
      () => withLine(0, (l) => ({ ...l, rules: { id: 'nts-2019' } })),
      { code: 'bad-rules', line: 1, field: 'rules.extends' },
    ],
  ])('%s', (_, text, expected) => {
    expect(errorOf(parseLog(text()))).toEqual(expected);
  });

  test('whatever is changed, reading, replaying and checking end with a value', () => {
    const anyValue = fc.oneof(
      fc.constantFrom(null, 'E', 'k1', 'dW', 'hidden', 0, 3, true, [], {}),
      fc.json().map((json) => JSON.parse(json)),
    );
    const change = (line: Record<string, unknown>, field: number, value: unknown): unknown => {
      const names = Object.keys(line);
      return { ...line, [names[field % names.length]!]: value };
    };
    fc.assert(
      fc.property(fc.nat(LINES.length - 1), fc.nat(12), anyValue, (at, field, value) => {
        const log = parseLog(withLine(at, (line) => change(line, field, value)));
        if (!log.ok) {
          expect(LOG_ERROR_CODES).toContain(log.error.code);
          expect(log.error.line).toBe(at + 1);
          return;
        }
        for (const { events } of log.value) {
          const game = replay(events);
          expect(game.hand === null || stateOfDraft(game.hand).seats.E.rack.length >= 0).toBe(true);
          const { ok } = checkMatch(events);
          expect(typeof ok).toBe('boolean');
        }
      }),
      { numRuns: 300 },
    );
  });

  test('lines in any order are read, replayed and checked without a crash', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(LINES.slice(1), { minLength: 1, maxLength: 60 }), (lines) => {
        const log = parseLog([LINES[0], ...lines].join('\n'));
        if (!log.ok) {
          expect(log.error.code).toBe('no-header');
          return;
        }
        const game = replay(log.value[0]!.events);
        expect(game.hand === null || stateOfDraft(game.hand).round).toBeTruthy();
        expect(checkMatch(log.value[0]!.events).ok).toBeTypeOf('boolean');
      }),
      { numRuns: 200 },
    );
  });
});
