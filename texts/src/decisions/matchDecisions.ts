import { RULE_SET_IDS } from '@windroos/engine';
import { source } from '../documents.ts';
import { text } from '../language.ts';
import type { DecisionTexts } from './decision.ts';

const house = (section: string) => source('house', section);

/** P10–P18 and P24: the match, the end of a hand, and the score pad. */
export const MATCH_DECISIONS = {
  P10: {
    ruleSets: RULE_SET_IDS,
    question: text('Hoe lang is een partij?', 'How long is a match?'),
    decision: text(
      'Vier ronden, bij De Rode Draak kan het er ook één zijn. Een ronde is om als Oost vier keer is doorgegeven. Een tijdslimiet breekt een spel niet af: het lopende spel telt mee.',
      'Four rounds, with De Rode Draak it may also be one. A round is over when East has passed four times. A clock does not break off a hand: the one in progress is finished and counts.',
    ),
    why: text(
      'Toernooien mogen korter spelen, en half gespeelde spelen kun je niet tellen.',
      'Tournaments may play fewer, and half-played hands cannot be counted.',
    ),
    sources: [
      house('P10'),
      source('nts-2019', 'Vier ronden'),
      source('nts-2016', '§1.9'),
      source('rode-draak', 'De spelers'),
      source('mcr', ''),
    ],
    setting: 'flow.rounds',
  },
  P11: {
    ruleSets: RULE_SET_IDS,
    question: text('Wie staat hoger bij een gelijk totaal?', 'Who ranks higher with equal totals?'),
    decision: text(
      'Niemand: ze delen de plaats, 1, 1, 3, 4. Een club kan gemaakte en daarna weggegeven mahjongs laten beslissen.',
      'Nobody: they share the place, 1, 1, 3, 4. A club may let mahjongs made decide, and then mahjongs given away.',
    ),
    why: text('De regels kijken alleen naar het totaal.', 'The rules look at the total only.'),
    sources: [house('P11'), source('nts-2019', 'Einde spel'), source('rode-draak', 'De puntentelling')],
  },
  P12: {
    ruleSets: RULE_SET_IDS,
    question: text(
      'Wat zie je van elkaar als een spel is afgelopen?',
      'What do you see of each other when a hand is over?',
    ),
    decision: text(
      'Na mahjong alle stenen en alle dichte kongs. Na remise alleen wat al open lag.',
      'After mahjong all tiles and all concealed kongs. After a draw only what lay open already.',
    ),
    why: text(
      'Na mahjong telt iedereen, na remise niemand. Wie de muur wil narekenen, kan dat met de onthulde sleutel.',
      'After mahjong everyone counts, after a draw nobody does. Whoever wants to recompute the wall can do so with the revealed seed.',
    ),
    sources: [
      house('P12'),
      source('nts-2019', 'Mahjong'),
      source('nts-2019', 'Remise'),
      source('rode-draak', 'Mahjong'),
    ],
  },
  P13: {
    ruleSets: ['pe-ling'],
    question: text('Hoe betaal je met fiches?', 'How do you pay with chips?'),
    decision: text(
      'Elk tweetal betaalt één verschil, eerst aan de winnaar, dan op volgorde van de beurt, met zo weinig mogelijk fiches. Wat onder de 10 blijft wordt genoteerd, wie te weinig heeft blijft het schuldig. De totalen blijven precies.',
      'Each two players settle one difference; the winner is paid first, the others follow in turn, with as few chips as possible. What is below 10 is noted, who has too few owes it. The totals stay exact.',
    ),
    why: text(
      'Fiches laten de stand zien; tellen doen we op papier.',
      'Chips show the score; the counting is done on paper.',
    ),
    sources: [house('P13'), source('pe-ling', 'Fiches')],
    setting: 'chips.values',
  },
  P14: {
    ruleSets: RULE_SET_IDS,
    question: text('Hoe speel je met seizoenen en bloemen?', 'How do you play with seasons and flowers?'),
    decision: text(
      'Met 144 stenen en muren van 18 lang. Na het delen ruilt Oost ze in, dan Zuid, West en Noord; later doe je het meteen. De vervanger is een losse steen, bij Schoon Spel een van het einde van de muur, en geeft geen bloeiende bloemen. Een eigen seizoen is 1 verdubbeling, een hele serie 3, en dan telt het eigen niet apart.',
      'With 144 tiles and walls 18 long. After the deal East replaces them, then South, West and North; later you do so at once. The replacement is a loose tile, in Schoon Spel one from the end of the wall, and gives no blossoming flowers. An own season is 1 double, a whole series 3, and then the own one does not count apart.',
    ),
    why: text(
      'De tabel van 2019 noemt de verdubbelingen; hoe je ermee speelt staat er niet.',
      'The 2019 table names the doubles; how to play with them is not said.',
    ),
    sources: [house('P14'), source('nts-2019', 'Verdubbelingen voor alle spelers'), source('mcr', '')],
    setting: 'flow.seasons',
  },
  P15: {
    ruleSets: ['schoon-spel'],
    question: text('Hoe pak je van de muur bij Schoon Spel?', 'How do you draw from the wall in Schoon Spel?'),
    decision: text(
      'Dobbelen en openbreken gaat als bij de andere. Een extra steen komt van het einde van de muur, eerst de bovenste, dan de onderste. De laatste van vier: de andere drie liggen weggelegd of in open sets, ook in die van jezelf, maar je lat en dichte kongs tellen niet.',
      'Dice and break go as in the others. An extra tile comes from the end of the wall, first the upper one, then the lower. The last of four: the other three lie discarded or in open sets, your own included, but racks and concealed kongs do not count.',
    ),
    why: text('De tabel zegt er niets over.', 'The table says nothing about it.'),
    sources: [house('P15'), source('schoon-spel', 'nr 58'), source('schoon-spel', 'nr 46'), source('mcr', '')],
    setting: 'flow.deadWall',
  },
  P16: {
    ruleSets: RULE_SET_IDS,
    question: text('Hoe schrijf je een straf op het telblad?', 'How do you write a penalty on the score pad?'),
    decision: text(
      'Als een vrij bedrag met een reden, voor een of meer spelers. Gaat het naar de anderen, dan krijgt elk van de drie dat bedrag, en Oost telt niet dubbel. Gaat het naar de bank, dan staat dat bij de controle. De bedragen van het spel zelf blijven gelijk, de totalen niet.',
      'As an amount you choose, with a reason, for one or more players. If it goes to the others, each of the three gets that amount, and East does not count double. If it goes to the bank, the check says so. The amounts of the hand itself stay the same, the totals do not.',
    ),
    why: text('Clubs hebben elk hun eigen straffen.', 'Each club has penalties of its own.'),
    sources: [house('P16')],
  },
  P17: {
    ruleSets: ['nts-2019', 'nts-2016', 'pe-ling', 'rode-draak'],
    question: text('Mag Pe-ling eet cake het zevende paar zijn?', 'May Pe-ling eats cake be the seventh pair?'),
    decision: text(
      'Ja. In de NTS zijn het dan twee soorten, dus zeven tweelingen. Bij De Rode Draak is het schoon als de rest bamboe of troef is.',
      'Yes. In the NTS it is two suits then, so seven twins. With De Rode Draak it is clean when the rest is bamboo or honours.',
    ),
    why: text('De cake is een paar, en tweelingen zijn paren.', 'The cake is a pair, and twins are pairs.'),
    sources: [
      house('P17'),
      source('nts-2019', 'Tweelingen'),
      source('nts-2016', '§2.4.1'),
      source('pe-ling', 'Onregelmatige limietspelen'),
      source('rode-draak', 'Onregelmatige Limietspelen'),
    ],
    setting: 'readings.cakePair',
  },
  P18: {
    ruleSets: RULE_SET_IDS,
    question: text('Hoort iedereen wat er geroepen wordt?', 'Does everyone hear what is called?'),
    decision: text(
      'Ja, ook een roep die voor een ander moet wijken. Wie had kunnen roepen maar zweeg, blijft geheim.',
      'Yes, also a call that has to give way. Who could have called but kept silent stays secret.',
    ),
    why: text('Aan tafel gaat het net zo.', 'At a table it is just the same.'),
    sources: [
      house('P18'),
      source('nts-2019', 'Tijdens het spel'),
      source('nts-2016', '§1.11'),
      source('rode-draak', 'Het spelen'),
    ],
  },
  P24: {
    ruleSets: RULE_SET_IDS,
    question: text('Wat tel je als je niet gewonnen hebt?', 'What do you count when you did not win?'),
    decision: text(
      'Wat je op het eind hebt. Wie de winnende steen weglegde telt zonder die steen, wie beroofd werd met de pung. Bij Schoon Spel telt alleen de winnaar.',
      'What you have at the end. Who discarded the winning tile counts without it, who was robbed with the pung. In Schoon Spel only the winner counts.',
    ),
    why: text('De steen is van de winnaar geworden.', 'The tile has become the winner’s.'),
    sources: [
      house('P24'),
      source('nts-2019', 'Puntentelling'),
      source('nts-2016', '§2'),
      source('rode-draak', 'De puntentelling'),
    ],
  },
} as const satisfies DecisionTexts;
