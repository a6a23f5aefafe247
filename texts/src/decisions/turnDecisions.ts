import { RULE_SET_IDS } from '@windroos/engine';
import { source } from '../documents.ts';
import { text } from '../language.ts';
import { DOUBLING, NTS_FULL } from '../ruleSetGroups.ts';
import type { DecisionTexts } from './decision.ts';

const house = (section: string) => source('house', section);

/** P01–P09: what a player may do in a hand, and when. */
export const TURN_DECISIONS = {
  P01: {
    ruleSets: RULE_SET_IDS,
    question: text('Wat mag er nog als de muur op is?', 'What is still allowed when the wall is used up?'),
    decision: text(
      'De laatste weggelegde steen kun je alleen voor mahjong roepen. In de NTS mag je na de laatste levende steen nog een kong melden zolang de dode muur stenen heeft, en die kan geroofd worden. Bij De Rode Draak en Schoon Spel niet. Een losse steen is in de NTS nooit de laatste steen, in die twee andere wel.',
      'The last discard is good for mahjong only. In the NTS a kong may still be made after the last live tile while the dead wall has tiles, and it can be robbed. Not in De Rode Draak and Schoon Spel. A loose tile is never the last tile in the NTS, in those two it can be.',
    ),
    why: text(
      'In de NTS staan dode en levende muur los van elkaar. Bij de andere twee komt elke steen uit dezelfde voorraad.',
      'In the NTS the dead and the live wall are separate. In the other two every tile comes from the same stock.',
    ),
    sources: [
      house('P01'),
      source('nts-2019', 'Remise'),
      source('nts-2016', '§1.8.5.2'),
      source('rode-draak', 'Remise'),
      source('schoon-spel', 'nr 44'),
    ],
  },
  P02: {
    ruleSets: RULE_SET_IDS,
    question: text(
      'Wat voor mahjong is een roep, als hij op meer manieren kan?',
      'What kind of mahjong is a call that can be read in more ways?',
    ),
    decision: text(
      'De beste soort van wat geldig is, op volgorde limiet, paar, pung, chow; de telling mag een andere lezing zijn. Op de eerste steen van Oost is in de NTS elke roep een limietspel, dus gaat de beurt voor. De Rode Draak kent geen voorrang voor limietspelen: een onregelmatig spel telt als paar als de steen je tweede is, anders als chow, en een regelmatig naar de set die je afmaakt. In de vereenvoudigde NTS vervalt limiet. Bij Schoon Spel beslist alleen de beurt. Bij kongroof is het net zo.',
      'The best kind that is valid, in the order limit, pair, pung, chow; the count may be another reading. In the NTS any call on East’s first tile is a limit hand, so the turn decides. De Rode Draak has no precedence for limit hands: an irregular one ranks as a pair when the tile is your second, else as a chow, and a regular one by the set it completes. In the simplified NTS limit is void. In Schoon Spel only the turn decides. For robbing a kong it is the same.',
    ),
    why: text(
      'Wie iets mag roepen, mag het op de sterkste manier roepen.',
      'Whoever may call something may call it in the strongest way.',
    ),
    sources: [
      house('P02'),
      source('nts-2019', 'Voorrang'),
      source('nts-2016', '§1.8.5.1'),
      source('pe-ling', 'Voorrangsregel'),
      source('rode-draak', 'Volgorde bij mahjong'),
      source('mcr', ''),
    ],
    setting: 'flow.claimOrder',
  },
  P03: {
    ruleSets: NTS_FULL,
    question: text('Wanneer is het kong op kong?', 'When is it kong on kong?'),
    decision: text(
      'Als je wint op de losse steen na twee kongs, van welke soort ook, zonder zelf iets weg te leggen ertussen. De eerste mag een geroepen kong zijn. Een derde kong verandert niets.',
      'When you win on the loose tile after making two kongs, whatever they are, and discarding nothing in between. The first may be a called kong. A third kong changes nothing.',
    ),
    why: text('Een beurt duurt tot je een steen weglegt.', 'A turn lasts until you discard a tile.'),
    sources: [
      house('P03'),
      source('nts-2019', 'Verdubbelingen voor de winnaar'),
      source('nts-2016', '§2.4.2'),
      source('pe-ling', 'Verdubbelingen voor de winnaar'),
    ],
  },
  P04: {
    ruleSets: RULE_SET_IDS,
    question: text('Wanneer in je beurt mag je een kong melden?', 'When in your turn may you declare a kong?'),
    decision: text(
      'Altijd, ook meteen na een chow of pung; de pung die je net riep, mag je ook aanvullen. Bij Schoon Spel alleen nadat je een steen hebt gepakt. Is er geen losse steen meer, dan kan geen kong, maar een pung nog wel.',
      'At any time, also right after a chow or pung; the pung you just called may be added to. In Schoon Spel only after you have drawn a tile. When no loose tile is left there can be no kong, but still a pung.',
    ),
    why: text(
      'De NTS eist alleen dat je aan de beurt bent. De internationale regels eisen dat je gepakt hebt.',
      'The NTS only demands that it is your turn. The international rules demand that you have drawn.',
    ),
    sources: [
      house('P04'),
      source('nts-2019', 'Het kongen'),
      source('nts-2016', '§1.8.3'),
      source('rode-draak', 'Het spelen'),
      source('mcr', ''),
    ],
    setting: 'flow.kongAfterClaim',
  },
  P05: {
    ruleSets: RULE_SET_IDS,
    question: text('Wat gebeurt er met een kong die geroofd wordt?', 'What happens to a kong that is robbed?'),
    decision: text(
      'Hij blijft een open pung, en er wordt geen losse steen gepakt. Bij de rover is de set open. De beroofde speler geldt als degene die de steen weglegde.',
      'It stays an open pung, and no loose tile is drawn. The robber lays an open set. The robbed player counts as the one who discarded the tile.',
    ),
    why: text('De vierde steen ligt er nooit echt bij.', 'The fourth tile never really gets there.'),
    sources: [
      house('P05'),
      source('nts-2019', 'Verdubbelingen voor de winnaar'),
      source('nts-2016', '§2.4.2'),
      source('pe-ling', 'Verdubbelingen voor de winnaar'),
      source('rode-draak', 'Mahjong'),
      source('schoon-spel', 'nr 47'),
    ],
  },
  P06: {
    ruleSets: DOUBLING,
    question: text('Mag Oost een kong maken voor hemel of aarde?', 'May East make a kong before heaven or earth?'),
    decision: text(
      'Voor hemel niet: het zijn precies de veertien gedeelde stenen. Aarde is de eerste steen die Oost weglegt, ook na een kong.',
      'Not before heaven: it is exactly the fourteen dealt tiles. Earth is the first tile that East discards, also after a kong.',
    ),
    why: text(
      'Met een losse steen zijn het niet meer de gedeelde stenen.',
      'With a loose tile they are no longer the dealt tiles.',
    ),
    sources: [
      house('P06'),
      source('nts-2019', 'Regelmatige limietspelen'),
      source('nts-2016', '§2.4.1'),
      source('pe-ling', 'Regelmatige limietspelen'),
      source('rode-draak', 'Onregelmatige Limietspelen'),
    ],
  },
  P07: {
    ruleSets: RULE_SET_IDS,
    question: text('Hoe gaat het als je onterecht mahjong roept?', 'What happens when you call mahjong wrongly?'),
    decision: text(
      'Met hulp aan kun je alleen een geldige mahjong roepen. Met hulp uit laat een onterechte roep je stenen aan iedereen zien; de steen blijft liggen, de anderen gaan voor alsof je voorbij zei, en in je eigen beurt leg je nog weg. Daarna heb je een dood spel, bij De Rode Draak niet.',
      'With help on you can only call a valid mahjong. With help off a wrong call shows your tiles to everyone; the tile stays where it is, the others go on as if you had passed, and in your own turn you still discard. After that you have a dead hand, not so in De Rode Draak.',
    ),
    why: text('Aan tafel leg je dan ook je stenen open.', 'At a table you lay your tiles open as well.'),
    sources: [
      house('P07'),
      source('nts-2019', 'Mahjong'),
      source('nts-2016', '§1.8.5'),
      source('rode-draak', 'Ten onrechte mahjong afkondigen'),
      source('mcr', ''),
    ],
    setting: 'flow.falseMahjong',
  },
  P08: {
    ruleSets: RULE_SET_IDS,
    question: text('Wat mag je nog met een dood spel?', 'What may you still do with a dead hand?'),
    decision: text(
      'Pakken, wegleggen, chow, pung en kong; geen mahjong. Je krijgt niets en betaalt. Een verkeerd aantal stenen komt op het scherm niet voor, wel bij het tellen van een echt spel.',
      'Draw, discard, chow, pung and kong; no mahjong. You get nothing and pay. A wrong number of tiles cannot happen on the screen, but can when a real hand is counted.',
    ),
    why: text('De anderen moeten gewoon door kunnen spelen.', 'The others must be able to play on as usual.'),
    sources: [
      house('P08'),
      source('nts-2019', 'Dood spel'),
      source('nts-2016', '§1.10'),
      source('rode-draak', 'De Dode Hand'),
      source('mcr', ''),
    ],
  },
  P09: {
    ruleSets: ['rode-draak'],
    question: text(
      'Tot wanneer kun je De gelukkige dertien melden?',
      'Until when can you announce The lucky thirteen?',
    ),
    decision: text(
      'Zuid, West en Noord mogen het zodra de eerste steen van Oost niet gewonnen is, tot ze zelf voor het eerst pakken of roepen, als hun dertien stenen wachten. Het minimum telt daarbij niet. Daarna pak je, leg je dat weer weg, of win je. Onterecht gemeld met hulp uit is een dood spel.',
      'South, West and North may when nobody won East’s first tile, as long as they have not drawn or called yet and their thirteen tiles are waiting. The minimum does not matter there. After that you draw, discard what you drew, or win. Announced wrongly with help off it is a dead hand.',
    ),
    why: text('Het gaat om de stenen die je gedeeld kreeg.', 'It is about the tiles you were dealt.'),
    sources: [house('P09'), source('rode-draak', 'Mahjong')],
    setting: 'flow.luckyThirteen',
  },
} as const satisfies DecisionTexts;
