/**
 * Where each row of the rules of play is shown: the names of its scenarios, a test elsewhere, or why it is manners and
 * not rules.
 */
export interface RuleRow {
  readonly row: string;
  readonly scenarios?: readonly string[];
  readonly elsewhere?: readonly string[];
  readonly manners?: string;
}

const shown = (row: string, ...scenarios: readonly string[]): RuleRow => ({ row, scenarios });

export const MATERIAL_AND_PLAY: readonly RuleRow[] = [
  shown('Tiles', 'the box holds 136 tiles, four of each kind'),
  shown(
    'Seasons/flowers',
    'seasons stay in the box unless the rule set says otherwise',
    'with seasons the box holds 144 tiles',
  ),
  shown('Players', 'four players take turns E, S, W, N'),
  shown('First East', 'the highest of two dice is East', 'those who tie for East throw again'),
  shown('Seats', 'right of East sits South, opposite West, left North'),
  shown('Turn direction', 'four players take turns E, S, W, N'),
  { row: 'Wall', elsewhere: ['engine/test/wall/layout.test.ts', 'engine/test/wall/wall.test.ts'] },
  { row: 'Break', elsewhere: ['engine/test/wall/layout.test.ts'] },
  { row: 'Loose tiles', elsewhere: ['engine/test/wall/replacement.test.ts'] },
  shown(
    'Dead wall',
    'a kong leaves the live wall as it is',
    'a kong shortens the wall by one',
    'the walls are longer, the dead wall is not',
  ),
  shown('Deal', 'the deal is 4 + 4 + 4 + 1 each, and East has a fourteenth'),
  shown('Live draws after deal', 'after the deal 69 tiles are drawn', 'without a dead wall 83 tiles are drawn'),
  shown('Start', 'East begins by discarding any tile of the rack'),
  shown(
    'Mahjong shape',
    'a mahjong is four sets and a pair',
    'or an irregular hand',
    'but no irregular hand in the simplified rules',
  ),
  shown(
    'Chow claim',
    'only the next player may chow',
    'a chow may be made in up to three ways',
    'a run stays in its suit, and honours make none',
  ),
  shown('Pung claim', 'anyone may pung, and play goes on to the right of the claimer'),
  shown('Pair claim', 'a pair is claimed only as the last tile of a mahjong'),
  shown(
    'Kong kinds',
    'a concealed kong lies face down',
    'three in hand and a discard are an open kong',
    'the fourth may be added to an open pung',
  ),
  shown('Undeclared four', 'four on the rack are no kong until they are declared: they count as a concealed pung'),
  shown('Kong moment', 'a kong is laid only in the own turn', 'a kong may be laid right after a chow or pung'),
  shown(
    'Replacement tile',
    'replacement tiles come from the loose tiles in order',
    'replacement tiles come from the tail, upper before lower',
  ),
  {
    row: 'Forgotten replacement',
    manners:
      'The replacement tile comes by itself, so it cannot be forgotten; the scorer and the score pad know the dead hand.',
  },
  {
    row: 'Closing a discard',
    scenarios: ['the draw of the next player closes a discard'],
    manners: 'The two seconds are the clock of table/: the engine has none.',
  },
  shown(
    'Priority',
    'pung goes before chow',
    'mahjong goes before pung and kong',
    'between mahjongs a pair goes before a pung, a pung before a chow',
    'a limit hand goes before a pair',
    'without limit priority twins rank as a pair, and the first in turn wins',
    'equal claims go to the first in turn after the discarder',
    'only the turn decides between mahjongs',
  ),
  shown(
    'Robbing a kong',
    'a promoted kong may be robbed: it falls back to an open pung',
    'a concealed kong cannot be robbed, not even for thirteen orphans',
  ),
];

export const END_OF_HAND: readonly RuleRow[] = [
  shown(
    'Draw',
    'when no tile can be drawn and nobody wins, the hand is a draw without points',
    'the hand ends with fourteen tiles left in all',
    'the wall is played to the last tile',
  ),
  shown(
    'Rotation',
    'East passes after every hand, also when East wins or nobody does',
    'East stays after an own mahjong, and passes otherwise',
  ),
  shown('Round wind', 'the first round is East, the next South, West and North'),
  shown(
    'Hands',
    'a match is four rounds of four hands, draws included',
    'a round is over when all four have been East, however many hands that takes',
    'a match may be a number of hands',
  ),
  shown(
    'Dead hand',
    'a false mahjong makes a dead hand: it plays on, never wins, counts nothing and pays',
    'a dead hand still claims',
  ),
  shown(
    'False mahjong',
    "without help a false mahjong shows the rack, and the others' answers stand",
    'a false mahjong costs nothing',
  ),
  shown('Minimum to win', 'a mahjong below the minimum is none', 'there is no minimum'),
];

