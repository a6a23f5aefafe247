import {
  commitmentOf,
  handSeed,
  keepsCommitment,
  makeSeed,
  masterSeed,
  numbersFrom,
  parseNonce,
  parseSeed,
  RULE_SETS,
  startMatch,
  wallOf,
} from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import {
  addNonce,
  askTime,
  begin,
  deal,
  emptyTable,
  entryFor,
  getReady,
  promise,
  tableOf,
  tick,
  wallAt,
} from '../src/index.ts';
import { append, dealt, done, getAllReady, opened, saysAt, throwsUntilEnd } from './support/sitting.ts';

const people = ['Ada', null, null, null];
const seed = handSeed(masterSeed('table'), 1);
const refused = (error: string) => ({ ok: false, error });

describe('the seed of a hand', () => {
  test('is promised before anybody adds to it, and opened at the end', () => {
    const sitting = opened({ people });
    done(sitting, promise(sitting.table, seed, 0));
    done(sitting, addNonce(sitting.table, 0, 'c0ffee', 0));
    getAllReady(sitting);
    sitting.wall = wallAt(sitting.table)!;
    done(sitting, deal(sitting.table, sitting.wall, 0));
    const started = sitting.entries.find((entry) => entry.type === 'happened' && entry.event.type === 'handStarted');
    expect(started).toMatchObject({ event: { commitment: commitmentOf(seed), nonces: { E: 'c0ffee' } } });
    throwsUntilEnd(sitting);
    const told = parseSeed(sitting.table.game.ended?.seed ?? '');
    expect(told.ok && keepsCommitment(commitmentOf(seed), told.value)).toBe(true);
  });

  test('makes the wall together with what people added, whoever folds the table', () => {
    const sitting = opened({ people });
    done(sitting, promise(sitting.table, seed, 0));
    done(sitting, addNonce(sitting.table, 0, 'c0ffee', 0));
    const nonce = parseNonce('c0ffee');
    const numbers = numbersFrom(seed, nonce.ok ? { E: nonce.value } : {});
    const wall = wallOf({ deadWall: 'fixed', seasons: false }, numbers);
    expect(wallAt(tableOf(sitting.entries))).toEqual({ ...wall, seed: makeSeed(seed) });
    getAllReady(sitting);
    done(sitting, deal(sitting.table, wallAt(sitting.table)!, 0));
    expect(wallAt(tableOf(sitting.entries))).toEqual({ ...wall, seed: makeSeed(seed) });
  });

  test('is seen by nobody before', () => {
    const sitting = opened({ people });
    const [entry] = done(sitting, promise(sitting.table, seed, 7));
    for (const viewer of ['E', 'spectator'] as const) {
      expect(entryFor(entry!, viewer)).toEqual({ type: 'promised', at: 7, commitment: commitmentOf(seed) });
    }
    const seen = sitting.entries.flatMap((each) => entryFor(each, 'E') ?? []);
    expect(wallAt(tableOf(seen))).toBeNull();
  });

  test('is promised once, and added to once by each', () => {
    const sitting = opened({ people });
    expect(addNonce(sitting.table, 0, 'c0ffee', 0)).toEqual(refused('no-promise'));
    done(sitting, promise(sitting.table, seed, 0));
    expect(promise(sitting.table, seed, 0)).toEqual(refused('promised'));
    expect(addNonce(sitting.table, 0, 'koffie', 0)).toEqual(refused('bad-nonce'));
    done(sitting, addNonce(sitting.table, 0, 'c0ffee', 0));
    expect(addNonce(sitting.table, 0, 'c0ffee', 0)).toEqual(refused('nonce-added'));
  });

  test('can no longer be touched while the hand runs', () => {
    const sitting = dealt({ people });
    expect(promise(sitting.table, seed, 0)).toEqual(refused('hand-running'));
    expect(getReady(sitting.table, 0, 0)).toEqual(refused('hand-running'));
  });
});

describe('a match', () => {
  test('must have begun, and runs once', () => {
    const match = {
      rules: RULE_SETS['nts-2019'],
      settings: opened({ people }).table.game.settings,
      throws: [],
      east: 0,
    } as const;
    expect(promise(emptyTable, seed, 0)).toEqual(refused('no-match'));
    expect(begin(opened({ people }).table, match, 0)).toEqual(refused('match-running'));
    expect(begin(emptyTable, match, 5)).toEqual({
      ok: true,
      value: [{ type: 'happened', at: 5, event: startMatch(match.rules, match.settings, { throws: [], east: 0 }) }],
    });
  });

  test('ends with the hand in which its time is over', () => {
    const sitting = dealt({ people: [null, null, null, null], length: { minutes: 10 } });
    saysAt(sitting, 600_000, 'E discard k1');
    throwsUntilEnd(sitting);
    expect(sitting.table.game.stage).toBe('over');
    expect(promise(sitting.table, seed, 700_000)).toEqual(refused('match-over'));
  });

  test('goes on while there is time', () => {
    const sitting = dealt({ people: [null, null, null, null], length: { minutes: 10 } });
    throwsUntilEnd(sitting);
    expect(sitting.table.game.stage).toBe('between');
  });

  test('nothing is due and nobody can ask for time between hands', () => {
    const { table, wall } = opened({ people });
    expect(tick(table, wall, 1e9)).toEqual([]);
    expect(askTime(table, 'E', table.moment, 0)).toEqual(refused('no-hand'));
  });
});

test('a replacement tile that was still owed when everything stopped comes by itself', () => {
  const sitting = dealt({ people, tiles: { E: 'k1111 k456 b1 dR t1 t9 b9 wE wS' } });
  const entries = saysAt(sitting, 1000, 'E kong k1');
  expect(entries).toHaveLength(2);
  const cut = { ...sitting, entries: sitting.entries.slice(0, -1), table: tableOf(sitting.entries.slice(0, -1)) };
  append(cut, tick(cut.table, cut.wall, 1000));
  expect(cut.entries).toEqual(sitting.entries);
});
