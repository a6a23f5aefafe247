import { RULE_SET_IDS } from '@windroos/engine';
import { readFixture } from '@windroos/testkit';
import { describe, expect, test } from 'vitest';
import { jsonLines, parsed, windroos } from './terminal.ts';

interface PlayVector {
  readonly id: string;
  readonly expect: { readonly error?: object };
}

const withoutMessage = (answer: Record<string, unknown>): object => {
  const { message: _, ...error } = (answer.error ?? {}) as Record<string, unknown>;
  return answer.error === undefined ? answer : { ...answer, error };
};

describe('hand --jsonl', () => {
  test.each(RULE_SET_IDS)('answers the played hands of %s', async (id) => {
    const some = readFixture<PlayVector>(`play-${id}.jsonl.gz`).filter((_, index) => index % 10 === 0);
    const { exit, out, err } = await windroos(['hand', '--jsonl'], { stdin: jsonLines(some) });
    expect([exit, err]).toEqual([0, '']);
    expect(parsed(out).map(withoutMessage)).toEqual(
      some.map(({ id: line, expect: answer }) => ({ id: line, ...answer })),
    );
  });

  test('a bad line is answered in its place, in words', async () => {
    const [first] = readFixture<PlayVector & { moves: readonly unknown[] }>('play-nts-2019.jsonl.gz');
    const stdin = [
      '{"id":1,',
      JSON.stringify({ ...first, rules: 'nts' }),
      JSON.stringify({ ...first, dead: 'k1' }),
      JSON.stringify({ ...first, moves: [[]] }),
      JSON.stringify({ ...first, moves: [] }),
    ].join('\n');
    const { out } = await windroos(['hand', '--jsonl', '--lang', 'en'], { stdin });
    expect(parsed(out)).toMatchObject([
      { id: null, error: { code: 'bad-json' } },
      { id: first!.id, error: { code: 'unknown-rules', field: 'rules' } },
      { id: first!.id, error: { code: 'bad-field', field: 'dead' } },
      { id: first!.id, error: { code: 'not-legal', move: 0, message: 'Move 1 is not allowed here by the rules.' } },
      { id: first!.id, at: [], end: 'unfinished' },
    ]);
  });

  test('without scripts it says where they come from', async () => {
    expect(await windroos(['hand'], { tty: true })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('--scripts'),
    });
    expect(await windroos(['hand', 'none.jsonl'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('none.jsonl'),
    });
  });
});
