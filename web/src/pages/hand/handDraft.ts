import { BONUS_TILES, type BonusTile, isObject, isWind, WIN_SOURCES, type Wind } from '@windroos/engine';
import { type Laying, NOTHING_LAID } from '../../components/picker/laying.ts';
import { readLaying } from '../../components/picker/layingSetup.ts';
import { draftOf, keepDraft } from '../../storage/drafts.ts';
import type { Answer } from '../pad/entry/specials.ts';

/** One hand on the page, as far as it was filled in. It is kept with every tap. */
export interface HandDraft {
  readonly laying: Laying;
  /** The id of the rules; a club's own are looked up on the device. */
  readonly rules: string;
  readonly seat: Wind;
  readonly round: Wind;
  readonly answer: Answer;
  /** Seasons and flowers, where the rules play with them. */
  readonly bonus: readonly BonusTile[];
}

export const FROM_WALL: Answer = { from: 'wall' };

export const NEW_HAND: HandDraft = {
  laying: NOTHING_LAID,
  rules: 'nts-2019',
  seat: 'E',
  round: 'E',
  answer: FROM_WALL,
  bonus: [],
};

/** 'Wis': another hand of the same evening. */
export const cleared = (draft: HandDraft): HandDraft => ({
  ...draft,
  laying: NOTHING_LAID,
  answer: FROM_WALL,
  bonus: [],
});

const FLAGS = ['lastTile', 'kongOnKong', 'lastOfKind'] as const;
const FIRSTS = ['heaven', 'earth', 'thirteen'] as const;

const readAnswer = (value: unknown): Answer => {
  if (!isObject(value)) return FROM_WALL;
  const from = WIN_SOURCES.find((source) => source === value.from) ?? 'wall';
  const first = FIRSTS.find((one) => one === value.first);
  const flags = FLAGS.filter((flag) => value[flag] === true).map((flag) => [flag, true] as const);
  return { from, ...Object.fromEntries(flags), ...(first === undefined ? {} : { first }) };
};

const windOr = (value: unknown, otherwise: Wind): Wind => (isWind(value) ? value : otherwise);

/** What is unknown or damaged is left out. */
export const readHandDraft = (value: unknown): HandDraft => {
  if (!isObject(value)) return NEW_HAND;
  return {
    laying: readLaying(value.laying) ?? NOTHING_LAID,
    rules: typeof value.rules === 'string' ? value.rules : NEW_HAND.rules,
    seat: windOr(value.seat, NEW_HAND.seat),
    round: windOr(value.round, NEW_HAND.round),
    answer: readAnswer(value.answer),
    bonus: BONUS_TILES.filter((tile) => Array.isArray(value.bonus) && value.bonus.includes(tile)),
  };
};

const KEY = 'hand';
export const keptHand = (): HandDraft => readHandDraft(draftOf(KEY));
export const keepHand = (draft: HandDraft): void => {
  keepDraft(KEY, draft);
};
