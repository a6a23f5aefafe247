import { type Difference, ENGINE_VERSION } from '@windroos/engine';
import { numberText, type Text, text } from '@windroos/texts';
import { table } from '../output/table.ts';
import { harmless } from '../output/width.ts';
import type { Shell } from '../shell.ts';
import { type FieldDiff, fieldDiffs } from './fieldDiff.ts';
import { logErrorText } from './logErrorText.ts';
import type { Verdict, WrongLine } from './verifyLog.ts';

const WORDS = {
  right: text('De log klopt', 'The log is right'),
  walls: text(
    'Elke muur komt uit zijn seed, elke zet mag en elke telling klopt.',
    'Every wall comes from its seed, every move is allowed and every count is right.',
  ),
  expected: text('verwacht', 'expected'),
  found: text('gevonden', 'found'),
  nothing: text('niets', 'nothing'),
  line: text('Regel', 'Line'),
  more: text('en nog meer', 'and more'),
} as const;

const CODES: Readonly<Record<Difference['code'], Text>> = {
  commitment: text(
    'de belofte hoort niet bij de seed die na het spel bekend werd',
    'the commitment is not that of the seed which was told after the hand',
  ),
  east: text('deze worpen maken een ander Oost', 'these throws make somebody else East'),
  tiles: text('van deze steen zijn er niet zoveel', 'there are not so many of this tile'),
  'not-legal': text('dit mag hier niet volgens de spelregels', 'this is not allowed here by the rules'),
  differs: text('hier volgt iets anders uit de spelregels', 'the rules make something else of it'),
};

const counted = (count: number, one: Text, other: Text, shell: Shell): string =>
  `${numberText(count, shell.language)} ${shell.say(count === 1 ? one : other)}`;

const sizeText = (shell: Shell, { matches, hands, events }: Verdict): string =>
  [
    counted(matches, text('wedstrijd', 'match'), text('wedstrijden', 'matches'), shell),
    counted(hands, text('spel', 'hand'), text('spellen', 'hands'), shell),
    counted(events, text('regel', 'line'), text('regels', 'lines'), shell),
  ].join(', ');

const cutText = ({ line, hand, inHand }: Verdict['cut'][number]): Text => {
  const [nl, en] = inHand ? [`in spel ${hand}`, `in hand ${hand}`] : [`na spel ${hand}`, `after hand ${hand}`];
  return inHand
    ? text(
        `Na regel ${line} houdt een wedstrijd op, ${nl}; van dat spel is de muur nog niet na te rekenen.`,
        `After line ${line} a match stops, ${en}; the wall of that hand cannot be checked yet.`,
      )
    : text(`Na regel ${line} houdt een wedstrijd op, ${nl}.`, `After line ${line} a match stops, ${en}.`);
};

const engineText = (engine: string): Text =>
  text(
    `Gemaakt met versie ${engine}; nagerekend met ${ENGINE_VERSION}.`,
    `Made with version ${engine}; checked with ${ENGINE_VERSION}.`,
  );

const LONGEST = 160;
const MOST_FIELDS = 5;

const shown = (shell: Shell, value: unknown): string => {
  const json = value === undefined ? shell.say(WORDS.nothing) : harmless(JSON.stringify(value));
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
};

const fieldLines = (shell: Shell, { path, expected, found }: FieldDiff): readonly string[] => [
  `  ${path}`,
  ...table(
    [{ paint: shell.paint.faint }, {}],
    [
      [`    ${shell.say(WORDS.expected)}`, shown(shell, expected)],
      [`    ${shell.say(WORDS.found)}`, shown(shell, found)],
    ],
  ),
];

const sideLines = (shell: Shell, { expected, found }: Difference): readonly string[] => {
  if (expected === null || expected.type !== found.type)
    return fieldLines(shell, { path: 'type', expected: expected ?? undefined, found }).slice(1);
  const diffs = fieldDiffs(JSON.parse(JSON.stringify(expected)), found);
  const lines = diffs.slice(0, MOST_FIELDS).flatMap((diff) => fieldLines(shell, diff));
  return diffs.length > MOST_FIELDS ? [...lines, `  ${shell.say(WORDS.more)}`] : lines;
};

const wrongLines = (shell: Shell, wrong: WrongLine): readonly string[] => {
  if ('error' in wrong) return [shell.paint.bad(logErrorText(wrong.error, shell.language))];
  const { line, difference } = wrong;
  const head = `${shell.say(WORDS.line)} ${line}: ${shell.say(CODES[difference.code])}.`;
  return [shell.paint.bad(head), ...sideLines(shell, difference)];
};

/** Right, with how much there was; or the first line that is not, what it should be and what it is. */
export const verdictView = (shell: Shell, verdict: Verdict): string => {
  const { wrong, cut, engines } = verdict;
  const notes = [...cut.map(cutText), ...engines.map(engineText)].map((note) => shell.paint.faint(shell.say(note)));
  if (wrong !== null) return [...wrongLines(shell, wrong), ...notes].join('\n');
  const head = `${shell.say(WORDS.right)}: ${sizeText(shell, verdict)}.`;
  return [shell.paint.good(head), shell.say(WORDS.walls), ...notes].join('\n');
};

export const verdictJson = ({ wrong, ...sums }: Verdict): object => {
  if (wrong === null) return { ok: true, ...sums };
  if ('error' in wrong) return { ok: false, ...wrong.error, ...sums };
  const { code, expected, found } = wrong.difference;
  return { ok: false, line: wrong.line, code, expected, found, ...sums };
};
