import type { Readable, Writable } from 'node:stream';
import { write } from '../shell.ts';

/** No case comes near this; a longer line is answered without being kept. */
const LONGEST_LINE = 1 << 20;
const TOO_LONG = '';

/** The complete lines of each chunk; memory holds one chunk and one unfinished line. */
async function* chunksOfLines(input: Readable): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let skipping = false;
  for await (const chunk of input as AsyncIterable<Buffer | string>) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const [first = '', ...others] = text.split('\n');
    rest = skipping ? TOO_LONG : rest + first;
    if (rest.length > LONGEST_LINE) {
      rest = TOO_LONG;
      skipping = true;
    }
    if (others.length === 0) continue;
    const unfinished = others.pop()!;
    const whole = [rest, ...others];
    rest = unfinished;
    skipping = false;
    yield whole;
  }
  rest += decoder.decode();
  if (rest !== '' || skipping) yield [rest];
}

/** Answers each line with a line, in order, as fast as the reader takes them. */
export const answerLines = async (
  input: Readable,
  output: Writable,
  answer: (line: string) => string,
): Promise<void> => {
  for await (const lines of chunksOfLines(input)) {
    if (output.destroyed) return;
    await write(output, `${lines.map(answer).join('\n')}\n`);
  }
};

/** Text as files have it: a mark of the byte order before it is no part of it. */
export const textIn = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** All of a stream that should hold one JSON value. */
export const readAll = async (input: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of input as AsyncIterable<Buffer | string>) chunks.push(Buffer.from(chunk));
  return textIn(Buffer.concat(chunks));
};
