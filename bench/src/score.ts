import {
  fastNumbersFrom,
  type HandSetup,
  masterSeed,
  RULE_SET_IDS,
  type RuleSetId,
  readCase,
  rulesOf,
  score,
  TILES,
  type Tile,
} from '@windroos/engine';
import { plainScore, readFixture } from '@windroos/testkit';
import type { Figure } from './figure.ts';
import { bytesEach, msOnce, nsBeside, nsEach, type Task, taskOf } from './measure.ts';
import { peerHand, peerShanten } from './peers/majiangShanten.ts';

/** From the parsed `HandSetup` to the complete `ScoreSheet`, over all vectors of a rule set in one process. */

const TURNS = 5;
/** V8 still works on its code for some hundred thousand hands. */
const WARM_UP_HANDS = 250_000;
/** The plain scorer is slow: a slice of the same hands is enough for its figure. */
const PLAIN_HANDS = 400;
const PEER_HANDS = 3000;

/**
 * Machines differ, and a shared one from minute to minute. So another program's work takes turns with ours: the shanten
 * of random racks by @kobalab/majiang-core, which takes 1,605 ns on the machine that our goals are set for.
 */
const KNOWN_PACE = 1605;
const PACE_UNIT = 'ns/hand where majiang-core takes 1,605';
const goalOf = (rulesId: RuleSetId): number => (rulesOf(rulesId)!.form === 'points' ? 1500 : 1200);

const fullSet = TILES.flatMap((tile) => [tile, tile, tile, tile]);

const shanten = (): Task => {
  const numbers = fastNumbersFrom(masterSeed('pace'));
  const rack = (): readonly Tile[] => {
    const left = [...fullSet];
    return Array.from({ length: 14 }, () => left.splice(numbers.below(left.length), 1)[0]!);
  };
  return taskOf(
    Array.from({ length: PEER_HANDS }, () => peerHand(rack())),
    peerShanten,
  );
};

const setupsOf = (rulesId: RuleSetId): readonly HandSetup[] =>
  readFixture<unknown>(`${rulesId}.jsonl.gz`).map((line) => {
    const read = readCase(line);
    const setup = read.ok ? read.value.setup() : read;
    if (!setup.ok) throw new Error(`a vector of ${rulesId} cannot be read`);
    return setup.value;
  });

const speed = (rulesId: RuleSetId, who: string, hands: readonly HandSetup[]): readonly Figure[] => {
  if (hands.length === 0) return [];
  const rules = rulesOf(rulesId)!;
  const task = taskOf(hands, (setup) => score(rules, setup));
  const [ns, peer] = nsBeside([task, shanten()], TURNS, Math.ceil(WARM_UP_HANDS / hands.length)) as [number, number];
  const sample = hands.filter((_, index) => index % Math.ceil(hands.length / PLAIN_HANDS) === 0);
  const plain = nsEach(sample, (setup) => plainScore(rulesId, setup), 1, 1);
  const memory = bytesEach(hands, (setup) => score(rules, setup));
  const name = `score ${rulesId} ${who}`;
  return [
    { name, value: ns, unit: 'ns/hand', peer: 'plain scorer', ratio: plain / ns },
    { name: `${name} at a known pace`, value: (ns / peer) * KNOWN_PACE, unit: PACE_UNIT, atMost: goalOf(rulesId) },
    ...(memory === null
      ? []
      : [
          { name: `${name} allocated`, value: memory.allocated, unit: 'bytes/hand' },
          { name: `${name} kept`, value: memory.kept, unit: 'bytes/hand' },
        ]),
  ];
};

/** The first hand of a rule set pays for its tables; later ones find them. */
const firstHands = (): readonly Figure[] => {
  const setup = setupsOf('nts-2019')[0]!;
  const times = RULE_SET_IDS.map((id) => msOnce(() => score(rulesOf(id)!, setup)));
  return [
    { name: 'tables of the first rule set', value: times[0]!, unit: 'ms' },
    { name: 'tables of all six rule sets', value: times.reduce((sum, time) => sum + time, 0), unit: 'ms' },
  ];
};

export const scoreBenchmark = (): readonly Figure[] => [
  ...firstHands(),
  ...RULE_SET_IDS.flatMap((id) => {
    const setups = setupsOf(id);
    const winners = setups.filter(({ win }) => win !== undefined);
    const others = setups.filter(({ win }) => win === undefined);
    return [...speed(id, 'winners', winners), ...speed(id, 'others', others)];
  }),
];
