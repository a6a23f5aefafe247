import { signal } from '@preact/signals';

/** Where the app stands on this host: `/`, or `/mahjong/`. */
export const BASE = new URL(document.baseURI).pathname;

/** Where the reader is, below `BASE`. */
export interface Place {
  /** Without slashes around it: `regels/nts-2019`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Without `#`. */
  readonly fragment: string;
}

const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** A damaged address stays as it is: what is behind it says so, and the app goes on. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const placeNow = (): Place => ({
  path: trimSlashes(decoded(location.pathname.slice(BASE.length))),
  query: new URLSearchParams(location.search),
  fragment: decoded(location.hash.slice(1)),
});

export const place = signal<Place>(placeNow());

/** The address of a page, for `<a href>`: `href('regels/nts-2019#schoon')`. */
export const href = (path: string): string => BASE + path;

/** How far each entry of the history was read. */
const keepScroll = (): void => history.replaceState({ ...history.state, scroll: scrollY }, '');

/** Where to be after the page is drawn: a fragment's element, or so far down. */
export const scrollGoal = signal<number | null>(null);

export interface GoOptions {
  /** Takes the place of this entry in the history. */
  readonly replace?: boolean;
}

export const go = (path: string, { replace = false }: GoOptions = {}): void => {
  keepScroll();
  history[replace ? 'replaceState' : 'pushState'](replace ? history.state : { deep: true }, '', href(path));
  scrollGoal.value = 0;
  place.value = placeNow();
};

/** Back where the reader came from; from a deep link to the page given. */
export const goBack = (fallback: string): void => {
  if (history.state?.deep === true) history.back();
  else go(fallback, { replace: true });
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const ownLink = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link.origin === location.origin && link.pathname.startsWith(BASE) ? link : undefined;
};

const onClick = (event: MouseEvent): void => {
  const link = isPlainClick(event) ? ownLink(event.target) : undefined;
  if (link === undefined) return;
  event.preventDefault();
  go(link.pathname.slice(BASE.length) + link.search + link.hash);
};

/** Plain links work everywhere: `<a href={href('tegels')}>`. */
export const startRouter = (): void => {
  history.scrollRestoration = 'manual';
  document.addEventListener('click', onClick);
  addEventListener('pagehide', keepScroll);
  addEventListener('popstate', (event) => {
    scrollGoal.value = (event.state?.scroll as number | undefined) ?? 0;
    place.value = placeNow();
  });
};
