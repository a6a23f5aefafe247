import { RULE_SET_IDS } from '@windroos/engine';
import { source } from '../documents.ts';
import { text } from '../language.ts';
import { DOUBLING, NTS_FULL } from '../ruleSetGroups.ts';
import type { PlayRule } from './playRule.ts';

/** Drawing, discarding and calling. */
export const TURN_RULES: readonly PlayRule[] = [
  {
    topic: 'turn',
    ruleSets: RULE_SET_IDS,
    text: text(
      'Oost legt als eerste een steen weg, open, en noemt hem. Dan pakt Zuid een steen en legt er een weg, en zo verder naar rechts. Wegleggen mag elke steen van je lat.',
      'East is the first to discard a tile, face up, and names it. Then South draws a tile and discards one, and so on to the right. You may discard any tile of your rack.',
    ),
    sources: [
      source('nts-2019', 'Starten van het spel'),
      source('nts-2016', '§1.7'),
      source('rode-draak', 'Het spelen'),
      source('house', 'P21'),
    ],
  },
  {
    topic: 'shape',
    ruleSets: [...NTS_FULL, 'rode-draak'],
    text: text(
      'Mahjong is vier sets en een paar. Een set is een chow, een pung of een kong. Ook een onregelmatig limietspel is mahjong: dan vormen de veertien stenen samen één geheel.',
      'Mahjong is four sets and a pair. A set is a chow, a pung or a kong. An irregular limit hand is mahjong too: there the fourteen tiles together form one whole.',
    ),
    sources: [
      source('nts-2019', 'Algemeen verloop van het spel'),
      source('nts-2016', '§1.8'),
      source('rode-draak', 'Mahjong'),
      source('house', 'Q20'),
    ],
  },
  {
    topic: 'shape',
    ruleSets: ['nts-simplified'],
    text: text(
      'Mahjong is vier sets en een paar, en niets anders. Een set is een chow, een pung of een kong.',
      'Mahjong is four sets and a pair, and nothing else. A set is a chow, a pung or a kong.',
    ),
    sources: [source('nts-2019', 'Algemeen verloop van het spel'), source('house', 'Q18')],
  },
  {
    topic: 'shape',
    ruleSets: ['schoon-spel'],
    text: text(
      'Mahjong is vier sets en een paar. Zeven tweelingen, dertien wezen en de spelen met een verweven straat zijn ook mahjong.',
      'Mahjong is four sets and a pair. Seven pairs, thirteen orphans and the hands with a knitted straight are mahjong too.',
    ),
    sources: [source('schoon-spel', 'Speciale combinaties'), source('mcr', '')],
  },
  {
    topic: 'chow',
    ruleSets: RULE_SET_IDS,
    text: text(
      'Een chow is drie nummers op rij in dezelfde soort. Je roept hem alleen op de steen van de speler voor je, links van je. De set komt open op tafel en je legt een steen weg.',
      'A chow is three numbers in a row of the same suit. You call it only on the tile of the player before you, on your left. The set goes open on the table and you discard a tile.',
    ),
    sources: [
      source('nts-2019', 'Het chowen'),
      source('nts-2016', '§1.8.1'),
      source('rode-draak', 'Het spelen'),
      source('mcr', ''),
    ],
  },
  {
    topic: 'pung',
    ruleSets: RULE_SET_IDS,
    text: text(
      'Een pung is drie gelijke stenen. Iedereen mag hem roepen, ook buiten de beurt; daarna gaat het spel rechts van die speler verder. Voor een paar roep je alleen als je er mahjong mee maakt.',
      'A pung is three tiles alike. Anyone may call it, out of turn too; play then goes on to the right of that player. For a pair you call only when it gives you mahjong.',
    ),
    sources: [
      source('nts-2019', 'Het pungen'),
      source('nts-2019', 'Het paar'),
      source('nts-2016', '§1.8.2'),
      source('nts-2016', '§1.8.4'),
      source('rode-draak', 'Het spelen'),
      source('mcr', ''),
    ],
  },
  {
    topic: 'kong',
    ruleSets: DOUBLING,
    text: text(
      'Een kong is vier gelijke stenen die je op tafel legt. Vier op je lat: de kong is dicht en ligt met de rug naar boven. Drie op je lat en de vierde weggelegd, of een open pung waar je de vierde bij pakt: de kong is open. Je pakt dan een losse steen en legt er een weg. Leg je de vier niet neer, dan telt het als een dichte pung met een steen over. Zonder losse steen kan er geen kong.',
      'A kong is four tiles alike that you lay on the table. Four on your rack: the kong is concealed and lies face down. Three on your rack and the fourth discarded, or an open pung to which you draw the fourth: the kong is open. You then draw a loose tile and discard one. If you do not lay the four down, they count as a concealed pung with a tile to spare. Without a loose tile there can be no kong.',
    ),
    sources: [
      source('nts-2019', 'Het kongen'),
      source('nts-2016', '§1.8.3'),
      source('rode-draak', 'Het spelen'),
      source('house', 'P04'),
    ],
  },
  {
    topic: 'kong',
    ruleSets: ['schoon-spel'],
    text: text(
      'Een kong is vier gelijke stenen die je op tafel legt. Uit de hand is hij dicht en blijft hij dicht tot het spel uit is. Met een weggelegde steen, of bij een open pung, is hij open. In je eigen beurt meld je een kong pas nadat je hebt gepakt. Daarna pak je een extra steen en leg je er een weg. Houd je vier gelijke stenen in de hand, verdeeld over je sets, dan telt dat apart.',
      'A kong is four tiles alike that you lay on the table. From the hand it is concealed and stays so until the hand is over. With a discard, or added to an open pung, it is open. In your own turn you declare a kong only after you have drawn. Then you draw an extra tile and discard one. If you keep four alike in hand, spread over your sets, that scores by itself.',
    ),
    sources: [
      source('schoon-spel', 'Kong combinaties'),
      source('schoon-spel', 'nr 64'),
      source('mcr', ''),
      source('house', 'P04'),
    ],
  },
  {
    topic: 'call-time',
    ruleSets: ['nts-2019', 'nts-simplified'],
    text: text(
      'Wie pakt, tikt met de steen op tafel. Na die tik is de vorige steen voorbij. Geef elkaar minstens 2 seconden; bij twijfel krijgt de roeper gelijk. Je mag vragen om even na te denken.',
      'Whoever draws taps the tile on the table. After that tap the discard before it is gone. Give each other at least 2 seconds; in case of doubt the caller is right. You may ask for a moment to think.',
    ),
    sources: [source('nts-2019', 'Tijdens het spel')],
  },
  {
    topic: 'call-time',
    ruleSets: ['nts-2016', 'pe-ling'],
    text: text(
      'Wie pakt, tikt met de steen op tafel. Na die tik is de vorige steen voorbij. Geef elkaar genoeg tijd; bij twijfel krijgt de roeper gelijk. Je mag vragen om even na te denken.',
      'Whoever draws taps the tile on the table. After that tap the discard before it is gone. Give each other enough time; in case of doubt the caller is right. You may ask for a moment to think.',
    ),
    sources: [source('nts-2016', '§1.11')],
  },
  {
    topic: 'call-time',
    ruleSets: ['rode-draak'],
    text: text(
      'Wie pakt, tikt met de steen op tafel. Na die tik kun je de vorige steen niet meer roepen. Neem dus de tijd tussen de beurten.',
      'Whoever draws taps the tile on the table. After that tap the discard before it can no longer be called. So take your time between turns.',
    ),
    sources: [source('rode-draak', 'Verzuimen te pungen/kongen/chowen')],
  },
  {
    topic: 'call-time',
    ruleSets: ['schoon-spel'],
    text: text(
      'Tot de volgende speler pakt, mag je de weggelegde steen roepen. Aan onze tafels is dat minstens 2 seconden.',
      'Until the next player draws you may call the discard. At our tables that is at least 2 seconds.',
    ),
    sources: [source('mcr', ''), source('house', 'Q36')],
  },
];
