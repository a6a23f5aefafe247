import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from '@windroos/engine';
import fc from 'fast-check';
import {
  addPenalty,
  type Chairs,
  clearHand,
  confirmCounts,
  correctHand,
  deletePad,
  type Edit,
  exchangeHands,
  fold,
  type HandEntry,
  mergeEdits,
  type PadView,
  playMore,
  redo,
  renamePad,
  reorderNames,
  restorePad,
  setEast,
  setLength,
  setNote,
  sitOtherwise,
  startPad,
  substitute,
  undo,
  type Writer,
  writeHand,
} from '../src/index.ts';

/** Something a person does at a table: on which page, to which hand, and a few numbers that say exactly what. */
export interface Deed {
  readonly page: number;
  readonly what: number;
  readonly hand: number;
  readonly who: number;
  readonly other: number;
  readonly count: number;
}

const RACKS = [
  'k222 k789 b77 t456 wEE',
  'k19 b19 t19 wESWN dRGW',
  'b1112345678999',
  't888 wWWW b46 t3 dRR k23',
] as const;
const LAST = ['b5', 'k1', 'b9', 't4'] as const;

const none: readonly Edit[] = [];
const valueOr = (made: { readonly ok: boolean; readonly value?: readonly Edit[] }): readonly Edit[] =>
  made.value ?? none;
const pick = <T>(things: readonly T[], index: number): T => things[index % things.length]!;

const entry = (count: number, index: number): HandEntry =>
  pick<HandEntry>(
    [
      { kind: 'count', count: count * 10 },
      { kind: 'count', count: count * 40 },
      { kind: 'skipped' },
      { kind: 'tiles', rack: pick(RACKS, count), melds: [] },
      { kind: 'dead' },
    ],
    count + index,
  );

type Do = (view: PadView, writer: Writer, deed: Deed) => readonly Edit[];

const seated = (view: PadView, deed: Deed): Chairs => pick(view.slots, deed.hand).chairs;
const slotIn = (view: PadView, deed: Deed): string => pick(view.slots, deed.hand).id;
const swapped = ([a, b, c, d]: Chairs, { who, other }: Deed): Chairs => {
  const all = [a, b, c, d];
  [all[who % 4], all[other % 4]] = [all[other % 4]!, all[who % 4]!];
  return all as unknown as Chairs;
};

const writeTyped: Do = (view, writer, deed) => {
  const slot = view.slots.find(({ id }) => id === view.next) ?? pick(view.slots, deed.hand);
  const counts = slot.chairs.map(
    (id, index) => [id, { kind: 'count', count: 40 * ((deed.count + index) % 7) }] as const,
  );
  const winner = deed.count % 5 === 0 ? null : pick(slot.chairs, deed.who);
  const from = pick(slot.chairs, deed.who + 1 + (deed.other % 3));
  const how = winner === null ? null : ({ for: winner, from: 'discard', by: from } as const);
  return valueOr(writeHand(view, writer, slot.id, { outcome: { winner }, how, entries: Object.fromEntries(counts) }));
};

/** Whatever was said, complete or not. */
const sayAnything: Do = (view, writer, deed) => {
  const chairs = seated(view, deed);
  const winner = pick([...chairs, null], deed.who);
  return correctHand(view, writer, slotIn(view, deed), {
    outcome: { winner },
    ...(deed.other % 2 === 0 || winner === null
      ? {}
      : { how: { for: winner, from: 'wall', tile: pick(LAST, deed.count) } }),
    entries: Object.fromEntries(chairs.map((id, index) => [id, entry(deed.count, index)])),
  });
};

