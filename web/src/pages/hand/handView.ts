import { type HandSetup, type RuleSet, type ScoreSheet, score, type Win } from '@windroos/engine';
import { groupsOf } from '../../components/picker/groups.ts';
import { laidHand } from '../../components/picker/layingSetup.ts';
import { sheetSoFar } from '../../components/sheet/soFar.ts';
import type { HandDraft } from './handDraft.ts';

/**
 * How far the hand is: tiles are still laid; thirteen wait; fourteen lie there and the last one is not pointed at yet;
 * or there is a whole hand to count.
 */
export type Stage = 'laying' | 'waiting' | 'pointing' | 'whole';

export interface HandView {
  readonly stage: Stage;
  readonly setup: HandSetup;
  /** Of thirteen tiles: what they count when another wins. */
  readonly sheet: ScoreSheet | null;
  /** Less than a hand, but it counts already. */
  readonly soFar: ScoreSheet | null;
}

const READY = 13;
const FULL = 14;

const stageOf = ({ laying, answer }: HandDraft): Stage => {
  const { size } = groupsOf(laying, FULL);
  if (size < READY) return 'laying';
  if (size === READY) return 'waiting';
  return laying.last === null && answer.first !== 'heaven' ? 'pointing' : 'whole';
};

/** The tiles and how the last one came; without a win while they are still being laid. */
export const setupOf = ({ laying, seat, round, answer, bonus }: HandDraft, won: boolean): HandSetup => {
  const { rack, melds, last } = laidHand(laying, FULL);
  const { by: _, ...said } = answer;
  const win: Win = { ...said, ...(last === undefined ? {} : { tile: last }) };
  return { rack, melds, seat, round, ...(won ? { win } : {}), ...(bonus.length > 0 ? { bonus } : {}) };
};

const counted = (rules: RuleSet, setup: HandSetup): ScoreSheet | null => {
  const sheet = score(rules, setup);
  return sheet.ok ? sheet.value : null;
};

export const viewOf = (draft: HandDraft, rules: RuleSet): HandView => {
  const stage = stageOf(draft);
  const setup = setupOf(draft, stage === 'whole');
  const isWhole = stage === 'whole' || stage === 'waiting';
  return {
    stage,
    setup,
    sheet: isWhole ? counted(rules, setup) : null,
    soFar: isWhole ? null : sheetSoFar(rules, setup),
  };
};
