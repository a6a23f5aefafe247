import type { HandSetup, ScoreSheet } from '@windroos/engine';
import { type SheetSet, setText, sheetSets, tileName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { sheetWords } from '../../messages/sheet.ts';
import { Tile } from '../tile.tsx';
import './sheetTiles.css';

export interface SheetTilesProps {
  readonly setup: HandSetup;
  readonly sheet: ScoreSheet;
  /** In pixels; it chooses the cut. */
  readonly width: number;
  /** The sets that a line points at, a bit each; the others step back. */
  readonly lit?: number;
}

const nameOf = (sets: readonly SheetSet[], { win }: HandSetup): string => {
  const last = win?.tile === undefined ? [] : [sheetWords().lastTile(tileName(win.tile, language.value))];
  return [...sets.map((set) => setText(set, language.value)), ...last].join('; ');
};

const isLit = ({ at }: SheetSet, lit: number): boolean => at >= 0 && ((lit >> at) & 1) === 1;

const classOf = (set: SheetSet, lit: number): string => {
  if (lit === 0) return 'sheet-set';
  return isLit(set, lit) ? 'sheet-set sheet-set-lit' : 'sheet-set sheet-set-dim';
};

/** A dichte kong lies with its outer tiles face down. */
const faceAt = ({ kind, concealed, tiles }: SheetSet, index: number) =>
  kind === 'kong' && concealed && (index === 0 || index === 3) ? 'back' : tiles[index]!;

/** The tiles in their sets, as one picture with one name; the winning tile is outlined. */
export const SheetTiles = ({ setup, sheet, width, lit = 0 }: SheetTilesProps) => {
  const sets = sheetSets(sheet, setup);
  return (
    <div
      class="sheet-tiles"
      role="img"
      aria-label={`${sheetWords().tiles}: ${nameOf(sets, setup)}`}
      style={{ '--own-tile': `${width}px` }}
    >
      {sets.map((set, s) => (
        <span class={classOf(set, lit)} key={s}>
          {set.tiles.map((_, index) => (
            <span class="sheet-tile" key={index}>
              <Tile tile={faceAt(set, index)} width={width} fluid name={null} marked={index === set.winAt} />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
};
