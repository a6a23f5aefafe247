import { type RuleSet, WINDS } from '@windroos/engine';
import { type Language, numberText, rowName, ruleSetName, text, WIND_NAMES } from '@windroos/texts';
import { namesOf } from '../../output/sheetLines.ts';
import { botsText, marginOf, meanText, percentText, perHundred, signedText } from '../amounts.ts';
import { binsOf } from '../bins.ts';
import type { LineReport, PlayerReport, Report, ScoreReport } from '../report.ts';
import { REPORT_WORDS, type ReportWord } from '../reportWords.ts';
import type { Largest } from '../tally.ts';
import { type Bar, barChart, cellBar, columnChart } from './charts.ts';
import { element, escaped, pageTable, words } from './markup.ts';
import { STYLE } from './style.ts';

/** What every part of the page needs to know. */
interface Page {
  readonly report: Report;
  readonly rules: RuleSet;
  readonly language: Language;
  readonly say: (word: ReportWord) => string;
}

const capital = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

const section = (title: string, ...content: readonly string[]): string =>
  element('section', {}, words('h2', capital(title)), ...content);

const headOf = ({ report, rules, language, say }: Page): string => {
  const size = `${numberText(report.hands, language)} ${say('hands')}, ${numberText(report.matches, language)} ${say('matches')}`;
  return [
    words('h1', ruleSetName(rules, language)),
    words('p', `${size} · ${botsText(report.bots)}`),
    words('p', `${say('seed')} ${report.seed} · ${report.generator} · Windroos ${report.engine}`, { class: 'facts' }),
    ...(report.stopped ? [words('p', say('stopped'), { class: 'notice' })] : []),
  ].join('');
};

const outcomeSection = ({ report, language, say }: Page): string => {
  const { mahjong, selfDrawn, draws, hands } = report;
  const parts: readonly (readonly [string, number])[] = [
    [`${say('mahjong')}, ${say('selfDrawn')}`, selfDrawn.count],
    [`${say('mahjong')}, ${text('weggelegd', 'discarded')[language]}`, mahjong.count - selfDrawn.count],
    [say('draw'), draws.count],
  ];
  const bars = parts.map(([label, count]) => {
    const value = count / Math.max(1, hands);
    return { label, value, shown: percentText(value, language) };
  });
  return section(say('outcome'), barChart(say('outcome'), bars));
};

type Named = readonly (readonly [name: string, player: PlayerReport])[];

const shareBars = ({ report, language }: Page, players: Named): readonly Bar[] =>
  players.map(([label, { mahjong }]) => ({
    label,
    value: mahjong.share,
    shown: percentText(mahjong.share, language),
    margin: marginOf(mahjong.share, report.hands),
  }));

const meanBars = ({ language }: Page, players: Named): readonly Bar[] =>
  players.map(([label, { mean }]) => ({ label, value: mean, shown: signedText(mean, language) }));

const playersTable = ({ report, language, say }: Page, title: ReportWord, players: Named): string => {
  const right = (name: string) => ({ name, right: true });
  const columns = [
    { name: say(title) },
    right(say('mahjong').toLowerCase()),
    right('±'),
    right(say('selfDrawn')),
    right(say('gaveAway')),
    right(say('perHand')),
    right(say('total')),
  ];
  const rows = players.map(([name, player]) => [
    escaped(name),
    percentText(player.mahjong.share, language),
    percentText(marginOf(player.mahjong.share, report.hands), language),
    percentText(player.selfDrawn / Math.max(1, report.hands), language),
    percentText(player.gaveAway.share, language),
    signedText(player.mean, language),
    signedText(player.total, language, 0),
  ]);
  return pageTable(columns, rows);
};

const seatsSection = (page: Page): string => {
  const { report, language, say } = page;
  const seats = WINDS.map((seat) => [WIND_NAMES[seat][language], report.seats[seat]] as const);
  return section(
    `${say('mahjong')}: ${say('seats').toLowerCase()}`,
    barChart(say('seats'), shareBars(page, seats)),
    playersTable(page, 'seats', seats),
  );
};

const playersSection = (page: Page): string => {
  const { report, say } = page;
  const players = report.players.map((player, chair) => [`${chair + 1} ${report.bots[chair]}`, player] as const);
  const title = `${say('perHand')}: ${say('players').toLowerCase()}`;
  return section(title, barChart(title, meanBars(page, players)), playersTable(page, 'players', players));
};

const scoreSection = ({ language, say }: Page, title: ReportWord, score: ScoreReport): string => {
  const bins = binsOf(score);
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const bars = bins.map(({ from, to, count }) => ({
    label: from === to ? `${from}` : `${from}–${to}`,
    value: count,
    shown: percentText(count / Math.max(1, all), language),
  }));
  const facts = [
    `${say('mean')} ${meanText(score.mean, language)}`,
    ...(['median', 'ninety', 'largest'] as const).map((word) => `${say(word)} ${numberText(score[word], language)}`),
  ];
  return section(say(title), words('p', facts.join(', '), { class: 'facts' }), columnChart(say(title), bars));
};

const largestText = ({ language, say }: Page, word: ReportWord, largest: Largest | null): readonly string[] => {
  if (largest === null) return [];
  const { amount, match, hand, seat } = largest;
  const where = `${say('match')} ${match}, ${say('hand')} ${hand}, ${WIND_NAMES[seat][language]}`;
  return [words('p', `${say(word)}: ${signedText(amount, language, 0)} (${where})`)];
};

const paymentsSection = (page: Page): string => {
  const { mean, gain, loss } = page.report.payments;
  return section(
    page.say('payments'),
    words('p', `${page.say('received')} ${meanText(mean, page.language)}.`),
    ...largestText(page, 'gain', gain),
    ...largestText(page, 'loss', loss),
  );
};

const linesSection = ({ rules, language, say }: Page, title: ReportWord, lines: readonly LineReport[]): string => {
  if (lines.length === 0) return '';
  const most = Math.max(...lines.map(({ winner }) => winner.share));
  const rows = lines
    .toSorted((a, b) => b.winner.count - a.winner.count || b.others.count - a.others.count)
    .map(({ id, winner, others }) => [
      escaped(rowName(id, language, namesOf(rules))),
      cellBar(winner.share, most),
      perHundred(winner.share, language),
      perHundred(others.share, language),
    ]);
  const columns = [
    { name: '' },
    { name: '' },
    { name: say('perWinner'), right: true },
    { name: say('perOther'), right: true },
  ];
  return section(say(title), pageTable(columns, rows));
};

/** The report as one file that needs nothing else. */
export const reportPage = (report: Report, rules: RuleSet, language: Language): string => {
  const say = (word: ReportWord): string => REPORT_WORDS[word][language];
  const page: Page = { report, rules, language, say };
  const body = [
    headOf(page),
    outcomeSection(page),
    seatsSection(page),
    playersSection(page),
    scoreSection(page, 'winnerScore', report.winners),
    ...(rules.form === 'doubling' ? [scoreSection(page, 'otherScore', report.others)] : []),
    paymentsSection(page),
    linesSection(page, 'points', report.points),
    linesSection(page, 'doubles', report.doubles),
    linesSection(page, 'limits', report.limits),
  ];
  const title = `${ruleSetName(rules, language)}, ${numberText(report.hands, language)} ${say('hands')} – Windroos`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
${words('title', title)}<style>${STYLE}</style></head>
<body>${element('main', {}, ...body)}</body></html>
`;
};
