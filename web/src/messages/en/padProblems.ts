import type { Words } from '../../app/language.ts';
import type { padProblems as nl } from '../nl/padProblems.ts';

export const padProblems: Words<typeof nl> = {
  problems: {
    'no-rules': 'This pad has no rules.',
    'winner-not-seated': 'The winner does not sit at the table in this hand.',
    'last-tile-missing': (name) => `Which tile was the last of ${name}?`,
    'discarder-missing': 'Who discarded the last tile? That player pays.',
    'hand-missing': (name) => `The count of ${name} is still missing.`,
    'bad-tiles': (name) => `The tiles of ${name} cannot be right.`,
    'refused-uncounted': (name) => `The rules refuse the mahjong of ${name}.`,
    refused: (name) => `The rules refuse the mahjong of ${name}. The old count stays. Is it right?`,
    despite: (name) => `The rules refuse the mahjong of ${name}. Written down all the same.`,
    'unlikely-count': (name) => `The count of ${name} does not come out under these rules. Is it right?`,
    'other-circumstances': (name) => `The winds changed after the count of ${name} was typed. Is it still right?`,
    'fifth-copy': (tile) => `There are five of ${tile}. One hand is wrong.`,
    'engine-differs': (name) => `The count of ${name} would be different now.`,
  },
  notHere: {
    title: 'This hand is no longer there',
    text: 'The evening became shorter by a correction.',
  },
};
