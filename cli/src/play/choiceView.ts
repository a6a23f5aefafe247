import { type HandState, makeTiles, type SeatState, type Tile, type Wind } from '@windroos/engine';
import { text } from '@windroos/texts';
import { meldText } from '../log/eventText.ts';
import { drawTiles, plainTiles } from '../output/drawTiles.ts';
import type { TileGroup } from '../output/tileGroups.ts';
import { padEnd, widthOf } from '../output/width.ts';
import type { Shell } from '../shell.ts';
import type { Choice } from './choices.ts';

const WORDS = {
  rack: text('jouw lat', 'your rack'),
  drawn: text('gepakt', 'drawn'),
  open: text('open', 'open'),
  concealed: text('dicht', 'concealed'),
  discard: text('Leg weg', 'Discard'),
  or: text('Of', 'Or'),
  choose: text('Kies', 'Choose'),
} as const;

const group = (tiles: readonly Tile[], label: string, notation = makeTiles(tiles)): TileGroup => ({
  tiles,
  label,
  notation,
  winAt: -1,
});

const withoutOne = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => tiles.toSpliced(tiles.indexOf(tile), 1);

const isKnown = (tile: SeatState['drawn']): tile is Tile => tile !== null && tile !== 'hidden';

/** The rack, what was just drawn a little apart, and the sets on the table. */
const groupsOf = ({ say }: Shell, { rack, drawn, melds }: SeatState): readonly TileGroup[] => {
  const apart = isKnown(drawn) && rack.includes(drawn) ? [group([drawn], say(WORDS.drawn))] : [];
  const rest = apart.length === 0 ? rack : withoutOne(rack, drawn as Tile);
  const sets = melds.map(({ tiles, concealed }) =>
    group(tiles as readonly Tile[], say(concealed ? WORDS.concealed : WORDS.open), meldText(tiles, concealed)),
  );
  return [group(rest, say(WORDS.rack)), ...apart, ...sets];
};

export const rackLines = (shell: Shell, state: HandState, seat: Wind, plain: boolean): readonly string[] => {
  const groups = groupsOf(shell, state.seats[seat]);
  return plain ? plainTiles(groups, shell.columns) : drawTiles(groups, shell.paint, shell.columns);
};

/** Choices beside each other, on as many lines as they need. */
const listed = (shell: Shell, head: string, choices: readonly Choice[]): readonly string[] => {
  const lines = [padEnd(`${head}:`, 9)];
  for (const { number, label } of choices) {
    const item = ` ${number} ${shell.paint.strong(label)} `;
    if (widthOf(lines.at(-1)!) + widthOf(item) > shell.columns) lines.push(' '.repeat(9));
    lines[lines.length - 1] += item;
  }
  return lines.map((line) => line.trimEnd());
};

export const choiceLines = (shell: Shell, choices: readonly Choice[]): readonly string[] => {
  const discards = choices.filter(({ action }) => action.type === 'discard');
  const others = choices.filter(({ action }) => action.type !== 'discard');
  return [
    ...(discards.length === 0 ? [] : listed(shell, shell.say(WORDS.discard), discards)),
    ...(others.length === 0 ? [] : listed(shell, shell.say(discards.length === 0 ? WORDS.choose : WORDS.or), others)),
  ];
};
