import { RULE_SET_IDS } from '@windroos/engine';
import { source } from '../documents.ts';
import { text } from '../language.ts';
import type { DecisionTexts } from './decision.ts';

const house = (section: string) => source('house', section);

/** P19–P23: winning, discarding and robbing. */
export const CLAIM_DECISIONS = {
  P19: {
    ruleSets: RULE_SET_IDS,
    question: text(
      'Kun je mahjong roepen nadat je een chow of pung hebt geroepen?',
      'Can you call mahjong after having called a chow or pung?',
    ),
    decision: text(
      'Nee. In je eigen beurt win je met een steen van de muur, met een losse steen of met de veertien van Oost. Op een weggelegde steen roep je meteen mahjong.',
      'No. In your own turn you win with a tile from the wall, with a loose tile or with East’s fourteen. On a discard you call mahjong at once.',
    ),
    why: text(
      'Anders zou je de voorrang van een ander omzeilen.',
      'Otherwise you would get around another player’s precedence.',
    ),
    sources: [
      house('P19'),
      source('nts-2019', 'Wachtend spel'),
      source('nts-2016', '§1.8.5'),
      source('rode-draak', 'Mahjong'),
      source('mcr', ''),
    ],
  },
  P20: {
    ruleSets: RULE_SET_IDS,
    question: text('Kan een geroofde steen de laatste steen zijn?', 'Can a robbed tile be the last tile?'),
    decision: text(
      'Nee, ook niet als het de laatste van de muur was.',
      'No, not even when it was the last one of the wall.',
    ),
    why: text('Je pakte hem niet en hij werd niet weggelegd.', 'You did not draw it and it was not discarded.'),
    sources: [
      house('P20'),
      source('nts-2019', 'Verdubbelingen voor de winnaar'),
      source('nts-2016', '§2.4.2'),
      source('rode-draak', 'Mahjong'),
      source('schoon-spel', 'nr 47'),
    ],
  },
  P21: {
    ruleSets: RULE_SET_IDS,
    question: text(
      'Mag je dezelfde steen wegleggen die je net riep?',
      'May you discard the same tile that you just called?',
    ),
    decision: text('Ja, elke steen van je lat mag weg.', 'Yes, any tile of your rack may go.'),
    why: text('Geen van de regels verbiedt het.', 'None of the rules forbids it.'),
    sources: [
      house('P21'),
      source('nts-2019', 'Het chowen'),
      source('nts-2016', '§1.8.1'),
      source('rode-draak', 'Het spelen'),
      source('mcr', ''),
    ],
  },
  P22: {
    ruleSets: RULE_SET_IDS,
    question: text('Kun je een dichte kong roven?', 'Can you rob a concealed kong?'),
    decision: text('Nee, ook niet voor dertien wezen.', 'No, not even for thirteen orphans.'),
    why: text('Roven gaat over een open pung die wordt aangevuld.', 'Robbing is about an open pung that is added to.'),
    sources: [
      house('P22'),
      source('nts-2019', 'Verdubbelingen voor de winnaar'),
      source('nts-2016', '§2.4.2'),
      source('pe-ling', 'Verdubbelingen voor de winnaar'),
      source('rode-draak', 'Mahjong'),
      source('schoon-spel', 'nr 47'),
    ],
  },
  P23: {
    ruleSets: RULE_SET_IDS,
    question: text(
      'Je laat een mahjong voorbijgaan. Mag je later nog winnen op dezelfde steen?',
      'You let a mahjong pass. Can the same tile still win for you later?',
    ),
    decision: text(
      'Ja. Je mag de steen nu ook voor een pung, kong of chow roepen.',
      'Yes. You may also call the tile now for a pung, kong or chow.',
    ),
    why: text('Nergens staat een straf op voorbij zeggen.', 'Nowhere is there a penalty for passing.'),
    sources: [
      house('P23'),
      source('nts-2019', 'Mahjong'),
      source('nts-2016', '§1.8.5'),
      source('rode-draak', 'Mahjong'),
      source('mcr', ''),
    ],
  },
} as const satisfies DecisionTexts;
