import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FOLDER = new URL('../fixtures/', import.meta.url);

/** The `sha256sum` line of this file: the digest, two spaces, the name. */
const expectedDigest = (name: string, folder: URL): string | undefined => {
  const lines = readFileSync(new URL('SHA256SUMS', folder), 'utf8').split('\n');
  return lines.find((line) => line.endsWith(`  ${name}`))?.split(' ')[0];
};

/** The lines of `fixtures/<name>`, a `.jsonl` or `.jsonl.gz`; throws when the file is not the one that was checked in. */
export const readFixture = <T>(name: string, folder: URL = FOLDER): readonly T[] => {
  const bytes = readFileSync(new URL(name, folder));
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== expectedDigest(name, folder)) throw new Error(`${name} does not match SHA256SUMS`);
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
};
