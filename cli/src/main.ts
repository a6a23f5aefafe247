import { text } from '@windroos/texts';
import { EXIT } from './exit.ts';
import { run } from './run.ts';
import { languageOf } from './shell.ts';

const UNWRITTEN = text('Het antwoord is niet te schrijven', 'The answer cannot be written');

/** Whoever reads our output may stop early (`| head`): then there is nothing left to do, and nothing went wrong. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  const words = UNWRITTEN[languageOf(process.argv.slice(2), process.env)];
  process.stderr.write(`windroos: ${words} (${error.code}).\n`, () => process.exit(EXIT.input));
});

process.exitCode = await run(process.argv.slice(2), process);
