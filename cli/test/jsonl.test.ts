import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { readFixture } from '@windroos/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerLines } from '../src/input/lines.ts';
import { jsonLines, parsed, ROOT, windroos } from './terminal.ts';

const CASE = {
  id: 'a',
  rules: 'nts-2019',
  hand: 'b23488 wSSS',
  melds: ['dRRR', '[b6666]'],
  win: { tile: 'b4', from: 'discard' },
  seat: 'S',
  round: 'E',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-jsonl-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('score --jsonl', () => {
  test('answers every line in its place, bad ones too, and ends with 0', async () => {
    const stdin = [
      JSON.stringify(CASE),
      '{"id":"b",',
      JSON.stringify({ ...CASE, id: 'c', hand: 'b2348x' }),
      '',
      JSON.stringify({ ...CASE, id: 4, rules: 'nts' }),
      JSON.stringify({ ...CASE, id: 'e', win: { tile: 'b9', from: 'discard' } }),
      JSON.stringify({ ...CASE, id: 'f', seat: undefined }),
      JSON.stringify({ ...CASE, id: 'g', rules: 'nts-2016' }),
    ].join('\r\n');
    const { exit, out, err } = await windroos(['score', '--jsonl'], { stdin });
    expect([exit, err]).toEqual([0, '']);
    expect(parsed(out)).toMatchObject([
      { id: 'a', total: 400 },
      { id: null, error: { code: 'bad-json', message: 'Dit is geen geldig JSON-object.' } },
      { id: 'c', error: { code: 'unknown-tile', field: 'hand' } },
      { id: null, error: { code: 'bad-json' } },
      { id: 4, error: { code: 'unknown-rules', field: 'rules' } },
      { id: 'e', error: { code: 'win-tile-not-in-hand', field: 'win.tile' } },
      { id: 'f', error: { code: 'bad-field', field: 'seat' } },
      { id: 'g', total: 384 },
    ]);
  });

  test('agrees with the odd cases of the vectors', async () => {
    const vectors = readFixture('edge.jsonl').filter((value) => 'hand' in (value as object)) as readonly {
      id: string;
      expect: { total?: number; error?: string; valid?: boolean };
    }[];
    const { out } = await windroos(['score', '--jsonl'], { stdin: jsonLines(vectors) });
    const answers = parsed(out) as readonly { id: string; total?: number; valid?: boolean; error?: { code: string } }[];
    expect(answers.length).toBe(vectors.length);
    const seen = answers.map(({ id, total, valid, error }) => ({ id, total, valid, error: error?.code }));
    expect(seen).toEqual(vectors.map(({ id, expect: { total, valid, error } }) => ({ id, total, valid, error })));
  });

  test('reads house rules by their path, and says what is wrong with them', async () => {
    const bad = join(folder, 'bad.json');
    await writeFile(bad, '{"id":"bad","extends":"nts-2019","roundTo":-1}');
    const good = join(ROOT, 'docs/examples/huisregels.json');
    const { out } = await windroos(['score', '--jsonl', '--lang', 'en'], {
      stdin: jsonLines([
        { ...CASE, rules: good },
        { ...CASE, rules: bad },
        { ...CASE, rules: join(folder, 'none.json') },
      ]),
    });
    expect(parsed(out)).toMatchObject([
      { total: 400 },
      { error: { code: 'unknown-rules', field: 'rules', message: expect.stringContaining('‘roundTo’') } },
      { error: { code: 'unknown-rules', field: 'rules', message: expect.stringContaining('cannot be read') } },
    ]);
  });

  test('reads a file that is named as it reads stdin', async () => {
    const lines = jsonLines([CASE, { ...CASE, id: 'b', hand: 'q' }]);
    const file = join(folder, 'cases.jsonl');
    await writeFile(file, lines);
    expect(await windroos(['score', '--jsonl', file])).toEqual(await windroos(['score', '--jsonl'], { stdin: lines }));
    await writeFile(file, jsonLines([{ rules: 'nts-2019', scores: { E: 10, S: 0, W: 0, N: 0 }, winner: 'E' }]));
    expect((await windroos(['settle', file, '--jsonl'])).out).toBe(
      '{"id":null,"payments":{"E":60,"S":-20,"W":-20,"N":-20}}\n',
    );
  });

  test('--rules scores all of them under other rules', async () => {
    const { out } = await windroos(['score', '--jsonl', '--rules', 'schoon-spel'], { stdin: jsonLines([CASE]) });
    expect(parsed(out)).toMatchObject([{ id: 'a', points: 14, total: 14 }]);
  });

  test('an error line holds a code, a field and a message, and nothing else', async () => {
    const { out } = await windroos(['score', '--jsonl'], {
      stdin: '{"rules":"nts-2019","hand":"q1","seat":"E","round":"E"}',
    });
    expect(parsed(out)).toEqual([
      { id: null, error: { code: 'unknown-tile', field: 'hand', message: 'In ‘hand’ staat ‘q1’; dat is geen steen.' } },
    ]);
  });
});

describe('settle --jsonl', () => {
  test('takes four scores and whole hands through each other', async () => {
    const whole = readFixture('hands.jsonl.gz').slice(0, 40) as readonly { id: string; expect: { payments: object } }[];
    const scores = readFixture('settlements.jsonl').slice(0, 40) as readonly { id: string; expect: object }[];
    const cases = whole.flatMap((hand, index) => [hand, scores[index]!]);
    const { exit, out } = await windroos(['settle', '--jsonl'], { stdin: jsonLines([...cases, 'no case']) });
    expect(exit).toBe(0);
    const answers = parsed(out);
    expect(answers.at(-1)).toMatchObject({ id: null, error: { code: 'bad-json' } });
    const paid = answers.slice(0, -1).map(({ id, payments }) => ({ id, payments }));
    expect(paid).toEqual(
      whole.flatMap(({ id, expect: { payments } }, index) => [
        { id, payments },
        { id: scores[index]!.id, payments: scores[index]!.expect },
      ]),
    );
  });
});

/** A reader that takes its time, and tells how much was ever waiting for it. */
class SlowReader extends Writable {
  most = 0;
  text = '';
  constructor() {
    super({ highWaterMark: 1 << 10 });
  }
  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.most = Math.max(this.most, this.writableLength);
    this.text += chunk.toString();
    setImmediate(done);
  }
}

