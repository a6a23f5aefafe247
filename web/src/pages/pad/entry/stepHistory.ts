import { go, goBack } from '../../../app/router.ts';

/** How many steps of this hand lie behind, and whether a screen of the app lies before the first one. */
interface StepState {
  readonly step?: number;
  readonly root?: boolean;
  readonly deep?: boolean;
}

const stateNow = (): StepState => (history.state as StepState | null) ?? {};

const rootOf = ({ step, root, deep }: StepState): boolean => (step === undefined ? deep === true : root === true);

/** Each step is a place in the browser's history: 'back' on a phone is a step back. */
export const goToStep = (path: string): void => {
  const before = stateNow();
  go(path);
  history.replaceState({ ...history.state, step: (before.step ?? 0) + 1, root: rootOf(before) }, '');
};

export const stepBack = (fallback: string): void => {
  if ((stateNow().step ?? 0) > 0) history.back();
  else goBack(fallback);
};

/** Leaves all steps behind at once: they are not to be walked through again from the overview. */
export const leaveSteps = (path: string): void => {
  const state = stateNow();
  if (!rootOf(state)) {
    go(path, { replace: true });
    return;
  }
  addEventListener('popstate', () => go(path, { replace: true }), { once: true });
  history.go(-((state.step ?? 0) + 1));
};
