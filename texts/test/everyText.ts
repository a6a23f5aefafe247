import {
  CHIP_SETTINGS,
  COUNT_SETTINGS,
  DECISION_TEXTS,
  DOCUMENTS,
  FLOW_SETTINGS,
  PLAY_RULES,
  PLAY_TOPICS,
  READING_SETTINGS,
  ROW_TEXTS,
  RULE_SET_TEXTS,
  rowText,
  SETTLEMENT_SETTINGS,
  SUIT_NAMES,
  type Text,
  WIND_NAMES,
} from '@windroos/texts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: object): value is Text => 'nl' in value && 'en' in value;

type Found = readonly [path: string, text: Text];

/** Every text inside a value, with the way to it. */
const textsIn = (value: unknown, path: string): readonly Found[] => {
  if (!isObject(value)) return [];
  if (isText(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
};

const SETTINGS = [COUNT_SETTINGS, READING_SETTINGS, FLOW_SETTINGS, SETTLEMENT_SETTINGS, CHIP_SETTINGS];
const OVERRIDDEN = ['rode-draak', 'pe-ling', 'nts-simplified'].map((rules) =>
  (Object.keys(ROW_TEXTS) as (keyof typeof ROW_TEXTS)[]).map((row) => rowText(row, rules)),
);

/** All data of the package that a person reads. */
export const EVERY_TEXT: readonly Found[] = Object.entries({
  rows: ROW_TEXTS,
  overridden: OVERRIDDEN,
  decisions: DECISION_TEXTS,
  playRules: PLAY_RULES,
  topics: PLAY_TOPICS,
  ruleSets: RULE_SET_TEXTS,
  documents: DOCUMENTS,
  settings: SETTINGS,
  suits: SUIT_NAMES,
  winds: WIND_NAMES,
}).flatMap(([name, value]) => textsIn(value, name));

/** What is said the same way in both languages. */
export const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'Mahjong',
  'Open pung',
  'Open kong',
  '4 kongs',
  'West',
  'Chow',
  'Kong',
  'NTS 2019',
  'NTS 2016',
  'Pe-ling',
  'De Rode Draak',
  'Schoon Spel',
  'Schoon Spel (MCR)',
  'MCR',
  'Windroos',
]);
