import type { Words } from '../../app/language.ts';
import type { padHistory as nl } from '../nl/padHistory.ts';

export const padHistory: Words<typeof nl> = {
  title: 'What has changed',
  onlyCorrections: 'Only corrections',
  none: 'Nothing was corrected.',
  noneText: 'Everything stands as it was written down.',
  empty: 'empty',
  here: 'on this screen',
  undo: 'undone',
  redo: 'redone',
  takenBack: 'undone later',
  hands: (count) => (count === 1 ? '1 hand' : `${count} hands`),
  until: (time) => `until ${time}`,
  more: (count) => (count === 1 ? 'one more hand' : `${count} more hands`),
  thrownAway: 'thrown away',
  putBack: 'put back',
  amounts: 'amounts counted again',
};
