import { EXIT } from './exit.ts';
import { run } from './run.ts';

/** Whoever reads our output may stop early (`| head`): then there is nothing left to do, and nothing went wrong. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.bug));

process.exitCode = await run(process.argv.slice(2), process);
