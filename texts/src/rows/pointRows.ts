import { text } from '../language.ts';
import type { RowTexts } from './rowText.ts';

/** Lines that give points, and the seasons. */
export const POINT_ROWS = {
  mahjong: {
    name: text('Mahjong', 'Mahjong'),
    when: text('Je spel is compleet en het telt.', 'Your hand is complete and it counts.'),
  },
  'zelf-getrokken': {
    name: text('Zelf uit de muur gepakt', 'Drawn from the wall'),
    when: text(
      'Je pakt de winnende steen zelf van de muur; een losse steen na je kong geldt ook.',
      'You draw the winning tile from the wall yourself; a loose tile after your kong counts too.',
    ),
  },
  'enig-mogelijke-steen': {
    name: text('Enig mogelijke steen', 'Only possible tile'),
    when: text(
      'Je wacht op één bepaalde steen: met geen enkele andere is je spel compleet.',
      'You wait for one particular tile: no other would complete your hand.',
    ),
  },
  'paar-completeren': {
    name: text('Paar gecompleteerd', 'Pair completed'),
    when: text('De winnende steen is de tweede van je paar.', 'The winning tile is the second one of your pair.'),
  },
  'pe-ling-eet-cake': {
    name: text('Pe-ling eet cake', 'Pe-ling eats cake'),
    when: text(
      'Je hebt nog één bamboe 1 over en wint met kringen 1: die twee gelden als je paar.',
      'You have a single bamboo 1 left and win with circles 1: those two count as your pair.',
    ),
  },
  'alleen-chows': {
    name: text('Alleen chows met sluitpaar', 'All chows and a pair'),
    when: text('Je wint met vier chows naast je paar.', 'You win with four chows beside your pair.'),
  },
  'laatste-steen-voor-remise': {
    name: text('Laatste steen voor remise', 'Last tile before the draw'),
    when: text(
      'Je wint met de laatste steen die nog gepakt mag worden, of met de steen die daarna wordt weggelegd.',
      'You win with the last tile that may still be drawn, or with the discard that follows it.',
    ),
  },
  'paar-draken': {
    name: text('Paar draken', 'Pair of dragons'),
    when: text('Je hebt twee gelijke draken als paar.', 'You have two dragons alike as a pair.'),
  },
  'paar-eigen-wind': {
    name: text('Paar eigen wind', 'Pair of your own wind'),
    when: text(
      'Je hebt een paar van de wind die je zelf bent, zoals twee zuidenwinden als je Zuid bent.',
      'You have a pair of the wind you are yourself, such as two south winds when you are South.',
    ),
  },
  'paar-ronde-wind': {
    name: text('Paar wind van de ronde', 'Pair of the round wind'),
    when: text('Je hebt een paar van de wind die deze ronde heerst.', 'You have a pair of the wind of this round.'),
  },
  'pung-open': {
    name: text('Open pung', 'Open pung'),
    when: text(
      'Drie gelijke stenen, waarvan je er een van een ander hebt gekregen.',
      'Three tiles alike, one of which came from another player.',
    ),
  },
  'pung-dicht': {
    name: text('Dichte pung', 'Concealed pung'),
    when: text('Drie gelijke stenen die je alle drie zelf hebt gepakt.', 'Three tiles alike, all drawn by yourself.'),
  },
  'kong-open': {
    name: text('Open kong', 'Open kong'),
    when: text(
      'Vier gelijke stenen op tafel, waarvan je er een van een ander hebt gekregen.',
      'Four tiles alike on the table, one of which came from another player.',
    ),
  },
  'kong-dicht': {
    name: text('Dichte kong', 'Concealed kong'),
    when: text(
      'Vier gelijke stenen die je zelf hebt gepakt en met de rug naar boven hebt neergelegd.',
      'Four tiles alike that you drew yourself and laid on the table face down.',
    ),
  },
  'eigen-seizoen': {
    name: text('Eigen seizoen', 'Own season'),
    when: text(
      'Je hebt een seizoen of bloem met het nummer van je eigen wind: Oost 1, Zuid 2, West 3, Noord 4.',
      'You have a season or flower with the number of your own wind: East 1, South 2, West 3, North 4.',
    ),
  },
  'alle-seizoenen': {
    name: text('Alle seizoenen van een serie', 'All seasons of a series'),
    when: text(
      'Je hebt de vier seizoenen compleet, of de vier bloemen.',
      'You have all four seasons, or all four flowers.',
    ),
  },
  'flower-tile': {
    name: text('Bloem of seizoen', 'Flower tile'),
    when: text(
      'Je hebt een bloem of een seizoen gepakt; voor het minimum telt die niet mee.',
      'You drew a flower or a season; it does not count towards the minimum.',
    ),
  },
} as const satisfies RowTexts;
