import { text } from '../language.ts';
import type { RowTexts } from './rowText.ts';

/** Combinations of the Mahjong Competition Rules worth 1 to 4 points. */
export const MCR_LOW_ROWS = {
  'outside-hand': {
    name: text('Handje buitenkantje', 'Outside Hand'),
    when: text(
      'In al je sets en in je paar zit een 1, een 9, een wind of een draak.',
      'Each of your sets and your pair has a 1, a 9, a wind or a dragon in it.',
    ),
  },
  'fully-concealed-hand': {
    name: text('Geheel verborgen spel', 'Fully Concealed Hand'),
    when: text(
      'Je hebt niets open op tafel en pakt ook de winnende steen zelf.',
      'You have nothing open on the table and draw the winning tile yourself too.',
    ),
  },
  'two-melded-kongs': {
    name: text('Twee open kongs', 'Two Melded Kongs'),
    when: text('Je hebt twee open kongs.', 'You have two open kongs.'),
  },
  'last-tile': {
    name: text('De laatste van vier', 'Last Tile'),
    when: text(
      'Je wint met de vierde van een steen waarvan de andere drie voor iedereen te zien zijn.',
      'You win with the fourth of a tile of which the other three can be seen by everybody.',
    ),
  },
  'dragon-pung': {
    name: text('Pung draken', 'Dragon Pung'),
    when: text('Je hebt een draak als pung of kong.', 'You have a dragon as a pung or kong.'),
  },
  'prevalent-wind': {
    name: text('Pung wind van de ronde', 'Prevalent Wind'),
    when: text(
      'Je hebt een pung of kong van de wind die deze ronde heerst.',
      'You have a pung or kong of the wind of this round.',
    ),
  },
  'seat-wind': {
    name: text('Pung eigen wind', 'Seat Wind'),
    when: text('Je hebt een pung of kong van de wind die je zelf bent.', 'You have a pung or kong of your own wind.'),
  },
  'concealed-hand': {
    name: text('Verborgen spel', 'Concealed Hand'),
    when: text(
      'Je hebt niets open op tafel en wint op een steen van een ander.',
      'You have nothing open on the table and win on another player’s tile.',
    ),
  },
  'all-chows': {
    name: text('Vier chows', 'All Chows'),
    when: text(
      'Je hebt vier chows en een paar, en geen enkele wind of draak.',
      'You have four chows and a pair, and no wind or dragon at all.',
    ),
  },
  'tile-hog': {
    name: text('Vier gelijken in meer combinaties', 'Tile Hog'),
    when: text(
      'Je hebt vier gelijke stenen verdeeld over je sets of paren, en niet als kong.',
      'You have four tiles alike spread over your sets or pairs, and not as a kong.',
    ),
  },
  'double-pung': {
    name: text('Twee gelijke pungs', 'Double Pung'),
    when: text(
      'Je hebt van hetzelfde nummer een pung of kong in twee soorten.',
      'You have a pung or kong of the same number in two suits.',
    ),
  },
  'two-concealed-pungs': {
    name: text('Twee verborgen pungs', 'Two Concealed Pungs'),
    when: text(
      'Twee van je sets zijn pungs of dichte kongs die je helemaal zelf hebt gepakt.',
      'Two of your sets are pungs or concealed kongs that you drew entirely yourself.',
    ),
  },
  'concealed-kong': {
    name: text('Verborgen kong', 'Concealed Kong'),
    when: text('Je hebt één dichte kong.', 'You have one concealed kong.'),
  },
  'all-simples': {
    name: text('Pure eenvoud', 'All Simples'),
    when: text('Je wint zonder enen, negens, winden en draken.', 'You win without any ones, nines, winds or dragons.'),
  },
  'pure-double-chow': {
    name: text('Twee gelijke zuivere chows', 'Pure Double Chow'),
    when: text('Je hebt twee keer precies dezelfde chow.', 'You have exactly the same chow twice.'),
  },
  'mixed-double-chow': {
    name: text('Twee gemengde chows', 'Mixed Double Chow'),
    when: text(
      'Je hebt dezelfde drie nummers als chow in twee soorten.',
      'You have the same three numbers as a chow in two suits.',
    ),
  },
  'short-straight': {
    name: text('Korte straat', 'Short Straight'),
    when: text(
      'Je hebt twee chows van één soort die samen zes nummers op rij maken.',
      'You have two chows of one suit that make six numbers in a row.',
    ),
  },
  'two-terminal-chows': {
    name: text('Twee zuivere hoeksteenchows 1 en 9', 'Two Terminal Chows'),
    when: text('Je hebt in één soort 1-2-3 en 7-8-9.', 'You have 1-2-3 and 7-8-9 in one suit.'),
  },
  'pung-of-terminal-or-honors': {
    name: text('Pung hoek- of troefstenen', 'Pung of Terminals or Honors'),
    when: text(
      'Je hebt een pung of kong van enen, negens of winden die nog niets anders oplevert.',
      'You have a pung or kong of ones, nines or winds that gives nothing else yet.',
    ),
  },
  'melded-kong': {
    name: text('Open kong', 'Melded Kong'),
    when: text('Je hebt één open kong.', 'You have one open kong.'),
  },
  'one-voided-suit': {
    name: text('Eén ontbrekende soort', 'One Voided Suit'),
    when: text(
      'Je hebt stenen van precies twee van de drie soorten.',
      'You have tiles of exactly two of the three suits.',
    ),
  },
  'no-honors': {
    name: text('Geen troefstenen', 'No Honors'),
    when: text('Je hebt geen enkele wind of draak.', 'You have no wind or dragon at all.'),
  },
  'edge-wait': {
    name: text('Eén kans aan de rand', 'Edge Wait'),
    when: text(
      'Alleen de 3 bij je 1-2 of de 7 bij je 8-9 maakt je spel compleet.',
      'Only the 3 for your 1-2, or the 7 for your 8-9, completes your hand.',
    ),
  },
  'closed-wait': {
    name: text('Eén kans in het midden', 'Closed Wait'),
    when: text(
      'Alleen de middelste steen van een chow maakt je spel compleet.',
      'Only the middle tile of a chow completes your hand.',
    ),
  },
  'single-wait': {
    name: text('Eén kans op het sluitpaar', 'Single Wait'),
    when: text(
      'Alleen de tweede steen van je paar maakt je spel compleet.',
      'Only the second tile of your pair completes your hand.',
    ),
  },
  'self-drawn': {
    name: text('Laatste steen zelf getrokken', 'Self-Drawn'),
    when: text('Je pakt de winnende steen zelf van de muur.', 'You draw the winning tile from the wall yourself.'),
  },
} as const satisfies RowTexts;
