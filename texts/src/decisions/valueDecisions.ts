import { source } from '../documents.ts';
import { text } from '../language.ts';
import { DOUBLING, NTS_FULL } from '../ruleSetGroups.ts';
import type { DecisionTexts } from './decision.ts';

/** Q09–Q16: rounding, what replaces what, the minimum and limit hands. */
export const VALUE_DECISIONS = {
  Q09: {
    ruleSets: DOUBLING,
    question: text('Waar rond je af op tientallen?', 'Where do you round to tens?'),
    decision: text(
      'In de NTS van 2019, de vereenvoudigde NTS en bij Pe-ling: naar boven, voor het verdubbelen, winnaar en verliezers gelijk. In de NTS van 2016 en bij De Rode Draak niet. De waarde van een limietspel rond je nooit af.',
      'In NTS 2019, the simplified NTS and with Pe-ling: up, before doubling, winner and losers alike. Not in NTS 2016 and De Rode Draak. The value of a limit hand is never rounded.',
    ),
    why: text(
      'De afronding staat alleen in 2019. Bij Pe-ling is de kleinste fiche 10, dus 96 punten kun je er niet betalen.',
      'Only the 2019 edition has the rounding. Pe-ling has no chip below 10, so 96 points cannot be paid there.',
    ),
    sources: [
      source('nts-2019', 'Punten en verdubbelingen'),
      source('pe-ling', 'Fiches'),
      source('nts-2016', '§2'),
      source('rode-draak', 'De puntentelling'),
    ],
    setting: 'roundTo',
  },
  Q10: {
    ruleSets: NTS_FULL,
    question: text(
      'Tel je de maan op bij de bodem van de zee, en de pruimenbloesem bij de bloeiende bloemen?',
      'Do you add the moon to the bottom of the sea, and the plum blossom to the blossoming flowers?',
    ),
    decision: text(
      'Nee, de bijzondere regel komt in de plaats van de gewone. Kong op kong vervangt de bloeiende bloemen ook. Pruimenbloesem en kong op kong mogen wel samen: 5 verdubbelingen.',
      'No, the special line takes the place of the ordinary one. Kong on kong replaces the blossoming flowers too. Plum blossom and kong on kong do go together: 5 doubles.',
    ),
    why: text(
      'De bijzondere regel beschrijft dezelfde gebeurtenis nog eens, met een extra eis.',
      'The special line describes the same event again, with one more demand.',
    ),
    sources: [
      source('nts-2019', 'Verdubbelingen voor de winnaar'),
      source('nts-2016', '§2.4.2'),
      source('pe-ling', 'Verdubbelingen voor de winnaar'),
    ],
  },
  Q11: {
    ruleSets: DOUBLING,
    question: text(
      'Geldt een losse steen als zelf van de muur gepakt?',
      'Does a loose tile count as drawn from the wall?',
    ),
    decision: text(
      'Ja. Je krijgt de 2 punten, en je spel blijft dicht voor verborgen schat en dichte pungs.',
      'Yes. You get the 2 points, and your hand stays concealed for hidden treasure and concealed pungs.',
    ),
    why: text(
      'De dode muur is ook muur. De Rode Draak noemt de twee apart, daarom is het een instelling.',
      'The dead wall is wall too. De Rode Draak names the two apart, hence it is a setting.',
    ),
    sources: [
      source('nts-2019', 'Het kongen'),
      source('nts-2016', '§1.8.3'),
      source('rode-draak', 'Mahjong'),
      source('pe-ling', 'Basispunten voor de winnaar'),
    ],
    setting: 'readings.replacementIsSelfDrawn',
  },
  Q12: {
    ruleSets: [...NTS_FULL, 'rode-draak'],
    question: text(
      'Moet een regelmatig limietspel ook aan het minimum voldoen?',
      'Must a regular limit hand reach the minimum as well?',
    ),
    decision: text(
      'Nee, elk limietspel mag, ook hemel en aarde.',
      'No, every limit hand is allowed, heaven and earth too.',
    ),
    why: text(
      'In een limietspel tel je geen verdubbelingen. Jade of kop en staart zou anders vaak niet mogen.',
      'In a limit hand no doubles are counted. Jade or heads and tails would otherwise often be refused.',
    ),
    sources: [
      source('nts-2019', 'Algemeen verloop van het spel'),
      source('nts-2016', '§1.8'),
      source('rode-draak', 'Mahjong'),
      source('pe-ling', 'Regelmatige limietspelen'),
    ],
  },
  Q13: {
    ruleSets: [...NTS_FULL, 'rode-draak'],
    question: text(
      'Wat telt als een limietspel minder oplevert dan gewoon tellen?',
      'What counts when a limit hand is worth less than an ordinary count?',
    ),
    decision: text(
      'Een regelmatig limietspel houdt zijn vaste waarde. Een onregelmatig spel dat ook vier sets en een paar is, telt op de beste manier. Zijn het twee limietspelen, dan geldt het hoogste.',
      'A regular limit hand keeps its fixed value. An irregular one that is also four sets and a pair counts in the best way. If it is two limit hands, the highest holds.',
    ),
    why: text(
      'Alleen bij de regelmatige spelen staat dat de vaste waarde altijd geldt.',
      'Only for the regular hands does the text say that the fixed value always holds.',
    ),
    sources: [
      source('nts-2019', 'Limietspelen'),
      source('nts-2016', '§2.3.1'),
      source('rode-draak', 'Bijzondere winstspelen'),
      source('pe-ling', 'Regelmatige limietspelen'),
    ],
  },
  Q14: {
    ruleSets: ['pe-ling'],
    question: text(
      'Hoeveel verdubbelingen vraagt Pe-ling voor mahjong?',
      'How many doubles does Pe-ling ask for mahjong?',
    ),
    decision: text('2, net als de NTS.', '2, just as the NTS.'),
    why: text(
      'Het blaadje noemt geen minimum, maar is een samenvatting van de NTS.',
      'The sheet gives no minimum, but it is a summary of the NTS.',
    ),
    sources: [source('pe-ling', 'Verdubbelingen voor de winnaar'), source('nts-2016', '§1.8')],
    setting: 'minimum',
  },
  Q15: {
    ruleSets: DOUBLING,
    question: text('Telt een kong mee waar alleen ‘pungs’ staat?', 'Does a kong count where only ‘pungs’ is written?'),
    decision: text('Ja.', 'Yes.'),
    why: text(
      'Voor dezelfde regels schrijven de andere bladen pungs en kongs.',
      'For the same lines the other papers write pungs and kongs.',
    ),
    sources: [
      source('nts-2016', '§2.4.2'),
      source('nts-2019', 'Verdubbelingen voor de winnaar'),
      source('pe-ling', 'Verdubbelingen voor de winnaar'),
      source('rode-draak', 'Mahjong'),
    ],
  },
  Q16: {
    ruleSets: NTS_FULL,
    question: text(
      'Kun je hemel of aarde maken met een spel dat zelf een limietspel is?',
      'Can you make heaven or earth with a hand that is a limit hand itself?',
    ),
    decision: text(
      'Ja. De hoogste waarde telt, je telt ze niet op.',
      'Yes. The highest value counts, they are not added.',
    ),
    why: text(
      'Voor hemel en aarde is geen vorm voorgeschreven, en boven op een limietspel komt nooit iets.',
      'Heaven and earth prescribe no shape, and nothing is ever added to a limit hand.',
    ),
    sources: [
      source('nts-2019', 'Limietspelen'),
      source('nts-2016', '§2.3'),
      source('pe-ling', 'Regelmatige limietspelen'),
    ],
  },
} as const satisfies DecisionTexts;
