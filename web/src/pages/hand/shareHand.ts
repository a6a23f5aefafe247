import { bySeat, ENGINE_VERSION, type HandSetup, makeMeld, makeTiles, type RuleSet } from '@windroos/engine';
import { type HandEntry, type How, readHow, type SharedHand, withoutTile } from '@windroos/pad';

const laid = ({ rack, melds, win, bonus }: HandSetup): HandEntry => ({
  kind: 'tiles',
  rack: makeTiles(win?.tile === undefined ? rack : withoutTile(rack, win.tile)),
  melds: melds.map(makeMeld),
  ...(bonus === undefined ? {} : { bonus: bonus.join(' ') }),
});

const howOf = ({ seat, win }: HandSetup): How | null => (win === undefined ? null : readHow({ ...win, for: seat }));

/** One hand to give away: the other three are not known. */
export const sharedHand = (rules: RuleSet, setup: HandSetup): SharedHand => ({
  engine: ENGINE_VERSION,
  rules,
  round: setup.round,
  outcome: { winner: setup.win === undefined ? null : setup.seat },
  how: howOf(setup),
  entries: bySeat((seat): HandEntry => (seat === setup.seat ? laid(setup) : { kind: 'skipped' })),
  names: {},
});
