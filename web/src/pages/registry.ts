import type { ComponentType } from 'preact';
import { matchPath, type Params } from '../app/match.ts';
import type { Place } from '../app/router.ts';
import { PAGE_PATHS, type PageId } from './paths.ts';

export interface PageProps {
  readonly params: Params;
  readonly place: Place;
}

/** What a page's file exports. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
  /** `site`: with the bar of the app around it. `own`: the page fills the screen and has its own `TopBar`. */
  readonly frame: 'site' | 'own';
}

/** Each page is a chunk of its own, loaded when it is opened. */
export const LOADERS: Readonly<Record<PageId, () => Promise<PageModule>>> = {
  home: () => import('./home/homePage.tsx'),
  pads: () => import('./pads/padsPage.tsx'),
  newPad: () => import('./pads/newPadPage.tsx'),
  padBin: () => import('./pads/binPage.tsx'),
  pad: () => import('./pad/overview/overviewPage.tsx'),
  padEntry: () => import('./pad/entry/entryPage.tsx'),
  padHand: () => import('./pad/hand/handPage.tsx'),
  padChart: () => import('./pad/chart/chartPage.tsx'),
  padChips: () => import('./pad/chips/chipsPage.tsx'),
  padPenalties: () => import('./pad/penalties/penaltiesPage.tsx'),
  padSeats: () => import('./pad/seats/seatsPage.tsx'),
  padForgotten: () => import('./pad/forgotten/forgottenPage.tsx'),
  padHistory: () => import('./pad/history/historyPage.tsx'),
  padPrint: () => import('./pad/print/printPage.tsx'),
  padFiles: () => import('./pad/files/filesPage.tsx'),
  padSettings: () => import('./pad/settings/settingsPage.tsx'),
  rules: () => import('./rules/rulesPage.tsx'),
  houseRules: () => import('./rules/houseRulesPage.tsx'),
  ruleSet: () => import('./rules/ruleSetPage.tsx'),
  oneHand: () => import('./hand/handPage.tsx'),
  shared: () => import('./shared/sharedPage.tsx'),
  tiles: () => import('./tiles/tilesPage.tsx'),
  display: () => import('./display/displayPage.tsx'),
};

/** Share links: pages that live in the fragment of home, by how the fragment starts. */
const FRAGMENTS: readonly (readonly [start: string, page: PageId])[] = [['/hand/', 'shared']];

export interface Found {
  readonly id: PageId;
  readonly params: Params;
}

const byFragment = (fragment: string): Found | undefined => {
  const found = FRAGMENTS.find(([start]) => fragment.startsWith(start));
  return found && { id: found[1], params: { shared: fragment.slice(found[0].length) } };
};

const byPath = (path: string): Found | undefined => {
  for (const id of Object.keys(PAGE_PATHS) as PageId[]) {
    const params = matchPath(PAGE_PATHS[id], path);
    if (params !== undefined) return { id, params };
  }
  return undefined;
};

export const pageAt = ({ path, fragment }: Place): Found | undefined =>
  (path === '' ? byFragment(fragment) : undefined) ?? byPath(path);
