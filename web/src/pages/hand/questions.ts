import { type HandSetup, type RuleSet, score, WINDS, type WinSource } from '@windroos/engine';
import { countOf } from '../../components/picker/laying.ts';
import { laidHand } from '../../components/picker/layingSetup.ts';
import { type Answer, isSpecial, SPECIALS, type Special, specialsFor, withSpecial } from '../pad/entry/specials.ts';
import type { HandDraft } from './handDraft.ts';
import { setupOf } from './handView.ts';

/** What is asked about a hand: only what changes its sheet. */
export interface Questions {
  readonly round: boolean;
  readonly from: readonly WinSource[];
  readonly specials: readonly Special[];
}

interface Facts {
  readonly kongs: number;
  readonly melds: number;
  /** How many of the last tile's kind are on the rack, and how many there are in all. */
  readonly lastOnRack: number;
  readonly last: number;
}

const factsOf = ({ laying }: HandDraft): Facts => {
  const { rack, melds, last } = laidHand(laying, 14);
  return {
    kongs: melds.filter(({ tiles }) => tiles.length === 4).length,
    melds: melds.length,
    lastOnRack: last === undefined ? 0 : countOf(rack, last),
    last: last === undefined ? 0 : countOf(laying.tiles, last),
  };
};

/** What the tiles themselves rule out. */
const FITS: Readonly<Record<Special, (facts: Facts) => boolean>> = {
  lastTile: () => true,
  // The robbed player holds the other three.
  robbed: ({ last }) => last === 1,
  kongOnKong: ({ kongs }) => kongs >= 2,
  heaven: ({ melds }) => melds === 0,
  earth: ({ melds }) => melds === 0,
  thirteen: ({ melds }) => melds === 0,
  // The other three lie open, so none of them is on the rack.
  lastOfKind: ({ lastOnRack }) => lastOnRack === 1,
};

/** What a sheet says, to tell two of them apart. */
const printOf = (rules: RuleSet, setup: HandSetup): string => {
  const sheet = score(rules, setup);
  if (!sheet.ok) return sheet.error.code;
  const { total, reason, lines } = sheet.value;
  return JSON.stringify([total, reason, lines.map(({ row, tile, amount }) => [row, tile, amount])]);
};

const differ = (rules: RuleSet, setups: readonly HandSetup[]): boolean =>
  new Set(setups.map((setup) => printOf(rules, setup))).size > 1;

const situationOf = (draft: HandDraft, rules: RuleSet) => ({
  rules,
  winner: draft.seat,
  by: null,
  answer: draft.answer,
});

const possible = (draft: HandDraft, rules: RuleSet): readonly Special[] => {
  const facts = factsOf(draft);
  return specialsFor(situationOf(draft, rules)).filter((special) => FITS[special](facts));
};

/** A replacement tile needs a kong. A robbed one is a discard with a switch. */
const sourcesOf = (draft: HandDraft): readonly WinSource[] =>
  factsOf(draft).kongs > 0 ? ['wall', 'kong', 'discard'] : ['wall', 'discard'];

/** Answers that no longer fit these tiles, this wind or these rules are dropped. */
export const fittingAnswer = (draft: HandDraft, rules: RuleSet): Answer => {
  const sources = [...sourcesOf(draft), ...(FITS.robbed(factsOf(draft)) ? ['robbed-kong' as const] : [])];
  const { from } = draft.answer;
  const kept: Answer = sources.includes(from)
    ? draft.answer
    : { ...draft.answer, from: from === 'robbed-kong' ? 'discard' : 'wall' };
  const fits = possible({ ...draft, answer: kept }, rules);
  const gone = SPECIALS.filter((special) => isSpecial(kept, special) && !fits.includes(special));
  return gone.reduce((answer, special) => withSpecial(answer, special, false), kept);
};

const matters = (draft: HandDraft, rules: RuleSet, special: Special): boolean =>
  isSpecial(draft.answer, special) ||
  differ(
    rules,
    [false, true].map((on) => setupOf({ ...draft, answer: withSpecial(draft.answer, special, on) }, true)),
  );

/** The specials that change something under one of the answers to where the tile came from. */
const specialsUnder = (draft: HandDraft, rules: RuleSet): readonly Special[] =>
  possible(draft, rules).filter((special) => matters(draft, rules, special));

const withFrom = (draft: HandDraft, from: WinSource): HandDraft => ({ ...draft, answer: { from } });

const fromMatters = (draft: HandDraft, rules: RuleSet, sources: readonly WinSource[]): boolean =>
  differ(
    rules,
    sources.map((from) => setupOf(withFrom(draft, from), true)),
  ) || sources.some((from) => specialsUnder(withFrom(draft, from), rules).length > 0);

export const roundMatters = (draft: HandDraft, rules: RuleSet, won: boolean): boolean =>
  differ(
    rules,
    WINDS.map((round) => setupOf({ ...draft, round }, won)),
  );

export const questionsFor = (draft: HandDraft, rules: RuleSet): Questions => {
  const sources = sourcesOf(draft);
  return {
    round: roundMatters(draft, rules, true),
    from: fromMatters(draft, rules, sources) ? sources : [],
    specials: specialsUnder(draft, rules),
  };
};
