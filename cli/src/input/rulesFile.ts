import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, ok, parseRulesText, type Result, type RuleError, type RuleSet, rulesOf } from '@windroos/engine';
import { textIn } from './lines.ts';

/** A larger file is not a rule set. */
const LARGEST = 1 << 20;
const MOST_KEPT = 64;

export type RulesError =
  | { readonly code: 'unreadable'; readonly name: string }
  | { readonly code: 'faulty'; readonly name: string; readonly errors: readonly RuleError[] };
export type RulesFound = Result<RuleSet, RulesError>;

const textOf = (path: string): string | null => {
  try {
    const { size } = statSync(path);
    return size > LARGEST ? null : textIn(readFileSync(path));
  } catch {
    return null;
  }
};

/** House rules may extend others of the club: `extends: "club"` is `club.json` in the same folder. */
const neighbour = (path: string) => (id: string) => {
  const text = /^[\w-]+$/.test(id) ? textOf(join(dirname(path), `${id}.json`)) : null;
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A house-rules file as a rule set, or all that is wrong with it. */
export const readRulesFile = (path: string): RulesFound => {
  const text = textOf(path);
  if (text === null) return fail({ code: 'unreadable', name: path });
  const rules = parseRulesText(text, { resolve: neighbour(path) });
  return rules.ok ? ok(rules.value) : fail({ code: 'faulty', name: path, errors: rules.error });
};

export type RulesFinder = (name: string) => RulesFound;

/** One of the six by its id, or a file by its path; each file is read once in a run. */
export const rulesFinder = (): RulesFinder => {
  const known = new Map<string, RulesFound>();
  return (name) => {
    const own = rulesOf(name);
    if (own !== undefined) return ok(own);
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = readRulesFile(name);
    if (known.size < MOST_KEPT) known.set(name, found);
    return found;
  };
};
