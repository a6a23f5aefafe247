import { computed } from '@preact/signals';
import type { Language } from '@windroos/texts';
import { settings } from './settings.ts';

/** A component that reads it is drawn again when it changes. */
export const language = computed<Language>(() => settings.value.language);

/** The shape of a catalogue: the same keys in every language, sentences of any length. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Words<T[K]>;
};

/** Two languages as one: `const t = words();` gives the texts to show now. A missing text is a type error. */
export const catalogue =
  <T extends object>(nl: T, en: Words<T>): (() => Words<T>) =>
  () =>
    language.value === 'nl' ? (nl as Words<T>) : en;
