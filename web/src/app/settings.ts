import { signal } from '@preact/signals';
import { isLanguage, type Language } from '@windroos/texts';
import type { Letters } from '@windroos/tiles';
import { readLocal, writeLocal } from './localStore.ts';

export const LETTERS = ['ESWN', 'OZWN'] as const satisfies readonly Letters[];
export const THEMES = ['device', 'paper', 'evening'] as const;
export type Theme = (typeof THEMES)[number];
export const CONTRASTS = ['device', 'more', 'normal'] as const;
export type Contrast = (typeof CONTRASTS)[number];
export const SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof SIZES)[number];

/** What a person chose for this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly contrast: Contrast;
  readonly size: TextSize;
  /** Letters and figures on the tiles. */
  readonly index: boolean;
  readonly letters: Letters;
}

export const DEFAULTS: Settings = {
  language: 'nl',
  theme: 'device',
  contrast: 'device',
  size: 'normal',
  index: true,
  letters: 'ESWN',
};

type Checks = { readonly [K in keyof Settings]: (value: unknown) => boolean };
const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const CHECKS: Checks = {
  language: isLanguage,
  theme: oneOf(THEMES),
  contrast: oneOf(CONTRASTS),
  size: oneOf(SIZES),
  index: (value) => typeof value === 'boolean',
  letters: oneOf(LETTERS),
};

/** Settings from anywhere: what is unknown or damaged is left out. */
export const readSettings = (value: unknown): Partial<Settings> => {
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(value).filter(([name, one]) => CHECKS[name as keyof Settings]?.(one) === true);
  return Object.fromEntries(known);
};

const KEY = 'settings';
const stored = (): Settings => ({ ...DEFAULTS, ...readSettings(readLocal(KEY)) });

export const settings = signal<Settings>(stored());

const TIMES_KEY = 'settingTimes';
type Times = Readonly<Partial<Record<keyof Settings, number>>>;

/** When each was chosen, so that of two devices the latest choice counts. */
export const settingTimes = (): Times => (readLocal(TIMES_KEY) ?? {}) as Times;

/** Shows at once, and is remembered. */
export const changeSettings = (change: Partial<Settings>, at = Date.now()): void => {
  settings.value = { ...settings.value, ...change };
  writeLocal(KEY, settings.value);
  const times = Object.fromEntries(Object.keys(change).map((name) => [name, at]));
  writeLocal(TIMES_KEY, { ...settingTimes(), ...times });
};

/** Another tab changed them. */
export const followSettings = (): void =>
  addEventListener('storage', (event) => {
    if (event.key === null || event.key.endsWith(KEY)) settings.value = stored();
  });
