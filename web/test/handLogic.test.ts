import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parseMeld, parseTiles, RULE_SETS, score, type Tile } from '@windroos/engine';
import { countShared, makeLink, parseLink } from '@windroos/pad';
import { describe, expect, test } from 'vitest';
import { layingOf } from '../src/components/picker/layingSetup.ts';
import { sheetSoFar } from '../src/components/sheet/soFar.ts';
import { comparedLines } from '../src/pages/hand/comparison.ts';
import { type HandDraft, NEW_HAND, readHandDraft } from '../src/pages/hand/handDraft.ts';
import { setupOf, viewOf } from '../src/pages/hand/handView.ts';
import { fittingAnswer, questionsFor } from '../src/pages/hand/questions.ts';
import { sharedHand } from '../src/pages/hand/shareHand.ts';
import { waitsOf } from '../src/pages/hand/waiting.ts';
import { fragmentIn } from '../src/pages/shared/openLink.ts';
import { viewOfShared } from '../src/pages/shared/sharedView.ts';
import { deflate, inflate } from '../src/share/deflate.ts';

const nts = RULE_SETS['nts-2019'];

const tilesOf = (text: string): readonly Tile[] => {
  const tiles = parseTiles(text);
  return tiles.ok ? tiles.value : [];
};
const meldOf = (text: string) => {
  const meld = parseMeld(text);
  if (!meld.ok) throw new Error(text);
  return meld.value;
};

/** `'k234 b55 wSSS', ['dGGG'], 'wS'`: a hand as it lies on the page. */
const handOf = (
  rack: string,
  melds: readonly string[] = [],
  last?: Tile,
  more: Partial<HandDraft> = {},
): HandDraft => ({
  ...NEW_HAND,
  laying: layingOf({ rack: tilesOf(rack), melds: melds.map(meldOf), ...(last === undefined ? {} : { last }) }),
  ...more,
});

const PUNGS = handOf('k234 b55 wSSS', ['dGGG', 't999'], 'wS', { seat: 'S', answer: { from: 'discard' } });
const ORPHANS = handOf('k19 b19 t19 wESWN dRGWW', [], 'dW');

describe('how far a hand is', () => {
  test.each([
    ['laying', handOf('k234 b55')],
    ['waiting', handOf('k23456 b55 wSSS dGGG')],
    ['pointing', handOf('k123456 b55 wSSS dGGG')],
    ['whole', PUNGS],
    ['whole', handOf('k123456 b55 wSSS dGGG', [], undefined, { answer: { from: 'wall', first: 'heaven' } })],
    ['waiting', handOf('k23456 b55 dGGG', ['[wSSSS]'])],
  ] as const)('%s', (stage, draft) => {
    expect(viewOf(draft, nts).stage).toBe(stage);
  });

  test('what lies in sets counts already, and nothing else does', () => {
    const eleven = setupOf(handOf('k234 dRRR t66', ['b999']), false);
    expect(sheetSoFar(nts, eleven)).toMatchObject({ base: 12, rounded: 20, doubles: 1, total: 40 });
    expect(sheetSoFar(nts, setupOf(handOf('k123'), false))).toMatchObject({ base: 0, doubles: 0, total: 0 });
    expect(sheetSoFar(RULE_SETS['schoon-spel'], eleven)).toBeNull();
  });
});

