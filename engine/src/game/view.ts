import { bySeat, type Wind } from '../seat.ts';
import { isBonusTile } from '../tile.ts';
import type { Announced, Dealt, Event, Konged, Seen } from './event.ts';

/** Who looks: a seat of this hand, or somebody who sits at none. */
export type Viewer = Wind | 'spectator';

/** A season is laid open at once, so it is never hidden. */
const covered = (tile: Seen): Seen => (isBonusTile(tile) ? tile : 'hidden');

const dealtFor = (event: Dealt, viewer: Viewer): Dealt => ({
  ...event,
  racks: bySeat((seat) => (seat === viewer ? event.racks[seat] : event.racks[seat].map(covered))),
});

/** A concealed kong lies face down until the hand ends. */
const kongedFor = (event: Konged): Konged => (event.how === 'concealed' ? { ...event, tile: 'hidden' } : event);

const announcedFor = ({ type, seat }: Announced): Announced => ({ type, seat });

/**
 * What an onlooker sees of an event: the only way out to another seat. Every type of event says here what it shows; a
 * new one does not compile until it does.
 */
export const eventFor = (event: Event, viewer: Viewer): Event => {
  if ('seat' in event && event.seat === viewer) return event;
  switch (event.type) {
    case 'dealt':
      return dealtFor(event, viewer);
    case 'drawn':
    case 'replaced':
      return { ...event, tile: covered(event.tile) };
    case 'konged':
      return kongedFor(event);
    case 'announced':
      return announcedFor(event);
    // Heard and seen by all; a mahjong lays everything open, a draw nothing more (P12).
    case 'matchStarted':
    case 'handStarted':
    case 'discarded':
    case 'claimed':
    case 'falseMahjong':
    case 'mahjong':
    case 'handEnded':
    case 'matchEnded':
      return event;
  }
};
