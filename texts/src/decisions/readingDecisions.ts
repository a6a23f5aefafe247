import { source } from '../documents.ts';
import { text } from '../language.ts';
import { DOUBLING, NTS_ALL, NTS_FULL } from '../ruleSetGroups.ts';
import type { DecisionTexts } from './decision.ts';

/** Q30–Q39: misprints, gaps and what is left. */
export const READING_DECISIONS = {
  Q30: {
    ruleSets: NTS_FULL,
    question: text('Rond je 125 af, de helft van zeven tweelingen?', 'Do you round 125, the half of seven twins?'),
    decision: text('Nee, 125 blijft 125.', 'No, 125 stays 125.'),
    why: text(
      'Afronden doe je met getelde punten, voor het verdubbelen. Hier valt niets te verdubbelen.',
      'You round what you have counted, and then double it. Here nothing is doubled.',
    ),
    sources: [
      source('nts-2019', 'Limietspelen'),
      source('nts-2016', '§2.3.2'),
      source('pe-ling', 'Onregelmatige limietspelen'),
    ],
    setting: 'roundTo',
  },
  Q31: {
    ruleSets: NTS_ALL,
    question: text(
      'Moet er echt een wind of draak bij zitten voor schoon?',
      'Does a clean hand really need a wind or a dragon?',
    ),
    decision: text(
      'Ja, en ook minstens één genummerde steen. Alleen enen en negens, zonder troefsteen, geeft een verliezer niets.',
      'Yes, and at least one numbered tile as well. Ones and nines alone, without an honour, give a loser nothing.',
    ),
    why: text('Zo staat het er.', 'That is what it says.'),
    sources: [
      source('nts-2019', 'Verdubbelingen voor alle spelers'),
      source('nts-2016', '§2.4.2'),
      source('pe-ling', 'Verdubbelingen voor alle spelers'),
    ],
  },
  Q32: {
    ruleSets: NTS_FULL,
    question: text(
      'Mag je vier gelijke stenen bij tweelingen als twee paren tellen?',
      'May four tiles alike be two pairs of twins?',
    ),
    decision: text('Ja.', 'Yes.'),
    why: text(
      'Elk paar is goed, en nergens staat dat ze verschillend moeten zijn.',
      'Any pair will do, and nowhere is it said that they must differ.',
    ),
    sources: [
      source('nts-2019', 'Tweelingen'),
      source('nts-2016', '§2.4.1'),
      source('pe-ling', 'Onregelmatige limietspelen'),
    ],
    setting: 'readings.fourAsTwoPairs',
  },
  Q33: {
    ruleSets: ['nts-2016'],
    question: text(
      'Welke waarden zijn bij het inscannen van de uitgave van 2016 weggevallen?',
      'Which values were lost when the 2016 edition was scanned?',
    ),
    decision: text(
      'Een dichte pung is 4 of 8 punten, een gecompleteerd paar 2, en waar een haakje staat hoort een 1.',
      'A concealed pung is 4 or 8 points, a completed pair 2, and a bracket should be a 1.',
    ),
    why: text(
      'De uitgave van 2019 en Pe-ling hebben deze getallen allebei.',
      'The 2019 edition and Pe-ling both have these numbers.',
    ),
    sources: [source('nts-2016', '§2.4.1'), source('nts-2016', '§2.4.2'), source('nts-2019', 'Basispunten')],
  },
  Q34: {
    ruleSets: ['nts-2019', 'nts-simplified'],
    question: text('Wat doen we met de drukfouten van 2019?', 'What about the misprints of 2019?'),
    decision: text(
      'Negen poorten is 1112345678999 plus één; de wezen zijn negens én winden; de namen zijn windenslang, kronkelende slang en drie draken; gesloten spelen hoort bij de onregelmatige limietspelen.',
      'Nine gates is 1112345678999 plus one; the orphans are nines as well as winds; the names are snake of winds, winding snake and three dragons; playing concealed belongs to the irregular limit hands.',
    ),
    why: text(
      'De lopende tekst en de uitgave van 2016 hebben het goed.',
      'The running text and the 2016 edition have it right.',
    ),
    sources: [source('nts-2019', 'Onregelmatige limietspelen'), source('nts-2016', '§2.4.1')],
  },
  Q35: {
    ruleSets: NTS_ALL,
    question: text(
      'Wat als de dobbelstenen samen meer dan 17 zijn, welke losse steen pak je eerst, en wat als de dode muur op is?',
      'What if the dice add up to more than 17, which loose tile comes first, and what if the dead wall is empty?',
    ),
    decision: text(
      'Je telt door op de muur links van je. De linker losse steen, die onder lag, gaat eerst. Is de dode muur op, dan kan er geen kong meer.',
      'You count on along the wall to your left. The left loose tile, which lay below, goes first. When the dead wall is empty, no more kongs can be made.',
    ),
    why: text(
      'Zo tel je in dezelfde richting door, en die steen ligt vlak bij de opening.',
      'That way you go on in the same direction, and that tile lies close to the opening.',
    ),
    sources: [source('nts-2019', 'Verdelen van de stenen'), source('nts-2016', '§1.6'), source('nts-2016', '§1.8.3')],
  },
  Q36: {
    ruleSets: ['schoon-spel'],
    question: text(
      'Schoon Spel heeft alleen een puntentabel. Hoe speel en betaal je?',
      'Schoon Spel has a score table only. How do you play and pay?',
    ),
    decision: text(
      'Volgens de internationale wedstrijdregels: 8 punten om te winnen, 136 stenen zonder bloemen, en alleen de winnaar krijgt betaald.',
      'By the international competition rules: 8 points to win, 136 tiles without flowers, and only the winner is paid.',
    ),
    why: text(
      'De tabel noemt zichzelf Competition Rules en heeft dezelfde waarden.',
      'The table bears the title Competition Rules and has the same values.',
    ),
    sources: [source('schoon-spel', 'Mahjong Puntentelling'), source('mcr', '')],
    setting: 'minimum',
  },
  Q37: {
    ruleSets: NTS_FULL,
    question: text(
      'Mag je vier dichte kongs open spelen, zoals andere regelmatige limietspelen?',
      'May four concealed kongs be played open, as other regular limit hands may?',
    ),
    decision: text(
      'Nee. Alleen een steen van het paar mag van tafel komen.',
      'No. Only a tile of the pair may come from the table.',
    ),
    why: text(
      'Bij dit spel zelf staat dat het gesloten moet, en Pe-ling geeft het geen sterretje.',
      'The text on this very hand says it must be closed, and Pe-ling gives it no star.',
    ),
    sources: [
      source('nts-2019', 'Vier dichte kongs'),
      source('nts-2016', '§2.4.1'),
      source('pe-ling', 'Regelmatige limietspelen'),
    ],
  },
  Q38: {
    ruleSets: DOUBLING,
    question: text(
      'Twee spelers roepen een gelijkwaardige mahjong. Wie krijgt hem?',
      'Two players call an equally good mahjong. Who gets it?',
    ),
    decision: text(
      'Wie het eerst aan de beurt is na de speler die de steen weglegde.',
      'Whoever is first in turn after the player who discarded.',
    ),
    why: text(
      'De NTS zegt het zo. De Rode Draak zegt het van twee paren, en zo geldt het ook voor de rest.',
      'The NTS says so. De Rode Draak says it of two pairs, and the same holds for the rest.',
    ),
    sources: [
      source('nts-2019', 'Voorrang'),
      source('nts-2016', '§1.8.5.1'),
      source('pe-ling', 'Voorrangsregel'),
      source('rode-draak', 'Volgorde bij mahjong'),
    ],
  },
  Q39: {
    ruleSets: ['rode-draak'],
    question: text(
      'Telt de laatste steen voor remise ook als een ander hem weglegt?',
      'Does the last tile before the draw also count when another discards it?',
    ),
    decision: text('Ja, gepakt en weggelegd tellen allebei.', 'Yes, drawn and discarded both count.'),
    why: text('Er staat niet bij dat je hem zelf moet pakken.', 'It does not say that you must draw it yourself.'),
    sources: [source('rode-draak', 'Mahjong')],
    setting: 'readings.lastTile',
  },
} as const satisfies DecisionTexts;
