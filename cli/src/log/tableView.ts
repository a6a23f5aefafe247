import { type HandState, makeTiles, type RiverTile, type SeatState, WINDS, type Wind } from '@windroos/engine';
import { countText, type Language, roundName, text, WIND_NAMES } from '@windroos/texts';
import { table } from '../output/table.ts';
import { harmless, padEnd, widthOf } from '../output/width.ts';
import type { Shell } from '../shell.ts';
import { meldText } from './eventText.ts';

/** What is beside a seat's tiles: who sits there, and the total so far. */
export interface SeatLabel {
  readonly name: string;
  readonly total: number;
}

const WORDS = {
  hand: text('Spel', 'Hand'),
  river: text('Weggelegd', 'Discarded'),
  dead: text('dood spel', 'dead hand'),
  thirteen: text('dertien', 'thirteen'),
} as const;

/** 'Spel 3 · Zuidronde · nog 42 stenen in de muur' */
export const placeLine = ({ language, paint, say }: Shell, hand: number, { round, left }: HandState): string => {
  const tiles = countText(left.draws, 'tile', language);
  const wall = text(`nog ${tiles} in de muur`, `${tiles} left in the wall`);
  return `${paint.strong(`${say(WORDS.hand)} ${hand} · ${roundName(round, language)}`)} · ${say(wall)}`;
};

const rackText = ({ rack, hidden }: SeatState, language: Language): string => {
  if (hidden === 0) return makeTiles(rack);
  const covered = countText(hidden, 'tile', language);
  return rack.length === 0 ? covered : `${makeTiles(rack)} + ${covered}`;
};

const signs = (shell: Shell, { dead, announced }: SeatState): string =>
  [...(dead ? [shell.say(WORDS.dead)] : []), ...(announced ? [shell.say(WORDS.thirteen)] : [])].join(', ');

const seatCells = (shell: Shell, state: HandState, seat: Wind, label: SeatLabel): readonly string[] => {
  const own = state.seats[seat];
  const sets = [...own.melds.map(({ tiles, concealed }) => meldText(tiles, concealed)), ...own.bonus];
  return [
    `${state.turn === seat ? '▸' : ' '} ${WIND_NAMES[seat][shell.language]}`,
    harmless(label.name),
    String(label.total),
    rackText(own, shell.language),
    sets.join(' '),
    signs(shell, own),
  ];
};

const riverTile = ({ tile, claimed }: RiverTile): string => (claimed ? `(${tile})` : tile);

/** The discards of a seat, on as many lines as they need; what somebody claimed stands in brackets. */
const riverLines = (shell: Shell, seat: Wind, { river }: SeatState): readonly string[] => {
  const head = `  ${padEnd(WIND_NAMES[seat][shell.language], 6)}`;
  const lines: string[] = [head];
  for (const tile of river.map(riverTile)) {
    if (widthOf(lines.at(-1)!) + 1 + tile.length > shell.columns) lines.push(' '.repeat(head.length));
    lines[lines.length - 1] += ` ${tile}`;
  }
  return lines;
};

const riversOf = (shell: Shell, { seats }: HandState): readonly string[] => {
  const lines = WINDS.filter((seat) => seats[seat].river.length > 0).flatMap((seat) =>
    riverLines(shell, seat, seats[seat]),
  );
  return lines.length === 0 ? [] : [shell.paint.faint(shell.say(WORDS.river)), ...lines];
};

/** Who holds what, and what lies where, as far as it may be seen. */
export const tableLines = (shell: Shell, state: HandState, labelOf: (seat: Wind) => SeatLabel): readonly string[] => {
  const { paint } = shell;
  const columns = [
    {},
    { paint: paint.faint },
    { align: 'right' as const, paint: paint.faint },
    {},
    {},
    { paint: paint.bad },
  ];
  return [
    ...table(
      columns,
      WINDS.map((seat) => seatCells(shell, state, seat, labelOf(seat))),
    ),
    ...riversOf(shell, state),
  ];
};
