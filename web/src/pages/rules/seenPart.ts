import { useEffect, useState } from 'preact/hooks';
import { partAnchor } from './partSection.tsx';
import type { Part, PartId } from './parts.ts';

const isPassed = ({ id }: Part): boolean => {
  const heading = document.getElementById(partAnchor(id));
  return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3;
};

/** The part that the reader is at: the last one whose heading has come into the upper third of the screen. */
export const useSeenPart = (parts: readonly Part[]): PartId | undefined => {
  const [seen, setSeen] = useState<PartId | undefined>(parts[0]?.id);
  const key = parts.map(({ id }) => id).join(' ');
  useEffect(() => {
    let frame = 0;
    const look = (): void => setSeen((parts.findLast(isPassed) ?? parts[0])?.id);
    const onScroll = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [key]);
  return seen;
};
