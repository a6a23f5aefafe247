import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  handSeed,
  isRuleSetId,
  keepsCommitment,
  makeHex,
  makeSeed,
  masterSeed,
  mixedSeed,
  type Nonces,
  numbersFrom,
  parseNonce,
  parseSeed,
  RULE_SETS,
  wallOf,
} from '../../src/index.ts';

/**
 * Made by a second program, in another language, written from docs/log-format.md alone.
 * When a row fails, old logs no longer verify: change the generator only under a new name.
 */
interface GoldenWall {
  readonly hand: number;
  readonly rules: string;
  readonly seasons: boolean;
  readonly seed: string;
  readonly nonces: Readonly<Record<string, string>>;
  readonly commitment: string;
  readonly key: string;
  readonly dice: unknown;
  readonly opener: string;
  readonly found: unknown;
  readonly live: string;
  readonly dead: string;
}

const golden = readFileSync(new URL('fixtures/walls.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GoldenWall);

const read = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('unreadable fixture');
  return result.value;
};
const noncesOf = (wall: GoldenWall): Nonces =>
  Object.fromEntries(Object.entries(wall.nonces).map(([seat, nonce]) => [seat, read(parseNonce(nonce))]));

describe('golden walls', () => {
  test('there are some for each rule set, with and without seasons and nonces', () => {
    expect(new Set(golden.map(({ rules, seasons }) => `${rules} ${seasons}`)).size).toBe(12);
    expect(new Set(golden.map(({ nonces }) => Object.keys(nonces).length))).toEqual(new Set([0, 2, 4]));
  });

  test.each(golden)('hand $hand: $rules, seasons $seasons', (wall) => {
    if (!isRuleSetId(wall.rules)) throw new Error('unknown rules');
    const seed = read(parseSeed(wall.seed));
    const nonces = noncesOf(wall);
    const { live, dead, layout } = wallOf(
      { ...RULE_SETS[wall.rules].flow, seasons: wall.seasons },
      numbersFrom(seed, nonces),
    );
    expect({
      commitment: commitmentOf(seed),
      key: makeHex(mixedSeed(seed, nonces)),
      dice: layout.dice,
      opener: layout.opener,
      found: layout.found,
      live: live.join(' '),
      dead: dead.join(' '),
    }).toEqual({
      commitment: wall.commitment,
      key: wall.key,
      dice: wall.dice,
      opener: wall.opener,
      found: wall.found,
      live: wall.live,
      dead: wall.dead,
    });
  });

  test.each(golden)('hand $hand: its seed follows from the master seed and keeps its commitment', (wall) => {
    expect(makeSeed(handSeed(masterSeed('golden walls'), wall.hand))).toBe(wall.seed);
    expect(keepsCommitment(wall.commitment, read(parseSeed(wall.seed)))).toBe(true);
  });
});
