import { type ReadonlySignal, signal } from '@preact/signals';

/** As in handPage.css: a phone held upright shows the tiles or the sheet. */
const QUERY = '(max-width: 899px) and (min-height: 501px)';

let following: ReadonlySignal<boolean> | undefined;

const follow = (): ReadonlySignal<boolean> => {
  const list = matchMedia(QUERY);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

export const isOneAtATime = (): boolean => {
  following ??= follow();
  return following.value;
};
