import { diffRules, isRuleSetId, RULE_SETS, type RuleError, type RuleSet, type TextPlace } from '@windroos/engine';
import { ruleSetName, text } from '@windroos/texts';
import type { RulesFound } from '../input/rulesFile.ts';
import type { Shell } from '../shell.ts';
import { ruleErrorWords } from './ruleErrorWords.ts';
import { table } from './table.ts';
import { harmless } from './width.ts';

const GOOD = text('klopt', 'is right');
const NOTHING_CHANGED = text(
  'Zolang dit niet klopt, telt Windroos er niet mee.',
  'Until this is right, Windroos does not score with it.',
);

const changedText = (count: number, base: string) =>
  text(
    `${count === 1 ? '1 verschil' : `${count} verschillen`} met ${base}`,
    `${count === 1 ? '1 difference' : `${count} differences`} from ${base}`,
  );

const goodLine = (shell: Shell, name: string, rules: RuleSet): string => {
  const base = rules.extends !== undefined && isRuleSetId(rules.extends) ? RULE_SETS[rules.extends] : undefined;
  const title = `${name} ${shell.say(GOOD)}: ${harmless(ruleSetName(rules, shell.language))}`;
  if (base === undefined) return `${title}.`;
  const count = diffRules(base, rules).length;
  return `${title}, ${shell.say(changedText(count, ruleSetName(base, shell.language)))}.`;
};

const errorRow = (shell: Shell, name: string, error: RuleError & Partial<TextPlace>) => [
  `${name}:${error.line ?? 1}:${error.column ?? 1}`,
  ruleErrorWords(error, shell.language),
];

/** Right, or every error with its line and column as editors understand them. */
export const checkView = (shell: Shell, name: string, found: RulesFound): string => {
  const file = harmless(name);
  if (found.ok) return shell.paint.good(goodLine(shell, file, found.value));
  if (found.error.code === 'unreadable') return file;
  const rows = found.error.errors.map((error) => errorRow(shell, file, error));
  return [...table([{ paint: shell.paint.strong }, {}], rows), '', shell.say(NOTHING_CHANGED)].join('\n');
};