describe('what is asked', () => {
  test('only what changes the sheet', () => {
    expect(questionsFor(PUNGS, nts)).toEqual({ round: true, from: ['wall', 'discard'], specials: [] });
    expect(questionsFor(handOf('k234 b55 k888', ['b234', 't999'], 'k8'), nts).round).toBe(false);
    expect(questionsFor(ORPHANS, nts)).toEqual({ round: false, from: [], specials: [] });
  });

  test('a loose tile only with a kong', () => {
    const kong = handOf('k234 b55 wSSS', ['dGGG', '[t9999]'], 'wS');
    expect(questionsFor(kong, nts).from).toEqual(['wall', 'kong', 'discard']);
  });

  test('heaven of East, with nothing on the table', () => {
    const closed = handOf('k234 b55 wSSS dGGG t999', [], 'wS');
    expect(questionsFor(closed, nts).specials).toContain('heaven');
    expect(questionsFor({ ...closed, seat: 'S' }, nts).specials).not.toContain('heaven');
    expect(questionsFor(handOf('k234 b55 wSSS dGGG', ['t999'], 'wS'), nts).specials).not.toContain('heaven');
  });

  test('each rule set has its own', () => {
    const drawn = handOf('k123 k456 k789 b123 t5 t5', [], 'b3');
    expect(questionsFor(drawn, RULE_SETS['schoon-spel']).specials).toEqual(['lastTile', 'lastOfKind']);
  });

  test('what no longer fits is dropped', () => {
    const kong = handOf('k234 b55 wSSS', ['dGGG', '[t9999]'], 'wS', { answer: { from: 'kong' } });
    expect(fittingAnswer(kong, nts)).toEqual({ from: 'kong' });
    expect(fittingAnswer({ ...PUNGS, answer: { from: 'kong' } }, nts)).toEqual({ from: 'wall' });
    expect(fittingAnswer({ ...PUNGS, answer: { from: 'wall', first: 'heaven' } }, nts)).toEqual({ from: 'wall' });
    expect(fittingAnswer({ ...PUNGS, answer: { from: 'robbed-kong' } }, nts)).toEqual({ from: 'discard' });
  });
});

test('thirteen tiles: each winning tile with its worth and how many are left', () => {
  const waits = waitsOf(nts, setupOf(handOf('k23456 b55 wSSS dGGG'), false));
  expect(waits.map(({ tile, left, wall, discard }) => [tile, left, wall.total, discard.valid, discard.reason])).toEqual(
    [
      ['k1', 4, 320, false, 'too-few-doubles'],
      ['k4', 3, 320, false, 'too-few-doubles'],
      ['k7', 4, 320, false, 'too-few-doubles'],
    ],
  );
});

test('two rule sets line by line', () => {
  const setup = setupOf(PUNGS, true);
  const count = (id: 'nts-2019' | 'rode-draak') => {
    const sheet = score(RULE_SETS[id], setup);
    if (!sheet.ok) throw new Error(sheet.error.code);
    return { rules: RULE_SETS[id], sheet: sheet.value };
  };
  const here = count('nts-2019');
  const lines = comparedLines(here, count('rode-draak'), 'nl');
  expect(lines.filter(({ same }) => same).map(({ name }) => name)).toContain('Mahjong');
  for (const { here, there, same } of lines) expect(same).toBe(here === there);
  expect(comparedLines(here, here, 'nl').every(({ same }) => same)).toBe(true);
});

test('a draft that was damaged keeps what is good', () => {
  expect(readHandDraft(JSON.parse(JSON.stringify(PUNGS)))).toEqual(PUNGS);
  expect(readHandDraft({ ...PUNGS, seat: 'X', laying: 7 })).toEqual({ ...PUNGS, seat: 'E', laying: NEW_HAND.laying });
  expect(readHandDraft(null)).toEqual(NEW_HAND);
});

describe('a shared hand', () => {
  test('comes back as it went, and counts the same', async () => {
    const link = await makeLink(sharedHand(nts, setupOf(PUNGS, true)), deflate);
    expect(link).toMatch(/^#\/hand\/1\/[\w-]+$/);
    expect(link.length).toBeLessThan(300);
    const opened = await parseLink(link, inflate);
    if (!opened.ok) throw new Error(opened.error.code);
    expect(countShared(opened.value).hands.S?.total).toBe(160);
    const view = viewOfShared(opened.value);
    expect(view.seats.map(({ seat }) => seat)).toEqual(['S']);
    expect(view.payments).toEqual([]);
  });

  test('the browser and Node deflate alike', async () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, i) => (i * i) % 251);
    expect(Uint8Array.from(inflateRawSync(await deflate(bytes)))).toEqual(bytes);
    expect(await inflate(Uint8Array.from(deflateRawSync(bytes)), 5000)).toEqual(bytes);
  });

  test('a small link cannot fill the memory', async () => {
    const bomb = Uint8Array.from(deflateRawSync(new Uint8Array(50_000_000)));
    expect((await inflate(bomb, 65_536)).length).toBeLessThan(1_000_000);
  });

  test('a pasted address is found whatever stands before it', () => {
    expect(fragmentIn(' https://example.org/mahjong/#/hand/1/abc_-9 ')).toBe('/hand/1/abc_-9');
    expect(fragmentIn('hello')).toBeNull();
  });
});
