import { type RuleSet, type ScoreSheet, type Tile, unicodeTile } from '@windroos/engine';
import {
  type Language,
  numberText,
  refusalFacts,
  refusalText,
  rowName,
  ruleSetName,
  text,
  tileList,
  tileName,
} from '@windroos/texts';
import type { AskedHand } from '../input/handCase.ts';
import type { Wait } from '../input/waitingHand.ts';
import type { Shell } from '../shell.ts';
import { drawTiles, plainTiles } from './drawTiles.ts';
import { placeText } from './handWords.ts';
import { namesOf } from './sheetLines.ts';
import { type Column, wrappedRows } from './table.ts';
import { typedGroups } from './tileGroups.ts';
import { harmless, wrap } from './width.ts';

const WORDS = {
  tile: text('steen', 'tile'),
  left: text('nog', 'left'),
  wall: text('zelf gepakt', 'from the wall'),
  discard: text('weggelegd', 'from a discard'),
  refused: text('geweigerd', 'refused'),
  waiting: text('Je wacht op', 'You are waiting for'),
  nothing: text('Deze hand wacht nog nergens op.', 'This hand is not waiting for anything yet.'),
} as const;

const worth = (sheet: ScoreSheet, rules: RuleSet, language: Language): string => {
  if (!sheet.valid) return WORDS.refused[language];
  const total = numberText(sheet.total, language);
  return sheet.limit === null ? total : `${rowName(sheet.limit, language, namesOf(rules))} ${total}`;
};

/** Why a tile would be refused, and from where if that makes a difference. */
interface Refused {
  readonly tile: Tile;
  readonly from: 'wall' | 'discard' | 'both';
  readonly why: string;
}

const refusedTile = ({ tile, wall, discard }: Wait, rules: RuleSet, language: Language): readonly Refused[] => {
  const [whyDrawn, whyClaimed] = [wall, discard].map((sheet) => {
    const facts = refusalFacts(sheet, rules.minimum);
    return facts === null ? null : refusalText(facts, language);
  });
  if (whyDrawn && whyDrawn === whyClaimed) return [{ tile, from: 'both', why: whyDrawn }];
  const drawn = whyDrawn ? [{ tile, from: 'wall', why: whyDrawn } as const] : [];
  return whyClaimed ? [...drawn, { tile, from: 'discard', why: whyClaimed }] : drawn;
};

/** Tiles that are refused for the same reason, in one sentence. */
const refusals = (found: readonly Wait[], rules: RuleSet, language: Language): readonly string[] => {
  const refused = found.flatMap((wait) => refusedTile(wait, rules, language));
  const reasons = new Map<string, Refused[]>();
  for (const one of refused) {
    const same = reasons.get(`${one.from} ${one.why}`);
    if (same === undefined) reasons.set(`${one.from} ${one.why}`, [one]);
    else same.push(one);
  }
  return [...reasons.values()].map((same) => {
    const { from, why } = same[0]!;
    const tiles = tileList(
      same.map(({ tile }) => tile),
      language,
    );
    return `${tiles}${from === 'both' ? '' : `, ${WORDS[from][language]}`}: ${why}`;
  });
};

const rowsOf = (found: readonly Wait[], rules: RuleSet, plain: boolean, language: Language) => [
  [WORDS.tile[language], WORDS.left[language], WORDS.wall[language], WORDS.discard[language]],
  ...found.map(({ tile, left, wall, discard }) => [
    `${plain ? tile : `${unicodeTile(tile)} ${tile}`}  ${tileName(tile, language)}`,
    String(left),
    worth(wall, rules, language),
    worth(discard, rules, language),
  ]),
];

const COLUMNS: readonly Column[] = [{}, { align: 'right' }, { align: 'right' }, { align: 'right' }];

const answer = (shell: Shell, { rules }: AskedHand, found: readonly Wait[], plain: boolean): readonly string[] => {
  const { language, paint } = shell;
  if (found.length === 0) return [shell.say(WORDS.nothing)];
  const tiles = tileList(
    found.map(({ tile }) => tile),
    language,
  );
  const [head = [], ...rows] = wrappedRows(COLUMNS, rowsOf(found, rules, plain, language), shell.columns);
  const why = refusals(found, rules, language).flatMap((line) => wrap(line, shell.columns));
  return [
    ...wrap(`${shell.say(WORDS.waiting)} ${tiles}.`, shell.columns).map(paint.strong),
    '',
    ...head.map(paint.faint),
    ...rows.flat(),
    ...(why.length === 0 ? [] : ['', ...why.map(paint.bad)]),
  ];
};

/** The hand, what it waits for, and what each tile would bring. */
export const waitsView = (shell: Shell, asked: AskedHand, found: readonly Wait[], plain: boolean): string => {
  const { language, paint, columns } = shell;
  const { win: _, ...setup } = asked.setup;
  const groups = typedGroups(setup, language);
  return [
    ...wrap(`${paint.strong(harmless(ruleSetName(asked.rules, language)))} · ${placeText(setup, language)}`, columns),
    '',
    ...(plain ? plainTiles(groups, columns) : drawTiles(groups, paint, columns)),
    '',
    ...answer(shell, asked, found, plain),
  ].join('\n');
};
