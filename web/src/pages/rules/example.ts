import {
  type RowId,
  type RuleSet,
  type RuleSetId,
  readCase,
  type ScoreSheet,
  score,
  type Tile,
} from '@windroos/engine';
import { EXAMPLES, type ExampleCase } from '@windroos/texts';

export { prepare } from '@windroos/engine';

/** A hand that shows a row, as the engine counts it. */
export interface ShownExample {
  readonly case: ExampleCase;
  readonly sheet: ScoreSheet;
  /** The whole hand in sets. */
  readonly sets: readonly (readonly Tile[])[];
  /** Only the sets that earned the row, when not all did. */
  readonly earned: readonly (readonly Tile[])[];
}

const scored = (rules: RuleSet, example: ExampleCase): ScoreSheet | undefined => {
  const read = readCase({ ...example, rules: rules.id });
  const setup = read.ok ? read.value.setup() : undefined;
  const sheet = setup?.ok ? score(rules, setup.value) : undefined;
  return sheet?.ok ? sheet.value : undefined;
};

const showsRow = (sheet: ScoreSheet, row: RowId): boolean => sheet.lines.some((line) => line.row === row);

/** The body of an irregular hand has no sets: its suits stand apart instead. */
const bySuit = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  const groups = new Map<string, Tile[]>();
  for (const tile of tiles) groups.set(tile[0]!, [...(groups.get(tile[0]!) ?? []), tile]);
  return [...groups.values()];
};

type Sets = ScoreSheet['sets'];
const inGroups = (sets: Sets): readonly (readonly Tile[])[] =>
  sets.flatMap((set) => (set.tiles.length > 4 ? bySuit(set.tiles) : [set.tiles]));

const earnedBy = (sheet: ScoreSheet, row: RowId): Sets => {
  const line = sheet.lines.find((one) => one.row === row);
  const earned = sheet.sets.filter((_, i) => (((line?.sets ?? 0) >> i) & 1) === 1);
  return earned.length > 0 ? earned : sheet.sets;
};

/** First those of the rule set it comes from, then whatever else shows the row. */
const candidates = (row: RowId, base: RuleSetId | undefined): readonly ExampleCase[] =>
  EXAMPLES.filter((example) => example.row === row)
    .toSorted((a, b) => Number(b.rules === base) - Number(a.rules === base))
    .map((example) => example.case);

/** The example of a row under these rules; none when no hand we know shows it. */
export const exampleFor = (rules: RuleSet, row: RowId, base: RuleSetId | undefined): ShownExample | undefined => {
  for (const example of candidates(row, base)) {
    const sheet = scored(rules, example);
    if (sheet !== undefined && showsRow(sheet, row))
      return { case: example, sheet, sets: inGroups(sheet.sets), earned: inGroups(earnedBy(sheet, row)) };
  }
  return undefined;
};
