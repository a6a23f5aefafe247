import type { Words } from '../../app/language.ts';
import type { padChips as nl } from '../nl/padChips.ts';

export const padChips: Words<typeof nl> = {
  title: 'Chips',
  none: 'These rules use no chips.',
  noneText: 'Look at who pays whom.',
  purses: 'What everybody has',
  debts: 'Still owed',
  pays: (from, to) => `${from} pays ${to}`,
  gives: 'gives',
  change: 'back',
  carried: (amount) => `of which ${amount} was still owed`,
  owes: (name, amount) => `${name} still owes ${amount}.`,
  owesTo: (from, to) => `${from} to ${to}`,
  changed: 'We changed chips',
  countOf: (name) => `Chips of ${name}`,
  chipOf: (value) => `chip of ${value}`,
  fewer: (value) => `One chip of ${value} fewer`,
  moreOf: (value) => `One chip of ${value} more`,
  worth: 'Together',
};
