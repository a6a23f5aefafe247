// One fixed evening, for pictures and for tests that only look: 'Dinsdagavond, tafel 2' after six hands.
import { RULE_SETS, type RuleSet } from '@windroos/engine';
import {
  type Draft,
  type Edit,
  fold,
  type HandEntry,
  makePad,
  padFileOf,
  startPad,
  type Writer,
  writeHand,
} from '@windroos/pad';

export const DEMO_ID = 'demo';
export const CHIPS_ID = 'demo-fiches';
/** A Tuesday in November 2025, 19:30. */
export const DEMO_START = Date.UTC(2025, 10, 4, 18, 30);
/** When the pictures are taken: after the sixth hand. */
export const DEMO_NOW = Date.UTC(2025, 10, 4, 20, 40);

const [ANS, KEES, TRUUS, HENK] = ['p1', 'p2', 'p3', 'p4'] as const;

const typed = (count: number): HandEntry => ({ kind: 'count', count });
const laid = (rack: string, ...melds: readonly string[]): HandEntry => ({ kind: 'tiles', rack, melds });

const won = (winner: string, by: string | null, entries: Draft['entries'], tile?: 'wN'): Draft => ({
  outcome: { winner },
  how: {
    for: winner,
    from: by === null ? 'wall' : 'discard',
    ...(by === null ? {} : { by }),
    ...(tile === undefined ? {} : { tile }),
  },
  entries,
});

const HANDS: readonly Draft[] = [
  won(ANS, KEES, { [ANS]: typed(80), [KEES]: typed(30), [TRUUS]: typed(20), [HENK]: typed(10) }),
  won(HENK, null, { [ANS]: typed(40), [KEES]: typed(20), [TRUUS]: typed(60), [HENK]: typed(160) }),
  { outcome: { winner: null }, how: null, entries: {} },
  won(TRUUS, HENK, { [ANS]: typed(10), [KEES]: typed(10), [TRUUS]: typed(320), [HENK]: typed(20) }),
  won(KEES, ANS, { [ANS]: typed(50), [KEES]: typed(80), [TRUUS]: typed(10), [HENK]: typed(20) }),
  won(
    ANS,
    HENK,
    {
      [ANS]: laid('k234 b55 wNN', 'dGGG', 't999'),
      [KEES]: laid('k999 b14 t258 wE dW', '[b7777]'),
      [TRUUS]: laid('k58 b999 t138 wS dR', '[t6666]'),
      [HENK]: laid('k147 b3338 t147 wEW dR'),
    },
    'wN',
  ),
];

const MINUTES = 60_000;
/** Some twenty minutes a hand. */
const writerAt = (edits: readonly Edit[], hand: number): Writer => ({
  by: 'demo',
  n: (edits.at(-1)?.n ?? 0) + 1,
  at: DEMO_START + hand * 20 * MINUTES,
});

const withHand = (edits: readonly Edit[], draft: Draft, index: number): readonly Edit[] => {
  const view = fold(edits);
  const written = writeHand(view, writerAt(edits, index + 1), view.next!, draft);
  if (!written.ok) throw new Error(`Hand ${index + 1} of the demo: ${JSON.stringify(written.error)}`);
  return [...edits, ...written.value];
};

const begun = (rules: RuleSet): readonly Edit[] =>
  startPad(writerAt([], 0), {
    name: 'Dinsdagavond, tafel 2',
    players: ['Ans', 'Kees', 'Truus', 'Henk'],
    rules,
    east: 0,
  });

const fileOf = (id: string, rules: RuleSet, hands: readonly Draft[]): string =>
  makePad(padFileOf(id, fold(hands.reduce(withHand, begun(rules)))));

/** The evening as a file, to be opened like any other. */
export const demoFile = (hands: number = HANDS.length): string =>
  fileOf(DEMO_ID, RULE_SETS['nts-2019'], HANDS.slice(0, hands));

/** Its first hands once more, as club Pe-ling would play them: for chips. */
export const chipsFile = (): string => fileOf(CHIPS_ID, RULE_SETS['pe-ling'], HANDS.slice(0, 2));
