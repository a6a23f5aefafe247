import { type HandSetup, type RuleSetId, rulesOf, score } from '@windroos/engine';
import { plainScore } from '@windroos/testkit';
import { caseSetups } from './caseSetups.ts';
import type { Figure } from './figure.ts';
import { bytesEach, nsBeside, nsEach, type Task, taskOf } from './measure.ts';
import { type PeerWin, peerScore, peerWin } from './peers/majiangScore.ts';

/** One rule set of the benchmark `score`, named on the command line: its figures as JSON. */

const TURNS = 4;
/** V8 still works on its code for some hundred thousand hands. */
const WARM_UP_HANDS = 250_000;
/** The plain scorer and the peer are slow: a slice of the same hands is enough for their figures. */
const PLAIN_HANDS = 400;
const PEER_HANDS = 1000;
const MOST_BYTES = 600;

const someOf = <T>(items: readonly T[], count: number): readonly T[] =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0);

const isHand = (win: PeerWin | null): win is PeerWin => win !== null && peerScore(win) !== undefined;
const peerTask = (hands: readonly HandSetup[]): Task =>
  taskOf(someOf(hands.map(peerWin).filter(isHand), PEER_HANDS), peerScore);

/** Only winners have one. */
type Goal = Pick<Figure, 'atMost'>;

const memoryOf = (
  name: string,
  hands: readonly HandSetup[],
  work: (setup: HandSetup) => unknown,
): readonly Figure[] => {
  const memory = bytesEach(hands, work);
  if (memory === null) return [];
  return [
    { name: `${name}: allocated`, value: memory.allocated, unit: 'bytes/hand' },
    { name: `${name}: kept`, value: memory.kept, unit: 'bytes/hand', atMost: MOST_BYTES },
  ];
};

const speedOf = (id: RuleSetId, who: string, hands: readonly HandSetup[], goal: Goal): readonly Figure[] => {
  if (hands.length === 0) return [];
  const rules = rulesOf(id)!;
  const work = (setup: HandSetup): unknown => score(rules, setup);
  const [ours, peers] = nsBeside(
    [taskOf(hands, work), peerTask(hands)],
    TURNS,
    Math.ceil(WARM_UP_HANDS / hands.length),
  );
  const plain = nsEach(someOf(hands, PLAIN_HANDS), (setup) => plainScore(id, setup), 1, 1);
  const name = `score ${id} ${who}`;
  const unit = 'ns/hand';
  return [
    { name, value: ours!.median, unit, ...goal, peer: 'plain scorer', ratio: plain / ours!.median },
    { name: `${name}: best tenth of the rounds`, value: ours!.best, unit, ...goal },
    ...(peers!.median > 0
      ? [
          {
            name: `${name}: majiang-core`,
            value: peers!.median,
            unit,
            peer: 'slower',
            ratio: peers!.median / ours!.median,
          },
        ]
      : []),
    ...memoryOf(name, hands, work),
  ];
};

const id = process.argv[2] as RuleSetId;
const setups = caseSetups(id);
const winners = setups.filter(({ win }) => win !== undefined);
const others = setups.filter(({ win }) => win === undefined);
const atMost = rulesOf(id)!.form === 'points' ? 1500 : 1200;
const figures = [...speedOf(id, 'winners', winners, { atMost }), ...speedOf(id, 'others', others, {})];
process.stdout.write(JSON.stringify(figures));
