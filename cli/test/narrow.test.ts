import { chdir, cwd } from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { widthOf } from '../src/output/width.ts';
import { ROOT, windroos, wordsOf } from './terminal.ts';

const before = cwd();
beforeAll(() => chdir(ROOT));
afterAll(() => chdir(before));

/** What people look at on half a screen. */
const COMMANDS = [
  "score 'b23488 wSSS' --meld dRRR --meld '[b6666]' --win b4 --from discard --seat S",
  "score 'b23488 wSSS' --meld dRRR --meld '[b6666]' --win b4 --from discard --seat S --explain",
  "score 'k123 b55' --meld wEEE --meld t234 --meld b678 --win b5 --from discard --round S --plain",
  "score 'k19 b19 t19 wESWN dRGWW' --win dW --from wall --rules schoon-spel",
  'settle docs/examples/hand.json',
  'settle --scores E=80,S=10,W=0,N=40 --winner E --from S --rules pe-ling',
  "waits 'b34567 wSS' --meld b999 --meld dGGG --seat S",
  "waits 'k19 b19 t19 wESWN dRGW'",
  'rules',
  'rules show rode-draak',
  'rules diff nts-2019 docs/examples/huisregels.json',
  'rules diff nts-2019 schoon-spel',
];

describe.each(['nl', 'en'])('forty columns are enough, in %s:', (language) => {
  test.each(COMMANDS)('%s', async (command) => {
    const { out, err } = await windroos([...wordsOf(command), '--lang', language], { tty: true, columns: 40 });
    expect(err).toBe('');
    const wide = out.split('\n').filter((line) => widthOf(line) > 40);
    expect(wide).toEqual([]);
  });
});

test('what two rules do differently stands below its name when there is no room beside it', async () => {
  const { out } = await windroos(['rules', 'diff', 'nts-2019', 'docs/examples/huisregels.json'], { columns: 40 });
  expect(out).toContain('  Nodig voor mahjong\n    2 verdubbelingen → 1 verdubbeling\n');
});
