import { source } from '../documents.ts';
import { text } from '../language.ts';
import { DOUBLING, NTS_ALL, NTS_FULL } from '../ruleSetGroups.ts';
import type { DecisionTexts } from './decision.ts';

/** Q01–Q08: which lines count, and for which tiles. */
export const COUNT_DECISIONS = {
  Q01: {
    ruleSets: ['nts-2019'],
    question: text(
      'Welk nummer heeft de kringensteen bij Pe-ling eet cake, de maan en de pruimenbloesem?',
      'Which circles tile belongs to Pe-ling eats cake, the moon and the plum blossom?',
    ),
    decision: text(
      'Voor de cake en de maan is het kringen 1, voor de pruimenbloesem kringen 5.',
      'For the cake and the moon it is circles 1, for the plum blossom circles 5.',
    ),
    why: text(
      'De uitgave van 2016 en het spiekbriefje van Pe-ling geven het nummer. In 2019 stond er een plaatje dat is weggevallen.',
      'The 2016 edition and Pe-ling’s crib sheet give the number. In 2019 there was a picture, which got lost.',
    ),
    sources: [
      source('nts-2019', 'Basispunten'),
      source('nts-2016', '§2.4.1'),
      source('nts-2016', '§2.4.2'),
      source('pe-ling', 'Verdubbelingen voor de winnaar'),
    ],
  },
  Q02: {
    ruleSets: ['nts-2019'],
    question: text(
      'Tel je 3 dichte kongs of 4 kongs op bij de dichte pungs? Bij die regels ontbreekt de voetnoot.',
      'Do you add 3 concealed kongs or 4 kongs to the concealed pungs? The footnote for those lines is missing.',
    ),
    decision: text(
      'De vier regels voor dichte pungs en kongs sluiten elkaar uit. Alleen de hoogste telt.',
      'The four lines for concealed pungs and kongs exclude each other. Only the highest counts.',
    ),
    why: text(
      'In 2016 hebben alle vier hetzelfde sterretje. De dubbele sterren van 2019 zijn een overblijfsel daarvan.',
      'In 2016 all four have the same star. The double stars of 2019 are a leftover of it.',
    ),
    sources: [source('nts-2019', 'Verdubbelingen voor alle spelers'), source('nts-2016', '§2.4.2')],
  },
  Q03: {
    ruleSets: ['nts-2019', 'pe-ling'],
    question: text(
      'Mag zeer schoon samen met schoon tellen, nu het merkteken daar ontbreekt?',
      'May a very clean hand count together with a clean one, since the mark is missing there?',
    ),
    decision: text(
      'Nee. Schoon, zeer schoon en zuiver sluiten elkaar uit, de hoogste telt.',
      'No. Clean, very clean and pure exclude each other, the highest counts.',
    ),
    why: text(
      'In 2016 hebben ze allemaal een merkteken. Pe-ling schrijft a+b: de 2 verdubbelingen zijn de som al.',
      'In 2016 they all carry a mark. Pe-ling writes a+b: the 2 doubles are the sum already.',
    ),
    sources: [
      source('nts-2019', 'Verdubbelingen voor alle spelers'),
      source('nts-2016', '§2.4.2'),
      source('pe-ling', 'Verdubbelingen voor alle spelers'),
    ],
  },
  Q04: {
    ruleSets: NTS_FULL,
    question: text(
      'Welke kong mag meetellen als dichte pung: elke kong, of alleen een dichte?',
      'Which kong stands in for a concealed pung: every one, or only a concealed one?',
    ),
    decision: text('Alleen een dichte kong.', 'Only a concealed kong.'),
    why: text(
      'In een open kong zit een steen van een ander. De tekst zelf beslist het niet, dus een club kan het omzetten.',
      'An open kong holds another player’s tile. The text itself does not settle it, so a club can switch it.',
    ),
    sources: [
      source('nts-2019', 'Verdubbelingen voor alle spelers'),
      source('nts-2016', '§2.4.2'),
      source('pe-ling', 'Verdubbelingen voor alle spelers'),
    ],
    setting: 'readings.kongAsConcealedPung',
  },
  Q05: {
    ruleSets: NTS_ALL,
    question: text(
      'Is een pung nog dicht als de winnende steen van een ander komt?',
      'Is a pung still concealed when the winning tile comes from another player?',
    ),
    decision: text(
      'Nee, dan is hij open en doet hij niet mee bij de dichte pungs. Een geroofde steen maakt ook open. Een losse steen pakte je zelf, die houdt de pung dicht.',
      'No, it is open then and is none of the concealed pungs. A robbed tile opens it too. A loose tile you drew yourself, so it keeps the pung concealed.',
    ),
    why: text(
      'Dicht betekent in de toernooiregels: zelf van de muur gepakt.',
      'In the tournament rules concealed means: drawn from the wall by yourself.',
    ),
    sources: [source('nts-2019', 'Het chowen'), source('nts-2016', '§1.8.1')],
  },
  Q06: {
    ruleSets: NTS_FULL,
    question: text(
      'Mag je paar gecompleteerd en enig mogelijke steen samen tellen?',
      'May pair completed and only possible tile count together?',
    ),
    decision: text('Ja, samen 4 punten.', 'Yes, 4 points together.'),
    why: text(
      'Het zijn twee regels, en geen voetnoot verbiedt ze samen.',
      'They are two lines, and no footnote forbids both.',
    ),
    sources: [
      source('nts-2019', 'Basispunten'),
      source('nts-2016', '§2.4.1'),
      source('pe-ling', 'Basispunten voor de winnaar'),
    ],
  },
  Q07: {
    ruleSets: DOUBLING,
    question: text('Wanneer is een steen de enig mogelijke?', 'When is a tile the only possible one?'),
    decision: text(
      'Als maar één steen je dertien stenen compleet maakt, limietspelen en Pe-ling eet cake meegerekend. Het minimum en wat er op tafel ligt doen er niet toe. Een steen die je al vier keer hebt, telt niet als kans.',
      'When just one tile completes your thirteen, limit hands and Pe-ling eats cake included. The minimum does not matter, nor what others have laid down. A tile you already have four of is no chance.',
    ),
    why: text(
      'Zo is het altijd uit je eigen stenen na te gaan, ook achteraf.',
      'That way it can always be checked from your own tiles, afterwards too.',
    ),
    sources: [
      source('nts-2019', 'Basispunten'),
      source('nts-2016', '§2.4.1'),
      source('pe-ling', 'Basispunten voor de winnaar'),
      source('rode-draak', 'Mahjong'),
    ],
  },
  Q08: {
    ruleSets: [...NTS_FULL, 'rode-draak'],
    question: text('Hoe werkt het paar van Pe-ling eet cake?', 'How does the pair of Pe-ling eats cake work?'),
    decision: text(
      'Je houdt bamboe 1 en wint met kringen 1, waar die ook vandaan komt. Het mag ook het laatste paar van tweelingen zijn. Andersom geldt het niet. Je wacht dan op twee stenen, dus enig mogelijk is het nooit. In de NTS blijft kringen 1 een kring; bij De Rode Draak telt het paar als bamboe voor schoon, niet voor superschoon.',
      'You hold bamboo 1 and win with circles 1, wherever it comes from. It may also be the last pair of twins. The reverse does not count. You then wait for two tiles, so it is never the only possible one. In the NTS circles 1 stays a circle; with De Rode Draak the pair is bamboo for a clean hand, not for a spotless one.',
    ),
    why: text(
      'Zo staat het er letterlijk: de vogel eet de cake, en niet omgekeerd.',
      'That is what it literally says: the bird eats the cake, not the other way round.',
    ),
    sources: [
      source('nts-2019', 'Basispunten'),
      source('nts-2016', '§2.4.1'),
      source('pe-ling', 'Basispunten voor de winnaar'),
      source('rode-draak', 'Mahjong'),
    ],
    setting: 'readings.cakePair',
  },
} as const satisfies DecisionTexts;
