import { eventFor, type Viewer } from '@windroos/engine';
import type { Entry, Promised } from './entry.ts';

const withoutSeed = ({ type, at, commitment }: Promised): Promised => ({ type, at, commitment });

/**
 * What an onlooker sees of an entry: the only way out to another seat; null for what it may not even know to be there.
 * Hidden entries must leave no gap either: whoever numbers what a viewer is sent counts only what that viewer sees.
 */
export const entryFor = (entry: Entry, viewer: Viewer): Entry | null => {
  switch (entry.type) {
    case 'happened':
      return { ...entry, event: eventFor(entry.event, viewer) };
    case 'answered':
      return entry.seat === viewer ? entry : null;
    case 'promised':
      return withoutSeed(entry);
    // Who sits where, who is ready and who asked for time or ran out of it is seen by all.
    case 'opened':
    case 'sat':
    case 'stood':
    case 'left':
    case 'returned':
    case 'takenOver':
    case 'nonceAdded':
    case 'ready':
    case 'timeAsked':
    case 'timeUp':
      return entry;
  }
};
