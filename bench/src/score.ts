import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { RULE_SET_IDS, type RuleSetId, rulesOf, score } from '@windroos/engine';
import { caseSetups } from './caseSetups.ts';
import type { Figure } from './figure.ts';
import { median, msOnce } from './measure.ts';

/** From the parsed `HandSetup` to the complete `ScoreSheet`: all vectors of a rule set, in a process of its own. */

const SCORE_RULES = fileURLToPath(new URL('./scoreRules.js', import.meta.url));

const figuresOf = async (id: RuleSetId): Promise<readonly Figure[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, SCORE_RULES, id]);
  return JSON.parse(stdout) as readonly Figure[];
};

/** The first hand of a rule set pays for its tables; later ones find them. */
const firstHands = (): readonly Figure[] => {
  const setup = caseSetups('nts-2019')[0]!;
  const times = RULE_SET_IDS.map((id) => msOnce(() => score(rulesOf(id)!, setup)));
  return [
    { name: 'tables of the first rule set', value: times[0]!, unit: 'ms' },
    { name: 'tables of all six rule sets', value: times.reduce((sum, time) => sum + time, 0), unit: 'ms', atMost: 150 },
  ];
};

/** The rule sets come round so many times: a machine that is slow for some seconds spoils one process of each. */
const PASSES = 3;

const pass = async (): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const id of RULE_SET_IDS) figures.push(...(await figuresOf(id)));
  return figures;
};

/** The same figure of every pass as one: the median, of ratios too. */
const middleOf = (figures: readonly Figure[]): Figure => {
  const ratios = figures.flatMap(({ ratio }) => ratio ?? []);
  const value = median(figures.map((figure) => figure.value));
  return { ...figures[0]!, value, ...(ratios.length === 0 ? {} : { ratio: median(ratios) }) };
};

export const scoreBenchmark = async (): Promise<readonly Figure[]> => {
  const passes: (readonly Figure[])[] = [];
  while (passes.length < PASSES) passes.push(await pass());
  return [...firstHands(), ...passes[0]!.map((_, index) => middleOf(passes.map((figures) => figures[index]!)))];
};
