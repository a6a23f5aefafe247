import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULE_SETS } from '@windroos/engine';
import { rulePages } from './rulePages.ts';

/** Writes docs/rules from the rule sets and texts; a test keeps the files fresh. */
const docs = fileURLToPath(new URL('../', import.meta.url));

for (const { path, text } of rulePages(Object.values(RULE_SETS))) {
  const file = join(docs, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  process.stdout.write(`docs/${path}\n`);
}
