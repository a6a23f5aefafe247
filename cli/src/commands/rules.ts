import { diffRules, RULE_SET_IDS, RULE_SETS, type RuleSet } from '@windroos/engine';
import { type Text, text } from '@windroos/texts';
import type { Command } from 'commander';
import { EXIT, Stop } from '../exit.ts';
import { subcommand, withExamples } from '../help.ts';
import { readRulesFile, rulesFinder } from '../input/rulesFile.ts';
import { checkView } from '../output/checkView.ts';
import { diffView } from '../output/diffView.ts';
import { ruleErrorWords } from '../output/ruleErrorWords.ts';
import { rulesErrorText, unreadableText } from '../output/rulesText.ts';
import { listView, showView } from '../output/rulesView.ts';
import { print, type Shell } from '../shell.ts';

interface RulesOptions {
  readonly json?: true;
}

const WORDS = {
  list: text('Noem de zes spelregels (zonder woord erachter ook).', 'Name the six rule sets (also without a word).'),
  show: text('Toon alle regels en instellingen.', 'Show all rows and settings.'),
  diff: text('Toon wat twee spelregels anders doen.', 'Show what two rule sets do differently.'),
  check: text('Controleer een bestand met huisregels.', 'Check a house-rules file.'),
  which: text('een van de zes, of een bestand met huisregels', 'one of the six, or a house-rules file'),
  file: text('het bestand', 'the file'),
  json: text('het antwoord als JSON', 'the answer as JSON'),
} as const;

const rulesNamed = (shell: Shell, name: string): RuleSet => {
  const found = rulesFinder()(name);
  if (!found.ok) throw new Stop(rulesErrorText(found.error, shell.language));
  return found.value;
};

const list = (shell: Shell, { json }: RulesOptions): Promise<void> =>
  print(shell, json === true ? JSON.stringify(RULE_SET_IDS.map((id) => RULE_SETS[id])) : listView(shell));

/** Without a word the list; a word that is none of the commands below is named as such. */
const listUnless = (shell: Shell, command: Command, options: RulesOptions): Promise<void> => {
  const [word] = command.args;
  if (word !== undefined) command.error(`unknown command '${word}'`, { code: 'commander.unknownCommand' });
  return list(shell, options);
};

const show = (shell: Shell, name: string, { json }: RulesOptions): Promise<void> => {
  const rules = rulesNamed(shell, name);
  return print(shell, json === true ? JSON.stringify(rules, null, 2) : showView(shell, rules));
};

const diff = (shell: Shell, names: readonly [string, string], { json }: RulesOptions): Promise<void> => {
  const [a, b] = [rulesNamed(shell, names[0]), rulesNamed(shell, names[1])];
  return print(shell, json === true ? JSON.stringify(diffRules(a, b), null, 2) : diffView(shell, a, b));
};

const check = (shell: Shell, name: string, { json }: RulesOptions): Promise<void> => {
  const found = readRulesFile(name);
  if (!found.ok && found.error.code === 'unreadable') throw new Stop(unreadableText(name, shell.language));
  if (!found.ok) shell.outcome.exit = EXIT.no;
  const errors = found.ok || found.error.code === 'unreadable' ? [] : found.error.errors;
  const told = errors.map((error) => ({ ...error, message: ruleErrorWords(error, shell.language) }));
  return print(shell, json === true ? JSON.stringify({ ok: found.ok, errors: told }) : checkView(shell, name, found));
};

const below = (parent: Command, shell: Shell, usage: string, summary: Text, examples: readonly string[]): Command =>
  withExamples(subcommand(parent, usage, summary, shell).option('--json', shell.say(WORDS.json)), shell, examples);

export const define = (command: Command, shell: Shell): void => {
  withExamples(command.option('--json', shell.say(WORDS.json)), shell, [
    'windroos rules',
    'windroos rules show pe-ling',
    'windroos rules diff nts-2016 nts-2019 --lang en',
    'windroos rules check docs/examples/huisregels.json',
  ])
    .allowExcessArguments()
    .action((options: RulesOptions) => listUnless(shell, command, options));
  below(command, shell, 'list', WORDS.list, ['windroos rules list']).action((options: RulesOptions) =>
    list(shell, options),
  );
  below(command, shell, 'show <rules>', WORDS.show, [
    'windroos rules show nts-2019',
    'windroos rules show club.json --json',
  ]).action((name: string, options: RulesOptions) => show(shell, name, options));
  below(command, shell, 'diff <a> <b>', WORDS.diff, [
    'windroos rules diff nts-2019 rode-draak',
    'windroos rules diff nts-2019 club.json',
  ]).action((a: string, b: string, options: RulesOptions) => diff(shell, [a, b], options));
  below(command, shell, 'check <file>', WORDS.check, ['windroos rules check club.json']).action(
    (name: string, options: RulesOptions) => check(shell, name, options),
  );
};
