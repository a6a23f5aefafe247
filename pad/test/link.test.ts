import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ENGINE_VERSION, RULE_SETS } from '@windroos/engine';
import { describe, expect, test } from 'vitest';
import {
  changeRules,
  countShared,
  makeLink,
  parseLink,
  type SharedHand,
  sharedHandOf,
  sharedJson,
} from '../src/index.ts';
import { DRAW, doIt, laid, mahjong, must, open, slotNumber, type Table, viewOf, write } from './table.ts';

const deflate = (bytes: Uint8Array): Uint8Array => deflateRawSync(bytes);
const inflate = (bytes: Uint8Array, most: number): Uint8Array => inflateRawSync(bytes, { maxOutputLength: most });
const linkOf = (json: unknown): string => `#/hand/1/${deflateRawSync(JSON.stringify(json)).toString('base64url')}`;

const KEES = laid('b1235 t999', 'wSSS', 'dRRR');
const laidHand = (): Table => {
  const table = open('nts-2019', ['Ans', 'Kéés', 'Truus', 'Henk 龍']);
  write(
    table,
    mahjong(
      table,
      'Kéés',
      'Ans',
      { Ans: laid('k222 k789 b77 t456 wEE'), Kéés: KEES, Truus: 40, 'Henk 龍': 'dood' },
      'b5',
    ),
  );
  return table;
};
const shared = (table: Table, withNames = true): SharedHand =>
  sharedHandOf(viewOf(table), slotNumber(viewOf(table), 1), ENGINE_VERSION, withNames)!;

describe('a hand in a link', () => {
  test('is a whole hand as the formats have it', () => {
    expect(sharedJson(shared(laidHand(), false))).toEqual({
      engine: ENGINE_VERSION,
      rules: 'nts-2019',
      round: 'E',
      winner: 'S',
      from: 'E',
      win: { from: 'discard', tile: 'b5' },
      hands: {
        E: { hand: 'k222789 b77 t456 wEE' },
        S: { hand: 'b12355 t999', melds: ['wSSS', 'dRRR'] },
        W: { count: 40 },
        N: { dead: true },
      },
    });
  });

  test('out and in again, names too', async () => {
    const hand = shared(laidHand());
    const link = await makeLink(hand, deflate);
    expect(link).toMatch(/^#\/hand\/1\/[\w-]+$/);
    expect(link.length).toBeLessThan(500);
    const read = must(await parseLink(`http://localhost:8080/${link}`, inflate));
    expect(read.names).toEqual({ E: 'Ans', S: 'Kéés', W: 'Truus', N: 'Henk 龍' });
    expect(sharedJson(read)).toEqual(sharedJson(hand));
    const counted = countShared(read);
    expect(counted.hands.S).toMatchObject({ total: 160, sheet: { valid: true } });
    expect(
      counted.payments
        .filter(({ to }) => to === 'S')
        .map(({ amount }) => amount)
        .toSorted(),
    ).toEqual([160, 160, 320]);
  });

  test('a draw, and a hand that was only typed', async () => {
    const table = open('schoon-spel');
    write(table, DRAW);
    write(table, mahjong(table, 'Kees', 'Ans', { Kees: 24 }));
    for (const slot of viewOf(table).slots.slice(0, 2)) {
      const hand = sharedHandOf(viewOf(table), slot, ENGINE_VERSION, false)!;
      const read = must(await parseLink(await makeLink(hand, deflate), inflate));
      expect(countShared(read).payments).toEqual(countShared(hand).payments);
      expect(read.outcome).toEqual(hand.outcome);
    }
  });

  test('house rules go along as what they extend and change', async () => {
    const table = laidHand();
    const club = { ...RULE_SETS['nts-2019'], id: 'onze-club', extends: 'nts-2019', roundTo: 1 };
    doIt(table, (view, writer) => changeRules(view, writer, club));
    const hand = shared(table);
    expect(sharedJson(hand).rules).toEqual({ id: 'onze-club', extends: 'nts-2019', roundTo: 1 });
    const read = must(await parseLink(await makeLink(hand, deflate), inflate));
    expect(read.rules).toEqual(club);
  });

  test('a rule set that has changed since goes along whole', async () => {
    const table = laidHand();
    const old = { ...RULE_SETS['nts-2019'], cap: 1500 };
    doIt(table, (view, writer) => changeRules(view, writer, old));
    const read = must(await parseLink(await makeLink(shared(table), deflate), inflate));
    expect(read.rules).toEqual(old);
  });

  const json = (change: object = {}) => ({ ...sharedJson(shared(laidHand())), ...change });
  const hands = (change: object) => json({ hands: { ...(sharedJson(shared(laidHand())).hands as object), ...change } });
  test.each<readonly [string, () => string, object]>([
    ['no link', () => '#/regels', { code: 'not-a-link' }],
    ['a later link', () => '#/hand/2/abc', { code: 'newer-link' }],
    ['not base64', () => '#/hand/1/a b', { code: 'damaged-link' }],
    ['cut off', () => linkOf(json()).slice(0, -9), { code: 'damaged-link' }],
    ['not JSON', () => `#/hand/1/${deflateRawSync('hoi').toString('base64url')}`, { code: 'bad-json' }],
    [
      'not text',
      () => `#/hand/1/${deflateRawSync(Buffer.from([255, 254])).toString('base64url')}`,
      { code: 'bad-json' },
    ],
    ['too large', () => linkOf(json({ more: 'x'.repeat(70_000) })), { code: 'damaged-link' }],
    ['no rules', () => linkOf(json({ rules: 'mijn-regels' })), { code: 'unknown-rules' }],
    ['no round', () => linkOf(json({ round: 'X' })), { code: 'bad-field', field: 'round' }],
    ['no winner', () => linkOf(json({ winner: 'X' })), { code: 'bad-field', field: 'winner' }],
    ['no engine', () => linkOf(json({ engine: 1 })), { code: 'bad-field', field: 'engine' }],
    ['a bad win', () => linkOf(json({ win: { from: 'heaven' } })), { code: 'bad-field', field: 'win' }],
    ['no hands', () => linkOf(json({ hands: 1 })), { code: 'bad-field', field: 'hands.E' }],
    ['an unknown tile', () => linkOf(hands({ E: { hand: 'x9' } })), { code: 'unknown-tile' }],
    ['a fifth copy', () => linkOf(hands({ E: { hand: 'b55555' } })), { code: 'fifth-copy' }],
    ['a set that is none', () => linkOf(hands({ E: { hand: 'k1', melds: ['k124'] } })), { code: 'bad-meld' }],
    [
      'another last tile',
      () => linkOf(json({ win: { from: 'discard', tile: 'k1' } })),
      { code: 'win-tile-not-in-hand' },
    ],
  ])('what is wrong is said: %s', async (_, link, error) => {
    expect(await parseLink(link(), inflate)).toMatchObject({ ok: false, error });
  });

  test('an inflate that does not stop by itself is still held to 64 kB', async () => {
    const link = linkOf(json({ more: 'x'.repeat(70_000) }));
    expect(await parseLink(link, (bytes) => inflateRawSync(bytes))).toMatchObject({
      ok: false,
      error: { code: 'too-large' },
    });
  });
});
