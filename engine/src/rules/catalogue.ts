import { doublingEntries } from './catalogue/doubling.ts';
import type { Entry } from './catalogue/entry.ts';
import { limitEntries } from './catalogue/limits.ts';
import { mcrEntries } from './catalogue/mcr.ts';
import { mcrCombinations } from './catalogue/mcrCombinations.ts';
import type { RowId } from './ids.ts';

/** Every score row and limit hand there is, by id. A rule set names those it plays with and says what they give. */
export const CATALOGUE: Readonly<Record<RowId, Entry>> = {
  ...doublingEntries,
  ...limitEntries,
  ...mcrEntries,
  ...mcrCombinations,
};