const DEEDS: readonly Do[] = [
  writeTyped,
  writeTyped,
  writeTyped,
  sayAnything,
  sayAnything,
  (view, writer, deed) =>
    correctHand(view, writer, slotIn(view, deed), { outcome: { winner: pick(seated(view, deed), deed.who) } }),
  (view, writer, deed) => clearHand(view, writer, slotIn(view, deed)),
  (view, writer, deed) =>
    addPenalty(view, writer, deed.other % 3 === 0 ? null : slotIn(view, deed), {
      players: [...new Set([deed.who, deed.other].map((index) => pick(view.players, index).id))],
      amount: deed.count,
      to: deed.count % 2 === 0 ? 'others' : 'bank',
      reason: 'straf',
    }),
  (view, writer, deed) => setEast(view, writer, slotIn(view, deed), pick([...seated(view, deed), null], deed.who)),
  (view, writer, deed) => sitOtherwise(view, writer, slotIn(view, deed), swapped(seated(view, deed), deed)),
  (view, writer, deed) => reorderNames(view, writer, swapped(view.slots[0]!.chairs, deed)),
  (view, writer, deed) => {
    const ids = [slotIn(view, deed), slotIn(view, { ...deed, hand: deed.hand + deed.other })].toSorted();
    const [a, b] = [pick(view.players, deed.who).id, pick(view.players, deed.other).id];
    return exchangeHands(view, writer, { from: ids[0]!, to: ids[1]! }, a, b);
  },
  (view, writer, deed) =>
    view.players.length > 6
      ? none
      : substitute(view, writer, slotIn(view, deed), pick(seated(view, deed), deed.who), {
          name: `Invaller ${deed.count}`,
        }),
  (view, writer, deed) => setNote(view, writer, slotIn(view, deed), pick(['', 'mooi', 'nagekeken'], deed.count)),
  (view, writer, deed) => renamePad(view, writer, `Tafel ${deed.count}`),
  (view, writer, deed) =>
    setLength(view, writer, pick([{ rounds: 1 }, { rounds: 2 }, { hands: 5 }, { until: 40 }], deed.count)),
  (view, writer) => playMore(view, writer),
  (view, writer, deed) => confirmCounts(view, writer, slotIn(view, deed)),
  (view, writer) => (view.deleted === null ? deletePad : restorePad)(view, writer),
];

const TAKE_BACK: readonly Do[] = [
  (view, writer, deed) => valueOr(undo(view, writer, deed.count % 2 === 0)),
  (view, writer, deed) => valueOr(redo(view, writer, deed.count % 2 === 0)),
];

const small = fc.nat({ max: 20 });
export const deedArbitrary: fc.Arbitrary<Deed> = fc.record({
  page: fc.nat({ max: 2 }),
  what: fc.nat({ max: 999 }),
  hand: small,
  who: small,
  other: small,
  count: small,
});

export const rulesArbitrary: fc.Arbitrary<RuleSetId> = fc.constantFrom(...RULE_SET_IDS);

export const start = (rules: RuleSetId): readonly Edit[] =>
  startPad(
    { by: 'page0', n: 1, at: 1 },
    { name: 'Tafel', players: ['Ans', 'Kees', 'Truus', 'Henk'], rules: RULE_SETS[rules], east: 1 },
  );

export const done = (edits: readonly Edit[], deed: Deed, withUndo: boolean): readonly Edit[] => {
  const view = fold(edits);
  const all = withUndo ? [...DEEDS, ...TAKE_BACK] : DEEDS;
  return pick(all, deed.what)(view, { by: `page${deed.page}`, n: view.n + 1, at: view.n }, deed);
};

/** One page does everything. */
export const playAlone = (rules: RuleSetId, deeds: readonly Deed[], withUndo = true): readonly Edit[] => {
  const edits = [...start(rules)];
  for (const deed of deeds) edits.push(...done(edits, { ...deed, page: 0 }, withUndo));
  return edits;
};

/** Three pages, each with what it knows; now and then two of them meet. */
export const playApart = (rules: RuleSetId, deeds: readonly Deed[]): readonly (readonly Edit[])[] => {
  const pages = [0, 1, 2].map(() => start(rules));
  for (const deed of deeds) {
    const { page } = deed;
    pages[page] = [...pages[page]!, ...done(pages[page]!, deed, true)];
    if (deed.other % 4 === 0) pages[page] = mergeEdits(pages[page]!, pages[(page + 1) % 3]!);
  }
  return pages;
};
