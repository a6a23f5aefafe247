import { useEffect, useState } from 'preact/hooks';

/** Whether a media query holds, also after the window changes. */
export const useMedia = (query: string): boolean => {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = (): void => setHolds(list.matches);
    list.addEventListener('change', follow);
    follow();
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return holds;
};
