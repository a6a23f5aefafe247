import { text } from '../language.ts';
import type { RowTexts } from './rowText.ts';

/** Lines that double for how the hand was won. */
export const LAST_TILE_ROWS = {
  'winnen-van-de-bodem-van-de-zee': {
    name: text('Winnen van de bodem van de zee', 'Winning from the bottom of the sea'),
    when: text(
      'Je pakt zelf de allerlaatste steen van de muur en maakt er mahjong mee.',
      'You draw the very last tile of the wall yourself and make mahjong with it.',
    ),
  },
  'de-maan-van-de-bodem-van-de-zee-vissen': {
    name: text('De maan van de bodem van de zee vissen', 'Fishing the moon from the bottom of the sea'),
    when: text(
      'Je pakt zelf de allerlaatste steen van de muur, het is kringen 1 en je wint.',
      'You draw the very last tile of the wall yourself, it is circles 1 and you win.',
    ),
  },
  kongroof: {
    name: text('Kongroof', 'Robbing the kong'),
    when: text(
      'Een ander legt een vierde steen bij een open pung, en juist met die steen maak jij mahjong.',
      'Another player adds the fourth tile to an open pung, and that very tile gives you mahjong.',
    ),
  },
  'kong-met-bloeiende-bloemen': {
    name: text('Kong met bloeiende bloemen', 'Kong with blossoming flowers'),
    when: text(
      'Je maakt een kong en wint met de losse steen die je daarna pakt.',
      'You make a kong and win with the loose tile you draw for it.',
    ),
  },
  pruimenbloesem: {
    name: text('De pruimenbloesem van het dak plukken', 'Plucking the plum blossom from the roof'),
    when: text(
      'Je maakt een kong, de losse steen is kringen 5 en je wint ermee.',
      'You make a kong, the loose tile is circles 5 and you win with it.',
    ),
  },
  'kong-op-kong': {
    name: text('Kong op kong', 'Kong on kong'),
    when: text(
      'Je legt twee kongs zonder tussendoor iets weg te leggen en wint met de losse steen.',
      'You make two kongs without a discard in between and win with the loose tile.',
    ),
  },
  'verborgen-schat': {
    name: text('Verborgen schat', 'Hidden treasure'),
    when: text(
      'Je hebt elke steen van je spel zelf gepakt, de winnende ook.',
      'You drew every tile of your hand yourself, the winning one too.',
    ),
  },
  'geheel-in-de-hand': {
    name: text('Limietspel geheel in de hand', 'Limit hand wholly in hand'),
    when: text(
      'Je hebt elke steen van je limietspel zelf gepakt, de winnende ook.',
      'You drew every tile of your limit hand yourself, the winning one too.',
    ),
  },
  'gelukkige-dertien': {
    name: text('De gelukkige dertien', 'The lucky thirteen'),
    when: text(
      'De dertien stenen die je kreeg wachten al; je meldt dat na de eerste steen van Oost, wisselt niets meer en wint.',
      'The thirteen tiles you were dealt are waiting; you say so after East’s first discard, change nothing and win.',
    ),
  },
  'spel-van-de-aarde': {
    name: text('Spel van de aarde', 'Hand of earth'),
    when: text(
      'De allereerste steen die Oost weglegt, maakt je spel compleet.',
      'The very first tile that East discards completes your hand.',
    ),
  },
} as const satisfies RowTexts;
