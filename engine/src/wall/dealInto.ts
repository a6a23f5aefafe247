import type { Numbers } from '../random/numbers.ts';
import { windAt } from '../seat.ts';
import { deadStacks, foundRing, type WallSettings } from './layout.ts';
import { stackCount, wallLength } from './place.ts';
import { shuffle } from './shuffle.ts';
import { boxOf } from './wallTile.ts';

/** Room for one wall after another: kinds 0–33, seasons 34–41, in the orders of `Wall`, and the four dice. */
export interface DealRoom {
  readonly live: Uint8Array;
  readonly dead: Uint8Array;
  readonly dice: Uint8Array;
  readonly built: Uint8Array;
  readonly box: Uint8Array;
  readonly length: number;
}

export const dealRoom = (settings: WallSettings): DealRoom => {
  const tiles = 2 * stackCount(settings.seasons);
  const dead = 2 * deadStacks(settings);
  return {
    live: new Uint8Array(tiles - dead),
    dead: new Uint8Array(dead),
    dice: new Uint8Array(4),
    built: new Uint8Array(tiles),
    box: boxOf(settings.seasons),
    length: wallLength(settings.seasons),
  };
};

/** Live: round the ring from the stack after the found one. */
const fillLive = ({ live, built }: DealRoom, found: number): void => {
  let from = 2 * (found + 1);
  for (let n = 0; n < live.length; n++, from++) live[n] = built[from % built.length]!;
};

/** Dead: back along the ring from the found stack, which is the built order backwards. */
const fillDead = ({ dead, built }: DealRoom, found: number): void => {
  let from = 2 * found + 1 + built.length;
  for (let n = 0; n < dead.length; n++, from--) dead[n] = built[from % built.length]!;
};

/** The wall that `wallOf` gives with the same numbers, without allocating: for simulations. */
export const dealInto = (room: DealRoom, numbers: Numbers): void => {
  const { dice, built } = room;
  for (let n = 0; n < 4; n++) dice[n] = 1 + numbers.below(6);
  built.set(room.box);
  shuffle(built, numbers);
  const east = dice[0]! + dice[1]!;
  const found = foundRing(windAt(east - 1), east + dice[2]! + dice[3]!, room.length) % (4 * room.length);
  fillLive(room, found);
  fillDead(room, found);
};
