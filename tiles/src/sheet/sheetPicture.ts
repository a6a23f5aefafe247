import type { TileId } from '../tileId.ts';

/** A line of the picture: its name at the left, what it gives at the right. */
export interface PictureLine {
  readonly name: string;
  readonly amount: string;
  /** `sum` adds up what stands above it, `total` is the end of it all. */
  readonly kind: 'line' | 'sum' | 'total';
}

/** Tiles that lie together. */
export interface PictureSet {
  readonly tiles: readonly TileId[];
  readonly kind: string;
  readonly concealed: boolean;
  /** Where the winning tile lies in it, -1 when it is elsewhere. */
  readonly winAt: number;
}

/** What a picture of a score sheet shows. The words come from outside: this package knows tiles only. */
export interface SheetPicture {
  /** 'Hanneke, Zuid · Oostronde · NTS 2019' */
  readonly place: string;
  /** 'Mahjong: 160 punten' */
  readonly title: string;
  readonly sets: readonly PictureSet[];
  readonly lines: readonly PictureLine[];
  /** A sentence beside the lines: why there is no total, or what a limit hand is. */
  readonly note?: { readonly text: string; readonly refused: boolean };
  /** The squares of a QR code, row by row, true for dark. */
  readonly code?: readonly (readonly boolean[])[];
}
