import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const PLACES: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = (): boolean => process.getuid?.() === 0;

const known = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium';
/** Only as root, and only where apt-get is. */
const install = (): void => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  try {
    execFileSync('sh', ['-c', INSTALL], { stdio: 'ignore' });
  } catch {
    // The sentence below says what to do.
  }
};

const MISSING = 'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.';

/** A browser to test and draw with, looked for where it usually is and installed where we may. */
export const chromiumPath = (): string => {
  if (known() === undefined) install();
  const found = known();
  if (found === undefined) throw new Error(MISSING);
  return found;
};

export const chromiumArgs = (): readonly string[] => (isRoot() ? ['--no-sandbox'] : []);

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs()] });

/** One that keeps what its pages store in this folder. */
export const launchDevice = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { executablePath: chromiumPath(), args: [...chromiumArgs()] });
