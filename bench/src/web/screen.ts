import { DEMO_ID } from '@windroos/web/demoEvening';

/** A page that is measured. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What a person can tap or read when the page is usable. */
  readonly usable: string;
}

const pad = (screen: string, more = ''): string => `telblok/${screen}?blok=${DEMO_ID}${more}`;

/** The pages of the pad open the demo evening: six hands, the last one with its tiles. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '', usable: '.button-primary' },
  { name: 'pad, the list', path: 'telblok', usable: '.pad-row' },
  { name: 'pad, a new one', path: 'telblok/nieuw', usable: '.name-row input' },
  { name: 'pad, the evening', path: pad('blok'), usable: '.pad-foot .button-primary' },
  { name: 'pad, enter a hand', path: pad('invullen', '&spel=0070'), usable: '.choice' },
  { name: 'pad, read a hand', path: pad('spel', '&spel=0060'), usable: '.pad-foot .button-primary' },
  { name: 'one hand', path: 'hand', usable: '[data-tile]' },
  { name: 'rules', path: 'regels', usable: 'main a[href$="regels/nts-2019"]' },
  { name: 'rules nts-2019', path: 'regels/nts-2019', usable: '.rule-rows tbody tr' },
  { name: 'rules schoon-spel', path: 'regels/schoon-spel', usable: '.rule-rows tbody tr' },
  { name: 'rules side by side', path: 'regels/nts-2019?met=rode-draak', usable: '.rule-compared tbody tr' },
];

const LIGHTHOUSE = [
  'home',
  'pad, the list',
  'pad, the evening',
  'pad, enter a hand',
  'pad, read a hand',
  'rules',
  'rules nts-2019',
];
/** Those that Lighthouse looks at. */
export const LIGHTHOUSE_SCREENS: readonly Screen[] = SCREENS.filter(({ name }) => LIGHTHOUSE.includes(name));
