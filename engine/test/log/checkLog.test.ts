import { describe, expect, test } from 'vitest';
import {
  checkMatch,
  type Difference,
  type Event,
  type Game,
  type MatchLog,
  makeLog,
  parseLog,
  playScript,
  replay,
  scriptOfHand,
  stateOfDraft,
} from '../../src/index.ts';
import { partsOf } from '../../src/log/checkLog.ts';
import { VARIANTS } from '../game/variants.ts';
import { loggedMatch } from './loggedMatch.ts';

const written = (log: MatchLog): MatchLog => {
  const read = parseLog(makeLog([log]));
  if (!read.ok) throw new Error('unreadable');
  return read.value[0]!;
};

const differenceIn = (events: readonly Event[]): Difference | null => {
  const checked = checkMatch(events);
  return checked.ok ? null : checked.error;
};

/** All but what a draft remembers for itself. */
const stateOf = ({ hand, ...game }: Game) => ({ ...game, hand: hand && stateOfDraft(hand) });

describe('a log holds what the rules make of it', () => {
  test.each(VARIANTS)('$name', (variant) => {
    const { events } = written(loggedMatch(variant, 4));
    const checked = checkMatch(events);
    expect(checked.ok ? stateOf(checked.value) : checked.error).toEqual(stateOf(replay(events)));
  });

  test.each(VARIANTS)('$name, cut off anywhere', (variant) => {
    const { events } = loggedMatch(variant, 1, 30);
    for (let length = 1; length < events.length; length++) expect(differenceIn(events.slice(0, length))).toBeNull();
  });
});

const { events: MATCH } = written(loggedMatch(VARIANTS[1]!, 3));
const at = (type: Event['type'], from = 0): number =>
  MATCH.findIndex((event, index) => index >= from && event.type === type);
const changed = (index: number, change: object): readonly Event[] =>
  MATCH.map((event, place) => (place === index ? ({ ...event, ...change } as Event) : event));
const without = (index: number): readonly Event[] => MATCH.toSpliced(index, 1);

/** Events that differ in one thing, where that is found, and as what. */
describe('what is not so is found where it first shows', () => {
  const ended = at('handEnded');
  const drawn = at('drawn');
  const other = (tile: string): string => (tile === 'k1' ? 'k2' : 'k1');
  const drawnTile = (MATCH[drawn] as { tile: string }).tile;
  const claimed = at('claimed');
  const sheets = MATCH.findIndex((event) => event.type === 'handEnded' && event.sheets !== null);
  const sheetsOf = (MATCH[sheets] as Extract<Event, { type: 'handEnded' }>).sheets!;
  test.each<readonly [string, readonly Event[], Partial<Difference>]>([
    [
      'another East than the dice say',
      changed(0, { east: (replay(MATCH.slice(0, 1)).east + 1) % 4 }),
      { code: 'east', at: 0 },
    ],
    ['another seed', changed(ended, { seed: '00'.repeat(32) }), { code: 'commitment', at: 1 }],
    ['a promise that was not made', changed(1, { commitment: 'ff'.repeat(32) }), { code: 'commitment', at: 1 }],
    ['other nonces', changed(1, { nonces: { S: '00' } }), { code: 'differs', at: 1 }],
    ['other dice', changed(1, { dice: { east: [1, 1], opener: [1, 1] } }), { code: 'differs', at: 1 }],
    ['another round', changed(1, { round: 'N' }), { code: 'differs', at: 1 }],
    [
      'a better deal',
      changed(2, {
        racks: (MATCH[2] as { racks: object }).racks && {
          ...(MATCH[2] as { racks: object }).racks,
          S: Array(13).fill('dR'),
        },
      }),
      { code: 'differs', at: 2 },
    ],
    ['a better draw', changed(drawn, { tile: other(drawnTile) }), { code: 'differs', at: drawn }],
    ['a draw that is left out', without(drawn), { code: 'differs', at: drawn }],
    ['a discard that is left out', without(at('discarded')), { code: 'not-legal', at: at('discarded') }],
    [
      'a claim by another',
      changed(claimed, { seat: (MATCH[claimed] as { from: string }).from }),
      { code: 'not-legal', at: claimed },
    ],
    [
      'a call that was not overruled',
      changed(claimed, { overruled: [{ seat: (MATCH[claimed] as { from: string }).from, call: 'pung' }] }),
      { code: 'not-legal', at: claimed },
    ],
    [
      'a higher count',
      changed(sheets, { sheets: { ...sheetsOf, E: { ...sheetsOf.E, total: sheetsOf.E.total + 2 } } }),
      { code: 'differs', at: sheets },
    ],
    ['a payment', changed(sheets, { payments: { E: 3, S: -1, W: -1, N: -1 } }), { code: 'differs', at: sheets }],
    ['another next East', changed(ended, { nextEast: 'W' }), { code: 'differs', at: ended }],
    ['another ranking', changed(MATCH.length - 1, { ranking: [] }), { code: 'differs', at: MATCH.length - 1 }],
    ['a hand that does not end', without(ended), { code: 'not-legal', at: ended }],
  ])('%s', (_, events, expected) => {
    expect(differenceIn(events)).toMatchObject(expected);
  });

  test('a fifth copy in a hand that was cut off', () => {
    const cut = MATCH.slice(0, drawn + 1);
    const racks = {
      E: Array(14).fill('k1'),
      S: Array(13).fill('k1'),
      W: Array(13).fill('k1'),
      N: Array(13).fill('k1'),
    };
    const events = cut.map((event) => (event.type === 'dealt' ? { ...event, racks } : event));
    expect(differenceIn(events)).toMatchObject({ code: 'tiles', at: 2 });
  });
});

describe('a hand of a log as a script ends the same', () => {
  test.each(VARIANTS.filter(({ rules, assistance }) => assistance && !rules.flow.seasons))('$name', (variant) => {
    const { events } = loggedMatch(variant, 8, 100);
    const hands = partsOf(events).slice(1);
    const told = hands.flatMap((hand) => {
      const script = scriptOfHand(replay(events.slice(0, 1)), hand);
      return script === null ? [] : [{ script, hand }];
    });
    expect(told.length).toBeGreaterThan(3);
    for (const { script, hand } of told) {
      const played = playScript(script);
      const ended = hand.find((event) => event.type === 'handEnded')!;
      expect(
        played.ok && [played.value.end, played.value.winner ?? null, played.value.payments, played.value.nextEast],
      ).toEqual([ended.end, ended.winner, ended.payments, ended.nextEast]);
    }
  });
});
