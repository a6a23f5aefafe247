import { type HandSetup, RULE_SET_IDS, type RuleSetId, readCase, rulesOf, score } from '@windroos/engine';
import { plainScore, readFixture } from '@windroos/testkit';
import type { Figure } from './figure.ts';
import { bytesEach, msOnce, nsEach } from './measure.ts';
import { peerHand, peerShanten } from './peers/majiangShanten.ts';

/** From the parsed `HandSetup` to the complete `ScoreSheet`, over all vectors of a rule set in one process. */

const ROUNDS = 15;
const WARM_UP = 10;
/** The plain scorer is slow: a slice of the same hands is enough for its figure. */
const PLAIN_HANDS = 400;
const PEER_HANDS = 1000;

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
  const ns = nsEach(hands, (setup) => score(rules, setup), ROUNDS, WARM_UP);
  const sample = hands.filter((_, index) => index % Math.ceil(hands.length / PLAIN_HANDS) === 0);
  const plain = nsEach(sample, (setup) => plainScore(rulesId, setup), 3, 1);
  const memory = bytesEach(hands, (setup) => score(rules, setup));
  const name = `score ${rulesId} ${who}`;
  return [
    { name, value: ns, unit: 'ns/hand', peer: 'plain scorer', ratio: plain / ns },
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

/** Racks of fourteen, as far as another program finds them from ready. */
const pace = (): Figure => {
  const racks = setupsOf('schoon-spel').filter(({ melds }) => melds.length === 0);
  const hands = racks.slice(0, PEER_HANDS).map(({ rack }) => peerHand(rack));
  const value = nsEach(hands, peerShanten, ROUNDS, WARM_UP);
  return { name: 'pace of this machine: shanten by @kobalab/majiang-core', value, unit: 'ns/hand' };
};

export const scoreBenchmark = (): readonly Figure[] => [
  ...firstHands(),
  pace(),
  ...RULE_SET_IDS.flatMap((id) => {
    const setups = setupsOf(id);
    const winners = setups.filter(({ win }) => win !== undefined);
    const others = setups.filter(({ win }) => win === undefined);
    return [...speed(id, 'winners', winners), ...speed(id, 'others', others)];
  }),
];
