import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@windroos/web/buildSite';
import { launchDevice } from '@windroos/web/chromium';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { putDemo } from './device.ts';
import { LIGHTHOUSE_SCREENS, type Screen } from './screen.ts';
import type { Site } from './site.ts';

/** Lighthouse as it comes, in its phone with a slow processor and network, on a device that has the demo evening. */

const RUNS = 5;
const FOLDER = `${ROOT}tools/lighthouse`;
const COMMAND = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const run = promisify(execFile);

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Two hundred packages that nothing else needs: fetched when they are asked for. */
const install = async (): Promise<void> => {
  if (existsSync(COMMAND)) return;
  say('Lighthouse is not there yet: npm ci in tools/lighthouse …');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER });
};

const CATEGORIES = [
  ['performance', 95],
  ['accessibility', 100],
  ['best-practices', 100],
] as const;
type Category = (typeof CATEGORIES)[number][0];
/** `machine` is how fast Lighthouse found this machine to be while it measured. */
type Scores = Readonly<Record<Category | 'machine', number>>;

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Empties the cache and the service worker before each run, and leaves the pad on the device. */
const scoresOf = async (url: string, port: number): Promise<Scores> => {
  const only = `--only-categories=${CATEGORIES.map(([category]) => category).join(',')}`;
  const words = [COMMAND, url, `--port=${port}`, only, '--output=json', '--quiet'];
  const { stdout } = await run(process.execPath, words, { maxBuffer: MOST_BYTES });
  const { categories, environment, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError !== undefined) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  const score = (category: Category): number => Math.round(100 * categories[category].score);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    machine: environment.benchmarkIndex,
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address!.port : 0));
    });
  });

/** Below this Lighthouse itself warns that its scores come out too low. */
const FAST_MACHINE = 1000;

const figuresOf = ({ name }: Screen, runs: readonly Scores[]): readonly Figure[] => {
  const middle = (of: keyof Scores): number => median(runs.map((scores) => scores[of]));
  const unit = `median of ${runs.length}`;
  return [
    ...CATEGORIES.map(([category, atLeast]) => ({
      name: `Lighthouse ${name}: ${category}`,
      value: middle(category),
      unit,
      atLeast,
    })),
    {
      name: `Lighthouse ${name}: benchmark index of this machine`,
      value: middle('machine'),
      unit,
      atLeast: FAST_MACHINE,
    },
  ];
};

const measured = async (site: Site, port: number): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const screen of LIGHTHOUSE_SCREENS) {
    const runs: Scores[] = [];
    while (runs.length < RUNS) runs.push(await scoresOf(site.url + screen.path, port));
    say(`Lighthouse ${screen.name}: performance ${runs.map(({ performance }) => performance).join(' ')}`);
    figures.push(...figuresOf(screen, runs));
  }
  return figures;
};

export const lighthouse = async (site: Site): Promise<readonly Figure[]> => {
  await install();
  const folder = await mkdtemp(join(tmpdir(), 'windroos-lighthouse-'));
  const port = await freePort();
  const device = await launchDevice(folder, port);
  try {
    await putDemo(device, site.url);
    return await measured(site, port);
  } finally {
    await device.close();
    await rm(folder, { recursive: true, force: true });
  }
};
