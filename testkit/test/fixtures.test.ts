import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readFixture } from '../src/index.ts';

const folder = new URL('../fixtures/', import.meta.url);

test('every fixture is the one that was checked in', () => {
  const names = readdirSync(folder).filter((name) => name !== 'SHA256SUMS');
  expect(names).toHaveLength(15);
  for (const name of names) expect(readFixture(name).length).toBeGreaterThan(0);
});

test('a changed or an unlisted one is refused', () => {
  const copy = mkdtempSync(join(tmpdir(), 'fixtures-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const copyFolder = pathToFileURL(`${copy}/`);
  cpSync(new URL('SHA256SUMS', folder), join(copy, 'SHA256SUMS'));
  writeFileSync(join(copy, 'edge.jsonl'), '{"id":"E"}\n');
  writeFileSync(join(copy, 'other.jsonl'), '{"id":"E"}\n');
  expect(() => readFixture('edge.jsonl', copyFolder)).toThrow('edge.jsonl does not match SHA256SUMS');
  expect(() => readFixture('other.jsonl', copyFolder)).toThrow('other.jsonl does not match SHA256SUMS');
});
