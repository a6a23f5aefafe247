import { expect, test } from 'vitest';
import {
  amountsOf,
  answerHow,
  answerWho,
  checkOf,
  correctHand,
  enterHand,
  type HandScript,
  playHand,
  startPad,
  totalsOf,
  typeCount,
  windsOf,
  writeDown,
} from './support/pad.ts';

/** Henk's hand in hand 3: with bamboo 7 it is a mahjong of 160, without it the hand counts 80. */
const HENK_3 = { tiles: 'b23489 t88 dRRR wSSS b7', open: ['zuidenwind'], last: 'b7' };

/** Sixteen hands with what `windroos settle` pays: Ans, Kees, Truus, Henk. */
const EVENING: readonly (readonly [HandScript, readonly string[]])[] = [
  [
    {
      winner: 'Kees',
      from: 'Henk',
      counts: {
        Kees: { tiles: 'k234 b55 dGGG t999 wSSS', open: ['groene draak'], last: 'wS' },
        Truus: 40,
        Henk: 30,
        Ans: 20,
      },
    },
    ['-380', '+640', '-110', '-150'],
  ],
  [{ winner: 'Truus', counts: { Truus: 320, Henk: 60, Ans: 80, Kees: 10 } }, ['-160', '-880', '+1280', '-240']],
  [{ winner: 'Henk', counts: { Henk: HENK_3, Ans: 40, Kees: 20, Truus: 10 } }, ['-80', '-160', '-400', '+640']],
  [{ winner: null }, ['remise']],
  [{ winner: 'Ans', from: '?', counts: { Ans: 80, Kees: 10, Truus: 20, Henk: 30 } }, ['+480', '-190', '-160', '-130']],
  [{ winner: 'Henk', counts: { Henk: 640, Ans: 40, Kees: 20, Truus: 10 } }, ['-570', '-1300', '-690', '+2560']],
  [{ winner: 'Kees', counts: { Kees: 160, Truus: 40, Henk: 10, Ans: 'dood' } }, ['-250', '+640', '-180', '-210']],
  [{ winner: 'Truus', counts: { Truus: 120, Henk: 20, Ans: 30, Kees: 10 } }, ['-80', '-160', '+480', '-240']],
  [{ winner: 'Truus', counts: { Truus: 160, Henk: 'over', Ans: 20, Kees: 'over' } }, ['-240', '-200', '+640', '-200']],
  [{ winner: null }, ['remise']],
  [{ winner: 'Ans', counts: { Ans: 320, Kees: 10, Truus: 40, Henk: 20 } }, ['+1280', '-390', '-540', '-350']],
  [
    {
      winner: 'Kees',
      from: 'Truus',
      counts: {
        Kees: { tiles: 'k123456 dRRR wWWW b77', open: ['westenwind'], last: 'b7' },
        Truus: { tiles: 't888 wNN b246 k58 t15 dW' },
        Henk: { tiles: 't777 b999 k358 b24 wE dW' },
        Ans: { tiles: 'b111 t234 k779 b35 t9 dG' },
      },
    },
    ['-340', '+1280', '-340', '-600'],
  ],
  [{ winner: 'Henk', counts: { Henk: 1280, Ans: 10, Kees: 20, Truus: 30 } }, ['-2620', '-1270', '-1230', '+5120']],
  [{ winner: 'Kees', counts: { Kees: 160, Truus: 40, Henk: 80, Ans: 20 } }, ['-400', '+960', '-340', '-220']],
  [{ winner: 'Truus', counts: { Truus: 2000, Henk: 10, Ans: 10, Kees: 10 } }, ['-4000', '-4000', '+12.000', '-4000']],
  [{ winner: 'Ans', counts: { Ans: 160, Kees: 20, Truus: 30, Henk: 40 } }, ['+640', '-210', '-170', '-260']],
];

test('an evening of sixteen hands of NTS 2019, and hand 3 gets another winner', async () => {
  const pad = await startPad({ rules: 'NTS 2019' });
  const { page, open } = pad;
  for (const [index, [hand, amounts]] of EVENING.entries()) {
    await playHand(pad, hand);
    expect(await amountsOf(pad, index + 1), `hand ${index + 1}`).toEqual(amounts);
  }
  expect(await totalsOf(pad)).toEqual(['-6720', '-5240', '+10.240', '+1720']);
  expect(await checkOf(pad)).toBe('Som 0 ✓');
  expect(await page.locator('.end-panel').innerText()).toContain('Truus wint met +10.240.');
  const winds = await windsOf(pad);

  await correctHand(pad, 3);
  await answerWho(pad, 'Ans');
  await answerHow(pad, 'Henk');
  await page.waitForSelector('.type-row');
  await typeCount(pad, 'Ans', 240);
  expect(await page.locator('.type-row', { hasText: 'Henk' }).innerText()).toContain('80');
  await page.locator('.pad-foot .button-primary').click();
  await writeDown(pad);
  const dialog = page.getByRole('dialog', { name: 'Spel 3 is verbeterd.' });
  const said = (await dialog.innerText()).replace(/\s+/g, ' ');
  expect(said).toContain('De totalen zijn opnieuw geteld.');
  for (const handing of ['Henk geeft Ans 400', 'Kees geeft Ans 220', 'Truus geeft Ans 420', 'Henk geeft Kees 100'])
    expect(said).toContain(handing);
  await dialog.getByRole('button', { name: 'Goed' }).click();

  expect(await amountsOf(pad, 3)).toEqual(['+960', '-280', '-640', '-40']);
  for (const [index, [, amounts]] of EVENING.entries())
    if (index !== 2) expect(await amountsOf(pad, index + 1)).toEqual(amounts);
  expect(await totalsOf(pad)).toEqual(['-5680', '-5360', '+10.000', '+1040']);
  expect(await windsOf(pad)).toEqual(winds);
  expect(open.complaints).toEqual([]);
  await open.close();
}, 600_000);

test('a count that cannot be is questioned, never refused', async () => {
  const pad = await startPad({ rules: 'NTS 2019' });
  await enterHand(pad, { winner: 'Kees', counts: { Kees: 160, Truus: 17, Henk: 20, Ans: 20 } });
  expect(await pad.page.locator('.review').innerText()).toContain(
    'De telling van Truus komt bij deze regels niet uit.',
  );
  await writeDown(pad);
  expect(await amountsOf(pad, 1)).toHaveLength(4);
  expect(await pad.page.locator('.overview-legend').innerText()).toContain('kijk dit spel na');
  await pad.open.close();
});
