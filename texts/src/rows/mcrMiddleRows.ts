import { text } from '../language.ts';
import type { RowTexts } from './rowText.ts';

/** Combinations of the Mahjong Competition Rules worth 6 to 16 points. */
export const MCR_MIDDLE_ROWS = {
  'pure-straight': {
    name: text('Zuivere straat', 'Pure Straight'),
    when: text(
      'Je hebt in één soort de chows 1-2-3, 4-5-6 en 7-8-9.',
      'You have the chows 1-2-3, 4-5-6 and 7-8-9 in one suit.',
    ),
  },
  'three-suited-terminal-chows': {
    name: text('Tweekleurige hoeksteenchows 1 en 9 en sluitpaar 5', 'Three-Suited Terminal Chows'),
    when: text(
      'Je hebt in twee soorten zowel 1-2-3 als 7-8-9, en de 5 van de derde soort als paar.',
      'You have 1-2-3 as well as 7-8-9 in two suits, and the 5 of the third suit as your pair.',
    ),
  },
  'pure-shifted-chows': {
    name: text('Drie zuivere verspringende chows', 'Pure Shifted Chows'),
    when: text(
      'Je hebt drie chows van één soort die telkens 1 hoger beginnen, of telkens 2.',
      'You have three chows of one suit that start 1 higher each time, or 2 higher each time.',
    ),
  },
  'all-fives': {
    name: text('Een 5 in elke combinatie', 'All Fives'),
    when: text('In al je sets en in je paar zit een 5.', 'Each of your sets and your pair has a 5 in it.'),
  },
  'triple-pungs': {
    name: text('Drie gelijke pungs', 'Triple Pung'),
    when: text(
      'Je hebt van hetzelfde nummer een pung of kong in alle drie de soorten.',
      'You have a pung or kong of the same number in all three suits.',
    ),
  },
  'three-concealed-pungs': {
    name: text('Drie verborgen pungs', 'Three Concealed Pungs'),
    when: text(
      'Drie van je sets zijn pungs of dichte kongs die je helemaal zelf hebt gepakt.',
      'Three of your sets are pungs or concealed kongs that you drew entirely yourself.',
    ),
  },
  'lesser-honors-and-knitted-tiles': {
    name: text('Verweven straat met minder troefstenen', 'Lesser Honors and Knitted Tiles'),
    when: text(
      'Je hebt veertien verschillende stenen: vijf of zes winden en draken, de rest uit een verweven straat.',
      'You have fourteen different tiles: five or six winds and dragons, the rest of a knitted straight.',
    ),
  },
  'knitted-straight': {
    name: text('Verweven straat', 'Knitted Straight'),
    when: text(
      'Je hebt 1-4-7 in één soort, 2-5-8 in een tweede en 3-6-9 in de derde.',
      'You have 1-4-7 in one suit, 2-5-8 in a second and 3-6-9 in the third.',
    ),
  },
  'upper-four': {
    name: text('Hoogste vier: 6 t/m 9', 'Upper Four'),
    when: text('Elke steen van je spel is een 6, 7, 8 of 9.', 'Every tile of your hand is a 6, 7, 8 or 9.'),
  },
  'lower-four': {
    name: text('Laagste vier: 1 t/m 4', 'Lower Four'),
    when: text('Elke steen van je spel is een 1, 2, 3 of 4.', 'Every tile of your hand is a 1, 2, 3 or 4.'),
  },
  'big-three-winds': {
    name: text('Drie pungs winden', 'Big Three Winds'),
    when: text('Je hebt drie winden als pung of kong.', 'You have three winds as pungs or kongs.'),
  },
  'mixed-straight': {
    name: text('Gemengde straat', 'Mixed Straight'),
    when: text(
      'Je hebt 1-2-3, 4-5-6 en 7-8-9, elk in een andere soort.',
      'You have 1-2-3, 4-5-6 and 7-8-9, each in a different suit.',
    ),
  },
  'reversible-tiles': {
    name: text('Omkeerbare stenen', 'Reversible Tiles'),
    when: text(
      'Al je stenen zien er op hun kop hetzelfde uit: kringen 1-5, 8, 9, bamboe 2, 4, 5, 6, 8, 9 en de witte draak.',
      'All your tiles look the same upside down: circles 1-5, 8, 9, bamboo 2, 4, 5, 6, 8, 9 and the white dragon.',
    ),
  },
  'mixed-triple-chow': {
    name: text('Drie gemengde gelijke chows', 'Mixed Triple Chow'),
    when: text(
      'Je hebt dezelfde drie nummers als chow in alle drie de soorten.',
      'You have the same three numbers as a chow in all three suits.',
    ),
  },
  'mixed-shifted-pungs': {
    name: text('Drie gemengde oplopende pungs', 'Mixed Shifted Pungs'),
    when: text(
      'Je hebt drie pungs of kongs in drie soorten die telkens een nummer hoger liggen.',
      'You have three pungs or kongs in three suits, each one number higher than the last.',
    ),
  },
  'chicken-hand': {
    name: text('Winst zonder punten', 'Chicken Hand'),
    when: text(
      'Je mahjong levert verder helemaal niets op, bloemen niet meegeteld.',
      'Nothing else at all in your mahjong scores, flowers apart.',
    ),
  },
  'last-tile-drawn': {
    name: text('Laatste steen van de muur', 'Last Tile Draw'),
    when: text(
      'Je pakt zelf de laatste steen van de muur en wint ermee.',
      'You draw the last tile of the wall yourself and win with it.',
    ),
  },
  'last-tile-claim': {
    name: text('Laatste weggelegde steen voor remise', 'Last Tile Claim'),
    when: text(
      'De muur is op, en je wint met de steen die als laatste wordt weggelegd.',
      'The wall is empty, and you win with the last tile that is discarded.',
    ),
  },
  'out-with-replacement-tile': {
    name: text('Mahjong na een kong', 'Out with Replacement Tile'),
    when: text(
      'Je maakt een kong en wint met de extra steen die je daarvoor pakt.',
      'You make a kong and win with the extra tile you draw for it.',
    ),
  },
  'robbing-the-kong': {
    name: text('Kongroof', 'Robbing the Kong'),
    when: text(
      'Een ander legt een vierde steen bij een open pung, en juist met die steen maak jij mahjong.',
      'Another player adds the fourth tile to an open pung, and that very tile gives you mahjong.',
    ),
  },
  'two-concealed-kongs': {
    name: text('Twee verborgen kongs', 'Two Concealed Kongs'),
    when: text('Je hebt twee dichte kongs.', 'You have two concealed kongs.'),
  },
  'all-pungs': {
    name: text('Vier pungs', 'All Pungs'),
    when: text(
      'Je wint zonder chow: al je sets zijn pungs of kongs.',
      'You win without a chow: all your sets are pungs or kongs.',
    ),
  },
  'half-flush': {
    name: text('Schoon spel', 'Half Flush'),
    when: text(
      'Naast je winden of draken heb je maar één soort: alleen kringen, alleen bamboes of alleen tekens.',
      'Beside your winds or dragons you have one suit only: all circles, all bamboos or all characters.',
    ),
  },
  'mixed-shifted-chows': {
    name: text('Drie gemengde verspringende chows', 'Mixed Shifted Chows'),
    when: text(
      'Je hebt drie chows in drie soorten die telkens 1 hoger beginnen.',
      'You have three chows in three suits that start 1 higher each time.',
    ),
  },
  'all-types': {
    name: text('Alle soorten', 'All Types'),
    when: text(
      'Kringen, bamboes, tekens, winden en draken komen allemaal in je spel voor.',
      'Circles, bamboos, characters, winds and dragons are all in your hand.',
    ),
  },
  'melded-hand': {
    name: text('Open hand', 'Melded Hand'),
    when: text(
      'Al je sets komen van tafel, en je wint ook je paar op een weggelegde steen.',
      'All your sets come from the table, and you win your pair on a discard too.',
    ),
  },
  'two-dragon-pungs': {
    name: text('Twee pungs draken', 'Two Dragon Pungs'),
    when: text('Je hebt twee draken als pung of kong.', 'You have two dragons as pungs or kongs.'),
  },
  'concealed-and-melded-kong': {
    name: text('Dichte en open kong', 'Concealed and Melded Kong'),
    when: text('Je hebt één dichte en één open kong.', 'You have one concealed and one open kong.'),
  },
} as const satisfies RowTexts;
