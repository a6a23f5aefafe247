import type { PlayerId } from '@windroos/pad';
import { groupsOf } from '../../../components/picker/groups.ts';
import { type EntryDraft, layingOf, wantedOf } from './entryDraft.ts';

/** All tiles are there, and of a winner the last one is known. */
export const isWhole = (entry: EntryDraft, player: PlayerId): boolean => {
  const wanted = wantedOf(entry, player);
  const laying = layingOf(entry, player);
  const asksLast = player === entry.winner && entry.answer?.first !== 'heaven';
  return groupsOf(laying, wanted).size === wanted && !(asksLast && laying.last === null);
};
