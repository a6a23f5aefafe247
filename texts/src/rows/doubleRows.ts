import { text } from '../language.ts';
import type { RowTexts } from './rowText.ts';

/** Lines that double, for what the hand is made of. */
export const HAND_DOUBLE_ROWS = {
  'pung-draken': {
    name: text('Pung of kong draken', 'Pung or kong of dragons'),
    when: text(
      'Je hebt een draak als pung of kong; heb je er twee, dan telt elke set apart.',
      'You have a dragon as a pung or kong; with two of them each set counts.',
    ),
  },
  'pung-eigen-wind': {
    name: text('Pung of kong eigen wind', 'Pung or kong of your own wind'),
    when: text('Je hebt een pung of kong van de wind die je zelf bent.', 'You have a pung or kong of your own wind.'),
  },
  'pung-ronde-wind': {
    name: text('Pung of kong wind van de ronde', 'Pung or kong of the round wind'),
    when: text(
      'Je hebt een pung of kong van de wind die deze ronde heerst; ben je die wind ook zelf, dan tellen beide regels.',
      'You have a pung or kong of the wind of this round; if it is your own wind too, both lines count.',
    ),
  },
  'drie-dichte-pungs': {
    name: text('3 dichte pungs', '3 concealed pungs'),
    when: text(
      'Drie van je sets zijn pungs die je helemaal zelf hebt gepakt; een dichte kong mag meedoen.',
      'Three of your sets are pungs that you drew entirely yourself; a concealed kong may be one of them.',
    ),
  },
  'vier-dichte-pungs': {
    name: text('4 dichte pungs', '4 concealed pungs'),
    when: text(
      'Al je vier sets zijn pungs of dichte kongs die je helemaal zelf hebt gepakt.',
      'All four of your sets are pungs or concealed kongs that you drew entirely yourself.',
    ),
  },
  'drie-dichte-kongs': {
    name: text('3 dichte kongs', '3 concealed kongs'),
    when: text('Je hebt drie kongs dicht op tafel liggen.', 'You have three kongs face down on the table.'),
  },
  'vier-kongs': {
    name: text('4 kongs', '4 kongs'),
    when: text('Al je vier sets zijn kongs, open of dicht.', 'All four of your sets are kongs, open or concealed.'),
  },
  schoon: {
    name: text('Schoon spel', 'Clean hand'),
    when: text(
      'Naast je winden of draken heb je maar één soort: alleen kringen, alleen bamboes of alleen tekens.',
      'Beside your winds or dragons you have one suit only: all circles, all bamboos or all characters.',
    ),
  },
  'enen-negens-troefstenen': {
    name: text('Enen en negens met troefstenen', 'Ones and nines with honours'),
    when: text(
      'Je hebt winden of draken en verder geen andere stenen dan enen of negens.',
      'You have winds or dragons and beside them nothing but ones or nines.',
    ),
  },
  'zeer-schoon': {
    name: text('Zeer schoon spel', 'Very clean hand'),
    when: text(
      'Je hebt winden of draken en daarnaast alleen de 1 of de 9 van een en dezelfde soort.',
      'You have winds or dragons and beside them only the 1 or the 9 of one and the same suit.',
    ),
  },
  zuiver: {
    name: text('Zuiver spel', 'Pure hand'),
    when: text(
      'Al je stenen komen uit dezelfde soort, zonder een enkele wind of draak.',
      'All your tiles are from the same suit, without a single wind or dragon.',
    ),
  },
  superschoon: {
    name: text('Superschoon spel', 'Spotless hand'),
    when: text(
      'Al je stenen komen uit dezelfde soort, zonder een enkele wind of draak.',
      'All your tiles are from the same suit, without a single wind or dragon.',
    ),
  },
  'alleen-troefstenen': {
    name: text('Alleen winden en draken', 'Winds and dragons only'),
    when: text(
      'Je hebt geen enkele steen met een nummer: alles is wind of draak.',
      'You have no numbered tile at all: everything is a wind or a dragon.',
    ),
  },
  'alleen-enen-negens': {
    name: text('Alleen enen en negens', 'Ones and nines only'),
    when: text('Elke steen die je hebt, is een 1 of een 9.', 'Every tile you have is a 1 or a 9.'),
  },
  'vier-chows': {
    name: text('Vier chows', 'Four chows'),
    when: text(
      'Je wint met vier chows en een paar; welk paar maakt niet uit.',
      'You win with four chows and a pair; any pair will do.',
    ),
  },
  'vier-pungs': {
    name: text('Vier pungs', 'Four pungs'),
    when: text(
      'Je wint zonder chow: al je sets zijn pungs of kongs.',
      'You win without a chow: all your sets are pungs or kongs.',
    ),
  },
  'winst-met-gelijke': {
    name: text('Winst met gelijke', 'Win with like tiles'),
    when: text(
      'Je wint zonder chow: naast je paar heb je alleen pungs en kongs.',
      'You win without a chow: beside your pair you have pungs and kongs only.',
    ),
  },
  'winst-met-gelijke-2-8': {
    name: text('Winst met gelijke 2 t/m 8', 'Win with like tiles 2 to 8'),
    when: text(
      'Je hebt winst met gelijke, en ook geen enkele 1, 9, wind of draak; dit komt er dan nog bij.',
      'You win with like tiles and have no 1, 9, wind or dragon either; this comes on top.',
    ),
  },
  'pure-eenvoud': {
    name: text('Pure eenvoud', 'Pure simplicity'),
    when: text('Je wint zonder enen, negens, winden en draken.', 'You win without any ones, nines, winds or dragons.'),
  },
  'kleine-vier-winden': {
    name: text('Kleine vier winden', 'Little four winds'),
    when: text(
      'Je wint met drie winden als pung of kong, en de vierde wind is je paar.',
      'You win with three winds as pungs or kongs, and the fourth wind is your pair.',
    ),
  },
  'kleine-drie-draken': {
    name: text('Kleine drie draken', 'Little three dragons'),
    when: text(
      'Je wint met twee draken als pung of kong, en de derde draak is je paar.',
      'You win with two dragons as pungs or kongs, and the third dragon is your pair.',
    ),
  },
  'drie-wijzen': {
    name: text('De drie wijzen', 'The three wise men'),
    when: text(
      'Je wint met de rode, de groene en de witte draak alle drie als pung of kong.',
      'You win with the red, the green and the white dragon all three as pungs or kongs.',
    ),
  },
} as const satisfies RowTexts;
