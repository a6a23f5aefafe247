import type { Tile } from '@windroos/engine';
import { useState } from 'preact/hooks';
import { say } from '../../app/live.ts';
import { type Group, type Groups, groupsOf } from './groups.ts';
import type { Laying } from './laying.ts';
import {
  type Done,
  isPale,
  isPointing,
  isTileUsedUp,
  layOtherWay,
  type PickerState,
  pointTile,
  pressKey,
  takeLast,
  turnGroup,
} from './spokenActs.ts';

export { countOfLaying } from './spokenActs.ts';

/** What the parts of the picker share. */
export interface Picking {
  readonly laying: Laying;
  readonly shown: Groups;
  /** All tiles are there, and the last one must be pointed at. */
  readonly asking: boolean;
  /** Why the last tap did nothing. */
  readonly refusal: string | null;
  readonly isPale: (tile: Tile) => boolean;
  readonly isUsedUp: (tile: Tile) => boolean;
  readonly press: (tile: Tile) => void;
  readonly point: (place: number) => void;
  readonly turnGroup: (group: Group) => void;
  readonly otherwise: () => void;
  readonly back: () => void;
}

/** Every act is said, and shown where it was refused. */
export const usePicker = (state: PickerState, onChange: (laying: Laying) => void): Picking => {
  const { laying, wanted } = state;
  const [refusal, setRefusal] = useState<string | null>(null);
  const tell = (done: Done | null): void => {
    if (done === null) return;
    setRefusal(done.laying === undefined ? done.words : null);
    if (done.laying !== undefined) onChange(done.laying);
    say(done.words);
  };
  return {
    laying,
    shown: groupsOf(laying, wanted),
    asking: isPointing(state) && laying.last === null,
    refusal,
    isPale: (tile) => isPale(state, tile),
    isUsedUp: (tile) => isTileUsedUp(state, tile),
    press: (tile) => tell(pressKey(state, tile)),
    point: (place) => tell(pointTile(state, place)),
    turnGroup: (group) => tell(turnGroup(state, group)),
    otherwise: () => tell(layOtherWay(state)),
    back: () => tell(takeLast(state)),
  };
};
