import type { Command } from 'commander';
import { withExamples } from '../help.ts';
import { addFlags } from '../input/handOptions.ts';
import { logWriter, writeWhole } from '../log/logWriter.ts';
import { print, type Shell } from '../shell.ts';
import { reportPage } from '../simulate/page/reportPage.ts';
import { type Plan, planRules } from '../simulate/plan.ts';
import { progressOn } from '../simulate/progress.ts';
import { type Report, reportOf } from '../simulate/report.ts';
import { reportText } from '../simulate/reportText.ts';
import { runPlan } from '../simulate/runPlan.ts';
import { planFrom, SIMULATE_FLAGS, type SimulateOptions, workersFrom } from '../simulate/simulateOptions.ts';

/** Ctrl-C ends a simulation with what it has; a second one ends the program. */
const stopOnInterrupt = (): { readonly signal: AbortSignal; readonly forget: () => void } => {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  process.once('SIGINT', abort);
  return { signal: stop.signal, forget: () => void process.off('SIGINT', abort) };
};

const play = async (shell: Shell, plan: Plan, options: SimulateOptions): Promise<Report> => {
  const log = await logWriter(shell, options.log);
  const progress = progressOn(shell, plan, () => performance.now());
  const { signal, forget } = stopOnInterrupt();
  try {
    const workers = workersFrom(shell, options);
    const run = { workers, signal, onProgress: progress.show, writeLog: log.write };
    return reportOf(plan, await runPlan(plan, run));
  } finally {
    forget();
    progress.end();
    await log.close();
  }
};

const simulate = async (shell: Shell, options: SimulateOptions): Promise<void> => {
  const plan = planFrom(shell, options);
  const report = await play(shell, plan, options);
  const rules = planRules(plan);
  if (options.html !== undefined) await writeWhole(shell, options.html, reportPage(report, rules, shell.language));
  return print(shell, options.json === true ? JSON.stringify(report) : reportText(shell, report, rules));
};

export const define = (command: Command, shell: Shell): void => {
  withExamples(addFlags(command, shell, SIMULATE_FLAGS), shell, [
    'windroos simulate --hands 200 --seed 7',
    'windroos simulate --matches 2 --rules rode-draak --bots random-legal,keep-what-fits,random-legal,keep-what-fits',
    'windroos simulate --hands 1000000 --html report.html > report.txt',
    'windroos simulate --hands 100 --seed 7 --log game.jsonl > report.txt',
  ]).action((options: SimulateOptions) => simulate(shell, options));
};
