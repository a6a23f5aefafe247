import type { Viewer } from '@windroos/engine';
import { expect, test } from 'vitest';
import { type Entry, entryFor } from '../src/index.ts';
import { asksTimeAt, dealt, saysAt, wait } from './support/sitting.ts';

const tiles = {
  E: 'k123 k456 k789 b1 dR t1 t9 b9',
  S: 'b23 k11 k47 t258 wSS dG b7',
  W: 'b11 dRR k28 t36 t47 wN dG b5',
};

/** One discard with everything that can happen around it. */
const played = (): readonly Entry[] => {
  const sitting = dealt({ people: ['Ada', 'Sem', 'Wim', null], tiles });
  const start = sitting.entries.length;
  saysAt(sitting, 0, 'E discard b1');
  asksTimeAt(sitting, 100, 'S');
  saysAt(sitting, 200, 'S pass');
  saysAt(sitting, 300, 'W pung');
  wait(sitting, 5000);
  return sitting.entries.slice(start);
};

const seenTypes = (viewer: Viewer): readonly string[] =>
  played()
    .flatMap((entry) => entryFor(entry, viewer) ?? [])
    .map((entry) => (entry.type === 'happened' ? entry.event.type : entry.type));

test('a seat sees its own answer, and of the others only what came of them', () => {
  expect(seenTypes('S')).toEqual(['discarded', 'timeAsked', 'answered', 'claimed']);
  expect(seenTypes('W')).toEqual(['discarded', 'timeAsked', 'answered', 'claimed']);
});

test('whoever gave none sees no sign of the answers of others', () => {
  expect(seenTypes('E')).toEqual(['discarded', 'timeAsked', 'claimed']);
  expect(seenTypes('spectator')).toEqual(seenTypes('E'));
});

test('the tiles of others stay hidden in what happened', () => {
  const sitting = dealt({ people: ['Ada', 'Sem', 'Wim', null], tiles });
  const deal = sitting.entries.at(-1)!;
  const seen = entryFor(deal, 'S');
  expect(seen).toMatchObject({ event: { type: 'dealt', racks: { S: expect.arrayContaining(['b2', 'wS']) } } });
  expect(JSON.stringify(seen)).not.toContain('dR');
});
