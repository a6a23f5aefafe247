import { stackedWall } from '@windroos/testkit/game';
import { masterSeed, numbersFrom, type RuleSet, type Wall, wallOf } from '../../src/index.ts';

const fromSeed = (name: string) => (rules: RuleSet) =>
  wallOf({ deadWall: rules.flow.deadWall, seasons: rules.flow.seasons }, numbersFrom(masterSeed(name)));

/** Everybody is full of fours, threes and runs: kongs, robberies and mahjongs from the first tile on. */
const rich = (rules: RuleSet): Wall =>
  stackedWall(rules, {
    E: 'k1111 k2222 k333 b11 b5',
    S: 'b222 b333 b444 b678 b5',
    W: 't111 t222 t333 t444 b5',
    N: 'dRRR dGGG wEEE wSSS k3',
    draws: 'dR k4 b4 t1',
    loose: 'b5 wN k4 t5',
  });

/** Fixed walls by name. */
export const PERFT_WALLS: Readonly<Record<string, (rules: RuleSet) => Wall>> = {
  'perft 1': fromSeed('perft 1'),
  'perft 2': fromSeed('perft 2'),
  rich,
};
