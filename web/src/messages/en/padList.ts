import type { Words } from '../../app/language.ts';
import type { padList as nl } from '../nl/padList.ts';

export const padList: Words<typeof nl> = {
  title: 'Score pads',
  new: 'New score pad',
  empty: 'No score pad yet.',
  emptyText: 'A score pad is one evening at one table.',
  openFile: 'Open a file',
  emptyForm: 'Print an empty form',
  bin: 'Bin',
  toBin: (count) => `Bin (${count})`,
  binText: (days) => `A pad that was thrown away stays here for ${days} days.`,
  binEmpty: 'The bin is empty.',
  daysLeft: (days) => (days === 1 ? '1 day left' : `${days} days left`),
  putBack: 'Put it back',
  handOf: (hand, of) => `hand ${hand} of ${of}`,
  finished: (hands) => `finished, ${hands} hands`,
};
