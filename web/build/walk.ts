import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, sorted, with `/` between the parts of its name. */
export const filesBelow = async (folder: string, prefix = ''): Promise<readonly string[]> => {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const names = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory() ? filesBelow(folder, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
    ),
  );
  return names.flat().sort();
};
