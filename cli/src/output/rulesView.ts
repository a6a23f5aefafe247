import { isRuleSetId, type LimitRow, type Row, RULE_SET_IDS, type RuleSet } from '@windroos/engine';
import { RULE_SET_TEXTS, rowName, ruleSetName, settingLines, type Text, text } from '@windroos/texts';
import type { Shell } from '../shell.ts';
import { amountText, fullLimitText } from './rowTerms.ts';
import { citation, namesOf } from './sheetLines.ts';
import { type SourcedRow, sourcedTable } from './sourced.ts';
import { indent, wrappedTable } from './table.ts';
import { harmless, wrap } from './width.ts';

const WORDS = {
  settings: text('Instellingen', 'Settings'),
  winnerPoints: text('Punten voor de winnaar', 'Points for the winner'),
  points: text('Punten voor iedereen', 'Points for everyone'),
  winnerDoubles: text('Verdubbelingen voor de winnaar', 'Doubles for the winner'),
  doubles: text('Verdubbelingen voor iedereen', 'Doubles for everyone'),
  limits: text('Limietspelen', 'Limit hands'),
  extends: text('Huisregels op basis van', 'House rules based on'),
} as const;

const INDENT = '  ';
const ROOM_FOR_PATHS = 110;

/** The six with what somebody from another club would notice first. */
export const listView = (shell: Shell): string => {
  const { language, paint, columns } = shell;
  return RULE_SET_IDS.flatMap((id) => {
    const { name, summary, special } = RULE_SET_TEXTS[id];
    const sentences = [summary[language], special[language]].flatMap((line) => wrap(line, columns - 2));
    return [`${paint.strong(id)}  ${name[language]}`, ...indent(sentences), ''];
  })
    .slice(0, -1)
    .join('\n');
};

const headOf = (shell: Shell, rules: RuleSet): readonly string[] => {
  const { language, paint } = shell;
  const title = paint.strong(`${harmless(ruleSetName(rules, language))} (${harmless(rules.id)})`);
  if (!isRuleSetId(rules.id)) {
    return rules.extends === undefined ? [title] : [title, `${shell.say(WORDS.extends)} ${harmless(rules.extends)}.`];
  }
  const { summary, edition, special } = RULE_SET_TEXTS[rules.id];
  return [title, paint.faint(edition[language]), ...wrap(`${summary[language]} ${special[language]}`, shell.columns)];
};

type Section = readonly [title: Text, rows: readonly SourcedRow[]];

const rowOf = (shell: Shell, rules: RuleSet, { id, source, ...terms }: Row): SourcedRow => ({
  cells: [rowName(id, shell.language, namesOf(rules)), amountText(terms, shell.language)],
  source: citation(source, rules, shell.language),
});

const limitOf = (shell: Shell, rules: RuleSet, { id, source, ...terms }: LimitRow): SourcedRow => ({
  cells: [rowName(id, shell.language, namesOf(rules)), fullLimitText(terms, shell.language)],
  source: citation(source, rules, shell.language),
});

/** What gives points and what doubles, for the winner and for everyone; then the limit hands. */
const sectionsOf = (shell: Shell, rules: RuleSet): readonly Section[] => {
  const rows = (doubles: boolean, winner: boolean): readonly SourcedRow[] =>
    rules.rows
      .filter((row) => (row.doubles !== undefined) === doubles && (row.for === 'winner') === winner)
      .map((row) => rowOf(shell, rules, row));
  return [
    [WORDS.winnerPoints, rows(false, true)],
    [WORDS.points, rows(false, false)],
    [WORDS.winnerDoubles, rows(true, true)],
    [WORDS.doubles, rows(true, false)],
    [WORDS.limits, rules.limits.map((limit) => limitOf(shell, rules, limit))],
  ];
};

/** One table for all sections, so that amounts and sources stand under each other. */
const rowLines = (shell: Shell, rules: RuleSet): readonly string[] => {
  const sections = sectionsOf(shell, rules).filter(([, rows]) => rows.length > 0);
  const all = sections.flatMap(([, rows]) => rows);
  const { rows: lines, notes } = sourcedTable(shell, [{}, {}], all, shell.columns - INDENT.length);
  const left = [...lines];
  const shown = sections.flatMap(([title, rows]) => [
    '',
    shell.paint.strong(shell.say(title)),
    ...indent(left.splice(0, rows.length).flat(), INDENT),
  ]);
  return notes.length === 0 ? shown : [...shown, '', ...notes];
};

/** A setting with its path, for whoever writes house rules, where there is room for it. */
const settingLinesOf = (shell: Shell, rules: RuleSet): readonly string[] => {
  const wide = shell.columns >= ROOM_FOR_PATHS;
  const rows = settingLines(rules, shell.language).map(({ name, value, path }) =>
    wide ? [name, value, path] : [name, value],
  );
  const columns = [{}, {}, { paint: shell.paint.faint }].slice(0, wide ? 3 : 2);
  return ['', shell.paint.strong(shell.say(WORDS.settings)), ...indent(wrappedTable(columns, rows, shell.columns - 2))];
};

/** All of a rule set: its settings, each row and each limit hand with its source. */
export const showView = (shell: Shell, rules: RuleSet): string =>
  [...headOf(shell, rules), ...settingLinesOf(shell, rules), ...rowLines(shell, rules)].join('\n');
