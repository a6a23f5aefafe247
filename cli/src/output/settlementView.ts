import { type ChipTransfer, type Purse, type RuleSet, WINDS, type Wind } from '@windroos/engine';
import { type Language, numberText, ruleSetName, text, WIND_NAMES } from '@windroos/texts';
import { chipsOf, type HandEnd, transfersOf } from '../input/handEnd.ts';
import type { Shell } from '../shell.ts';
import { handSummaries } from './handSummary.ts';
import { type Cells, type Column, indent, table, wrappedTable } from './table.ts';
import { harmless, wrap } from './width.ts';

const WORDS = {
  draw: text('Remise: niemand betaalt.', 'Draw: nobody pays.'),
  won: text('maakt mahjong', 'makes mahjong'),
  east: text('Oost betaalt en ontvangt dubbel.', 'East pays and receives double.'),
  counts: text('telt', 'counts'),
  result: text('wint of verliest', 'wins or loses'),
  sum: text('Samen', 'Together'),
  who: text('Wie betaalt wie', 'Who pays whom'),
  chips: text('met de fiches van het begin', 'in the chips of the start'),
  change: text('terug', 'back'),
  rest: text('noteer', 'write down'),
  owed: text('schuldig', 'owing'),
} as const;

const nameOf = (seat: Wind, language: Language): string => WIND_NAMES[seat][language];

const refusedText = (seat: Wind, language: Language): string =>
  language === 'nl'
    ? `${nameOf(seat, language)} heeft geen geldige mahjong: niemand betaalt.`
    : `${nameOf(seat, language)} has no valid mahjong: nobody pays.`;

const fromText = (from: Wind, language: Language): string =>
  language === 'nl' ? `, met een steen van ${nameOf(from, language)}` : `, with a tile from ${nameOf(from, language)}`;

const headOf = ({ say, language, paint }: Shell, { rules, winner, from, refused }: HandEnd): string => {
  const title = paint.strong(harmless(ruleSetName(rules, language)));
  if (refused !== null) return `${title} · ${refusedText(refused, language)}`;
  if (winner === null) return `${title} · ${say(WORDS.draw)}`;
  return `${title} · ${nameOf(winner, language)} ${say(WORDS.won)}${from === null ? '' : fromText(from, language)}`;
};

const INDENT = '  ';

/** With its sign, as people write it down. */
const signed = (amount: number, language: Language): string =>
  amount === 0 ? '0' : `${amount > 0 ? '+' : '−'}${numberText(Math.abs(amount), language)}`;

const seatTable = (shell: Shell, { scores, answer: { payments }, winner }: HandEnd): readonly string[] => {
  const { language, paint } = shell;
  const columns: readonly Column[] = [{}, { align: 'right' }, { align: 'right', paint: paint.strong }];
  const sum = WINDS.reduce((total, seat) => total + payments[seat], 0);
  const seats = WINDS.map((seat) => [
    `${seat === winner ? '◆' : ' '} ${nameOf(seat, language)}`,
    numberText(scores[seat], language),
    signed(payments[seat], language),
  ]);
  const head = ['', shell.say(WORDS.counts), shell.say(WORDS.result)];
  return table(columns, [head, ...seats, [`  ${shell.say(WORDS.sum)}`, '', signed(sum, language)]]);
};

/** '2 × 500, 1 × 100', the largest first. */
const purseText = ({ chips }: RuleSet, purse: Purse): string =>
  (chips?.values ?? [])
    .flatMap((value, index) => ((purse[index] ?? 0) > 0 ? [`${purse[index]} × ${value}`] : []))
    .toReversed()
    .join(', ');

const chipsText = (shell: Shell, rules: RuleSet, { payment }: ChipTransfer): string => {
  const { give, change, rest, owed } = payment;
  const parts: readonly (readonly [word: string, amount: string])[] = [
    ['', purseText(rules, give)],
    [shell.say(WORDS.change), purseText(rules, change)],
    [shell.say(WORDS.rest), rest === 0 ? '' : numberText(rest, shell.language)],
    [shell.say(WORDS.owed), owed === 0 ? '' : numberText(owed, shell.language)],
  ];
  return parts.flatMap(([word, amount]) => (amount === '' ? [] : [`${word} ${amount}`.trim()])).join('; ');
};

const transferTable = (shell: Shell, end: HandEnd): readonly string[] => {
  const { language, paint } = shell;
  const chips = chipsOf(end);
  const rows = transfersOf(end)
    .filter(({ amount }) => amount > 0)
    .map(({ from, to, amount }, index): Cells => {
      const names = [nameOf(from, language), '→', nameOf(to, language), numberText(amount, language)];
      return chips === null ? names : [...names, chipsText(shell, end.rules, chips.transfers[index]!)];
    });
  if (rows.length === 0) return [];
  const columns: readonly Column[] = [{}, {}, {}, { align: 'right', paint: paint.strong }, { paint: paint.faint }];
  const title = shell.say(WORDS.who) + (chips === null ? '' : ` (${shell.say(WORDS.chips)})`);
  const lines = wrappedTable(columns, rows, shell.columns - INDENT.length);
  return ['', ...wrap(title, shell.columns).map(paint.strong), ...indent(lines, INDENT)];
};

/** Who counted what, who wins or loses how much, and who hands what to whom. */
export const settlementView = (shell: Shell, end: HandEnd): string => {
  const doubles = end.rules.settlement.eastDouble && end.winner !== null;
  return [
    ...wrap(headOf(shell, end), shell.columns),
    '',
    ...handSummaries(shell, end),
    ...seatTable(shell, end),
    ...transferTable(shell, end),
    ...(doubles ? ['', shell.paint.faint(shell.say(WORDS.east))] : []),
  ].join('\n');
};
