import type { RowId, RuleSet } from '@windroos/engine';

/**
 * What a rule set asks of a mahjong and what brings it nearer, in one unit: doubles where a minimum of doubles is
 * asked, points where points are. Read from its rows, so that a club's own rules give their own aim.
 */
export interface Aim {
  /** 0 when anything wins. */
  readonly need: number;
  /** One suit with honours, and one suit alone. */
  readonly suit: number;
  readonly pure: number;
  readonly pungs: number;
  /** Only runs, nothing but 2–8. */
  readonly chows: number;
  /** Nothing claimed, the last tile drawn too. */
  readonly closed: number;
  /** Every set claimed. */
  readonly open: number;
  readonly pairs: number;
  /** A pung or kong of each. */
  readonly dragon: number;
  readonly ownWind: number;
  readonly roundWind: number;
}

const ROWS = {
  suit: ['schoon', 'half-flush'],
  pure: ['zuiver', 'superschoon', 'full-flush'],
  pungs: ['vier-pungs', 'winst-met-gelijke', 'all-pungs'],
  chows: ['vier-chows', 'pure-eenvoud', 'all-chows', 'all-simples'],
  closed: ['verborgen-schat', 'fully-concealed-hand'],
  open: ['melded-hand', 'all-chows'],
  pairs: ['zeven-tweelingen', 'seven-pairs'],
  dragon: ['pung-draken', 'dragon-pung'],
  ownWind: ['pung-eigen-wind', 'seat-wind'],
  roundWind: ['pung-ronde-wind', 'prevalent-wind'],
} as const satisfies Record<Exclude<keyof Aim, 'need'>, readonly RowId[]>;

const needOf = ({ minimum }: RuleSet): number =>
  (minimum?.anyOf ?? []).reduce((most, way) => {
    if ('doubles' in way) return Math.max(most, way.doubles);
    return 'points' in way ? Math.max(most, way.points) : most;
  }, 0);

/** A limit hand and a row that the minimum names win by themselves. */
const isEnough = ({ minimum, limits }: RuleSet, id: RowId): boolean =>
  limits.some((limit) => limit.id === id) || (minimum?.anyOf ?? []).some((way) => 'row' in way && way.row === id);

const worthOf = (rules: RuleSet, id: RowId, need: number): number => {
  if (isEnough(rules, id)) return need;
  const row = rules.rows.find((each) => each.id === id);
  return (rules.form === 'doubling' ? row?.doubles : row?.points) ?? 0;
};

const workOut = (rules: RuleSet): Aim => {
  const need = needOf(rules);
  const sum = (ids: readonly RowId[]): number => ids.reduce((total, id) => total + worthOf(rules, id, need), 0);
  const worths = Object.entries(ROWS).map(([name, ids]) => [name, sum(ids)] as const);
  return { need, ...(Object.fromEntries(worths) as Record<keyof typeof ROWS, number>) };
};

const known = new WeakMap<RuleSet, Aim>();

export const aimOf = (rules: RuleSet): Aim => {
  const aim = known.get(rules) ?? workOut(rules);
  known.set(rules, aim);
  return aim;
};
