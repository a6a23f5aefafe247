import { keepWhatFits } from '@windroos/bots';
import {
  DISCARD,
  dealInto,
  dealRoom,
  fastNumbersFrom,
  MAHJONG,
  MAY_MAHJONG,
  masterSeed,
  moveOf,
  newDraft,
  outcomeOf,
  PASS,
  type PackedPlayer,
  playOut,
  RULE_SET_IDS,
  type RuleSetId,
  rulesOf,
} from '@windroos/engine';
import type { Figure } from './figure.ts';
import { perSecond } from './measure.ts';
import { playMatch } from './peers/majiang.ts';

/** Whole hands on one core: shuffled, dealt, played, counted and settled, beside another engine in the same run. */

const ROUNDS = 7;
const HANDS = 3000;
const PEER_MATCHES = 8;

/** Throws what it draws and wins when it can. */
const throwing: PackedPlayer = {
  act: (draft, seat, may) => ((may & MAY_MAHJONG) === 0 ? moveOf(DISCARD, seat, draft.tile) : moveOf(MAHJONG, seat)),
  answer: (_, seat, may) => moveOf((may & MAY_MAHJONG) === 0 ? PASS : MAHJONG, seat),
};

/** Plays the next so many hands; answers how many. */
const simulator = (id: RuleSetId, player: PackedPlayer): ((hands: number) => number) => {
  const rules = rulesOf(id)!;
  const { deadWall, luckyThirteen } = rules.flow;
  const draft = newDraft(rules, { assistance: true, luckyThirteen, seasons: false });
  const room = dealRoom({ deadWall, seasons: false });
  const numbers = fastNumbersFrom(masterSeed('bench'));
  const players = [player, player, player, player];
  return (hands) => {
    for (let hand = 0; hand < hands; hand++) {
      dealInto(room, numbers);
      playOut(draft, room, hand % 4, players);
      outcomeOf(draft);
    }
    return hands;
  };
};

/** How often players are asked in a hand. */
const decisionsEach = (id: RuleSetId, { act, answer }: PackedPlayer): number => {
  let asked = 0;
  const counted =
    (choose: PackedPlayer['act']): PackedPlayer['act'] =>
    (draft, seat, may) => {
      asked++;
      return choose(draft, seat, may);
    };
  simulator(id, { act: counted(act), answer: counted(answer) })(HANDS);
  return asked / HANDS;
};

const PEER = '@kobalab/majiang-core';

const peerMatches = (): number => {
  let rounds = 0;
  for (let match = 0; match < PEER_MATCHES; match++) rounds += playMatch();
  return rounds;
};

const besidePeer = (): readonly Figure[] => {
  const play = simulator('nts-2019', throwing);
  const [ours, theirs] = perSecond([() => play(HANDS), peerMatches], ROUNDS) as [number, number];
  return [
    { name: `${PEER} draw and throw`, value: theirs, unit: 'rounds/s' },
    { name: 'nts-2019 draw and throw', value: ours, unit: 'hands/s', peer: PEER, ratio: ours / theirs },
  ];
};

const withBots = (id: RuleSetId): readonly Figure[] => {
  const player = keepWhatFits(fastNumbersFrom(masterSeed('bots')));
  const decisions = decisionsEach(id, player);
  const play = simulator(id, player);
  const [hands] = perSecond([() => play(HANDS)], ROUNDS) as [number];
  return [
    { name: `${id} keep-what-fits`, value: hands, unit: 'hands/s' },
    { name: `${id} keep-what-fits each decision, play included`, value: 1e6 / hands / decisions, unit: 'µs' },
  ];
};

export const gameBenchmark = (): readonly Figure[] => [...besidePeer(), ...RULE_SET_IDS.flatMap(withBots)];
