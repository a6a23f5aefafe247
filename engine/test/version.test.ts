import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../src/index.ts';

test('the engine knows the version it is published under', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(ENGINE_VERSION).toBe(manifest.version);
});
