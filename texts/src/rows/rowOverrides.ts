import type { RowId } from '@windroos/engine';
import { text } from '../language.ts';
import type { RowText } from './rowText.ts';

type Overrides = Readonly<Partial<Record<RowId, Partial<RowText>>>>;

const RODE_DRAAK: Overrides = {
  'pe-ling-eet-cake': {
    when: text(
      'Je hebt nog één bamboe 1 over en wint met kringen 1: die twee gelden als je paar, en voor schoon als bamboe.',
      'You have a single bamboo 1 left and win with circles 1: those two are your pair, and bamboo for a clean hand.',
    ),
  },
  superschoon: {
    when: text(
      'Al je stenen komen uit dezelfde soort, zonder wind of draak; Pe-ling eet cake mag er niet bij zijn.',
      'All your tiles are from the same suit, without a wind or dragon; Pe-ling eats cake is not allowed in it.',
    ),
  },
  kongroof: {
    when: text(
      'Een ander legt een vierde steen bij een open pung, en met die steen maak jij een chow en mahjong.',
      'Another player adds the fourth tile to an open pung, and that tile gives you a chow and mahjong.',
    ),
  },
  'kong-met-bloeiende-bloemen': {
    name: text('Kong met de bloeiende bloemen', 'Kong with the blossoming flowers'),
  },
  'verborgen-schat': {
    name: text('De verborgen schat', 'The hidden treasure'),
    when: text(
      'Je hebt elke steen van je spel zelf gepakt, de winnende ook; bij een limietspel telt dat als geheel in de hand.',
      'You drew every tile of your hand yourself, the winning one too; in a limit hand that counts as wholly in hand.',
    ),
  },
  windenslang: {
    name: text('Slang 1 (windenslang)', 'Snake 1 (snake of winds)'),
    when: text(
      'Je hebt 1 tot en met 9 van één soort en alle vier de winden, met een van die winden twee keer.',
      'You have 1 to 9 of one suit and all four winds, with one of those winds twice.',
    ),
  },
  drakenslang: { name: text('Slang 2 (drakenslang)', 'Snake 2 (snake of dragons)') },
  'hof-van-peking': { name: text('Peking Garden (hof van Peking)', 'Peking Garden (court of Peking)') },
  'vier-winden': { name: text('Vierwindenspel', 'Hand of four winds') },
};

const PE_LING: Overrides = {
  'kong-met-bloeiende-bloemen': {
    name: text('Kong met de bloeiende bloesem', 'Kong with the flowering blossom'),
  },
  'zeer-schoon': { name: text('Dubbelschoon spel', 'Doubly clean hand') },
};

const NTS_SIMPLIFIED: Overrides = {
  'alleen-troefstenen': { name: text('Zuiver: alleen winden en draken', 'Pure: winds and dragons only') },
};

/** Where a rule set names a row otherwise, or gives it on other terms. */
export const ROW_OVERRIDES: ReadonlyMap<string, Overrides> = new Map([
  ['rode-draak', RODE_DRAAK],
  ['pe-ling', PE_LING],
  ['nts-simplified', NTS_SIMPLIFIED],
]);
