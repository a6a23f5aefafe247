import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@windroos/web/buildSite';
import { chromiumArgs, chromiumPath, launchDevice } from '@windroos/web/chromium';
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

/**
 * A browser of its own each time: it empties the cache and the service worker, and leaves the pad on the device. The
 * report goes through a file: where Lighthouse could not measure it exits at once, with half its output unsaid.
 */
const reportOf = async (url: string, device: string): Promise<Report> => {
  const only = `--only-categories=${CATEGORIES.map(([category]) => category).join(',')}`;
  const flags = `--chrome-flags=${['--headless=new', ...chromiumArgs(), `--user-data-dir=${device}`].join(' ')}`;
  const path = `${device}.json`;
  const words = [COMMAND, url, flags, only, '--output=json', `--output-path=${path}`, '--quiet'];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  const failure = await run(process.execPath, words, { env }).then(
    () => null,
    ({ message }: Error) => message,
  );
  if (!existsSync(path)) throw new Error(`Lighthouse left no report on ${url}: ${failure}`);
  const report = JSON.parse(await readFile(path, 'utf8')) as Report;
  await rm(path);
  return report;
};

const scoresOf = ({ categories, environment }: Report): Scores => {
  const score = (category: Category): number => Math.round(100 * categories[category].score);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    machine: environment.benchmarkIndex,
  };
};

/** On a busy machine a trace sometimes lacks its beginning: such a run has no scores, and is done again. */
const MOST_FAILED = 5;

const runsOn = async (url: string, device: string): Promise<readonly Scores[]> => {
  const runs: Scores[] = [];
  for (let failed = 0; runs.length < RUNS; ) {
    const report = await reportOf(url, device);
    if (report.runtimeError === undefined) {
      runs.push(scoresOf(report));
      continue;
    }
    failed++;
    say(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
    if (failed > MOST_FAILED) throw new Error(`Lighthouse failed ${failed} times on ${url}`);
  }
  return runs;
};

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

const measured = async (site: Site, device: string): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const screen of LIGHTHOUSE_SCREENS) {
    const runs = await runsOn(site.url + screen.path, device);
    say(`Lighthouse ${screen.name}: performance ${runs.map(({ performance }) => performance).join(' ')}`);
    figures.push(...figuresOf(screen, runs));
  }
  return figures;
};

/** What drives the page slows it down: whoever put the evening there is gone before Lighthouse comes. */
const prepare = async (device: string, site: Site): Promise<void> => {
  const context = await launchDevice(device);
  await putDemo(context, site.url);
  await context.close();
};

export const lighthouse = async (site: Site): Promise<readonly Figure[]> => {
  await install();
  const device = await mkdtemp(join(tmpdir(), 'windroos-lighthouse-'));
  try {
    await prepare(device, site);
    return await measured(site, device);
  } finally {
    await rm(device, { recursive: true, force: true });
  }
};
