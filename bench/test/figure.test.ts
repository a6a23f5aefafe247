import { expect, test } from 'vitest';
import { jsonOf, tableOf } from '../src/figure.ts';
import { bytesEach, nsBeside, nsEach, perSecond, taskOf } from '../src/measure.ts';

const figures = [
  { name: 'score', value: 1234.6, unit: 'ns/hand', peer: 'plain', ratio: 250.4 },
  { name: 'kept', value: 12.345, unit: 'bytes' },
];

test('a table lines up and shows the ratio where there is a peer', () => {
  expect(tableOf(figures).split('\n')).toEqual([
    'figure  value  unit     ratio or goal',
    'score   1,235  ns/hand  250 × plain',
    'kept    12.35  bytes',
  ]);
});

test('a figure says its goal, and when it is missed', () => {
  const goals = [
    { name: 'small', value: 99, unit: 'kB', atMost: 100 },
    { name: 'large', value: 101, unit: 'kB', atMost: 100 },
    { name: 'fast', value: 95, unit: 'points', atLeast: 95 },
    { name: 'slow', value: 94, unit: 'points', atLeast: 95 },
    { name: 'both', value: 10, unit: 'ns', atMost: 20, peer: 'plain', ratio: 3 },
  ];
  expect(tableOf(goals).split('\n').slice(1)).toEqual([
    'small      99  kB      at most 100',
    'large     101  kB      at most 100: missed',
    'fast       95  points  at least 95',
    'slow       94  points  at least 95: missed',
    'both       10  ns      at most 20; 3 × plain',
  ]);
});

test('JSON has the figures by name', () => {
  expect(JSON.parse(jsonOf(figures))).toEqual({
    score: { value: 1234.6, unit: 'ns/hand', peer: 'plain', ratio: 250.4 },
    kept: { value: 12.345, unit: 'bytes' },
  });
});

test('every item is worked on in each round: one to warm up, and two turns of six of which the first is not counted', () => {
  const seen: number[] = [];
  const ns = nsEach([1, 2, 3], (item) => seen.push(item), 2, 1);
  expect(seen).toEqual(Array.from({ length: 1 + 2 * 6 }, () => [1, 2, 3]).flat());
  expect(ns).toBeGreaterThan(0);
});

test('the best tenth is never slower than the median', () => {
  const works = [1, 2].map((times) => taskOf([times], (count) => Array.from({ length: 1000 * count })));
  for (const { median, best } of nsBeside(works, 3, 1)) expect(best).toBeLessThanOrEqual(median);
});

test('memory is measured only when the collector can be called', () => {
  const collector = (globalThis as { gc?: unknown }).gc;
  expect(bytesEach([1], () => ({})) === null).toBe(collector === undefined);
});

test('works that are measured beside each other take turns', () => {
  const order: string[] = [];
  const work = (name: string) => () => order.push(name);
  const speeds = perSecond([work('ours'), work('theirs')], 2);
  expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs']);
  expect(speeds.every((speed) => speed > 0)).toBe(true);
});
