import { writeFile } from 'node:fs/promises';
import { sheetPictureWords, text } from '@windroos/texts';
import { sheetSvg } from '@windroos/tiles';
import { Stop } from '../exit.ts';
import type { Shell } from '../shell.ts';
import type { ScoredHand } from './sheetLines.ts';
import { harmless } from './width.ts';

const cannotWrite = (file: string) =>
  text(`Het bestand ‘${file}’ kan ik niet schrijven.`, `I cannot write the file ‘${file}’.`);

/** The sheet as a picture that stands alone, drawn with our own tiles. */
export const writeSheetSvg = async (shell: Shell, { rules, setup, sheet }: ScoredHand, file: string): Promise<void> => {
  const picture = sheetPictureWords(rules, setup, sheet, undefined, shell.language);
  try {
    await writeFile(file, `${sheetSvg(picture)}\n`);
  } catch {
    throw new Stop(shell.say(cannotWrite(harmless(file))));
  }
};
