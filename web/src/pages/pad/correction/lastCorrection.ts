import { signal } from '@preact/signals';
import type { Correction } from '@windroos/pad';

/** What the last correction on this page did: shown once, on the overview. */
export interface Corrected {
  readonly pad: string;
  readonly number: number;
  /** It was forgotten and put in, instead of corrected. */
  readonly added: boolean;
  readonly correction: Correction;
}

export const lastCorrection = signal<Corrected | null>(null);
