import { type Signal, signal } from '@preact/signals';

/** What screen readers hear. One region waits its turn, the other interrupts. */
export type Urgency = 'polite' | 'assertive';

interface Said {
  readonly text: string;
  /** So that the same sentence twice is two sentences. */
  readonly times: number;
}

export const spoken: Readonly<Record<Urgency, Signal<Said>>> = {
  polite: signal<Said>({ text: '', times: 0 }),
  assertive: signal<Said>({ text: '', times: 0 }),
};

/** Bursts within this time are one sentence. */
const TOGETHER_MS = 120;
const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] };

const flush = (urgency: Urgency): void => {
  const text = waiting[urgency].join(' ');
  waiting[urgency] = [];
  spoken[urgency].value = { text, times: spoken[urgency].value.times + 1 };
};

export const say = (text: string, urgency: Urgency = 'polite'): void => {
  waiting[urgency].push(text);
  if (waiting[urgency].length === 1) setTimeout(() => flush(urgency), TOGETHER_MS);
};
