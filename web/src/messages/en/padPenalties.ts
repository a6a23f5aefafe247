import type { Words } from '../../app/language.ts';
import type { padPenalties as nl } from '../nl/padPenalties.ts';

export const padPenalties: Words<typeof nl> = {
  title: 'Penalties',
  one: 'Penalty',
  none: 'No penalties were given.',
  noneText: 'A penalty stands apart from the count: it does not change the amount of a hand, only the total.',
  new: 'Write down a penalty',
  add: 'Write it down',
  remove: 'Take this penalty away',
  who: 'Who pays?',
  amount: 'Amount',
  amountHint: 'What each of the others receives, or the bank.',
  to: 'To whom?',
  others: 'The others',
  bank: 'The bank',
  toOthersMeans: (amount, total) =>
    `Each of the other three receives ${amount}, ${total} in all. East does not double.`,
  toBankMeans: (amount) => `The bank receives ${amount}.`,
  reason: 'What for?',
  reasonHint: 'may be left empty',
  where: 'The new penalty belongs to',
  evening: 'the whole evening',
  lineOthers: (names, amount) => `${names}: ${amount} to each of the others`,
  lineBank: (names, amount) => `${names}: ${amount} to the bank`,
  effect: 'By penalties',
  sums: 'Together',
  sumsWithBank: 'Together with the bank',
};
