import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../build/walk.ts';

const renamed = (name: string): string => name.replace(/(\.\w+)$/, '-next$1');

/**
 * The same app as a later build would be: every hashed file has another name, the home page says so, and nothing of the
 * old build is left on the server.
 */
export const makeNewVersion = async (from: string, to: string): Promise<void> => {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const packed = (await filesBelow(to)).filter((file) => /\.(br|gz)$/.test(file));
  await Promise.all(packed.map((file) => rm(join(to, file))));
  const assets = (await readdir(join(to, 'assets'))).filter((name) => /\.(js|css|svg)$/.test(name));
  for (const name of assets) await rename(join(to, 'assets', name), join(to, 'assets', renamed(name)));
  for (const file of (await filesBelow(to)).filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = await readFile(join(to, file), 'utf8');
    const moved = assets.reduce((all, name) => all.replaceAll(name, renamed(name)), text);
    await writeFile(join(to, file), withVersion(moved).replaceAll('Mahjong zoals', 'Nieuwer: mahjong zoals'));
  }
};

/** The version is 12 hex digits in the page and in the worker. */
const withVersion = (text: string): string =>
  text
    .replace(/(windroos-version" content=")\w+/, '$1ffffffffffff')
    .replace(/(`windroos-`[^`]*`\$\{\w+\})[0-9a-f]{12}/, '$1ffffffffffff');
