import {
  type BySeat,
  bySeat,
  type Chair,
  type Line,
  type RowId,
  type ScoreSheet,
  WINDS,
  type Wind,
  windIndex,
} from '@windroos/engine';

/** What one player, or one seat, did in all hands. */
export interface PlayerTally {
  mahjongs: number;
  selfDrawn: number;
  /** Mahjongs that others made with a tile of this player. */
  gaveAway: number;
  /** All payments together. */
  won: number;
}

/** The largest amount that changed in one hand, and where. */
export interface Largest {
  readonly amount: number;
  readonly match: number;
  readonly hand: number;
  readonly seat: Wind;
}

/** How often a line stood on a sheet: of the winner, and of the others. */
export type LineCounts = [winner: number, others: number];
export type LineKind = Line['kind'];

/** Sums over hands. Adding two of them gives the same in any order. */
export interface Tally {
  matches: number;
  hands: number;
  draws: number;
  readonly seats: BySeat<PlayerTally>;
  readonly chairs: readonly PlayerTally[];
  /** How often each total was counted. */
  readonly winners: Map<number, number>;
  readonly others: Map<number, number>;
  readonly lines: Readonly<Record<LineKind, Map<RowId, LineCounts>>>;
  /** What winners received. */
  received: number;
  gain: Largest | null;
  loss: Largest | null;
}

/** A hand that is over. */
export interface EndedHand {
  readonly match: number;
  readonly hand: number;
  readonly east: Chair;
  readonly winner: Wind | null;
  readonly from: Wind | null;
  readonly sheets: BySeat<ScoreSheet> | null;
  readonly payments: BySeat<number>;
}

const newPlayer = (): PlayerTally => ({ mahjongs: 0, selfDrawn: 0, gaveAway: 0, won: 0 });

export const newTally = (): Tally => ({
  matches: 0,
  hands: 0,
  draws: 0,
  seats: bySeat(newPlayer),
  chairs: [newPlayer(), newPlayer(), newPlayer(), newPlayer()],
  winners: new Map(),
  others: new Map(),
  lines: { points: new Map(), doubles: new Map(), limit: new Map(), waiting: new Map() },
  received: 0,
  gain: null,
  loss: null,
});

const addTo = (counts: Map<number, number>, key: number, by = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};

const lineCounts = (tally: Tally, kind: LineKind, row: RowId): LineCounts => {
  const known = tally.lines[kind].get(row);
  if (known !== undefined) return known;
  const fresh: LineCounts = [0, 0];
  tally.lines[kind].set(row, fresh);
  return fresh;
};

const addSheet = (tally: Tally, sheet: ScoreSheet, won: boolean): void => {
  addTo(won ? tally.winners : tally.others, sheet.total);
  for (const { kind, row, count } of sheet.lines) lineCounts(tally, kind, row)[won ? 0 : 1] += count;
};

const isBefore = (a: Largest, b: Largest): boolean =>
  a.match !== b.match ? a.match < b.match : a.hand !== b.hand ? a.hand < b.hand : windIndex(a.seat) < windIndex(b.seat);

/** The larger one; of two alike the earlier. */
const larger = (a: Largest | null, b: Largest | null): Largest | null => {
  if (a === null || b === null) return a ?? b;
  const [sizeA, sizeB] = [Math.abs(a.amount), Math.abs(b.amount)];
  if (sizeA !== sizeB) return sizeA > sizeB ? a : b;
  return isBefore(a, b) ? a : b;
};

const notePayment = (tally: Tally, { match, hand, payments }: EndedHand, seat: Wind): void => {
  const amount = payments[seat];
  if (amount > (tally.gain?.amount ?? 0)) tally.gain = larger(tally.gain, { amount, match, hand, seat });
  if (amount < (tally.loss?.amount ?? 0)) tally.loss = larger(tally.loss, { amount, match, hand, seat });
};

/** A seat and the chair that it is in this hand. */
const playersAt = (tally: Tally, east: Chair, seat: Wind): readonly PlayerTally[] => [
  tally.seats[seat],
  tally.chairs[(east + windIndex(seat)) & 3]!,
];

const addPlayer = (tally: Tally, ended: EndedHand, seat: Wind): void => {
  for (const player of playersAt(tally, ended.east, seat)) {
    player.won += ended.payments[seat];
    if (seat === ended.from) player.gaveAway++;
    if (seat !== ended.winner) continue;
    player.mahjongs++;
    if (ended.from === null) player.selfDrawn++;
  }
  notePayment(tally, ended, seat);
};

export const addHand = (tally: Tally, ended: EndedHand): void => {
  const { winner, sheets } = ended;
  tally.hands++;
  if (winner === null || sheets === null) {
    tally.draws++;
    return;
  }
  for (const seat of WINDS) {
    addPlayer(tally, ended, seat);
    addSheet(tally, sheets[seat], seat === winner);
  }
  tally.received += ended.payments[winner];
};

const addPlayers = (sum: PlayerTally, part: PlayerTally): void => {
  for (const name of Object.keys(sum) as (keyof PlayerTally)[]) sum[name] += part[name];
};

const addLines = (sum: Tally, part: Tally, kind: LineKind): void => {
  for (const [row, [winner, others]] of part.lines[kind]) {
    const counts = lineCounts(sum, kind, row);
    counts[0] += winner;
    counts[1] += others;
  }
};

/** Adds a part to a sum. */
export const addTally = (sum: Tally, part: Tally): void => {
  for (const name of ['matches', 'hands', 'draws', 'received'] as const) sum[name] += part[name];
  for (const seat of WINDS) addPlayers(sum.seats[seat], part.seats[seat]);
  for (const [index, chair] of sum.chairs.entries()) addPlayers(chair, part.chairs[index]!);
  for (const [total, count] of part.winners) addTo(sum.winners, total, count);
  for (const [total, count] of part.others) addTo(sum.others, total, count);
  for (const kind of Object.keys(sum.lines) as LineKind[]) addLines(sum, part, kind);
  sum.gain = larger(sum.gain, part.gain);
  sum.loss = larger(sum.loss, part.loss);
};
