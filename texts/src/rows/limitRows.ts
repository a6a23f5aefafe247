import { text } from '../language.ts';
import type { RowTexts } from './rowText.ts';

/** Limit hands of the doubling rule sets. */
export const LIMIT_ROWS = {
  'spel-van-de-hemel': {
    name: text('Spel van de hemel', 'Hand of heaven'),
    when: text(
      'Je bent Oost en de veertien stenen die je gedeeld krijgt, zijn meteen mahjong.',
      'You are East and the fourteen tiles you are dealt are mahjong at once.',
    ),
  },
  'negen-poorten': {
    name: text('Negen poorten', 'Nine gates'),
    when: text(
      'Van één soort heb je dicht drie enen, drie negens, een 2 tot en met 8, en nog een steen van die soort.',
      'Of one suit you have, concealed, three ones, three nines, a 2 up to 8, and one more tile of that suit.',
    ),
  },
  'dertien-wezen': {
    name: text('Dertien wezen', 'Thirteen orphans'),
    when: text(
      'Je hebt elke 1, elke 9, elke wind en elke draak één keer, en een van die dertien twee keer.',
      'You have every 1, every 9, every wind and every dragon once, and one of those thirteen twice.',
    ),
  },
  windenslang: {
    name: text('Windenslang', 'Snake of winds'),
    when: text(
      'Je hebt 1 tot en met 9 van één soort en alle vier de winden, met een van die dertien stenen twee keer.',
      'You have 1 to 9 of one suit and all four winds, with one of those thirteen tiles twice.',
    ),
  },
  drakenslang: {
    name: text('Drakenslang', 'Snake of dragons'),
    when: text(
      'Je hebt 1 tot en met 9 van één soort, alle drie de draken en twee gelijke winden.',
      'You have 1 to 9 of one suit, all three dragons and two winds alike.',
    ),
  },
  'hof-van-peking': {
    name: text('Hof van Peking', 'Court of Peking'),
    when: text(
      'Je hebt 1 tot en met 7 van één soort, en alle winden en draken één keer.',
      'You have 1 to 7 of one suit, and every wind and dragon once.',
    ),
  },
  'zeven-tweelingen': {
    name: text('Zeven tweelingen', 'Seven twins'),
    when: text('Je hebt zeven paren; welke maakt niet uit.', 'You have seven pairs; any pairs will do.'),
  },
  'schone-tweelingen': {
    name: text('Schone tweelingen', 'Clean twins'),
    when: text(
      'Je hebt zeven paren: een deel van één soort, de rest winden of draken.',
      'You have seven pairs: some of one suit, the rest winds or dragons.',
    ),
  },
  'zeer-schone-tweelingen': {
    name: text('Zeer schone tweelingen', 'Very clean twins'),
    when: text(
      'Je hebt zeven paren: de 1 of de 9 van één soort, de rest winden of draken.',
      'You have seven pairs: the 1 or the 9 of one suit, the rest winds or dragons.',
    ),
  },
  'zuivere-tweelingen': {
    name: text('Zuivere tweelingen', 'Pure twins'),
    when: text(
      'Je hebt zeven paren uit dezelfde soort, zonder winden of draken.',
      'You have seven pairs from the same suit, without winds or dragons.',
    ),
  },
  'tweelingen-troefstenen': {
    name: text('Tweelingen van troefstenen', 'Twins of honours'),
    when: text(
      'Je hebt zeven paren die allemaal wind of draak zijn.',
      'You have seven pairs, all of them winds or dragons.',
    ),
  },
  'zeven-tweelingen-schoon': {
    name: text('Zeven tweelingen, schoon', 'Seven twins, clean'),
    when: text(
      'Je hebt zeven paren: winden of draken en daarnaast hooguit één soort.',
      'You have seven pairs: winds or dragons and beside them at most one suit.',
    ),
  },
  'zeven-tweelingen-superschoon': {
    name: text('Zeven tweelingen, superschoon', 'Seven twins, spotless'),
    when: text(
      'Je hebt zeven paren uit dezelfde soort, zonder winden of draken.',
      'You have seven pairs from the same suit, without winds or dragons.',
    ),
  },
  'vier-winden': {
    name: text('Vier winden', 'Four winds'),
    when: text(
      'Je hebt van elke wind een pung of kong; wat je paar is, maakt niet uit.',
      'You have a pung or kong of every wind; your pair may be anything.',
    ),
  },
  'drie-draken': {
    name: text('Drie draken', 'Three dragons'),
    when: text(
      'Je hebt van elke draak een pung of kong; je vierde set en je paar mogen alles zijn.',
      'You have a pung or kong of every dragon; your fourth set and your pair may be anything.',
    ),
  },
  jade: {
    name: text('Jadespel', 'Jade hand'),
    when: text(
      'Je hebt alleen stenen die helemaal groen zijn: bamboe 2, 3, 4, 6, 8 en de groene draak.',
      'You have only tiles that are green all over: bamboo 2, 3, 4, 6, 8 and the green dragon.',
    ),
  },
  'kop-en-staart': {
    name: text('Kop en staart', 'Heads and tails'),
    when: text(
      'Je hebt vier pungs of kongs en een paar, en elke steen is een 1 of een 9.',
      'You have four pungs or kongs and a pair, and every tile is a 1 or a 9.',
    ),
  },
  'kronkelende-slang': {
    name: text('Kronkelende slang', 'Winding snake'),
    when: text(
      'Je hebt van één soort drie enen, drie negens, twee chows ertussen en een paar van 2, 5 of 8.',
      'You have, of one suit, three ones, three nines, two chows in between and a pair of 2, 5 or 8.',
    ),
  },
  'vier-dichte-kongs': {
    name: text('Vier dichte kongs', 'Four concealed kongs'),
    when: text(
      'Je hebt vier kongs die je helemaal zelf hebt gepakt; alleen een steen van je paar mag van tafel komen.',
      'You have four kongs that you drew entirely yourself; only a tile of your pair may come from the table.',
    ),
  },
  'spel-van-de-rode-draak': {
    name: text('Spel van de Rode Draak', 'Hand of the Red Dragon'),
    when: text(
      'Je hebt een kong van rode draken, de tekens 1 tot en met 9 en een paar van je eigen wind.',
      'You have a kong of red dragons, the characters 1 to 9 and a pair of your own wind.',
    ),
  },
} as const satisfies RowTexts;
