import { readFileSync, writeFileSync } from 'node:fs';

/**
 * npm leaves platform packages out of a lock when the registry that made it does not have them; `npm ci` then fails, or
 * an old npm installs without the binary of its own platform. This adds what is missing, without integrity.
 * Run it after an upgrade: `npm run lock`.
 */
interface LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Record<string, LockEntry & Record<string, unknown>>;
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

const wordsOf = (name: string): readonly string[] => name.split(/[/-]/);
const named = (list: readonly string[], name: string): string | undefined =>
  list.find((word) => wordsOf(name).includes(word));

const libcOf = (name: string): readonly string[] => {
  if (name.includes('musl')) return ['musl'];
  return /linux.*(gnu|glibc)/.test(name) ? ['glibc'] : [];
};

const entryFor = (name: string, version: string, dev: boolean): LockEntry & Record<string, unknown> => {
  const os = named(SYSTEMS, name);
  const cpu = named(PROCESSORS, name) ?? (os === undefined ? 'wasm32' : undefined);
  const libc = libcOf(name);
  return {
    version,
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(dev ? { dev } : {}),
    ...(libc.length === 0 ? {} : { libc }),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
};

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const isThere = (path: string, name: string): boolean =>
  `node_modules/${name}` in lock.packages || `${path}/node_modules/${name}` in lock.packages;

const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isThere(path, name))
    .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, dev)] as const),
);
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
const sorted = Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
process.stdout.write(`${missing.length} platform packages added to package-lock.json\n`);
