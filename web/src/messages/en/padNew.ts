import type { Words } from '../../app/language.ts';
import type { padNew as nl } from '../nl/padNew.ts';

export const padNew: Words<typeof nl> = {
  title: 'New score pad',
  who: 'Who is playing?',
  order: 'In the order of turns, anticlockwise. Also choose who is East first.',
  name: (number) => `Name ${number}`,
  nameLabel: (number, wind) => `Name ${number}, begins as ${wind}`,
  isEast: 'East',
  sameFour: 'Same four',
  rules: 'Which rules?',
  houseRules: 'house rules',
  addRules: 'Add the house rules of your club',
  length: 'How long?',
  hands: (count) => `${count} hands`,
  atLeast: (count) => `${count} hands or more`,
  someHands: 'A number of hands',
  untilTime: 'Until a time',
  howManyHands: 'How many hands?',
  until: 'Until when?',
  untilNote: 'The hand being played then still counts.',
  padName: 'Name of this pad',
  evening: (day) => `${day} evening`,
  begin: 'Begin',
};
