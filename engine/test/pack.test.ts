import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, npm_config_loglevel: 'error' };
const PATIENCE = 120_000;

let folder = '';
let packed: readonly string[] = [];
let tarball = '';

/** A copy of the package beside its base settings: packing cleans and builds, which must not disturb other tests. */
const copyEngine = async (): Promise<string> => {
  const copy = join(folder, 'engine');
  await mkdir(copy);
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  const parts = (await readdir(join(root, 'engine'))).filter((name) => name !== 'dist' && name !== 'node_modules');
  await Promise.all(parts.map((name) => cp(join(root, 'engine', name), join(copy, name), { recursive: true })));
  return copy;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windroos-pack-'));
  const engine = await copyEngine();
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: engine, env });
  const [pack] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [
    { filename: string; files: readonly { path: string }[] },
  ];
  packed = pack.files.map(({ path }) => path);
  tarball = join(folder, pack.filename);
}, PATIENCE);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the package holds what a user needs and nothing else', async () => {
  const sources = await readdir(join(root, 'engine', 'src'), { recursive: true });
  const built = sources
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => ['.js', '.d.ts'].map((end) => `dist/${name.replaceAll('\\', '/').replace(/\.ts$/, end)}`));
  expect(packed.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json', 'dist/node.js', ...built].toSorted());
});

test(
  'the packed file installs offline and its typed example runs',
  async () => {
    const project = join(folder, 'project');
    await mkdir(project);
    await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    await cp(join(root, 'docs/examples/library/score.ts'), join(project, 'score.ts'));
    await run('npm', ['install', tarball, '--offline', '--no-audit', '--no-fund'], { cwd: project, env });

    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
    const target = ['--target', 'es2023', '--lib', 'es2023,dom', '--module', 'nodenext'];
    await run('tsc', [...strict, ...target, 'score.ts'], { cwd: project, env });

    const { stdout } = await run('node', ['score.js'], { cwd: project, env });
    expect(stdout.trim().split('\n')).toEqual([
      'mahjong points 20 b234666688 wSSS dRRR - Basispunten',
      'pung-open points 4 dRRR - Basispunten',
      'pung-dicht points 8 wSSS - Basispunten',
      'kong-dicht points 16 b6666 - Basispunten',
      'pung-draken doubles 1 dRRR - Verdubbelingen voor alle spelers',
      'pung-eigen-wind doubles 1 wSSS - Verdubbelingen voor alle spelers',
      'schoon doubles 1 b234666688 wSSS dRRR - Verdubbelingen voor alle spelers',
      '48 points, rounded 50, 3 doubles: 400',
      'payments {"E":-680,"S":1600,"W":-500,"N":-420}',
    ]);
  },
  PATIENCE,
);
