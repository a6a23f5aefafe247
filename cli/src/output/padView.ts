import {
  type CsvDifference,
  labelsOf,
  type PadView,
  type Problem,
  type ProblemCode,
  type SlotView,
} from '@windroos/pad';
import { roundName, ruleSetName, type Text, text } from '@windroos/texts';
import type { Shell } from '../shell.ts';
import { indent, table } from './table.ts';
import { harmless } from './width.ts';

/** A pad as it was in the file, counted again. */
export interface Recount {
  readonly id: string;
  readonly view: PadView;
  readonly cells: readonly CsvDifference[];
}

const WORDS = {
  hand: text('spel', 'hand'),
  round: text('ronde', 'round'),
  east: text('Oost', 'East'),
  winner: text('mahjong', 'mahjong'),
  draw: text('remise', 'draw'),
  penalty: text('straf', 'penalty'),
  total: text('totaal', 'total'),
  evening: text('avond', 'evening'),
  noRules: text('spelregels onbekend', 'rules unknown'),
  nameless: text('Telblok', 'Score pad'),
  differs: text('Dit klopt niet of vraagt om een antwoord:', 'This differs or asks for an answer:'),
  same: text('Opnieuw geteld: alles klopt.', 'Counted again: everything is right.'),
  conflict: text('is op twee plaatsen anders ingevuld', 'was filled in differently in two places'),
} as const;

const PROBLEMS: Readonly<Record<ProblemCode, Text>> = {
  'no-rules': text('de spelregels zijn niet te lezen', 'the rules cannot be read'),
  'winner-not-seated': text('wie mahjong maakte zat niet aan tafel', 'who made mahjong did not sit at the table'),
  'last-tile-missing': text('de laatste steen ontbreekt', 'the last tile is missing'),
  'discarder-missing': text('wie de laatste steen weglegde ontbreekt', 'who discarded the last tile is missing'),
  'hand-missing': text('de telling ontbreekt', 'the count is missing'),
  'bad-tiles': text('de stenen kloppen niet', 'the tiles are not right'),
  'refused-uncounted': text('de regels weigeren deze mahjong', 'the rules refuse this mahjong'),
  refused: text(
    'de regels weigeren deze mahjong; de telling is gebleven',
    'the rules refuse this mahjong; the count was kept',
  ),
  despite: text('toch opgeschreven, al weigeren de regels het', 'written all the same, though the rules refuse it'),
  'unlikely-count': text('zo’n telling bestaat in deze regels niet', 'these rules have no such count'),
  'other-circumstances': text('de telling is getypt bij andere winden', 'the count was typed with other winds'),
  'fifth-copy': text('een steen ligt er vijf keer', 'a tile is there five times'),
  'engine-differs': text('nu anders geteld dan opgeschreven', 'counted otherwise now than written'),
};

type Names = ReadonlyMap<string, string>;

const namesOf = ({ players }: PadView): Names =>
  new Map([...labelsOf(players)].map(([id, name]) => [id, harmless(name)]));

const problemText = (shell: Shell, slot: SlotView, names: Names, { code, player, what }: Problem): string => {
  const hand = slot.hands[player ?? ''];
  const amounts =
    code === 'engine-differs' && hand !== undefined ? ` (${hand.total} → ${hand.now}, ${slot.engine})` : '';
  const who = player === undefined ? '' : `${names.get(player) ?? player}: `;
  return `${who}${shell.say(PROBLEMS[code])}${what === undefined ? '' : ` (${harmless(what)})`}${amounts}`;
};

/** Every hand that is not simply right, in words. */
export const remarksOf = (shell: Shell, { view, cells }: Recount): readonly string[] => {
  const names = namesOf(view);
  const [hand, line] = [shell.say(WORDS.hand), shell.say(text('regel', 'line'))];
  return [
    ...cells.map(({ line: at, column, player, given, computed }) =>
      harmless(
        `${line} ${at}, ${column}${player === undefined ? '' : ` ${names.get(player)}`}: ${given} → ${computed}`,
      ),
    ),
    ...view.slots.flatMap((slot) => [
      ...slot.problems.map((problem) => `${hand} ${slot.number}: ${problemText(shell, slot, names, problem)}`),
      ...slot.conflicts.map(({ field }) => harmless(`${hand} ${slot.number}: ${field} ${shell.say(WORDS.conflict)}`)),
    ]),
    ...view.conflicts.map(({ field }) => harmless(`${field} ${shell.say(WORDS.conflict)}`)),
  ];
};

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

const winnerOf = ({ say }: Shell, { outcome }: SlotView, names: Names): string =>
  outcome!.winner === null ? say(WORDS.draw) : (names.get(outcome!.winner) ?? outcome!.winner);

const sheetRows = (shell: Shell, view: PadView): readonly (readonly string[])[] => {
  const { say, language } = shell;
  const names = namesOf(view);
  const ids = view.players.map(({ id }) => id);
  const row = (slot: SlotView): readonly string[] => [
    String(slot.number),
    roundName(slot.round, language),
    names.get(slot.seats.E) ?? '',
    winnerOf(shell, slot, names),
    ...ids.map((id) => (slot.state === 'counted' && slot.chairs.includes(id) ? signed(slot.amounts[id]!) : '')),
  ];
  const fines = (label: string, amounts: Readonly<Record<string, number>>): readonly string[] => [
    label,
    say(WORDS.penalty),
    '',
    '',
    ...ids.map((id) => (amounts[id] === 0 ? '' : signed(amounts[id]!))),
  ];
  const evening = Object.fromEntries(ids.map((id) => [id, view.totals[id]! - (view.slots.at(-1)?.running[id] ?? 0)]));
  return [
    [say(WORDS.hand), say(WORDS.round), say(WORDS.east), say(WORDS.winner), ...ids.map((id) => names.get(id)!)],
    ...view.slots
      .filter(({ outcome, penalties }) => outcome !== null || penalties.length > 0)
      .flatMap((slot) => [
        ...(slot.outcome === null ? [] : [row(slot)]),
        ...(slot.penalties.length === 0 ? [] : [fines(String(slot.number), slot.penaltyAmounts)]),
      ]),
    ...(view.penalties.length === 0 ? [] : [fines(say(WORDS.evening), evening)]),
    [say(WORDS.total), '', '', '', ...ids.map((id) => signed(view.totals[id]!))],
  ];
};

const checkText = ({ check: { sum, bank } }: PadView): Text =>
  bank === 0
    ? text(`Samen ${sum}, het klopt.`, `Sum ${sum}, correct.`)
    : text(`Som ${sum}, bank ${bank}, het klopt.`, `Sum ${sum}, bank ${bank}, correct.`);

export const recountView = (shell: Shell, recount: Recount): string => {
  const { view } = recount;
  const rules = view.rules === null ? shell.say(WORDS.noRules) : ruleSetName(view.rules, shell.language);
  const remarks = remarksOf(shell, recount);
  const right = { align: 'right' } as const;
  const columns = [right, {}, {}, {}, ...view.players.map(() => right)];
  return [
    shell.paint.strong(harmless(`${view.name === '' ? shell.say(WORDS.nameless) : view.name} · ${rules}`)),
    '',
    ...indent(table(columns, sheetRows(shell, view))),
    '',
    shell.paint.good(shell.say(checkText(view))),
    ...(remarks.length === 0
      ? [shell.say(WORDS.same)]
      : [shell.paint.bad(shell.say(WORDS.differs)), ...indent(remarks)]),
  ].join('\n');
};
