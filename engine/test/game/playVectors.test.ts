import { isDeepStrictEqual } from 'node:util';
import { readFixture } from '@windroos/testkit';
import { describe, expect, test } from 'vitest';
import { playHandCase, RULE_SET_IDS } from '../../src/index.ts';

interface PlayVector {
  readonly id: string;
  readonly expect: object;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(RULE_SET_IDS)('played hands of %s', (id) => {
  const vectors = readFixture<PlayVector>(`play-${id}.jsonl.gz`);

  test('are all there', () => {
    expect(vectors).toHaveLength(500);
  });

  test('end the same, with the same legal acts at every step', () => {
    const wrong = vectors.filter((vector) => {
      const { id: line, ...answer } = playHandCase(vector);
      return line !== vector.id || !isDeepStrictEqual(asJson(answer), vector.expect);
    });
    expect(wrong.map((vector) => vector.id)).toEqual([]);
  });
});
