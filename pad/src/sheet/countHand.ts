import { type RawHand, type RawWin, type RuleSet, type ScoreSheet, score, setupOf, type Wind } from '@windroos/engine';
import { type HandEntry, type LaidTiles, sortedTiles } from '../values/handEntry.ts';
import type { How } from '../values/outcome.ts';
import type { PlayerId } from '../values/player.ts';
import type { FrozenRules } from '../values/rules.ts';
import { countKey, type Memo } from './memo.ts';
import type { IsPossible } from './possible.ts';
import type { Problem } from './problem.ts';

/** One player's hand as it counts. */
export interface HandView {
  readonly entry: HandEntry | null;
  /** Only where tiles were laid. */
  readonly sheet: ScoreSheet | null;
  /** What it counts; null while something is missing. */
  readonly total: number | null;
  /** What this engine would count, where that is not what was written. */
  readonly now: number | null;
}

/** What is remembered when a hand is written down. */
export interface CountRecord {
  readonly key: string;
  readonly total: number;
  readonly live: number;
  readonly known: boolean;
  /** A count typed for other winds: only a person can say that it holds for these. */
  readonly asks: boolean;
}

export interface CountedHand extends HandView {
  readonly problems: readonly Problem[];
  readonly record: CountRecord | null;
}

export interface HandContext {
  readonly player: PlayerId;
  readonly frozen: FrozenRules;
  readonly seat: Wind;
  readonly round: Wind;
  readonly won: boolean;
  /** How this player won; null for the others, and for a winner who was not asked yet. */
  readonly how: How | null;
  readonly memo: Memo;
  readonly isPossible: IsPossible;
}

const circumstancesOf = ({ frozen, seat, round, won }: HandContext): string =>
  `${seat}${round}${won ? 'm' : ''}.${frozen.print}`;

const winText = (how: How): string => {
  const { for: _, by: __, ...win } = how;
  return Object.entries(win)
    .map(([name, value]) => `${name}=${value}`)
    .join();
};

/** What was counted, in one text. It stands in every file that was ever written: change it, and they are counted anew. */
const tilesContent = (entry: LaidTiles, how: How | null): string =>
  [
    sortedTiles(entry.rack),
    entry.melds.map(sortedMeld).toSorted().join(),
    entry.bonus === undefined ? '' : entry.bonus,
    entry.dead === true ? 'dead' : '',
    how === null ? '' : winText(how),
    entry.despite ?? '',
  ].join('|');

const sortedMeld = (text: string): string => (text.startsWith('[') ? text : sortedTiles(text));

const counted = (entry: HandEntry | null, total: number | null, ...problems: readonly Problem[]): CountedHand => ({
  entry,
  sheet: null,
  total,
  now: null,
  problems,
  record: null,
});

/** The winner's last tile lies apart: here it joins the other thirteen. */
const rawHand = (entry: LaidTiles, how: How | null): RawHand => ({
  hand: how?.tile === undefined ? entry.rack : `${entry.rack} ${how.tile}`,
  melds: entry.melds,
  dead: entry.dead === true,
  bonus: entry.bonus ?? '',
});

const rawWin = (how: How | null): RawWin | undefined => {
  if (how === null) return undefined;
  const { for: _, by: __, ...win } = how;
  return win;
};

type Scored = { readonly sheet: ScoreSheet } | { readonly problem: Problem };

const scoreTiles = (entry: LaidTiles, context: HandContext): Scored => {
  const { player, frozen, seat, round, how } = context;
  const setup = setupOf(rawHand(entry, how), rawWin(how), seat, round);
  if (!setup.ok) return { problem: { code: 'bad-tiles', player, what: setup.error.code } };
  const sheet = score(frozen.rules, setup.value);
  return sheet.ok ? { sheet: sheet.value } : { problem: { code: 'bad-tiles', player, what: sheet.error.code } };
};

const refusal = (entry: LaidTiles, { player }: HandContext, sheet: ScoreSheet, total: number | null): Problem => ({
  code: entry.despite !== undefined ? 'despite' : total === null ? 'refused-uncounted' : 'refused',
  player,
  ...(sheet.reason === null ? {} : { what: sheet.reason }),
});

/** What was written stays; a mahjong that the rules refuse keeps what it counted before (decision 12). */
const withMemo = (entry: LaidTiles, context: HandContext, sheet: ScoreSheet): CountedHand => {
  const { memo, how, player } = context;
  const content = tilesContent(entry, how);
  const circumstances = circumstancesOf(context);
  const live = sheet.valid ? sheet.total : (entry.despite ?? null);
  const written = memo.counts.get(countKey(content, circumstances));
  const total = written ?? live ?? memo.latest.get(content) ?? null;
  const now = live === null || live === total ? null : live;
  const problems: readonly Problem[] = [
    ...(sheet.valid ? [] : [refusal(entry, context, sheet, total)]),
    ...(now === null ? [] : [{ code: 'engine-differs', player } as const]),
  ];
  const key = countKey(content, circumstances);
  const record = total === null ? null : { key, total, live: live ?? total, known: written !== undefined, asks: false };
  return { entry, sheet, total, now, problems, record };
};

const isLastTileKnown = ({ won, how }: HandContext): boolean =>
  !won || how?.tile !== undefined || how?.first === 'heaven';

const countTiles = (entry: LaidTiles, context: HandContext): CountedHand => {
  if (!isLastTileKnown(context)) return counted(entry, null, { code: 'last-tile-missing', player: context.player });
  const scored = scoreTiles(entry, context);
  return 'problem' in scored ? counted(entry, null, scored.problem) : withMemo(entry, context, scored.sheet);
};

const countTyped = (entry: HandEntry & { readonly kind: 'count' }, context: HandContext): CountedHand => {
  const { player, frozen, won, memo, isPossible } = context;
  const total = entry.count;
  const content = `${player}:${total}`;
  const circumstances = circumstancesOf(context);
  const known = memo.counts.has(countKey(content, circumstances));
  const asks = !known && memo.latest.has(content);
  const problems: readonly Problem[] = [
    ...(isPossible(frozen.rules, won, total) ? [] : [{ code: 'unlikely-count', player } as const]),
    ...(asks ? [{ code: 'other-circumstances', player } as const] : []),
  ];
  const record = { key: countKey(content, circumstances), total, live: total, known, asks };
  return { ...counted(entry, total, ...problems), record };
};

/** Do the others count too, or is only the winner paid? */
export const othersCount = ({ form, settlement }: RuleSet): boolean =>
  form === 'doubling' && settlement.between === 'all';

/** Counts one hand; a winner without a count is missing, another player who was skipped or is dead counts 0. */
export const countHand = (entry: HandEntry | null, context: HandContext): CountedHand => {
  const { won, player, frozen } = context;
  if (!won && !othersCount(frozen.rules)) return counted(entry, 0);
  if (entry?.kind === 'tiles') return countTiles(entry, context);
  if (entry?.kind === 'count') return countTyped(entry, context);
  return entry === null || won ? counted(entry, null, { code: 'hand-missing', player }) : counted(entry, 0);
};
