import {
  type BySeat,
  bySeat,
  type Event,
  type Game,
  type HandEnded,
  othersOf,
  type Win,
  type Wind,
} from '@windroos/engine';
import type { HandEnd } from '../input/handEnd.ts';
import { settlementView } from '../output/settlementView.ts';
import type { ScoredHand } from '../output/sheetLines.ts';
import { sheetView } from '../output/sheetView.ts';
import type { Shell } from '../shell.ts';

/** The end of a hand: `before` is the game that it ended. */
export interface EndedHand {
  readonly before: Game;
  readonly ended: HandEnded;
  readonly win: Win | null;
}

export const winIn = (events: readonly Event[]): Win | null =>
  events.find((event): event is Extract<Event, { readonly type: 'mahjong' }> => event.type === 'mahjong')?.win ?? null;

const ROUNDS = ['E', 'S', 'W', 'N'] as const;

const scoredHands = ({ before, ended, win }: EndedHand): BySeat<ScoredHand> | null => {
  const { hands, sheets } = ended;
  if (hands === null || sheets === null) return null;
  const round = ROUNDS[before.hand!.round]!;
  return bySeat((seat) => ({
    rules: before.rules,
    sheet: sheets[seat],
    setup: {
      ...hands[seat],
      seat,
      round,
      ...(seat === ended.winner && win !== null ? { win } : {}),
      ...(sheets[seat].dead ? { dead: true } : {}),
    },
  }));
};

const handEndOf = (hand: EndedHand): HandEnd => {
  const { winner, from, payments, sheets } = hand.ended;
  return {
    answer: { id: null, payments },
    rules: hand.before.rules,
    winner,
    from,
    refused: null,
    scores: bySeat((seat) => sheets?.[seat].total ?? 0),
    hands: scoredHands(hand),
  };
};

/** The winner first, then in turn; who counts nothing by these rules has no sheet. */
const seatsWithSheet = ({ winner, hands }: HandEnd): readonly Wind[] => {
  if (winner === null || hands === null) return [];
  return [winner, ...othersOf(winner)].filter((seat) => hands[seat].sheet.lines.length > 0);
};

/** The sheets of all who count something, and who pays whom. */
export const handEndView = (shell: Shell, hand: EndedHand, plain: boolean): string => {
  const end = handEndOf(hand);
  const look = { plain, explain: false };
  const sheets = seatsWithSheet(end).map((seat) => `${sheetView(shell, end.hands![seat], look)}\n`);
  return [...sheets, settlementView(shell, end)].join('\n');
};
