import { text } from '../language.ts';
import type { RowTexts } from './rowText.ts';

/** Combinations of the Mahjong Competition Rules worth 24 points or more. */
export const MCR_HIGH_ROWS = {
  'big-four-winds': {
    name: text('Vier grote winden', 'Big Four Winds'),
    when: text('Je hebt van elke wind een pung of kong.', 'You have a pung or kong of every wind.'),
  },
  'big-three-dragons': {
    name: text('Drie grote wijzen', 'Big Three Dragons'),
    when: text('Je hebt van elke draak een pung of kong.', 'You have a pung or kong of every dragon.'),
  },
  'all-green': {
    name: text('Jadespel', 'All Green'),
    when: text(
      'Je hebt alleen stenen die helemaal groen zijn: bamboe 2, 3, 4, 6, 8 en de groene draak.',
      'You have only tiles that are green all over: bamboo 2, 3, 4, 6, 8 and the green dragon.',
    ),
  },
  'nine-gates': {
    name: text('Negen poorten', 'Nine Gates'),
    when: text(
      'Je hebt dicht drie enen, drie negens en een 2 tot en met 8 van één soort, en elke steen van die soort maakt het af.',
      'You hold three ones, three nines and a 2 to 8 of one suit, concealed, and any tile of that suit completes it.',
    ),
  },
  'four-kongs': {
    name: text('Vier kongs', 'Four Kongs'),
    when: text('Al je vier sets zijn kongs, open of dicht.', 'All four of your sets are kongs, open or concealed.'),
  },
  'seven-shifted-pairs': {
    name: text('Zeven opeenvolgende tweelingen', 'Seven Shifted Pairs'),
    when: text(
      'Je hebt zeven paren van één soort die precies op elkaar volgen, zoals 2 tot en met 8.',
      'You have seven pairs of one suit that follow each other, such as 2 up to 8.',
    ),
  },
  'thirteen-orphans': {
    name: text('Dertien wezen', 'Thirteen Orphans'),
    when: text(
      'Je hebt elke 1, elke 9, elke wind en elke draak één keer, en een van die dertien twee keer.',
      'You have every 1, every 9, every wind and every dragon once, and one of those thirteen twice.',
    ),
  },
  'all-terminals': {
    name: text('Alleen hoekstenen', 'All Terminals'),
    when: text('Elke steen van je spel is een 1 of een 9.', 'Every tile of your hand is a 1 or a 9.'),
  },
  'little-four-winds': {
    name: text('Drie pungs en sluitpaar winden', 'Little Four Winds'),
    when: text(
      'Je hebt drie winden als pung of kong en de vierde wind als paar.',
      'You have three winds as pungs or kongs and the fourth wind as your pair.',
    ),
  },
  'little-three-dragons': {
    name: text('Twee pungs en sluitpaar draken', 'Little Three Dragons'),
    when: text(
      'Je hebt twee draken als pung of kong en de derde draak als paar.',
      'You have two dragons as pungs or kongs and the third dragon as your pair.',
    ),
  },
  'all-honors': {
    name: text('Alleen troefstenen', 'All Honors'),
    when: text('Elke steen van je spel is een wind of een draak.', 'Every tile of your hand is a wind or a dragon.'),
  },
  'four-concealed-pungs': {
    name: text('Vier verborgen pungs', 'Four Concealed Pungs'),
    when: text(
      'Al je vier sets zijn pungs of dichte kongs die je helemaal zelf hebt gepakt.',
      'All four of your sets are pungs or concealed kongs that you drew entirely yourself.',
    ),
  },
  'pure-terminal-chows': {
    name: text('Twee zuivere hoeksteenchows 1 en 9 en sluitpaar 5', 'Pure Terminal Chows'),
    when: text(
      'Je hebt in één soort twee keer 1-2-3 en twee keer 7-8-9, met de 5 van die soort als paar.',
      'You have, in one suit, 1-2-3 twice and 7-8-9 twice, with the 5 of that suit as your pair.',
    ),
  },
  'quadruple-chow': {
    name: text('Vier gelijke zuivere chows', 'Quadruple Chow'),
    when: text('Je hebt vier keer precies dezelfde chow.', 'You have exactly the same chow four times.'),
  },
  'four-pure-shifted-pungs': {
    name: text('Vier zuivere oplopende pungs', 'Four Pure Shifted Pungs'),
    when: text(
      'Je hebt vier pungs of kongs van één soort die telkens een nummer hoger liggen.',
      'You have four pungs or kongs of one suit, each one number higher than the last.',
    ),
  },
  'four-pure-shifted-chows': {
    name: text('Vier zuivere verspringende chows', 'Four Pure Shifted Chows'),
    when: text(
      'Je hebt vier chows van één soort die telkens 1 hoger beginnen, of telkens 2.',
      'You have four chows of one suit that start 1 higher each time, or 2 higher each time.',
    ),
  },
  'three-kongs': {
    name: text('Drie kongs', 'Three Kongs'),
    when: text('Drie van je sets zijn kongs, open of dicht.', 'Three of your sets are kongs, open or concealed.'),
  },
  'all-terminals-and-honors': {
    name: text('Alleen hoek- en troefstenen', 'All Terminals and Honors'),
    when: text(
      'Elke steen van je spel is een 1, een 9, een wind of een draak.',
      'Every tile of your hand is a 1, a 9, a wind or a dragon.',
    ),
  },
  'seven-pairs': {
    name: text('Zeven tweelingen', 'Seven Pairs'),
    when: text(
      'Je hebt zeven paren; vier gelijke stenen mogen twee paren zijn.',
      'You have seven pairs; four tiles alike may be two of them.',
    ),
  },
  'greater-honors-and-knitted-tiles': {
    name: text('Verweven straat met alle troefstenen', 'Greater Honors and Knitted Tiles'),
    when: text(
      'Je hebt alle zeven winden en draken één keer, en zeven stenen uit een verweven straat.',
      'You have all seven winds and dragons once, and seven tiles of a knitted straight.',
    ),
  },
  'all-even-pungs': {
    name: text('Vier even pungs en even sluitpaar', 'All Even Pungs'),
    when: text(
      'Je hebt vier pungs of kongs en een paar, en alle nummers zijn even.',
      'You have four pungs or kongs and a pair, and all numbers are even.',
    ),
  },
  'full-flush': {
    name: text('Zuiver spel', 'Full Flush'),
    when: text(
      'Al je stenen komen uit dezelfde soort, zonder een enkele wind of draak.',
      'All your tiles are from the same suit, without a single wind or dragon.',
    ),
  },
  'pure-triple-chow': {
    name: text('Drie gelijke zuivere chows', 'Pure Triple Chow'),
    when: text('Je hebt drie keer precies dezelfde chow.', 'You have exactly the same chow three times.'),
  },
  'pure-shifted-pungs': {
    name: text('Drie zuivere oplopende pungs', 'Pure Shifted Pungs'),
    when: text(
      'Je hebt drie pungs of kongs van één soort die telkens een nummer hoger liggen.',
      'You have three pungs or kongs of one suit, each one number higher than the last.',
    ),
  },
  'upper-tiles': {
    name: text('Hoogste drie: 7 t/m 9', 'Upper Tiles'),
    when: text('Elke steen van je spel is een 7, 8 of 9.', 'Every tile of your hand is a 7, 8 or 9.'),
  },
  'middle-tiles': {
    name: text('Middelste drie: 4 t/m 6', 'Middle Tiles'),
    when: text('Elke steen van je spel is een 4, 5 of 6.', 'Every tile of your hand is a 4, 5 or 6.'),
  },
  'lower-tiles': {
    name: text('Laagste drie: 1 t/m 3', 'Lower Tiles'),
    when: text('Elke steen van je spel is een 1, 2 of 3.', 'Every tile of your hand is a 1, 2 or 3.'),
  },
} as const satisfies RowTexts;
