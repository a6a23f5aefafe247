import type { RowId, RuleSet, Wind } from '@windroos/engine';
import { type How, isFromOther } from '@windroos/pad';

/** What may have been special about the last tile; each is a switch. */
export const SPECIALS = ['lastTile', 'robbed', 'kongOnKong', 'heaven', 'earth', 'thirteen', 'lastOfKind'] as const;
export type Special = (typeof SPECIALS)[number];

/** How somebody won, before it is known with which tile. */
export type Answer = Omit<How, 'for' | 'tile'>;

/** Who won, and who it came from. */
export interface Situation {
  readonly rules: RuleSet;
  readonly winner: Wind;
  readonly by: Wind | null;
  readonly answer: Answer;
}

interface Rule {
  /** It matters where one of these rows is in the rule set. */
  readonly rows: readonly RowId[];
  readonly fits: (situation: Situation) => boolean;
}

const isReplacement = ({ answer }: Situation): boolean => answer.from === 'kong';
const isOthers = ({ answer }: Situation): boolean => isFromOther(answer.from);

/** A replacement tile can be the last of all where there is no dead wall apart (P01). */
const canBeLast = (situation: Situation): boolean => {
  const { rules, answer } = situation;
  if (isReplacement(situation)) return rules.flow.deadWall !== 'fixed';
  return !isOthers(situation) || (answer.from === 'discard' && rules.readings.lastTile === 'drawn-or-discard');
};

const RULES: Readonly<Record<Special, Rule>> = {
  lastTile: {
    rows: [
      'laatste-steen-voor-remise',
      'winnen-van-de-bodem-van-de-zee',
      'de-maan-van-de-bodem-van-de-zee-vissen',
      'last-tile-drawn',
      'last-tile-claim',
    ],
    fits: (situation) => canBeLast(situation) && situation.answer.first === undefined,
  },
  robbed: { rows: ['kongroof', 'robbing-the-kong'], fits: isOthers },
  kongOnKong: { rows: ['kong-op-kong'], fits: isReplacement },
  heaven: {
    rows: ['spel-van-de-hemel'],
    fits: ({ winner, answer }) => winner === 'E' && answer.from === 'wall' && answer.lastTile !== true,
  },
  earth: {
    rows: ['spel-van-de-aarde'],
    fits: ({ winner, by, answer }) =>
      winner !== 'E' && (by === 'E' || by === null) && answer.from === 'discard' && answer.lastTile !== true,
  },
  thirteen: { rows: ['gelukkige-dertien'], fits: ({ winner }) => winner !== 'E' },
  lastOfKind: { rows: ['last-tile'], fits: () => true },
};

const hasRow = ({ rows, limits }: RuleSet, wanted: readonly RowId[]): boolean =>
  [...rows, ...limits].some(({ id }) => wanted.includes(id));

/** Only the switches that matter for this rule set and this answer. */
export const specialsFor = (situation: Situation): readonly Special[] =>
  SPECIALS.filter((special) => hasRow(situation.rules, RULES[special].rows) && RULES[special].fits(situation));

type Set = (answer: Answer, on: boolean) => Answer;

const without = <K extends keyof Answer>(answer: Answer, ...names: readonly K[]): Answer =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name as K))) as unknown as Answer;

const flag =
  (name: 'lastTile' | 'kongOnKong' | 'lastOfKind'): Set =>
  (answer, on) =>
    on ? { ...answer, [name]: true } : without(answer, name);

const first =
  (value: NonNullable<Answer['first']>): Set =>
  (answer, on) =>
    on ? { ...without(answer, 'lastTile'), first: value } : without(answer, 'first');

/** A robbed kong is never the last tile (P20), nor the first discard. */
const setRobbed: Set = (answer, on) =>
  on ? { ...without(answer, 'lastTile', 'first'), from: 'robbed-kong' } : { ...answer, from: 'discard' };

const SETTERS: Readonly<Record<Special, Set>> = {
  lastTile: flag('lastTile'),
  kongOnKong: flag('kongOnKong'),
  lastOfKind: flag('lastOfKind'),
  robbed: setRobbed,
  heaven: first('heaven'),
  earth: first('earth'),
  thirteen: first('thirteen'),
};

export const withSpecial = (answer: Answer, special: Special, on: boolean): Answer => SETTERS[special](answer, on);

const IS: Readonly<Record<Special, (answer: Answer) => boolean>> = {
  lastTile: ({ lastTile }) => lastTile === true,
  kongOnKong: ({ kongOnKong }) => kongOnKong === true,
  lastOfKind: ({ lastOfKind }) => lastOfKind === true,
  robbed: ({ from }) => from === 'robbed-kong',
  heaven: (answer) => answer.first === 'heaven',
  earth: (answer) => answer.first === 'earth',
  thirteen: (answer) => answer.first === 'thirteen',
};

export const isSpecial = (answer: Answer, special: Special): boolean => IS[special](answer);

/** Another answer to the question: what no longer fits is dropped. */
export const plainAnswer = (situation: Situation): Answer => {
  const fits = specialsFor(situation);
  const gone = SPECIALS.filter((special) => special !== 'robbed' && !fits.includes(special));
  return gone.reduce(
    (answer, special) => (IS[special](answer) ? SETTERS[special](answer, false) : answer),
    situation.answer,
  );
};
