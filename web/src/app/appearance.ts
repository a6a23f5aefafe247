import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from './settings.ts';

/** A media query as a signal. */
const media = (query: string): ReadonlySignal<boolean> => {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

const deviceIsDark = media('(prefers-color-scheme: dark)');
const deviceWantsContrast = media('(prefers-contrast: more)');

export const isDark = computed(() => {
  const { theme } = settings.value;
  return theme === 'device' ? deviceIsDark.value : theme === 'evening';
});

export const isHighContrast = computed(() => {
  const { contrast } = settings.value;
  return contrast === 'device' ? deviceWantsContrast.value : contrast === 'more';
});

/** Large print on the tiles goes with larger text. */
export const isLargePrint = computed(() => settings.value.size !== 'normal');

const barColour = (): string => {
  if (isHighContrast.value) return '#000000';
  return isDark.value ? '#181311' : '#F7F1E4';
};

/** Tells the document what was chosen; `early.ts` does the same before the first paint. */
export const showAppearance = (): (() => void) =>
  effect(() => {
    const { documentElement: root } = document;
    root.lang = settings.value.language;
    root.dataset.theme = isDark.value ? 'evening' : 'paper';
    root.dataset.contrast = isHighContrast.value ? 'more' : 'normal';
    root.dataset.size = settings.value.size;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColour());
  });
