import { source } from '../documents.ts';
import { text } from '../language.ts';
import { NTS_ALL } from '../ruleSetGroups.ts';
import type { DecisionTexts } from './decision.ts';

/** Q17–Q29: the simplified rules, and the club rules of De Rode Draak. */
export const CLUB_DECISIONS = {
  Q17: {
    ruleSets: ['nts-2019'],
    question: text(
      'Doen de seizoenen mee? De tabel geeft er verdubbelingen voor.',
      'Are the seasons in play? The table gives doubles for them.',
    ),
    decision: text('Nee. Een club kan ze aanzetten.', 'No. A club can switch them on.'),
    why: text(
      'De tekst laat ze weg, en de uitgave van 2016 en de vereenvoudiging ook.',
      'The text leaves them out, and so do the 2016 edition and the simplification.',
    ),
    sources: [source('nts-2019', 'Geluksstenen'), source('nts-2016', '§1.3')],
    setting: 'flow.seasons',
  },
  Q18: {
    ruleSets: ['nts-simplified'],
    question: text(
      'Heeft de vereenvoudigde NTS limietspelen? De hoofdstukken zijn niet doorgestreept.',
      'Does the simplified NTS have limit hands? Their chapters are not struck out.',
    ),
    decision: text(
      'Nee: geen limietspelen, geen halve waarde voor een wachtend spel, geen cake. Het maximum van 2000 blijft.',
      'No: no limit hands, no half value for a waiting hand, no cake. The maximum of 2000 stays.',
    ),
    why: text(
      'De korte tabel is bedoeld als volledig en noemt ze niet. Het hoofdstuk over het maximum is blijven staan.',
      'The short table is meant to be complete and does not name them. The chapter on the maximum is still there.',
    ),
    sources: [source('nts-2019', 'Vereenvoudigde punten en verdubbelingen'), source('nts-2019', 'Limiet')],
    setting: 'cap',
  },
  Q19: {
    ruleSets: [...NTS_ALL, 'rode-draak'],
    question: text('Wat kost het als je onterecht mahjong roept?', 'What does it cost to call mahjong wrongly?'),
    decision: text(
      'In de NTS heb je een dood spel: je speelt door, krijgt niets en betaalt iedereen. Bij De Rode Draak gaat het spel zonder straf verder.',
      'In the NTS you have a dead hand: you play on, get nothing and pay everyone. With De Rode Draak play goes on without a penalty.',
    ),
    why: text(
      'De uitgave van 2016 noemt het betalen niet, maar het volgt uit de verrekening. De Rode Draak noemt geen straf.',
      'The 2016 edition does not mention paying, but it follows from the settlement. De Rode Draak mentions no penalty.',
    ),
    sources: [
      source('nts-2019', 'Dood spel'),
      source('nts-2016', '§1.10'),
      source('rode-draak', 'Ten onrechte mahjong afkondigen'),
    ],
    setting: 'flow.falseMahjong',
  },
  Q20: {
    ruleSets: ['rode-draak'],
    question: text(
      'Win je bij De Rode Draak met drie of met vier sets?',
      'Do you win with three or with four sets in De Rode Draak?',
    ),
    decision: text('Met vier sets en een paar.', 'With four sets and a pair.'),
    why: text(
      'Drie is een drukfout: met dertien stenen plus één maak je er vier, en de eigen voorbeelden hebben er vier.',
      'Three is a misprint: thirteen tiles plus one make four, and its own examples have four.',
    ),
    sources: [source('rode-draak', 'Waar gaat het om?'), source('rode-draak', 'Mahjong')],
  },
  Q21: {
    ruleSets: ['rode-draak'],
    question: text(
      'Welke verdubbelingen sluiten elkaar uit bij De Rode Draak? Er staat niets over.',
      'Which doubles exclude each other in De Rode Draak? Nothing is said about it.',
    ),
    decision: text(
      'Alleen wat er vanzelf in zit vervalt. Van dichte pungs en kongs telt de hoogste, superschoon vervangt schoon, en alleen troefstenen of alleen enen en negens vervangt de gemengde regel. Schoon en enen-negens-troefstenen tellen samen. 4 kongs geeft 2 verdubbelingen.',
      'Only what is contained by itself drops out. Of concealed pungs and kongs the highest counts, spotless replaces clean, and honours only or ones and nines only replaces the mixed line. Clean and ones-nines-honours add up. 4 kongs give 2 doubles.',
    ),
    why: text('Zo tel je hetzelfde feit nooit twee keer.', 'That way the same fact is never counted twice.'),
    sources: [source('rode-draak', 'Verdubbelingen')],
  },
  Q22: {
    ruleSets: ['rode-draak'],
    question: text(
      'Geeft een paar van de wind van de ronde punten bij De Rode Draak?',
      'Does a pair of the round wind give points in De Rode Draak?',
    ),
    decision: text(
      'Nee. Is het ook je eigen wind, dan krijg je 2 punten en niet 4.',
      'No. If it is your own wind too, you get 2 points and not 4.',
    ),
    why: text('De lijst noemt alleen draken en eigen wind.', 'The list names dragons and own wind only.'),
    sources: [source('rode-draak', 'Punten voor iedereen')],
  },
  Q23: {
    ruleSets: ['rode-draak'],
    question: text(
      'Mag je bij De Rode Draak alleen een kong roven voor een chow?',
      'May you rob a kong in De Rode Draak only for a chow?',
    ),
    decision: text(
      'Roven mag voor elke mahjong. De verdubbeling krijg je alleen als de steen een chow afmaakt.',
      'You may rob for any mahjong. You get the double only if that tile finishes a chow.',
    ),
    why: text(
      'Drie van die stenen liggen al open, dus naast een chow blijven alleen bijzondere spelen en de cake over.',
      'Three of those tiles lie open already, so beside a chow only special hands and the cake are left.',
    ),
    sources: [source('rode-draak', 'Mahjong')],
    setting: 'readings.robbedKong',
  },
  Q24: {
    ruleSets: ['rode-draak'],
    question: text('Hoe gaat De gelukkige dertien?', 'How does The lucky thirteen work?'),
    decision: text(
      'Je bent niet Oost en je gedeelde stenen wachten. Past de eerste steen van Oost niet, dan meld je het voor je eerste beurt. Wat je pakt leg je weer weg. Win je, dan krijg je 1 verdubbeling. Samen met Spel van de aarde kan het niet.',
      'You are not East and your dealt tiles are waiting. When East’s first discard does not fit, you say so before your first turn. What you draw you discard again. If you win, you get 1 double. It does not go together with Hand of earth.',
    ),
    why: text(
      'Je moet het aankondigen en mag daarna niets meer ruilen.',
      'You have to announce it and may not exchange anything after that.',
    ),
    sources: [source('rode-draak', 'Mahjong')],
    setting: 'flow.luckyThirteen',
  },
  Q25: {
    ruleSets: ['rode-draak'],
    question: text(
      'Wat zijn De drie wijzen, en zit er een maximum op?',
      'What are The three wise men, and is there a maximum?',
    ),
    decision: text(
      'Alle drie de draken als pung of kong, met nog een set en een paar: 3 verdubbelingen boven op die van de draken zelf. Een maximum is er niet.',
      'All three dragons as pungs or kongs, with one more set and a pair: 3 doubles, added to those of the dragons themselves. There is no maximum.',
    ),
    why: text(
      'Voor een chow, een pung en een kong tegelijk is geen plaats, dus een van de drie is bedoeld. De club speelt zonder limiet op de telling.',
      'There is no room for a chow, a pung and a kong at once, so one of them is meant. The club plays without a limit on the count.',
    ),
    sources: [source('rode-draak', 'Mahjong'), source('rode-draak', 'De Limiet')],
    setting: 'cap',
  },
  Q26: {
    ruleSets: ['rode-draak'],
    question: text(
      'Welk bedrag verdubbel of halveer je bij een limietspel van De Rode Draak?',
      'Which amount is doubled or halved in a limit hand of De Rode Draak?',
    ),
    decision: text(
      'Pak je alles zelf, ook de laatste steen, dan telt de waarde dubbel. Hemel blijft 1000. Een wachtend spel krijgt de helft van de enkele waarde.',
      'When you draw everything yourself, the last tile too, the value counts double. Heaven stays 1000. A waiting hand gets half of the single value.',
    ),
    why: text(
      'Bij hemel staat niets over de hand, en een wachtend spel heeft nog geen laatste steen.',
      'For heaven nothing is said about the hand, and a waiting hand still misses its last tile.',
    ),
    sources: [source('rode-draak', 'Bijzondere winstspelen'), source('rode-draak', 'Wachtend Spel')],
  },
  Q27: {
    ruleSets: ['rode-draak'],
    question: text(
      'Zijn zeven paren van twee soorten, of van alleen troefstenen, mahjong bij De Rode Draak?',
      'Are seven pairs of two suits, or of honours only, mahjong in De Rode Draak?',
    ),
    decision: text(
      'Van twee soorten niet. Van alleen troefstenen wel: dat telt als schoon.',
      'Of two suits not. Of honours only they are: that counts as clean.',
    ),
    why: text(
      'Er is alleen een beloning voor schoon en superschoon, en superschoon is één soort.',
      'There is a reward for clean and spotless only, and spotless means one suit.',
    ),
    sources: [source('rode-draak', 'Onregelmatige Limietspelen')],
  },
  Q28: {
    ruleSets: ['rode-draak'],
    question: text('Wanneer is het remise bij De Rode Draak?', 'When is it a draw in De Rode Draak?'),
    decision: text(
      'Als er van levende en dode muur samen nog 14 stenen over zijn. Elke kong maakt de levende muur dus een steen korter.',
      'When 14 tiles are left of live and dead wall together. So each kong makes the live wall one tile shorter.',
    ),
    why: text(
      'Alleen zo heeft de zin over de dode muur betekenis. In de NTS werkt het anders.',
      'Only so does the sentence on the dead wall make sense. In the NTS it works differently.',
    ),
    sources: [source('rode-draak', 'Remise')],
    setting: 'flow.deadWall',
  },
  Q29: {
    ruleSets: ['rode-draak'],
    question: text('Hoe lang duurt een ronde als Oost mag blijven?', 'How long is a round when East may stay?'),
    decision: text(
      'Een ronde is om als alle vier Oost zijn geweest. Na remise gaat Oost door naar de volgende.',
      'A round is over when everybody has had a turn as East. After a draw East passes on.',
    ),
    why: text(
      'Oost blijft alleen na een eigen mahjong. Waar staat dat ieder een keer wind van de ronde is, hoort Oost te staan.',
      'East stays only after winning. Where it says that each is once the round wind, it should say East.',
    ),
    sources: [source('rode-draak', 'De spelers')],
    setting: 'flow.eastStays',
  },
} as const satisfies DecisionTexts;
