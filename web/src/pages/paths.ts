import type { RuleSetId } from '@windroos/engine';

/** Every page by its path below the place where the app stands. The build makes a file of each; see `STATIC_PATHS`. */
export const PAGE_PATHS = {
  home: '',
  pads: 'telblok',
  newPad: 'telblok/nieuw',
  padBin: 'telblok/prullenbak',
  pad: 'telblok/blok',
  padEntry: 'telblok/invullen',
  padHand: 'telblok/spel',
  padChart: 'telblok/grafiek',
  padChips: 'telblok/fiches',
  padPenalties: 'telblok/straf',
  padSeats: 'telblok/plaatsen',
  padForgotten: 'telblok/vergeten',
  padHistory: 'telblok/geschiedenis',
  padPrint: 'telblok/afdrukken',
  padFiles: 'telblok/bewaren',
  padSettings: 'telblok/instellen',
  rules: 'regels',
  houseRules: 'regels/huisregels',
  ruleSet: 'regels/:id',
  oneHand: 'hand',
  shared: 'hand/gedeeld',
  tiles: 'tegels',
  display: 'weergave',
} as const satisfies Readonly<Record<string, string>>;
export type PageId = keyof typeof PAGE_PATHS;

/** The club's own rules share one file: which ones stands in the query. */
const RULE_PAGES = [
  'regels/eigen',
  'regels/nts-2019',
  'regels/nts-2016',
  'regels/nts-simplified',
  'regels/pe-ling',
  'regels/rode-draak',
  'regels/schoon-spel',
] as const satisfies readonly `regels/${RuleSetId | 'eigen'}`[];

const isFixed = (path: string): boolean => path !== '' && !path.includes(':');

/** The pages that a host without a server has a file for. What differs per device stands in the query, not here. */
export const STATIC_PATHS: readonly string[] = [...Object.values(PAGE_PATHS).filter(isFixed), ...RULE_PAGES];
