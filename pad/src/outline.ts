import { outcomeIn, textIn } from './fields.ts';
import type { Edit } from './log/edit.ts';
import { deletedAt, ruled } from './ruled.ts';
import type { PadView } from './view.ts';

/** What a list of pads tells of one: nothing that has to be counted. */
export interface PadOutline extends Pick<PadView, 'name' | 'players' | 'rules' | 'length' | 'deleted' | 'finished'> {
  /** Hands that are over, and all that have a place on the sheet. */
  readonly played: number;
  readonly hands: number;
  /** When the pad was begun: the day of the evening, also of one that came from a file. */
  readonly begun: number;
  /** When something was last written. */
  readonly at: number;
}

/** As `fold`, and as good as free: counting the tiles of an evening takes much longer than reading who played. */
export const outlineOf = (given: readonly Edit[]): PadOutline => {
  const { edits, pad, sheet, fieldsOf } = ruled(given);
  const { fields, players, frozen, length } = pad;
  const played = sheet.places.filter(({ id }) => outcomeIn(fieldsOf(id)) !== null).length;
  const hands = sheet.places.length;
  const times = edits.map(({ at }) => at);
  return {
    name: textIn(fields, 'name'),
    players,
    rules: frozen?.rules ?? null,
    length,
    deleted: deletedAt(fields),
    finished: sheet.ended && played === hands,
    played,
    hands,
    begun: times.length === 0 ? 0 : Math.min(...times),
    at: Math.max(0, ...times),
  };
};
