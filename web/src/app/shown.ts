import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LOADERS, type PageModule, pageAt } from '../pages/registry.ts';
import type { Params } from './match.ts';
import { place, scrollGoal } from './router.ts';

/** What stands on the screen. The page before stays until the next one is there. */
export type Shown =
  | { readonly kind: 'page'; readonly key: string; readonly params: Params; readonly module: PageModule }
  | { readonly kind: 'wait' | 'missing' | 'failed' };

export const shown = signal<Shown>({ kind: 'wait' });

/** Asked again after a failure, so that a page can still come when the network does. */
const loaded = new Map<string, PageModule>();

const load = async (id: keyof typeof LOADERS): Promise<PageModule> => {
  const module = loaded.get(id) ?? (await LOADERS[id]());
  loaded.set(id, module);
  return module;
};

const show = async (): Promise<void> => {
  const asked = place.value;
  const found = pageAt(asked);
  if (found === undefined) {
    shown.value = { kind: 'missing' };
    return;
  }
  const key = `${found.id} ${JSON.stringify(found.params)}`;
  const next = await load(found.id).then(
    (module): Shown => ({ kind: 'page', key, params: found.params, module }),
    (): Shown => ({ kind: 'failed' }),
  );
  if (place.value === asked) shown.value = next;
};

export const startPages = (): (() => void) =>
  effect(() => {
    void place.value;
    void show();
  });

const elementOf = (fragment: string): HTMLElement | null =>
  fragment === '' || fragment.startsWith('/') ? null : document.getElementById(fragment);

const keyOf = (view: Shown): string => (view.kind === 'page' ? view.key : view.kind);

/** After a new page: scroll to where it begins, or to its fragment, and give the heading the focus. */
export const useArrival = (): void => {
  const view = shown.value;
  const key = keyOf(view);
  useEffect(() => {
    if (view.kind === 'wait' || scrollGoal.value === null) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [key]);
  useEffect(() => {
    const goal = elementOf(place.value.fragment);
    if (goal !== null) goal.scrollIntoView();
    else if (scrollGoal.value !== null) scrollTo(0, scrollGoal.value);
  }, [view, place.value]);
};
