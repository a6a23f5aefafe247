import { gatesOf, KNITTED_STRAIGHTS, ORPHANS } from '../plain/irregular.ts';
import { ALL_TILES, DRAGON_TILES, HONOUR_TILES, NUMBER_SUITS, runOf, tileOf, WIND_TILES } from '../plain/tiles.ts';
import { oneIn, pick, shuffled, timesOf } from './dice.ts';
import { randomPalette } from './palette.ts';
import { double, type MakeGroups, randomSet, setsOfPalette, triple } from './tileGroups.ts';

const ONE_TO_NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const chowOf = (suit: string, rank: number) => runOf(suit, [rank, rank + 1, rank + 2]);
const BAMBOO_AND_HONOURS = [...runOf('b', ONE_TO_NINE), ...HONOUR_TILES];

/** 123 and 789 twice and a pair of fives. */
const terminalChows: MakeGroups = (dice) => ({
  sets: timesOf(2, () => pick(dice, NUMBER_SUITS)).flatMap((suit) => [chowOf(suit, 1), chowOf(suit, 7)]),
  rest: double(tileOf(pick(dice, NUMBER_SUITS), 5)),
});

/** Four winds, big or little, or three of them. */
const windPungs: MakeGroups = (dice) => ({
  sets: [triple('wE'), triple('wS'), triple('wW'), oneIn(dice, 2) ? triple('wN') : randomSet(dice, ALL_TILES, 5)],
  rest: double(pick(dice, oneIn(dice, 2) ? ALL_TILES : HONOUR_TILES)),
});

const dragonPungs: MakeGroups = (dice) => ({
  sets: [
    triple('dR'),
    triple('dG'),
    oneIn(dice, 2) ? triple('dW') : randomSet(dice, ALL_TILES, 5),
    randomSet(dice, randomPalette(dice), 5),
  ],
  rest: double(pick(dice, oneIn(dice, 2) ? ALL_TILES : DRAGON_TILES)),
});

const windingSnake: MakeGroups = (dice) => {
  const suit = pick(dice, NUMBER_SUITS);
  const pair = pick(dice, [2, 5, 8] as const);
  const chows = { 2: [3, 6], 5: [2, 6], 8: [2, 5] }[pair].map((rank) => chowOf(suit, rank));
  return { sets: [triple(tileOf(suit, 1)), triple(tileOf(suit, 9)), ...chows], rest: double(tileOf(suit, pair)) };
};

const redDragon: MakeGroups = (dice) => ({
  sets: [triple('dR'), chowOf('t', 1), chowOf('t', 4), chowOf('t', 7)],
  rest: double(pick(dice, WIND_TILES)),
});

const cake: MakeGroups = (dice) => ({
  sets: oneIn(dice, 2) ? timesOf(4, () => randomSet(dice, BAMBOO_AND_HONOURS, 5)) : setsOfPalette(dice).sets,
  rest: ['b1', 'k1'],
  winTile: 'k1',
});

const twins: MakeGroups = (dice) => {
  const palette = randomPalette(dice);
  return { sets: [], rest: timesOf(7, () => double(pick(dice, palette))).flat() };
};

const shiftedTwins: MakeGroups = (dice) => {
  const start = 1 + dice.below(3);
  const ranks = [0, 1, 2, 3, 4, 5, 6].flatMap((step) => [start + step, start + step]);
  return { sets: [], rest: runOf(pick(dice, NUMBER_SUITS), ranks) };
};

const cakeTwins: MakeGroups = (dice) => {
  const palette = oneIn(dice, 2) ? BAMBOO_AND_HONOURS : ALL_TILES;
  return { sets: [], rest: [...timesOf(6, () => double(pick(dice, palette))).flat(), 'b1', 'k1'], winTile: 'k1' };
};

const nineGates: MakeGroups = (dice) => {
  const gates = gatesOf(pick(dice, NUMBER_SUITS));
  return { sets: [], rest: [...gates, pick(dice, gates)] };
};

const orphans: MakeGroups = (dice) => ({ sets: [], rest: [...ORPHANS, pick(dice, ORPHANS)] });

const windSnake: MakeGroups = (dice) => {
  const thirteen = [...runOf(pick(dice, NUMBER_SUITS), ONE_TO_NINE), ...WIND_TILES];
  return { sets: [], rest: [...thirteen, pick(dice, oneIn(dice, 2) ? thirteen : WIND_TILES)] };
};

const dragonSnake: MakeGroups = (dice) => ({
  sets: [],
  rest: [...runOf(pick(dice, NUMBER_SUITS), ONE_TO_NINE), ...DRAGON_TILES, ...double(pick(dice, WIND_TILES))],
});

const pekingGarden: MakeGroups = (dice) => ({
  sets: [],
  rest: [...runOf(pick(dice, NUMBER_SUITS), ONE_TO_NINE.slice(0, 7)), ...HONOUR_TILES],
});

const knittedStraight: MakeGroups = (dice) => ({
  sets: [randomSet(dice, randomPalette(dice), 5)],
  rest: [...pick(dice, KNITTED_STRAIGHTS), ...double(pick(dice, ALL_TILES))],
});

/** Five to seven honours and the rest of a knitted straight, all different. */
const honoursAndKnitted: MakeGroups = (dice) => ({
  sets: [],
  rest: shuffled(dice, [...pick(dice, KNITTED_STRAIGHTS), ...HONOUR_TILES]).slice(0, 14),
});

/** Three suits, a pair of honours, little else: where chicken hands come from. */
const scattered: MakeGroups = (dice) => ({
  sets: [...NUMBER_SUITS, pick(dice, NUMBER_SUITS)].map((suit, index) =>
    index === 3 && oneIn(dice, 2) ? triple(tileOf(suit, 2 + dice.below(7))) : chowOf(suit, 1 + dice.below(7)),
  ),
  rest: double(pick(dice, HONOUR_TILES)),
});

/** Hands whose waiting form has a value of its own in the doubling rule sets. */
export const IRREGULAR: readonly MakeGroups[] = [
  nineGates,
  orphans,
  windSnake,
  dragonSnake,
  pekingGarden,
  twins,
  twins,
  shiftedTwins,
  cakeTwins,
];

export const SPECIAL: readonly MakeGroups[] = [
  ...IRREGULAR,
  scattered,
  scattered,
  terminalChows,
  windPungs,
  dragonPungs,
  windingSnake,
  redDragon,
  cake,
  cake,
  knittedStraight,
  honoursAndKnitted,
];
