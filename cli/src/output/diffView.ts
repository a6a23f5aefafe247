import { diffRules, type RuleDifference, type RuleSet } from '@windroos/engine';
import { type Language, rowName, ruleSetName, settingLines, text } from '@windroos/texts';
import type { Shell } from '../shell.ts';
import { limitTermsText, rowTermsText } from './rowTerms.ts';
import { namesOf } from './sheetLines.ts';
import { type Cells, type Column, indent, wrappedRows } from './table.ts';
import { harmless, wrap } from './width.ts';

const WORDS = {
  same: text('Deze spelregels doen alles hetzelfde.', 'These rules do everything the same.'),
  none: text('geen', 'none'),
  kinds: {
    setting: text('Instellingen', 'Settings'),
    row: text('Punten en verdubbelingen', 'Points and doubles'),
    limit: text('Limietspelen', 'Limit hands'),
  },
} as const;

const differencesText = (count: number) =>
  text(count === 1 ? '1 verschil' : `${count} verschillen`, count === 1 ? '1 difference' : `${count} differences`);

/** A setting of one side in words; chips are two settings in one. */
const settingText = (rules: RuleSet, path: string, language: Language): string => {
  const lines = settingLines(rules, language).filter((line) => line.path === path || line.path.startsWith(`${path}.`));
  return lines.length === 0 ? WORDS.none[language] : lines.map(({ value }) => value).join('; ');
};

const settingName = (sides: readonly RuleSet[], path: string, language: Language): string => {
  const lines = sides.flatMap((rules) => settingLines(rules, language));
  return lines.find((line) => line.path === path || line.path.startsWith(`${path}.`))?.name ?? path;
};

const cellsOf = (difference: RuleDifference, a: RuleSet, b: RuleSet, language: Language): Cells => {
  const names = difference.a === null ? namesOf(b) : namesOf(a);
  switch (difference.kind) {
    case 'setting':
      return [
        settingName([a, b], difference.id, language),
        ...[a, b].map((rules) => settingText(rules, difference.id, language)),
      ];
    case 'row':
      return [
        rowName(difference.id, language, names),
        rowTermsText(difference.a, difference.b, language, namesOf(a)),
        rowTermsText(difference.b, difference.a, language, namesOf(b)),
      ];
    case 'limit':
      return [
        rowName(difference.id, language, names),
        limitTermsText(difference.a, difference.b, language),
        limitTermsText(difference.b, difference.a, language),
      ];
  }
};

const COLUMNS: readonly Column[] = [{}, {}, {}];
const INDENT = '  ';
/** Three columns of Dutch words need this much; narrower, what changes stands under its name. */
const TABLE_COLUMNS = 64;

/** The lines of each row: beside each other, or 'one → other' below the name. */
const rowLines = (rows: readonly Cells[], room: number): readonly (readonly string[])[] => {
  if (room >= TABLE_COLUMNS) return wrappedRows(COLUMNS, rows, room);
  return rows.map(([name = '', one = '', other = '']) => [
    ...(name === '' ? [] : wrap(name, room)),
    ...indent(wrap(`${one} → ${other}`, room - INDENT.length), name === '' ? '' : INDENT),
  ]);
};
const KINDS = ['setting', 'row', 'limit'] as const;

/** What two rule sets do differently, as a table: what, the one, the other. */
export const diffView = (shell: Shell, a: RuleSet, b: RuleSet): string => {
  const { language, paint } = shell;
  const differences = diffRules(a, b);
  if (differences.length === 0) return shell.say(WORDS.same);
  const names = [a, b].map((rules) => harmless(ruleSetName(rules, language)));
  const cells = differences.map((difference) => cellsOf(difference, a, b, language));
  const [head = [], ...rows] = rowLines([['', ...names], ...cells], shell.columns - INDENT.length);
  const sections = KINDS.flatMap((kind) => {
    const own = rows.filter((_, index) => differences[index]!.kind === kind).flat();
    return own.length === 0 ? [] : ['', paint.strong(shell.say(WORDS.kinds[kind])), ...indent(own, INDENT)];
  });
  return [
    ...indent(head, INDENT).map(paint.strong),
    ...sections,
    '',
    `${shell.say(differencesText(differences.length))}.`,
  ].join('\n');
};
