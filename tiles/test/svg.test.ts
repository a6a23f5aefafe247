import { expect, test } from 'vitest';
import { problemIn } from './svg.ts';

test.each([
  ['<svg><g a="1"/></svg>', undefined],
  ['<svg><title>a &amp; b</title></svg>', undefined],
  ['<svg><g></svg>', '</svg> closes another element'],
  ['<svg><g>', '<g> stays open'],
  ['<svg a="1" a="2"/>', '<svg> has an attribute twice'],
  ['<svg>a & b</svg>', 'a loose &'],
  ['<svg>words</svg>', 'text outside a title'],
  ['<svg a=1/>', 'not a tag: <svg a=1/>'],
])('the checker itself: %s', (markup, problem) => {
  expect(problemIn(markup)).toBe(problem);
});
