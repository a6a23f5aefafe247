import { RULE_SET_IDS } from '@windroos/engine';
import { source } from '../documents.ts';
import { text } from '../language.ts';
import { DOUBLING, NTS_ALL } from '../ruleSetGroups.ts';
import type { PlayRule } from './playRule.ts';

/** From the box to the first discard. */
export const SET_UP_RULES: readonly PlayRule[] = [
  {
    topic: 'tiles',
    ruleSets: RULE_SET_IDS,
    text: text(
      'Je speelt met vier mensen en 136 stenen: kringen, bamboes en tekens van 1 tot en met 9, vier winden en drie draken, van elke steen vier. Seizoenen en bloemen blijven in de doos.',
      'You play with four people and 136 tiles: circles, bamboos and characters from 1 to 9, four winds and three dragons, four of each tile. Seasons and flowers stay in the box.',
    ),
    sources: [
      source('nts-2019', 'Het mahjongspel'),
      source('nts-2016', '§1.3'),
      source('rode-draak', 'Het begin'),
      source('house', 'Q36'),
    ],
  },
  {
    topic: 'seats',
    ruleSets: RULE_SET_IDS,
    text: text(
      'Ieder gooit met twee dobbelstenen. De hoogste is Oost. Rechts van Oost zit Zuid, daarna West, en links van Oost zit Noord.',
      'Everyone throws two dice. The highest is East. To the right of East sits South, then West, and to the left of East sits North.',
    ),
    sources: [
      source('nts-2019', 'Beginsituatie'),
      source('nts-2016', '§1.5'),
      source('rode-draak', 'Het begin'),
      source('house', 'P15'),
    ],
  },
  {
    topic: 'wall',
    ruleSets: RULE_SET_IDS,
    text: text(
      'Je schudt de stenen dicht en bouwt elk een muur van 17 lang en 2 hoog. Oost gooit en telt vanaf zichzelf rond, tegen de klok in, wie de muur openbreekt. Die speler gooit er nog eens bij en telt dat totaal af op de eigen muur, van rechts naar links. Is dat meer dan 17, dan telt het door op de volgende muur.',
      'You shuffle the tiles face down and each build a wall 17 long and 2 high. East throws and counts around from East, against the clock, to find who breaks the wall. That player throws as well and counts the total along the own wall, from right to left. If it is more than 17, it goes on along the next wall.',
    ),
    sources: [
      source('nts-2019', 'Verdelen van de stenen'),
      source('nts-2016', '§1.6'),
      source('rode-draak', 'Het begin'),
      source('house', 'Q35'),
      source('house', 'P15'),
    ],
  },
  {
    topic: 'dead-wall',
    ruleSets: NTS_ALL,
    text: text(
      'De stapel die je vindt, komt als twee losse stenen op de muur rechts van de opening, met links de steen die onder lag. De eerste 14 stenen rechts van de opening, met die twee erbij, zijn de dode muur. Na twee kongs gaan de volgende twee omhoog. Uit de levende muur komt niets bij.',
      'The stack you find is laid as two loose tiles on the wall to the right of the opening: the lower one left, the upper one right. The first 14 tiles right of the opening, those two included, are the dead wall. After two kongs the next two go up. Nothing is added from the live wall.',
    ),
    sources: [source('nts-2019', 'Verdelen van de stenen'), source('nts-2016', '§1.6')],
  },
  {
    topic: 'dead-wall',
    ruleSets: ['rode-draak'],
    text: text(
      'De twee gevonden stenen liggen los op de dode muur. Na een kong pak je daar je extra steen. Er blijven op het eind altijd 14 stenen over, dus met elke kong wordt de levende muur een steen korter.',
      'The two tiles found lie loose on the dead wall. After a kong you draw your extra tile there. In the end 14 tiles always stay behind, so with each kong the live wall gets one tile shorter.',
    ),
    sources: [source('rode-draak', 'Het begin'), source('rode-draak', 'Remise'), source('house', 'Q28')],
  },
  {
    topic: 'dead-wall',
    ruleSets: ['schoon-spel'],
    text: text(
      'Een dode muur is er niet: je speelt tot de laatste steen. Na een kong pak je een steen van het andere eind van de muur, eerst de bovenste en dan de onderste.',
      'There is no dead wall: you play to the last tile. After a kong you draw from the other end of the wall, first the upper tile and then the lower.',
    ),
    sources: [source('mcr', ''), source('house', 'P15')],
  },
  {
    topic: 'deal',
    ruleSets: DOUBLING,
    text: text(
      'Oost pakt vier stenen links van de dode muur, dan Zuid, West en Noord; dat doe je drie keer. Daarna pakt ieder er nog één, en Oost een veertiende.',
      'East takes four tiles left of the dead wall, then South, West and North; this is done three times. After that each takes one more, and East a fourteenth.',
    ),
    sources: [
      source('nts-2019', 'Verdelen van de stenen'),
      source('nts-2016', '§1.6'),
      source('rode-draak', 'Het begin'),
    ],
  },
  {
    topic: 'deal',
    ruleSets: ['schoon-spel'],
    text: text(
      'Oost pakt vier stenen bij de opening, dan Zuid, West en Noord; dat doe je drie keer. Daarna pakt ieder er nog één, en Oost een veertiende.',
      'East takes four tiles at the opening, then South, West and North; this is done three times. After that each takes one more, and East a fourteenth.',
    ),
    sources: [source('mcr', ''), source('house', 'P15')],
  },
];
