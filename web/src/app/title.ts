import { useEffect } from 'preact/hooks';

/** The title of the browser's tab, for as long as the page shows. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = title === '' ? 'Windroos' : `${title} · Windroos`;
  }, [title]);
