import {
  commitmentOf,
  type Game,
  type HandWall,
  makeSeed,
  numbersFrom,
  type Seed,
  type WallFacts,
  wallOf,
} from '@windroos/engine';

/** The wall of a hand, what is told of it before, and the seed that is told after. */
export const promisedWall = (game: Game, seed: Seed): { readonly wall: HandWall; readonly facts: WallFacts } => {
  const { live, dead, layout } = wallOf(game.rules.flow, numbersFrom(seed));
  return {
    wall: { live, dead, seed: makeSeed(seed) },
    facts: { dice: layout.dice, commitment: commitmentOf(seed) },
  };
};
