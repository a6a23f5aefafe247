import { describe, expect, test } from 'vitest';
import { type HandCase, type PlainRulesId, plainScore, setupFrom } from '../src/index.ts';

const sheetOf = (rules: PlainRulesId, hand: Partial<HandCase>) =>
  plainScore(rules, setupFrom({ hand: '', seat: 'S', round: 'E', ...hand }));
const idsOf = (rules: PlainRulesId, hand: Partial<HandCase>): readonly string[] =>
  sheetOf(rules, hand).items.map(([id]) => id);

describe('readings that few vectors or none decide', () => {
  test('kronkelende slang: the pair is the rank that the chows leave, and no pung is a kong', () => {
    const open = { win: { tile: 'k9', from: 'discard' } } as const;
    const limitOf = (hand: string, melds: readonly string[]) => sheetOf('nts-2019', { hand, melds, ...open }).limit;
    expect(limitOf('k88999', ['k111', 'k234', 'k567'])).toBe('kronkelende-slang');
    expect(limitOf('k55999', ['k111', 'k234', 'k678'])).toBe('kronkelende-slang');
    expect(limitOf('k55999', ['k111', 'k234', 'k567'])).toBeNull();
    expect(limitOf('k88999', ['k1111', 'k234', 'k567'])).toBeNull();
  });

  test('the cake is any pair of a limit hand (Q08)', () => {
    const won = { hand: 'b1 k1', win: { tile: 'k1', from: 'discard' } } as const;
    expect(sheetOf('nts-2019', { ...won, melds: ['wEEE', 'wSSS', 'wWWW', 'wNNN'] }).limit).toBe('vier-winden');
    expect(sheetOf('nts-2019', { ...won, melds: ['dRRR', 'dGGG', 'dWWW', 'k234'] }).limit).toBe('drie-draken');
    expect(sheetOf('rode-draak', { ...won, melds: ['wEEE', 'wSSS', 'wWWW', 'wNNN'] }).limit).toBe('vier-winden');
    const kongs = ['[k2222]', '[k4444]', '[t2222]', '[t4444]'];
    expect(sheetOf('pe-ling', { ...won, melds: kongs }).limit).toBe('vier-dichte-kongs');
    expect(sheetOf('nts-2016', { ...won, melds: ['k111', 'k999', 't111', 't999'] }).limit).toBe('kop-en-staart');
  });

  test('the cake in twins (P17)', () => {
    const won = { win: { tile: 'k1', from: 'discard' } } as const;
    expect(sheetOf('nts-2019', { ...won, hand: 'b1223344556677 k1' })).toMatchObject({ total: 250 });
    expect(sheetOf('rode-draak', { ...won, hand: 'b1223344556677 k1' })).toMatchObject({ total: 500 });
    expect(sheetOf('rode-draak', { ...won, hand: 'b12233 k1 t445566 wEE' })).toMatchObject({ reason: 'not-a-mahjong' });
  });

  test('with all four bamboo ones in hand the cake is the only possible tile', () => {
    const won = { hand: 'b1 k1', melds: ['b111', 'dRRR', 'dGGG', 'k234'] };
    expect(idsOf('nts-2019', { ...won, win: { tile: 'k1', from: 'discard' } })).toContain('enig-mogelijke-steen');
  });

  test('hemel and a half limit hand wholly in hand are worth the same: hemel has more base points', () => {
    const heaven = { seat: 'E', win: { tile: 'k8', from: 'wall', first: 'heaven' } } as const;
    expect(sheetOf('rode-draak', { ...heaven, hand: 'k123456789 wESWNN' })).toMatchObject({
      total: 1000,
      limit: 'spel-van-de-hemel',
    });
  });

  test('hemel and aarde keep their value, also where counting gives more', () => {
    const hand = { hand: 'k11 wEEESSS dGGGWWW' };
    const heaven = { ...hand, seat: 'E', win: { tile: 'dG', from: 'wall', first: 'heaven' } } as const;
    const earth = { ...hand, win: { tile: 'dG', from: 'discard', first: 'earth' } } as const;
    expect(sheetOf('rode-draak', heaven).total).toBe(1000);
    expect(sheetOf('nts-2019', earth).total).toBe(1000);
  });

  test('who waits for an irregular hand but counts more, counts', () => {
    expect(sheetOf('rode-draak', { hand: 'wSSSSWNN dRRGGGG', round: 'S' }).limit).toBeNull();
    expect(sheetOf('nts-2019', { hand: 'k123456 wESWN dRGW' })).toMatchObject({ waiting: true, total: 500 });
  });

  test('four closed kongs in De Rode Draak are named vier dichte pungs, three and an open one drie dichte kongs', () => {
    const won = { hand: 'b66', win: { tile: 'b6', from: 'discard' } } as const;
    const kongs = ['[b5555]', '[k2222]', '[t6666]'];
    expect(idsOf('rode-draak', { ...won, melds: [...kongs, '[wSSSS]'] })).toContain('vier-dichte-pungs');
    expect(idsOf('rode-draak', { ...won, melds: [...kongs, 'wSSSS'] })).toContain('drie-dichte-kongs');
  });

  test('the last tile: drawn in the NTS, any but a robbed one in De Rode Draak', () => {
    const won = { hand: 'b55678', melds: ['b999', 'dRRRR', 'dGGG'] };
    const last = (rules: PlainRulesId, from: 'discard' | 'kong' | 'robbed-kong' | 'wall') =>
      idsOf(rules, { ...won, win: { tile: 'b7', from, lastTile: true } }).filter((id) => /laatste|bodem/.test(id))
        .length;
    expect((['wall', 'kong', 'discard', 'robbed-kong'] as const).map((from) => last('nts-2019', from))).toEqual([
      1, 0, 0, 0,
    ]);
    expect((['wall', 'kong', 'discard', 'robbed-kong'] as const).map((from) => last('rode-draak', from))).toEqual([
      1, 1, 1, 0,
    ]);
  });
});