const answered = async (chunks: readonly (string | Buffer)[], output = new SlowReader()): Promise<string> => {
  await answerLines(Readable.from(chunks), output, (line) => `<${line}>`);
  await new Promise<void>((resolve) => void output.end(resolve));
  return output.text;
};

describe('lines of a stream', () => {
  test('however it is cut up, the lines are the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }).map((line) => line.replaceAll('\n', ''))),
        fc.array(fc.nat(20)),
        async (lines, cuts) => {
          const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
          const chunks: Buffer[] = [];
          let at = 0;
          for (const cut of cuts) {
            chunks.push(bytes.subarray(at, at + cut + 1));
            at += cut + 1;
          }
          chunks.push(bytes.subarray(at));
          const withoutMark = lines.map((line, index) => (index === 0 ? line.replace(/^\uFEFF/, '') : line));
          expect(await answered(chunks.filter(({ length }) => length > 0))).toBe(
            withoutMark.map((line) => `<${line}>\n`).join(''),
          );
        },
      ),
    );
  });

  test('the last line needs no end, a mark at the start is not read', async () => {
    expect(await answered(['\uFEFFa\nb'].map((text) => Buffer.from(text)))).toBe('<a>\n<b>\n');
    expect(await answered([])).toBe('');
  });

  test('a line without end is not kept: it is answered as nothing, and the next one is read', async () => {
    const endless = Array.from({ length: 40 }, () => 'x'.repeat(1 << 16));
    expect(await answered([...endless, 'y\nz\n'])).toBe('<>\n<z>\n');
    expect(await answered(endless)).toBe('<>\n');
  });

  test('waits for a slow reader', async () => {
    const output = new SlowReader();
    const chunk = `${'x'.repeat(99)}\n`.repeat(100);
    const text = await answered(
      Array.from({ length: 50 }, () => chunk),
      output,
    );
    expect(text.length).toBe(50 * 100 * 102);
    expect(output.most).toBeLessThanOrEqual(2 * 100 * 102);
  });

  test('stops when nobody reads any more', async () => {
    const output = new SlowReader();
    let asked = 0;
    function* endless(): Generator<string> {
      for (;;) {
        if (++asked === 3) output.destroy();
        yield 'x\n';
      }
    }
    await answerLines(Readable.from(endless()), output, (line) => line);
    expect(asked).toBeLessThan(100);
  });
});