export const SETTLEMENT: readonly RuleRow[] = [
  shown('Winner', 'the winner receives the own score from each and pays nobody'),
  shown('Losers', 'the others pay each other the difference'),
  shown(
    'East',
    'East pays and receives double',
    'the discarder pays 8 and the points, the others 8; self-drawn all pay both; East is as the others',
  ),
  shown('Zero-sum', 'a hand that is played sums to zero, and its payments go to the totals'),
  shown('Maximum', 'the most that changes hands is 12000: East with a limit hand of 2000', 'there is no most'),
  { row: 'Chips', elsewhere: ['engine/test/score/chips.test.ts'] },
];

export const DECISIONS_ON_PLAY: readonly RuleRow[] = [
  shown(
    'P01',
    'the last tile may win',
    'the last discard can be called for mahjong only',
    'after the last tile a kong may still be declared, and its replacement is no last tile',
    'after the last tile there is no kong',
    'with no tile left there is no kong',
    'a replacement tile that is the last one is the last tile',
  ),
  shown(
    'P02',
    'a limit hand goes before a pair',
    "on East's first discard every claim is a limit hand, so the turn decides",
    'without limit priority twins rank as a pair, and the first in turn wins',
    'several robbers: the same order',
  ),
  shown(
    'P03',
    'kong on kong: two kongs without a discard between, and a third keeps it',
    'kong on kong: the first may be claimed from a discard',
    'a discard between two kongs ends the row',
  ),
  shown(
    'P04',
    'a kong may be laid right after a chow or pung',
    'the pung just claimed may be promoted, and be robbed',
    'a kong is laid only after drawing',
    'without a replacement tile there is no kong, but still a pung',
  ),
  shown('P05', 'a promoted kong may be robbed: it falls back to an open pung'),
  shown(
    'P06',
    'heaven: East wins with the fourteen dealt tiles',
    'after a kong it is no heaven',
    "earth: a mahjong on East's first discard, also after East's kong",
    'a later discard of East is no earth',
  ),
  shown(
    'P07',
    'with help mahjong is offered only when it is one, with its value',
    "without help a false mahjong shows the rack, and the others' answers stand",
    'after a false mahjong in turn a discard is still owed',
    'what wins without help wins',
    'a false mahjong costs nothing',
  ),
  shown(
    'P08',
    'a false mahjong makes a dead hand: it plays on, never wins, counts nothing and pays',
    'a dead hand still claims',
  ),
  shown(
    'P09',
    'De Gelukkige Dertien is announced before the own first draw, and binds the hand',
    'De Gelukkige Dertien may be announced while another player thinks',
    'De Gelukkige Dertien needs a waiting hand, and is too late after a draw or a claim',
    'who announced claims nothing but mahjong',
    'an announcement in a window that is won does not count',
    'a false announcement without help is a dead hand that only the announcer knows',
    'De Gelukkige Dertien is of one club',
  ),
  shown(
    'P10',
    'a match is four rounds of four hands, draws included',
    'a round is over when all four have been East, however many hands that takes',
    'a time limit never cuts a hand',
  ),
  { row: 'P11', scenarios: ['equal totals share a rank'], elsewhere: ['engine/test/game/ranking.test.ts'] },
  shown(
    'P12',
    'after a mahjong all racks and face-down kongs are shown',
    'when no tile can be drawn and nobody wins, the hand is a draw without points',
  ),
  { row: 'P13', elsewhere: ['engine/test/score/chips.test.ts'] },
  shown(
    'P14',
    'after the deal East, then S, W and N replace their seasons until none is left',
    'a season is replaced from the tail',
    'the walls are longer, the dead wall is not',
    'a season that is drawn is replaced at once, and gives no bloeiende bloemen',
    'a season as the replacement tile of a kong ends the bloeiende bloemen',
    'heaven stands when East replaced seasons, with the tile that came last',
    "the own season is a double, another seat's is none",
    'when the loose tiles are gone a season is replaced from the live wall',
    'a season that nothing can replace ends the hand in a draw',
  ),
  shown(
    'P15',
    'replacement tiles come from the tail, upper before lower',
    'the last of its kind: the other three lie open',
    'the own rack does not lie open',
    'the last of its kind is not a fact elsewhere',
  ),
  { row: 'P16', manners: 'Penalties are written in the score pad by people; no play of a hand leads to one.' },
  shown('P17', 'Pe-ling eats cake in twins: the last pair is bamboo 1 with circles 1'),
  shown('P18', 'what was called is heard, also what was overruled'),
  shown('P19', 'after claiming a set it is too late to call mahjong'),
  shown('P20', 'a robbed kong is never the last tile, also when the tile was'),
  shown('P21', 'any tile may be discarded, also one like the tile just claimed'),
  shown('P22', 'a concealed kong cannot be robbed, not even for thirteen orphans'),
  shown('P23', 'who passed a mahjong may win on the same tile later, or call it for a set'),
  shown('P24', 'the robbed player counts the pung, the discarder not the winning tile'),
];
