import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkMatch, parseLog } from '../../src/index.ts';
import { BLOCKS, LINES } from './matchExample.ts';

const page = readFileSync(new URL('../../../docs/log-format.md', import.meta.url), 'utf8');
const blockIn = (name: string): string | undefined =>
  new RegExp(`^\`\`\`${name}\\n([^]*?)\\n\`\`\`$`, 'm').exec(page)?.[1];

describe('the example match of docs/log-format.md', () => {
  test('is what the rules make of it', () => {
    const log = parseLog(LINES.join('\n'));
    const checked = log.ok && log.value.map(({ events }) => checkMatch(events));
    expect(checked).toEqual([expect.objectContaining({ ok: true })]);
  });

  test.each([...BLOCKS])('%s', (name, expected) => {
    expect(blockIn(name)).toBe(expected);
  });
});
