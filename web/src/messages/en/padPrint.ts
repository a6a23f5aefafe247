import type { Words } from '../../app/language.ts';
import type { padPrint as nl } from '../nl/padPrint.ts';

export const padPrint: Words<typeof nl> = {
  title: 'Print',
  what: 'What do you want to print?',
  filled: 'Filled in',
  empty: 'Empty form',
  print: 'Print',
  formTitle: 'Score form',
  date: 'Date:',
  rules: 'Rules:',
  table: 'Table:',
  hand: 'Hand',
  round: 'Round',
  penalty: 'Penalty',
  total: 'Total',
  eveningPenalty: 'Penalties for the evening',
  sum: 'Sum',
  sumZero: 'Sum must be 0',
  signature: 'Agreed',
  made: 'Made with Windroos',
};
