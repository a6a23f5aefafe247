import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Parts of a long page that are drawn when the browser has time, those in sight first. */
type Turn = () => void;

const waiting = new Set<Turn>();
/** When nothing else is to be done, and soon in any case. */
export const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (work) => void requestIdleCallback(work, { timeout: 300 })
    : (work) => void setTimeout(work, 16);

let isScheduled = false;

/** One at a time, so that a tap in between is answered at once. */
const takeTurn = (): void => {
  isScheduled = false;
  const [turn] = waiting;
  if (turn === undefined) return;
  waiting.delete(turn);
  turn();
  schedule();
};

const schedule = (): void => {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  whenIdle(takeTurn);
};

/** On paper everything must be there. */
const isPrinting = signal(false);
if ('onbeforeprint' in globalThis)
  addEventListener('beforeprint', () => {
    isPrinting.value = true;
  });

const NEAR = '400px';

const watch = (element: Element, onNear: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

/** Give `holder` to the element that keeps the room; draw the rest of it once `isReady`. */
export const useLater = <E extends Element>() => {
  const holder = useRef<E>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const turn: Turn = () => setReady(true);
    waiting.add(turn);
    schedule();
    const unwatch = watch(holder.current!, turn);
    return () => {
      waiting.delete(turn);
      unwatch();
    };
  }, []);
  return { holder, isReady: isReady || isPrinting.value };
};
