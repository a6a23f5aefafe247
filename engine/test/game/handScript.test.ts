import { readFixture } from '@windroos/testkit';
import { describe, expect, test } from 'vitest';
import { makeHandScript, playHandCase, RULE_SETS, type RuleSetId, readHandScript } from '../../src/index.ts';

interface Line {
  readonly id: string;
  readonly rules: RuleSetId;
  readonly round: string;
  readonly live: string;
  readonly dead: string;
  readonly moves: readonly (string | readonly string[])[];
}

const [line] = readFixture<Line>('play-nts-2019.jsonl.gz') as readonly [Line];
const mcr = readFixture<Line>('play-schoon-spel.jsonl.gz')[0]!;

const errorOf = (value: unknown): unknown => {
  const answer = playHandCase(value);
  return 'error' in answer ? answer.error : null;
};
const withMove = (...moves: readonly unknown[]) => ({ ...line, moves });

describe('words that are wrong are told before anything is played', () => {
  test.each([
    ['no object', [1], { code: 'bad-json' }],
    ['rules of a wrong type', { ...line, rules: 3 }, { code: 'bad-field', field: 'rules' }],
    ['unknown rules', { ...line, rules: 'nts-1999' }, { code: 'unknown-rules', field: 'rules', what: 'nts-1999' }],
    ['a round that is no wind', { ...line, round: 'X' }, { code: 'bad-field', field: 'round' }],
    ['no wall', { ...line, live: undefined }, { code: 'bad-field', field: 'live' }],
    ['a dead wall of numbers', { ...line, dead: 14 }, { code: 'bad-field', field: 'dead' }],
    ['no dead wall', { ...line, dead: undefined }, { code: 'bad-field', field: 'dead' }],
    ['a dead wall where there is none', { ...mcr, dead: '' }, { code: 'bad-field', field: 'dead' }],
    ['a wall too short', { ...line, live: line.live.slice(3) }, { code: 'bad-field', field: 'live' }],
    ['a fifth copy', { ...line, live: line.live.replace('k7', 'k3') }, { code: 'bad-field', field: 'live' }],
    [
      'an unknown tile',
      { ...line, live: line.live.replace('k7', 'x7') },
      { code: 'unknown-tile', field: 'live', what: 'x7' },
    ],
    [
      'an unknown dead tile',
      { ...line, dead: line.dead.replace('b4', 'b0') },
      { code: 'unknown-tile', field: 'dead', what: 'b0' },
    ],
    ['moves that are no list', { ...line, moves: 'discard k1' }, { code: 'bad-field', field: 'moves' }],
    ['a word that does not exist', withMove('throw k1'), { code: 'bad-field', field: 'moves' }],
    ['a discard of nothing', withMove('discard'), { code: 'bad-field', field: 'moves' }],
    ['a call without a seat', withMove(['pung']), { code: 'bad-field', field: 'moves' }],
    ['a call that is no text', withMove([null]), { code: 'bad-field', field: 'moves' }],
    ['a run downwards', withMove('discard k7', ['S chow k987']), { code: 'bad-field', field: 'moves' }],
    ['a run with a gap', withMove('discard k7', ['S chow k679']), { code: 'bad-field', field: 'moves' }],
    ['a run of winds', withMove('discard k7', ['S chow wESW']), { code: 'bad-field', field: 'moves' }],
    [
      'a tile in a move that does not exist',
      withMove('discard k0'),
      { code: 'unknown-tile', field: 'moves', what: 'k0' },
    ],
    [
      'a run of tiles that do not exist',
      withMove(['S chow q123']),
      { code: 'unknown-tile', field: 'moves', what: 'q1' },
    ],
  ])('%s', (_, value, error) => {
    expect(errorOf(value)).toEqual(error);
  });
});

describe('a move that the rules do not allow is told with its number', () => {
  test.each([
    ['a string for a list', withMove('discard wW', 'discard wN'), 1],
    ['a list for a string', withMove([]), 0],
    ['a tile not held', withMove('discard wS'), 0],
    ['a call by the discarder', withMove('discard wW', ['E pung']), 1],
    ['two calls of one seat', withMove('discard wW', ['S pung', 'S mahjong']), 1],
    ['a move after the end', { ...line, moves: [...line.moves, 'discard k1'] }, line.moves.length],
  ])('%s', (_, value, move) => {
    expect(errorOf(value)).toEqual({ code: 'not-legal', move });
  });
});

test('extra fields are ignored, and an id that cannot be read is null', () => {
  expect(playHandCase({ ...withMove(), id: {}, extra: 1 })).toEqual({ id: null, at: [], end: 'unfinished' });
});

test('a script that stops before its last list is unfinished', () => {
  expect(playHandCase(withMove('discard wW'))).toMatchObject({ end: 'unfinished', at: [{ seat: 'E' }] });
});

test('the rule set may be the value itself', () => {
  const value = JSON.parse(JSON.stringify(RULE_SETS['nts-2019']));
  expect(playHandCase({ ...line, rules: value })).toEqual(playHandCase(line));
});

test.each(['nts-2019', 'rode-draak', 'schoon-spel'] as const)('%s: reading and making are twins', (id) => {
  for (const script of readFixture<Line & { readonly expect: unknown }>(`play-${id}.jsonl.gz`).slice(0, 40)) {
    const { id: _, expect: __, ...said } = script;
    const read = readHandScript(said);
    const made = read.ok ? read.value.script(RULE_SETS[id]) : read;
    if (!made.ok) throw new Error(made.error.code);
    expect(makeHandScript(made.value, id)).toEqual(said);
  }
});
