import { source } from '../documents.ts';
import { text } from '../language.ts';
import { NTS_ALL, NTS_FULL } from '../ruleSetGroups.ts';
import type { PlayRule } from './playRule.ts';

/** From the tiles on the table to who pays whom. */
export const SCORE_RULES: readonly PlayRule[] = [
  {
    topic: 'counting',
    ruleSets: ['nts-2019', 'nts-simplified', 'pe-ling'],
    text: text(
      'Je telt eerst je punten, rondt die naar boven af op een tiental en verdubbelt dan. Regels voor de winnende steen en voor bijzondere combinaties zijn alleen voor de winnaar. Meer dan 2000 krijg je nooit.',
      'First you count your points, then round them up to a ten, then double. Lines for the winning tile and for special combinations are for the winner only. You never get more than 2000.',
    ),
    sources: [
      source('nts-2019', 'Puntentelling'),
      source('nts-2019', 'Punten en verdubbelingen'),
      source('nts-2019', 'Limiet'),
      source('house', 'Q09'),
    ],
  },
  {
    topic: 'counting',
    ruleSets: ['nts-2016'],
    text: text(
      'Je telt eerst je punten en verdubbelt dan, zonder afronden. Regels voor de winnende steen en voor bijzondere winstspelen zijn alleen voor de winnaar. Meer dan 2000 krijg je nooit.',
      'First you count your points, then you double, without rounding. Lines for the winning tile and for special wins are for the winner only. You never get more than 2000.',
    ),
    sources: [source('nts-2016', '§2'), source('nts-2016', '§2.2'), source('house', 'Q09')],
  },
  {
    topic: 'counting',
    ruleSets: ['rode-draak'],
    text: text(
      'Je telt eerst je punten en verdubbelt dan, zonder afronden en zonder maximum.',
      'First you count your points, then you double, without rounding and without a maximum.',
    ),
    sources: [source('rode-draak', 'De puntentelling'), source('rode-draak', 'De Limiet'), source('house', 'Q25')],
  },
  {
    topic: 'counting',
    ruleSets: ['schoon-spel'],
    text: text(
      'Alleen de winnaar telt, en alleen punten. Wat vanzelf in een combinatie zit, telt niet nog eens. Een set die al aan een andere gekoppeld is, mag nog één keer met een nieuwe samen. Van alle manieren telt de beste.',
      'Only the winner counts, and only points. What is in a combination by itself does not count again. A set that is already joined to another may be combined once more with a new one. Of all ways the best counts.',
    ),
    sources: [source('schoon-spel', 'Mahjong Puntentelling'), source('mcr', ''), source('house', 'Q36')],
  },
  {
    topic: 'limit-hands',
    ruleSets: NTS_FULL,
    text: text(
      'Een limietspel heeft een vaste waarde; er komt niets bij. Een onregelmatig limietspel speel je dicht, alleen de laatste steen mag van een ander komen. Een regelmatig limietspel mag open. Vier dichte kongs moet dicht, op de paarsteen na.',
      'A limit hand has a fixed value; nothing is added. An irregular limit hand is played concealed, only the last tile may come from another player. A regular one may be open. Four concealed kongs must be concealed, apart from the pair.',
    ),
    sources: [
      source('nts-2019', 'Limietspelen'),
      source('nts-2016', '§2.3'),
      source('pe-ling', 'Regelmatige limietspelen'),
      source('house', 'Q37'),
    ],
  },
  {
    topic: 'limit-hands',
    ruleSets: ['rode-draak'],
    text: text(
      'De Limiet is 1000 punten. Een limietspel is een hele of een halve Limiet waard, en dat verdubbelt als je alles zelf hebt gepakt; verder komt er niets bij. Onregelmatige speel je dicht tot op de laatste steen, regelmatige mogen open.',
      'The Limit is 1000 points. A limit hand is worth a whole or half a Limit, doubled when you drew everything yourself; nothing else is added. Irregular ones are played concealed up to the last tile, regular ones may be open.',
    ),
    sources: [source('rode-draak', 'Bijzondere winstspelen'), source('house', 'Q26')],
  },
  {
    topic: 'waiting',
    ruleSets: [...NTS_FULL, 'rode-draak'],
    text: text(
      'Wint een ander terwijl jij nog één steen nodig hebt voor een onregelmatig limietspel, dan krijg je de helft van de waarde. Wachtte je op een regelmatig limietspel, dan tel je gewoon wat je hebt.',
      'When another wins while you need one more tile for an irregular limit hand, you get half of its value. If you waited for a regular limit hand, you simply count what you have.',
    ),
    sources: [
      source('nts-2019', 'Limietspelen'),
      source('nts-2016', '§2.3.2'),
      source('pe-ling', 'Onregelmatige limietspelen'),
      source('rode-draak', 'Wachtend Spel'),
    ],
  },
  {
    topic: 'dead-hand',
    ruleSets: NTS_ALL,
    text: text(
      'Heb je te veel of te weinig stenen, dan is je spel dood. Je maakt geen mahjong meer en krijgt geen punten, maar je betaalt wel. Vaak is een vergeten losse steen na een kong de oorzaak. De anderen zeggen er pas na afloop iets van.',
      'If you have too many or too few tiles, your hand is dead. You make no mahjong any more and get no points, but you do pay. Often a forgotten loose tile after a kong is the cause. The others mention it only afterwards.',
    ),
    sources: [source('nts-2019', 'Dood spel'), source('nts-2016', '§1.10'), source('house', 'P08')],
  },
  {
    topic: 'dead-hand',
    ruleSets: ['rode-draak'],
    text: text(
      'Heb je te veel of te weinig stenen, dan is je spel dood. Je maakt geen mahjong meer en telt 0 punten, maar je betaalt wel.',
      'If you have too many or too few tiles, your hand is dead. You make no mahjong any more and count 0 points, but you do pay.',
    ),
    sources: [source('rode-draak', 'De Dode Hand'), source('house', 'P08')],
  },
  {
    topic: 'dead-hand',
    ruleSets: ['schoon-spel'],
    text: text(
      'Met een verkeerd aantal stenen is je spel dood. Je maakt geen mahjong meer, maar je betaalt wel.',
      'With a wrong number of tiles your hand is dead. You make no mahjong any more, but you do pay.',
    ),
    sources: [source('mcr', ''), source('house', 'P08')],
  },
  {
    topic: 'false-mahjong',
    ruleSets: [...NTS_ALL, 'schoon-spel'],
    text: text(
      'Roep je mahjong terwijl je het niet hebt, dan is je spel dood en gaan de anderen door.',
      'If you call mahjong when you do not have it, your hand is dead and the others play on.',
    ),
    sources: [source('nts-2019', 'Mahjong'), source('nts-2016', '§1.8.5'), source('mcr', ''), source('house', 'Q19')],
  },
  {
    topic: 'false-mahjong',
    ruleSets: ['rode-draak'],
    text: text(
      'Roep je mahjong terwijl je het niet hebt, dan gaat het spel gewoon verder. Het kost je niets, maar netjes is het niet. Houd je eigen stenen dicht tot de mahjong is nagekeken.',
      'If you call mahjong when you do not have it, play simply goes on. It costs you nothing, but it is bad form. Keep your own tiles hidden until the mahjong has been checked.',
    ),
    sources: [source('rode-draak', 'Ten onrechte mahjong afkondigen'), source('house', 'Q19')],
  },
  {
    topic: 'settlement',
    ruleSets: NTS_ALL,
    text: text(
      'De winnaar krijgt van alle drie de eigen score en betaalt niemand. De andere drie betalen elkaar hun scores. Waar Oost bij betrokken is, gaat alles dubbel. Samen komt het op 0 uit. Het meeste wat je kunt winnen is 12.000: 2000 als Oost, van ieder dubbel.',
      'The winner gets the own score from all three and pays nobody. The other three pay each other their scores. Wherever East is involved everything is doubled. Together it comes to 0. The most you can win is 12,000: 2000 as East, doubled from each.',
    ),
    sources: [
      source('nts-2019', 'Verrekenen van de punten'),
      source('nts-2019', 'Limiet'),
      source('nts-2016', '§2.1'),
      source('nts-2016', '§2.2'),
    ],
  },
  {
    topic: 'settlement',
    ruleSets: ['rode-draak'],
    text: text(
      'De winnaar krijgt van alle drie de eigen score en betaalt niemand. De andere drie verrekenen het verschil tussen hun scores. Waar Oost bij betrokken is, gaat alles dubbel. Samen komt het op 0 uit.',
      'The winner gets the own score from all three and pays nobody. The other three settle the difference between their scores. Wherever East is involved everything is doubled. Together it comes to 0.',
    ),
    sources: [source('rode-draak', 'De puntentelling')],
  },
  {
    topic: 'settlement',
    ruleSets: ['schoon-spel'],
    text: text(
      'Pak je de winnende steen zelf, dan betaalt ieder je score plus 8. Komt hij van een ander, dan betaalt die je score plus 8 en de twee anderen elk 8. Verder betaalt niemand, en Oost telt niet dubbel.',
      'If you draw the winning tile yourself, everyone pays your score plus 8. If it comes from another, that player pays your score plus 8 and the two others 8 each. Nobody else pays, and East does not count double.',
    ),
    sources: [source('mcr', ''), source('house', 'Q36')],
  },
  {
    topic: 'chips',
    ruleSets: ['pe-ling'],
    text: text(
      'Ieder begint met 3000 punten: tien fiches van 10, negen van 100, twee van 500 en één van 1000.',
      'Everyone starts with 3000 points: ten chips of 10, nine of 100, two of 500 and one of 1000.',
    ),
    sources: [source('pe-ling', 'Fiches'), source('house', 'P13')],
  },
];
