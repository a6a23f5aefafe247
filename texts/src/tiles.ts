import {
  type BonusTile,
  isBonusTile,
  isTile,
  type MeldKind,
  type Suit,
  type Tile,
  type TileSet,
  type Wind,
} from '@windroos/engine';
import { andList, type Language, type Text, text } from './language.ts';

/** The suits as a heading says them. */
export const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  k: text('kringen', 'circles'),
  b: text('bamboes', 'bamboos'),
  t: text('tekens', 'characters'),
  w: text('winden', 'winds'),
  d: text('draken', 'dragons'),
};

/** The four players, and the winds of the rounds. */
export const WIND_NAMES: Readonly<Record<Wind, Text>> = {
  E: text('Oost', 'East'),
  S: text('Zuid', 'South'),
  W: text('West', 'West'),
  N: text('Noord', 'North'),
};

const NUMBERED = {
  k: text('kringen', 'circles'),
  b: text('bamboe', 'bamboo'),
  t: text('teken', 'character'),
  s: text('seizoen', 'season'),
  f: text('bloem', 'flower'),
} as const;
type Numbered = keyof typeof NUMBERED;

type Honour = Extract<Tile, `w${string}` | `d${string}`>;
const HONOURS: Readonly<Record<Honour, Text>> = {
  wE: text('oostenwind', 'east wind'),
  wS: text('zuidenwind', 'south wind'),
  wW: text('westenwind', 'west wind'),
  wN: text('noordenwind', 'north wind'),
  dR: text('rode draak', 'red dragon'),
  dG: text('groene draak', 'green dragon'),
  dW: text('witte draak', 'white dragon'),
};

const isHonour = (tile: Tile | BonusTile): tile is Honour => tile in HONOURS;

/** 'kringen 4', 'zuidenwind', 'groene draak'. */
export const tileName = (tile: Tile | BonusTile, language: Language): string =>
  isHonour(tile) ? HONOURS[tile][language] : `${NUMBERED[tile[0] as Numbered][language]} ${tile[1]}`;

/** The name where it is a tile, what was typed (in quotes) where it is none. */
export const tileNameOr = (typed: string, language: Language): string =>
  isTile(typed) || isBonusTile(typed) ? tileName(typed, language) : `‘${typed}’`;

/** 'bamboe 4 en 7'; with more than one suit each tile says its own: 'bamboe 4, teken 4 en zuidenwind'. */
export const tileList = (tiles: readonly Tile[], language: Language): string => {
  const [first] = tiles;
  const oneSuit = first !== undefined && !isHonour(first) && tiles.every((tile) => tile[0] === first[0]);
  const names = tiles.map((tile, index) => (oneSuit && index > 0 ? tile[1]! : tileName(tile, language)));
  return andList(names, language);
};

/** 'Oostronde' */
export const roundName = (wind: Wind, language: Language): string =>
  language === 'nl' ? `${WIND_NAMES[wind].nl}ronde` : `${WIND_NAMES[wind].en} round`;

type SetKind = TileSet['kind'];
const SET_NAMES: Readonly<Record<SetKind, Text>> = {
  chow: text('chow', 'chow'),
  pung: text('pung', 'pung'),
  kong: text('kong', 'kong'),
  pair: text('paar', 'pair'),
  body: text('bijzonder spel', 'special hand'),
  loose: text('overige stenen', 'other tiles'),
};

/** Only of a pung or a kong does it matter for the count whether it is open. */
const OPEN = text('open', 'open');
const CONCEALED = text('dichte', 'concealed');

/** 'open pung', 'dichte kong', 'chow', 'paar'. */
export const setName = (kind: MeldKind | SetKind, concealed: boolean, language: Language): string => {
  const name = SET_NAMES[kind][language];
  const tellsOpen = kind === 'pung' || kind === 'kong';
  return tellsOpen ? `${(concealed ? CONCEALED : OPEN)[language]} ${name}` : name;
};

/** 'dichte pung bamboe 3', 'chow kringen 4, 5 en 6', 'paar groene draak'. */
export const setText = (set: TileSet, language: Language): string => {
  const alike = set.tiles.every((tile) => tile === set.tiles[0]);
  const tiles = alike ? set.tiles.slice(0, 1) : set.tiles;
  return `${setName(set.kind, set.concealed, language)} ${tileList(tiles, language)}`;
};
