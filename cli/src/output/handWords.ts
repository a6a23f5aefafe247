import type { HandSetup, WinSource } from '@windroos/engine';
import { type Language, roundName, type Text, text, tileName, WIND_NAMES } from '@windroos/texts';

const LAST_TILE = text('Laatste steen', 'Last tile');
const NO_WIN = text('Geen mahjong', 'No mahjong');
const DEAD = text('dood spel', 'dead hand');

const SOURCES: Readonly<Record<WinSource, Text>> = {
  wall: text('zelf gepakt', 'drawn from the wall'),
  discard: text('weggelegd door een ander', 'discarded by another player'),
  kong: text('losse steen na een kong', 'replacement tile after a kong'),
  'robbed-kong': text('van een kong geroofd', 'robbed from a kong'),
};

const FLAGS = {
  lastTile: text('de laatste van de muur', 'the last of the wall'),
  kongOnKong: text('kong op kong', 'kong on kong'),
  lastOfKind: text('de vierde van zijn soort', 'the fourth of its kind'),
} as const;
type Flag = keyof typeof FLAGS;

const FIRSTS = {
  heaven: text('spel van de hemel', 'hand of heaven'),
  earth: text('spel van de aarde', 'hand of earth'),
  thirteen: text('gelukkige dertien', 'lucky thirteen'),
} as const;

/** 'Laatste steen: bamboe 5, weggelegd door een ander, de laatste van de muur' */
const winText = ({ win }: HandSetup, language: Language): string => {
  if (win === undefined) return NO_WIN[language];
  const flags = (Object.keys(FLAGS) as Flag[]).filter((flag) => win[flag] === true);
  const words = [
    ...(win.tile === undefined ? [] : [tileName(win.tile, language)]),
    SOURCES[win.from][language],
    ...flags.map((flag) => FLAGS[flag][language]),
    ...(win.first === undefined ? [] : [FIRSTS[win.first][language]]),
  ];
  return `${LAST_TILE[language]}: ${words.join(', ')}`;
};

/** How the hand ended for this player. */
export const endText = (setup: HandSetup, language: Language): string =>
  [winText(setup, language), ...(setup.dead === true ? [DEAD[language]] : [])].join(', ');

/** 'Oost, Zuidronde' */
export const placeText = ({ seat, round }: HandSetup, language: Language): string =>
  `${WIND_NAMES[seat][language]}, ${roundName(round, language)}`;
