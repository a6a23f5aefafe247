import type { HandSetup, Tile, Win } from '@windroos/engine';
import { BOOKS, type Book, type DoublingRulesId } from '../book.ts';
import { isMahjong } from '../mahjong.ts';
import { kindsIn } from '../pile.ts';
import { type DoublingItem, type PlainSheet, refused } from '../plainSheet.ts';
import { type PlainReading, plainReadings, type SetsReading } from '../reading.ts';
import { plainWaits } from '../waits.ts';
import { isSelfDrawn, winnersHand } from './countedHand.ts';
import { bestSheets, countedSheet, doublesOf, limitSheet } from './doublingSheet.ts';
import { everybodysItems } from './everybody.ts';
import { irregularLimit, type Limit } from './irregularLimit.ts';
import { regularLimits } from './regularLimit.ts';
import { winnersItems } from './winnersItems.ts';

interface Winner {
  readonly book: Book;
  readonly setup: HandSetup;
  readonly win: Win;
  readonly winTile: Tile;
  readonly onlyTile: boolean;
}

const nothingOpen = ({ melds }: HandSetup): boolean => melds.every((meld) => meld.concealed === true);

/** Two doubles, or in De Rode Draak schoon; none in the simplified rules. */
const reachesMinimum = ({ family }: Book, items: readonly DoublingItem[]): boolean =>
  family === 'simplified' || doublesOf(items) >= 2 || (family === 'draak' && items.some(([id]) => id === 'schoon'));

const countReading = (winner: Winner, reading: SetsReading): PlainSheet => {
  const { book, setup, win } = winner;
  const hand = winnersHand(book.family, setup, win, reading);
  const won = { ...winner, hand, place: reading.place, nothingOpen: nothingOpen(setup) };
  const items = [...winnersItems(won), ...everybodysItems(hand)];
  const sheet = countedSheet(book, items);
  return reachesMinimum(book, items) ? sheet : { ...sheet, valid: false };
};

const limitsOf = ({ book, setup }: Winner, reading: PlainReading): readonly Limit[] => {
  if (reading.shape === 'sets') return regularLimits(book.family, reading, setup.seat);
  const limit = irregularLimit(book.family, reading);
  return limit ? [limit] : [];
};

/** Hemel and aarde, where they are limit hands. */
const firstTurnLimits = ({ book, win }: Winner): readonly Limit[] => {
  if (win.first === 'heaven' && book.family === 'nts') return [{ id: 'spel-van-de-hemel', value: 2000 }];
  if (win.first === 'heaven' && book.family === 'draak') return [{ id: 'spel-van-de-hemel', value: 1000 }];
  return win.first === 'earth' && book.family === 'nts' ? [{ id: 'spel-van-de-aarde', value: 1000 }] : [];
};

/** Q13: a regular limit hand has its fixed value, whatever counting gives. Q26: wholly in hand doubles. */
const sheetsOfReading = (winner: Winner, reading: PlainReading): readonly PlainSheet[] => {
  const { book, setup, win } = winner;
  const inHand = book.family === 'draak' && nothingOpen(setup) && isSelfDrawn(win);
  const patterns = limitsOf(winner, reading).map((limit) => limitSheet(limit, inHand));
  const first = firstTurnLimits(winner).map((limit) => limitSheet(limit, false));
  const limits = [...patterns, ...first];
  return reading.shape === 'sets' && limits.length === 0 ? [countReading(winner, reading)] : limits;
};

const sheetsWith = (rules: DoublingRulesId, setup: HandSetup, win: Win, winTile: Tile): readonly PlainSheet[] => {
  const won = { ...setup, win: { ...win, tile: winTile } };
  const onlyTile = plainWaits(rules, won).length === 1;
  const winner = { book: BOOKS[rules], setup, win, winTile, onlyTile };
  return plainReadings(setup.rack, setup.melds, winTile)
    .filter((reading) => isMahjong(rules, reading))
    .flatMap((reading) => sheetsOfReading(winner, reading));
};

/** A mahjong below the minimum: the lines of the best reading remain. */
const asRefused = (sheet: PlainSheet): PlainSheet =>
  sheet.valid ? sheet : { valid: false, reason: 'too-few-doubles', total: 0, items: sheet.items };

/** `win.tile` absent: the tile that scores best. */
export const scoreDoublingWinner = (rules: DoublingRulesId, setup: HandSetup, win: Win): readonly PlainSheet[] => {
  const winTiles = win.tile ? [win.tile] : kindsIn(setup.rack);
  const sheets = winTiles.flatMap((tile) => sheetsWith(rules, setup, win, tile));
  return sheets.length === 0 ? [refused('not-a-mahjong')] : bestSheets(sheets).map(asRefused);
};
