import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chdir, cwd } from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, windroos, wordsOf } from './terminal.ts';

const before = cwd();
beforeAll(() => chdir(ROOT));
afterAll(() => chdir(before));

const blocksIn = (file: string): readonly (readonly [command: string, shown: string])[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/```console\n\$ npx windroos (.*)\n([^`]*)```/g)].map(
    ([, command, shown]) => [command!, shown!],
  );

test.each(blocksIn('README.md'))('README.md shows what is printed: %s', async (command, shown) => {
  const { out, err } = await windroos(wordsOf(command));
  expect(err + out).toBe(shown);
});

test('README.md shows the library example as it is', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(blocksIn('README.md').length).toBeGreaterThan(5);
  expect(readme).toContain(`\`\`\`ts\n${readFileSync(join(ROOT, 'docs/examples/library/score.ts'), 'utf8')}\`\`\``);
});
