import { signal } from '@preact/signals';

/** A phone in the middle of the table: the page turns to a seat. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

export const turn = signal<Turn>(0);

/** Everything turns, dialogs too: the style sheet reads it from the document. */
export const turnTo = (next: Turn): void => {
  turn.value = next;
  document.documentElement.dataset.turn = String(next);
};

export const turnOn = (): void => turnTo(TURNS[(TURNS.indexOf(turn.value) + 1) % TURNS.length]!);
