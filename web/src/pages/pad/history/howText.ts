import { isTile } from '@windroos/engine';
import type { How, PadView } from '@windroos/pad';
import { type Language, tileName } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { padHandWords } from '../../../messages/padHand.ts';
import { nameOf } from '../state/shown.ts';

const sourceText = (view: PadView, { from, by }: How): string => {
  const t = padHandWords().from;
  if (from === 'discard') return by === undefined ? t.discardUnknown : t.discard(nameOf(view, by));
  if (from === 'robbed-kong') return by === undefined ? t.robbedUnknown : t['robbed-kong'](nameOf(view, by));
  return t[from];
};

/** 'met de laatste steen bamboe 4, weggelegd door Henk, kong op kong'. */
export const howText = (view: PadView, how: How): string => {
  const t = padHandWords().from;
  const source = sourceText(view, how);
  const { tile, lastTile, kongOnKong, first, lastOfKind } = how;
  return [
    tile === undefined || !isTile(tile) ? source : t.withTile(tileName(tile, language.value as Language), source),
    ...(lastTile === true ? [t.lastTile] : []),
    ...(kongOnKong === true ? [t.kongOnKong] : []),
    ...(first === undefined ? [] : [t[first]]),
    ...(lastOfKind === true ? [t.lastOfKind] : []),
  ].join(', ');
};
