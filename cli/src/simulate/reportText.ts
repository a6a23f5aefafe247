import { type RuleSet, WINDS } from '@windroos/engine';
import { andList, numberText, rowName, ruleSetName, WIND_NAMES } from '@windroos/texts';
import { namesOf } from '../output/sheetLines.ts';
import { type Cells, type Column, indent, table } from '../output/table.ts';
import { harmless, wrap } from '../output/width.ts';
import type { Shell } from '../shell.ts';
import { marginOf, meanText, percentText, perHundred, signedText } from './amounts.ts';
import { binsOf } from './bins.ts';
import type { LineReport, PlayerReport, Report, ScoreReport } from './report.ts';
import { REPORT_WORDS, type ReportWord } from './reportWords.ts';
import type { Largest } from './tally.ts';

type Say = (word: ReportWord) => string;
const sayIn =
  (shell: Shell): Say =>
  (word) =>
    shell.say(REPORT_WORDS[word]);

const RIGHT: Column = { align: 'right' };

const headLines = (shell: Shell, report: Report, rules: RuleSet): readonly string[] => {
  const { language, paint } = shell;
  const say = sayIn(shell);
  const size = `${numberText(report.hands, language)} ${say('hands')}, ${numberText(report.matches, language)} ${say('matches')}`;
  const title = `${paint.strong(harmless(ruleSetName(rules, language)))} · ${size} · ${say('seed')} ${harmless(report.seed)}`;
  return report.stopped ? [title, say('stopped')] : [title];
};

const outcomeLine = (shell: Shell, { mahjong, draws, selfDrawn }: Report): string => {
  const say = sayIn(shell);
  const percent = (share: number): string => percentText(share, shell.language);
  const won = `${say('mahjong')} ${percent(mahjong.share)} (${say('selfDrawn')} ${percent(selfDrawn.share)})`;
  return `${won}, ${say('draw').toLowerCase()} ${percent(draws.share)}`;
};

const playerCells = (shell: Shell, name: string, player: PlayerReport, hands: number): Cells => {
  const { language } = shell;
  const margin = percentText(marginOf(player.mahjong.share, hands), language);
  return [
    name,
    percentText(player.mahjong.share, language),
    `± ${margin}`,
    percentText(player.selfDrawn / Math.max(1, hands), language),
    percentText(player.gaveAway.share, language),
    signedText(player.mean, language),
    signedText(player.total, language, 0),
  ];
};

const playerTable = (shell: Shell, title: ReportWord, rows: readonly Cells[]): readonly string[] => {
  const say = sayIn(shell);
  const head = [
    say(title),
    say('mahjong').toLowerCase(),
    '',
    say('selfDrawn'),
    say('gaveAway'),
    say('perHand'),
    say('total'),
  ];
  const [first = '', ...rest] = table(
    [{}, RIGHT, { ...RIGHT, paint: shell.paint.faint }, RIGHT, RIGHT, RIGHT, RIGHT],
    [head, ...rows],
  );
  return [shell.paint.strong(first), ...rest];
};

const BAR = 30;

const scoreLines = (shell: Shell, title: ReportWord, score: ScoreReport): readonly string[] => {
  const { language } = shell;
  const say = sayIn(shell);
  const bins = binsOf(score);
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const facts = [
    `${say('mean')} ${meanText(score.mean, language)}`,
    ...(['median', 'ninety', 'largest'] as const).map((word) => `${say(word)} ${numberText(score[word], language)}`),
  ];
  const rows = bins.map(({ from, to, count }) => [
    from === to ? numberText(from, language) : `${numberText(from, language)}–${numberText(to, language)}`,
    percentText(count / Math.max(1, all), language),
    '█'.repeat(Math.round((BAR * count) / most)),
  ]);
  return [`${shell.paint.strong(say(title))}: ${facts.join(', ')}`, ...indent(table([RIGHT, RIGHT, {}], rows))];
};

const largestText = (shell: Shell, { amount, match, hand, seat }: Largest): string => {
  const say = sayIn(shell);
  const where = `${say('match')} ${match}, ${say('hand')} ${hand}, ${WIND_NAMES[seat][shell.language]}`;
  return `${signedText(amount, shell.language, 0)} (${where})`;
};

const paymentLines = (shell: Shell, { payments: { mean, gain, loss } }: Report): readonly string[] => {
  const say = sayIn(shell);
  return [
    shell.paint.strong(say('payments')),
    `  ${say('received')} ${meanText(mean, shell.language)}.`,
    ...(gain === null ? [] : [`  ${say('gain')}: ${largestText(shell, gain)}.`]),
    ...(loss === null ? [] : [`  ${say('loss')}: ${largestText(shell, loss)}.`]),
  ];
};

const lineTable = (
  shell: Shell,
  title: ReportWord,
  lines: readonly LineReport[],
  rules: RuleSet,
): readonly string[] => {
  if (lines.length === 0) return [];
  const { language } = shell;
  const say = sayIn(shell);
  const nameOf = ({ id }: LineReport): string => rowName(id, language, namesOf(rules));
  const seen = lines.filter(({ winner, others }) => winner.count + others.count > 0);
  const never = lines.filter((line) => !seen.includes(line)).map(nameOf);
  const rows = seen
    .toSorted((a, b) => b.winner.count - a.winner.count || b.others.count - a.others.count)
    .map((line) => [
      `  ${nameOf(line)}`,
      perHundred(line.winner.share, language),
      perHundred(line.others.share, language),
    ]);
  const [first = '', ...rest] = table([{}, RIGHT, RIGHT], [[say(title), say('perWinner'), say('perOther')], ...rows]);
  const missing =
    never.length === 0 ? [] : indent(wrap(`${say('never')}: ${andList(never, language)}.`, shell.columns - 2));
  return ['', shell.paint.strong(first), ...rest, ...missing.map(shell.paint.faint)];
};

/** The whole report for a terminal. */
export const reportText = (shell: Shell, report: Report, rules: RuleSet): string => {
  const { hands } = report;
  const seats = WINDS.map((seat) => playerCells(shell, WIND_NAMES[seat][shell.language], report.seats[seat], hands));
  const players = report.players.map((player, chair) =>
    playerCells(shell, `${chair + 1} ${harmless(report.bots[chair]!)}`, player, hands),
  );
  return [
    ...headLines(shell, report, rules),
    outcomeLine(shell, report),
    '',
    ...playerTable(shell, 'seats', seats),
    '',
    ...playerTable(shell, 'players', players),
    '',
    ...scoreLines(shell, 'winnerScore', report.winners),
    '',
    ...(rules.form === 'doubling' ? [...scoreLines(shell, 'otherScore', report.others), ''] : []),
    ...paymentLines(shell, report),
    ...lineTable(shell, 'points', report.points, rules),
    ...lineTable(shell, 'doubles', report.doubles, rules),
    ...lineTable(shell, 'limits', report.limits, rules),
  ].join('\n');
};
