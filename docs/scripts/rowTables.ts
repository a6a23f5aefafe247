import type { Drop, LimitRow, Row, RowId } from '@windroos/engine';
import { numberText, RULE_SET_TEXTS, rowName, rowWhen, sectionText, sourceText, type Text } from '@windroos/texts';
import { blocks, type Column, table } from './markdown.ts';
import type { Page } from './page.ts';
import { onlyHighest, PAGE_WORDS as WORDS } from './pageWords.ts';

type Named = Pick<Row, 'id' | 'source'>;
const NOTHING = '–';

const nameOf = ({ id, language }: Page, row: RowId): string => rowName(row, language, id);

const column =
  <T>(head: Text, cell: (item: T, page: Page) => string, right = false) =>
  (page: Page): Column<T> => ({ head: head[page.language], cell: (item) => cell(item, page), right });

const NAME = column<Named>(WORDS.row, (row, page) => nameOf(page, row.id));
const WHEN = column<Named>(WORDS.when, (row, { id, language }) => rowWhen(row.id, language, id));
/** The page's own document need not be named in every row. */
const sourceCell = ({ source }: Named, { id, language }: Page): string =>
  source.document === RULE_SET_TEXTS[id].documents[0] ? sectionText(source, language) : sourceText(source, language);
const SOURCE = column<Named>(WORDS.source, sourceCell);

const pointsOf = ({ points = 0, noblePoints }: Row): string =>
  noblePoints === undefined ? `${points}` : `${points} / ${noblePoints}`;
const POINTS = column<Row>(WORDS.points, pointsOf, true);
const DOUBLES = column<Row>(WORDS.doubles, (row) => `${row.doubles}`, true);
const FOR_WHOM = column<Row>(
  WORDS.forWhom,
  (row, { language }) => (row.for === 'winner' ? WORDS.winner : WORDS.everyone)[language],
);

const dropText = (drop: Drop, page: Page): string => {
  if (typeof drop === 'string') return nameOf(page, drop);
  const how = 'within' in drop ? WORDS.onlyOwn[page.language] : `${drop.count} ${WORDS.times[page.language]}`;
  return `${nameOf(page, drop.id)} (${how})`;
};
const dropsOf = (row: Row, page: Page): string => (row.drops ?? []).map((drop) => dropText(drop, page)).join('; ');
const REPLACES = column<Row>(WORDS.replaces, (row, page) => dropsOf(row, page) || NOTHING);

const VALUE = column<LimitRow>(WORDS.value, ({ value }, { language }) => numberText(value, language), true);
const IN_HAND = column<LimitRow>(
  WORDS.inHand,
  ({ value, inHand }, { language }) => (inHand === undefined ? NOTHING : numberText(value * 2 ** inHand, language)),
  true,
);
const WAITING = column<LimitRow>(
  WORDS.waiting,
  ({ value, waitingHalf }, { language }) => (waitingHalf === true ? numberText(value / 2, language) : NOTHING),
  true,
);

const tableOf = <T>(page: Page, columns: readonly ((page: Page) => Column<T>)[], items: readonly T[]): string =>
  table(
    columns.map((make) => make(page)),
    items,
  );

/** Lines that give points, in a rule set that doubles. */
export const pointTable = (page: Page): string =>
  tableOf<Row>(
    page,
    [NAME, POINTS, FOR_WHOM, WHEN, SOURCE],
    page.rules.rows.filter((row) => row.points !== undefined),
  );

/** Which doubles exclude each other. */
const groupNotes = (page: Page): string => {
  const groups = new Map<string, readonly string[]>();
  for (const { group, id } of page.rules.rows) {
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), `‘${nameOf(page, id)}’`]);
  }
  return blocks(...[...groups.values()].map((names) => onlyHighest(names, page.language)));
};

/** Lines that double; what a line replaces is shown where one replaces anything. */
export const doubleTable = (page: Page): string => {
  const rows = page.rules.rows.filter((row) => row.doubles !== undefined);
  const replaces = rows.some((row) => row.drops !== undefined) ? [REPLACES] : [];
  return blocks(tableOf<Row>(page, [NAME, DOUBLES, FOR_WHOM, WHEN, ...replaces, SOURCE], rows), groupNotes(page));
};

/** The combinations of a rule set that only adds points. */
export const combinationTable = (page: Page): string =>
  tableOf<Row>(page, [NAME, POINTS, WHEN, REPLACES, SOURCE], page.rules.rows);

export const limitTable = (page: Page): string => {
  const { limits } = page.rules;
  const inHand = limits.some((limit) => limit.inHand !== undefined) ? [IN_HAND] : [];
  return tableOf<LimitRow>(page, [NAME, VALUE, ...inHand, WAITING, WHEN, SOURCE], limits);
};
