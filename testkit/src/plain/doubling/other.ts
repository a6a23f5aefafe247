import type { HandSetup } from '@windroos/engine';
import { BOOKS, type DoublingRulesId } from '../book.ts';
import type { PlainSheet } from '../plainSheet.ts';
import { plainReadings } from '../reading.ts';
import { plainWaits } from '../waits.ts';
import { othersHand } from './countedHand.ts';
import { bestSheets, countedSheet, waitingSheet } from './doublingSheet.ts';
import { everybodysItems } from './everybody.ts';
import { irregularLimit } from './irregularLimit.ts';

/** One tile short of an irregular limit hand: half of its value (Q26: of the undoubled one). */
const waitingSheets = (rules: DoublingRulesId, setup: HandSetup): readonly PlainSheet[] =>
  plainWaits(rules, setup)
    .flatMap((tile) => plainReadings([...setup.rack, tile], setup.melds, tile))
    .map((reading) => irregularLimit(BOOKS[rules].family, reading))
    .filter((limit) => limit !== null)
    .map(waitingSheet);

export const scoreDoublingOther = (rules: DoublingRulesId, setup: HandSetup): readonly PlainSheet[] => {
  const book = BOOKS[rules];
  const counted = countedSheet(book, everybodysItems(othersHand(book.family, setup)));
  return bestSheets([counted, ...waitingSheets(rules, setup)]);
};
