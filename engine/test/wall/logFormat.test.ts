import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLE } from './example.ts';

const page = readFileSync(new URL('../../../docs/log-format.md', import.meta.url), 'utf8');
const blockIn = (text: string, name: string): string | undefined =>
  new RegExp(`^\`\`\`text ${name}\\n([^]*?)\\n\`\`\`$`, 'm').exec(text)?.[1];

describe('the example of docs/log-format.md is what the engine deals', () => {
  test.each([...EXAMPLE])('%s', (name, expected) => {
    expect(blockIn(page, name)).toBe(expected);
  });
});
