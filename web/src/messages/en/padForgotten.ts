import type { Words } from '../../app/language.ts';
import type { padForgotten as nl } from '../nl/padForgotten.ts';

export const padForgotten: Words<typeof nl> = {
  title: 'A forgotten hand',
  text: 'Played, but not written down. The hands after it get another number, and the winds move along.',
  before: 'Before which hand does it belong?',
  draw: (number) => `Hand ${number}: draw`,
  won: (number, name) => `Hand ${number}: ${name} made mahjong`,
  unfinished: (number) => `Hand ${number}`,
  preview: 'What this changes',
  becomes: (number, name) => `The forgotten hand becomes hand ${number}. ${name} is East then.`,
  later: 'Fill it in and you also see what it counts. You can undo it afterwards.',
  fill: 'Fill in the forgotten hand',
  none: 'No hand was played yet.',
  noneText: 'Just fill in the first hand.',
};
