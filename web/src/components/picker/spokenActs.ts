import type { Tile } from '@windroos/engine';
import { pickerWords } from '../../messages/picker.ts';
import {
  type Held,
  isUsedUp,
  lay,
  layOtherwise,
  NOBODY_ELSE,
  placeOf,
  pointAt,
  refusalToLay,
  takeBack,
  turn,
} from './acts.ts';
import { type Group, groupsOf } from './groups.ts';
import type { Laying } from './laying.ts';
import { groupName, nameOfTile, startWithTile } from './words.ts';

export interface PickerState {
  readonly laying: Laying;
  /** How many tiles there should be, a kong counted as three: 14 for the winner. */
  readonly wanted: 13 | 14;
  /** The winner points at the tile that came last (not with heaven). */
  readonly asksLast: boolean;
  /** How many of a kind lie in the other hands: together there are four. */
  readonly heldElsewhere?: Held;
}

/** What a tap did, in words. Without a laying nothing changed, and the words say why. */
export interface Done {
  readonly laying?: Laying;
  readonly words: string;
}

/** '11 van 13': a kong asks for one more tile. */
export const countOfLaying = (laying: Laying, wanted: 13 | 14): string => {
  const kongs = laying.tiles.length - groupsOf(laying, wanted).size;
  return pickerWords().count(laying.tiles.length, wanted + kongs);
};

/** All tiles are there: a key no longer lays one, but says which came last. */
export const isPointing = ({ laying, wanted, asksLast }: PickerState): boolean =>
  asksLast && groupsOf(laying, wanted).size >= wanted;

export const isTileUsedUp = ({ laying, heldElsewhere = NOBODY_ELSE }: PickerState, tile: Tile): boolean =>
  isUsedUp(laying, tile, heldElsewhere);

/** A key that would do nothing now. */
export const isPale = (state: PickerState, tile: Tile): boolean =>
  isPointing(state) ? placeOf(state.laying, tile, state.wanted) === null : isTileUsedUp(state, tile);

const groupAt = (laying: Laying, place: number, wanted: 13 | 14): Group | undefined =>
  groupsOf(laying, wanted).groups.find(({ places }) => places.includes(place));

const formedWords = (laying: Laying, wanted: 13 | 14): string => {
  const group = groupAt(laying, laying.tiles.length - 1, wanted);
  return group === undefined || group.kind === 'loose' ? '' : ` ${pickerWords().formed(groupName(group))}`;
};

const layTile = ({ laying, wanted, heldElsewhere = NOBODY_ELSE }: PickerState, tile: Tile): Done => {
  const t = pickerWords();
  const why = refusalToLay(laying, tile, wanted, heldElsewhere);
  if (why !== null) return { words: why === 'used-up' ? t.usedUp : t.full(laying.tiles.length) };
  const next = lay(laying, tile, wanted, heldElsewhere);
  const count = countOfLaying(next, wanted);
  return { laying: next, words: t.laid(startWithTile(tile), count) + formedWords(next, wanted) };
};

/** Null when a tap on a tile means nothing. */
export const pointTile = ({ laying, wanted, asksLast }: PickerState, place: number): Done | null => {
  const tile = laying.tiles[place];
  if (!asksLast || tile === undefined) return null;
  const next = pointAt(laying, place, wanted);
  if (next === laying) return { words: pickerWords().kongNotLast };
  return { laying: next, words: pickerWords().isLast(nameOfTile(tile)) };
};

const pointAtKind = (state: PickerState, tile: Tile): Done => {
  const place = placeOf(state.laying, tile, state.wanted);
  const done = place === null ? null : pointTile(state, place);
  return done ?? { words: pickerWords().notOnRack(startWithTile(tile)) };
};

export const pressKey = (state: PickerState, tile: Tile): Done =>
  isPointing(state) ? pointAtKind(state, tile) : layTile(state, tile);

const turnedWords = (before: Group, laying: Laying, wanted: 13 | 14): string => {
  const t = pickerWords();
  const group = groupAt(laying, before.places[0]!, wanted);
  if (group === undefined) return '';
  return t.turned(before.kind === 'kong' && group.kind === 'pung' ? t.pungAndTile(groupName(group)) : groupName(group));
};

export const turnGroup = ({ laying, wanted }: PickerState, group: Group): Done => {
  const next = turn(laying, group);
  return { laying: next, words: turnedWords(group, next, wanted) };
};

export const layOtherWay = ({ laying, wanted }: PickerState): Done => ({
  laying: layOtherwise(laying, wanted),
  words: pickerWords().otherwiseDone,
});

export const takeLast = ({ laying, wanted }: PickerState): Done => {
  const t = pickerWords();
  const tile = laying.tiles.at(-1);
  if (tile === undefined) return { words: t.nothingToTake };
  const next = takeBack(laying);
  return { laying: next, words: t.taken(startWithTile(tile), countOfLaying(next, wanted)) };
};
