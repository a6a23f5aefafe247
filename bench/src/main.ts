import { parseArgs } from 'node:util';
import { type Benchmark, jsonOf, tableOf } from './figure.ts';

/** Each benchmark is loaded only when it is asked for; all measure the built engine, which is what people run. */
const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  score: async () => (await import('./score.ts')).scoreBenchmark,
  game: async () => (await import('./game.ts')).gameBenchmark,
  web: async () => {
    // What builds the app and the demo evening is written in TypeScript and never built itself.
    (await import('tsx/esm/api')).register();
    return (await import('./web.ts')).webBenchmark;
  },
};

const USAGE = `usage: npm run -s bench -- NAME [--json]\nbenchmarks: ${Object.keys(BENCHMARKS).join(', ')}\n`;

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
  const load = positionals.length === 1 ? BENCHMARKS[positionals[0]!] : undefined;
  if (load === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const figures = await (await load())();
  process.stdout.write(`${values.json === true ? jsonOf(figures) : tableOf(figures)}\n`);
  return 0;
};

process.exitCode = await run();
