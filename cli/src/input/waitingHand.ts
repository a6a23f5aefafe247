import {
  formatErrorOf,
  type HandSetup,
  makeSheet,
  type ScoreSheet,
  score,
  type Tile,
  type WinSource,
  waits,
} from '@windroos/engine';
import { text } from '@windroos/texts';
import { Stop } from '../exit.ts';
import type { Shell } from '../shell.ts';
import { type AskedHand, stopAt } from './handCase.ts';

/** A tile that completes the hand: how many are left, and what it scores by where it came from. */
export interface Wait {
  readonly tile: Tile;
  readonly left: number;
  readonly wall: ScoreSheet;
  readonly discard: ScoreSheet;
}

const COPIES = 4;

const wrongCount = (tiles: number) =>
  text(
    `Een hand die wacht heeft 13 stenen, een kong geldt als 3; dit zijn er ${tiles}.`,
    `A waiting hand has 13 tiles, a kong counts as 3; these are ${tiles}.`,
  );

/** The hand without the win that a file may tell. */
const waiting = ({ win: _, ...setup }: HandSetup): HandSetup => setup;

const heldIn = ({ rack, melds }: HandSetup, tile: Tile): number =>
  [...rack, ...melds.flatMap(({ tiles }) => tiles)].filter((held) => held === tile).length;

const sheetWith = ({ rules, setup }: AskedHand, tile: Tile, from: WinSource): ScoreSheet => {
  const sheet = score(rules, { ...setup, rack: [...setup.rack, tile], win: { tile, from } });
  if (!sheet.ok) throw new Error(`a wait that cannot be: ${sheet.error.code} ${tile}`);
  return sheet.value;
};

/** Every tile that completes the hand; `seen` are those that lie open elsewhere. */
export const waitsFor = (shell: Shell, asked: AskedHand, seen: readonly Tile[]): readonly Wait[] => {
  const setup = waiting(asked.setup);
  const found = waits(asked.rules, setup);
  if (!found.ok) throw stopAt(shell, formatErrorOf(found.error), asked.typed);
  const tiles = setup.rack.length + 3 * setup.melds.length;
  if (tiles !== 13) throw new Stop(shell.say(wrongCount(tiles)));
  return found.value.map((tile) => ({
    tile,
    left: Math.max(0, COPIES - heldIn(setup, tile) - seen.filter((other) => other === tile).length),
    wall: sheetWith({ ...asked, setup }, tile, 'wall'),
    discard: sheetWith({ ...asked, setup }, tile, 'discard'),
  }));
};

export const waitsJson = (asked: AskedHand, found: readonly Wait[]) => ({
  id: asked.id,
  waits: found.map(({ wall, discard, ...wait }) => ({ ...wait, wall: makeSheet(wall), discard: makeSheet(discard) })),
});
