import { type ItemJson, itemId, type Line, makeSheet, makeTiles, type SheetJson, type Source } from '@windroos/engine';
import { type Language, rowName } from '@windroos/texts';
import { namesOf, type ScoredHand } from './sheetLines.ts';

/** An item with what a reader needs to check it. */
export interface ExplainedItem extends ItemJson {
  readonly name: string;
  /** The sets that earned it, in the notation. */
  readonly tiles: readonly string[];
  readonly source: Source;
}

const tilesOf = ({ sheet }: ScoredHand, lines: readonly Line[]): readonly string[] =>
  lines.flatMap((line) =>
    sheet.sets.filter((_, index) => (line.sets >> index) & 1).map(({ tiles }) => makeTiles(tiles)),
  );

const explained = (hand: ScoredHand, item: ItemJson, language: Language): ExplainedItem => {
  const lines = hand.sheet.lines.filter((line) => itemId(line) === item.id);
  const { row, source } = lines[0]!;
  return { ...item, name: rowName(row, language, namesOf(hand.rules)), tiles: tilesOf(hand, lines), source };
};

export const sheetJson = (hand: ScoredHand): SheetJson => makeSheet(hand.sheet);

/** The sheet with names, tiles and sources. */
export const explainedJson = (hand: ScoredHand, language: Language): SheetJson => {
  const sheet = makeSheet(hand.sheet);
  return { ...sheet, items: sheet.items.map((item) => explained(hand, item, language)) };
};
