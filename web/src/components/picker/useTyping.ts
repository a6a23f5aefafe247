import type { Tile } from '@windroos/engine';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { NOT_TYPING, type Typing, typeKey } from './typedTiles.ts';

const WRITES = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]';

/** Typing belongs to the picker when the focus is in it, on a button (which takes no letters), or nowhere in particular. */
const isOurs = (event: KeyboardEvent, picker: HTMLElement | null): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target === null || target.matches(WRITES)) return false;
  return target === document.body || target.matches('button, [tabindex="-1"]') || picker?.contains(target) === true;
};

export interface TypingActs {
  readonly press: (tile: Tile) => void;
  readonly back: () => void;
}

/** `k5`, `b123`, `wE` and Backspace. */
export const useTyping = (picker: { readonly current: HTMLElement | null }, acts: TypingActs): void => {
  const typing = useRef<Typing>(NOT_TYPING);
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isOurs(event, picker.current)) return;
      if (event.key === 'Backspace') {
        event.preventDefault();
        latest.current.back();
        return;
      }
      const typed = event.key.length === 1 ? typeKey(typing.current, event.key, settings.value.letters) : null;
      typing.current = typed?.typing ?? typing.current;
      if (typed !== null && typed.tile !== null) latest.current.press(typed.tile);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [picker]);
};
