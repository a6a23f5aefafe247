import { source } from '../documents.ts';
import { text } from '../language.ts';
import { NTS_ALL, NTS_FULL } from '../ruleSetGroups.ts';
import type { PlayRule } from './playRule.ts';

/** Winning, not winning, and who is East next. */
export const END_RULES: readonly PlayRule[] = [
  {
    topic: 'priority',
    ruleSets: NTS_FULL,
    text: text(
      'Mahjong gaat voor een pung of kong, en die gaan voor een chow. Kunnen er meer mahjong maken, dan wint een limietspel van een paar, een paar van een pung en een pung van een chow. Is het gelijk, dan wint wie het eerst aan de beurt is.',
      'Mahjong goes before a pung or kong, and those go before a chow. If several can make mahjong, a limit hand beats a pair, a pair a pung and a pung a chow. If that is equal, whoever is first in turn wins.',
    ),
    sources: [source('nts-2019', 'Voorrang'), source('nts-2016', '§1.8.5.1'), source('pe-ling', 'Voorrangsregel')],
  },
  {
    topic: 'priority',
    ruleSets: ['nts-simplified', 'rode-draak'],
    text: text(
      'Mahjong gaat voor een pung of kong, en die gaan voor een chow. Kunnen er meer mahjong maken, dan wint een paar van een pung en een pung van een chow. Is het gelijk, dan wint wie het eerst aan de beurt is. Een limietspel geeft geen voorrang.',
      'Mahjong goes before a pung or kong, and those go before a chow. If several can make mahjong, a pair beats a pung and a pung a chow. If that is equal, whoever is first in turn wins. A limit hand has no precedence.',
    ),
    sources: [
      source('nts-2019', 'Voorrang'),
      source('rode-draak', 'Volgorde bij mahjong'),
      source('house', 'Q38'),
      source('house', 'P02'),
    ],
  },
  {
    topic: 'priority',
    ruleSets: ['schoon-spel'],
    text: text(
      'Mahjong gaat voor een pung of kong, en die gaan voor een chow. Roepen er meer mahjong, dan wint wie het eerst aan de beurt is na de speler die de steen weglegde.',
      'Mahjong goes before a pung or kong, and those go before a chow. If several call mahjong, the first in turn after the player who discarded wins.',
    ),
    sources: [source('mcr', ''), source('house', 'P02')],
  },
  {
    topic: 'robbing',
    ruleSets: [...NTS_ALL, 'schoon-spel'],
    text: text(
      'Legt iemand een vierde steen bij een open pung, dan mag jij die steen roven als je er mahjong mee maakt. De ander houdt zijn open pung over. Een dichte kong kun je niet roven.',
      'When someone adds a fourth tile to an open pung, you may rob that tile if it gives you mahjong. The other keeps an open pung. A concealed kong cannot be robbed.',
    ),
    sources: [
      source('nts-2019', 'Verdubbelingen voor de winnaar'),
      source('nts-2016', '§2.4.2'),
      source('pe-ling', 'Verdubbelingen voor de winnaar'),
      source('schoon-spel', 'nr 47'),
      source('house', 'P05'),
      source('house', 'P22'),
    ],
  },
  {
    topic: 'robbing',
    ruleSets: ['rode-draak'],
    text: text(
      'Legt iemand een vierde steen bij een open pung, dan mag jij die steen roven als je er mahjong mee maakt. De verdubbeling krijg je alleen als de steen een chow afmaakt. Een dichte kong kun je niet roven.',
      'When someone adds a fourth tile to an open pung, you may rob that tile if it gives you mahjong. You get the double only if that tile finishes a chow. A concealed kong cannot be robbed.',
    ),
    sources: [source('rode-draak', 'Mahjong'), source('house', 'Q23'), source('house', 'P22')],
  },
  {
    topic: 'minimum',
    ruleSets: NTS_FULL,
    text: text(
      'Je mag pas mahjong maken met minstens 2 verdubbelingen. Voor een limietspel geldt dat niet.',
      'You may make mahjong only with at least 2 doubles. This does not apply to a limit hand.',
    ),
    sources: [
      source('nts-2019', 'Algemeen verloop van het spel'),
      source('nts-2016', '§1.8'),
      source('house', 'Q12'),
      source('house', 'Q14'),
    ],
  },
  {
    topic: 'minimum',
    ruleSets: ['nts-simplified'],
    text: text(
      'Er is geen minimum: elk compleet spel is mahjong.',
      'There is no minimum: every complete hand is mahjong.',
    ),
    sources: [source('nts-2019', 'Algemeen verloop van het spel'), source('house', 'Q18')],
  },
  {
    topic: 'minimum',
    ruleSets: ['rode-draak'],
    text: text(
      'Je spel moet schoon zijn, of op een andere manier 2 verdubbelingen hebben. Een limietspel mag altijd.',
      'Your hand must be clean, or have 2 doubles in another way. A limit hand is always allowed.',
    ),
    sources: [source('rode-draak', 'Mahjong'), source('house', 'Q12')],
  },
  {
    topic: 'minimum',
    ruleSets: ['schoon-spel'],
    text: text(
      'Je mahjong moet minstens 8 punten hebben. Bloemen tellen daarvoor niet mee.',
      'Your mahjong must have at least 8 points. Flowers do not count for that.',
    ),
    sources: [source('mcr', ''), source('house', 'Q36')],
  },
  {
    topic: 'lucky-thirteen',
    ruleSets: ['rode-draak'],
    text: text(
      'Ben je niet Oost en wachten je dertien gedeelde stenen al, dan meld je dat voor je eerste beurt, als de eerste steen van Oost niet past. Daarna leg je alles wat je pakt weer weg. Win je, dan krijg je een verdubbeling.',
      'If you are not East and your thirteen dealt tiles are waiting, you say so before your first turn, when East’s first discard does not fit. From then on you discard all you draw. If you win, you get a double.',
    ),
    sources: [source('rode-draak', 'Mahjong'), source('house', 'Q24'), source('house', 'P09')],
  },
  {
    topic: 'draw',
    ruleSets: NTS_ALL,
    text: text(
      'Is de levende muur op en maakt niemand mahjong met de laatste weggelegde steen, dan is het remise. Er wordt niet geteld en niemand betaalt. Die laatste steen kun je alleen voor mahjong roepen.',
      'When the live wall is used up and nobody makes mahjong with the last discard, it is a draw. Nothing is counted and nobody pays. That last discard is good for mahjong only.',
    ),
    sources: [source('nts-2019', 'Remise'), source('nts-2016', '§1.8.5.2'), source('house', 'P01')],
  },
  {
    topic: 'draw',
    ruleSets: ['rode-draak'],
    text: text(
      'Zijn er nog 14 stenen over, levende en dode muur samen, dan is het remise. Niemand betaalt. De laatste weggelegde steen kun je nog wel voor mahjong roepen.',
      'When 14 tiles are left, live and dead wall together, it is a draw. Nobody pays. The last discard can still be called for mahjong.',
    ),
    sources: [source('rode-draak', 'Remise'), source('house', 'Q28'), source('house', 'P01')],
  },
  {
    topic: 'draw',
    ruleSets: ['schoon-spel'],
    text: text(
      'Is de muur helemaal op en maakt niemand mahjong met de laatste weggelegde steen, dan is het remise. Niemand betaalt.',
      'When the whole wall is used up and nobody makes mahjong with the last discard, it is a draw. Nobody pays.',
    ),
    sources: [source('mcr', ''), source('house', 'P01')],
  },
  {
    topic: 'rotation',
    ruleSets: [...NTS_ALL, 'schoon-spel'],
    text: text(
      'Na elk spel schuiven de winden door, ook na remise en ook als Oost wint. Zuid wordt Oost, West wordt Zuid, Noord wordt West en Oost wordt Noord.',
      'After every hand the winds move on, also after a draw and also when East wins. South becomes East, West becomes South, North becomes West and East becomes North.',
    ),
    sources: [
      source('nts-2019', 'Mahjong'),
      source('nts-2019', 'Remise'),
      source('nts-2016', '§1.8.5'),
      source('mcr', ''),
    ],
  },
  {
    topic: 'rotation',
    ruleSets: ['rode-draak'],
    text: text(
      'Wint Oost, dan blijft Oost zitten. Wint een ander, of is het remise, dan wordt Zuid Oost en schuift ieder een wind op.',
      'When East wins, East stays. When another wins, or in a draw, South becomes East and everyone moves up a wind.',
    ),
    sources: [source('rode-draak', 'De spelers'), source('house', 'Q29')],
  },
  {
    topic: 'rounds',
    ruleSets: [...NTS_ALL, 'schoon-spel'],
    text: text(
      'Een partij is vier ronden van vier spelen, remises meegeteld. De oostenwind heerst in ronde 1, daarna komen de zuidenwind, de westenwind en de noordenwind. Een toernooi mag korter duren.',
      'A match is four rounds of four hands, draws included. In the first round the east wind rules, then the south, the west and the north wind. A tournament may be shorter.',
    ),
    sources: [
      source('nts-2019', 'Vier ronden'),
      source('nts-2019', 'Einde spel'),
      source('nts-2016', '§1.9'),
      source('mcr', ''),
    ],
  },
  {
    topic: 'rounds',
    ruleSets: ['rode-draak'],
    text: text(
      'Een ronde is om als ieder Oost is geweest. De oostenwind heerst in ronde 1; speel je door, dan volgen de zuidenwind, de westenwind en de noordenwind.',
      'A round is over when everyone has been East. In the first round the east wind rules; if you play on, the south, the west and the north wind follow.',
    ),
    sources: [source('rode-draak', 'De spelers'), source('house', 'Q29'), source('house', 'P10')],
  },
];
