import { type HandSetup, parseMeld, parseTiles, type Result, RULE_SETS, score } from '@windroos/engine';
import { refusalFacts, refusalText } from '@windroos/texts';
import { describe, expect, test } from 'vitest';

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const setupOf = (hand: string, melds: readonly string[], more: Partial<HandSetup> = {}): HandSetup => ({
  rack: must(parseTiles(hand)),
  melds: melds.map((meld) => must(parseMeld(meld))),
  win: { tile: 'k9', from: 'discard' },
  seat: 'S',
  round: 'E',
  ...more,
});

const saidOf = (rules: keyof typeof RULE_SETS, setup: HandSetup): string => {
  const facts = refusalFacts(must(score(RULE_SETS[rules], setup)), RULE_SETS[rules].minimum);
  return facts === null ? 'nothing refused' : refusalText(facts, 'nl');
};

describe('a refused mahjong says what is missing', () => {
  const oneDragon = setupOf('k99', ['dRRR', 'b234', 't678', 't123']);

  test('too few doubles, with the numbers of the hand', () => {
    expect(saidOf('nts-2019', oneDragon)).toBe('Nog geen mahjong. Je hebt 1 verdubbeling, je hebt er 2 nodig.');
  });

  test('where a row would do as well, it is named', () => {
    expect(saidOf('rode-draak', oneDragon)).toBe(
      'Nog geen mahjong. Je hebt 1 verdubbeling, je hebt er 2 nodig, of een schoon spel.',
    );
  });

  test('too few points', () => {
    const cheap = setupOf('k99', ['b234', 'b567', 't678', 't123'], { win: { tile: 'k9', from: 'wall' } });
    expect(saidOf('schoon-spel', cheap)).toMatch(/^Nog geen mahjong\. Je hebt \d punten, je hebt er 8 nodig\.$/);
  });

  test('no mahjong at all, and a dead hand', () => {
    expect(saidOf('nts-2019', setupOf('k299 b4678 t1359 wES dR', []))).toMatch(/^Nog geen mahjong\. Deze stenen/);
    expect(saidOf('nts-2019', setupOf('k99', ['dRRR', 'b234', 't678', 't123'], { dead: true }))).toContain('dood spel');
  });

  test('a valid mahjong refuses nothing', () => {
    expect(saidOf('nts-simplified', oneDragon)).toBe('nothing refused');
  });

  test('in English too', () => {
    expect(refusalText({ reason: 'too-few-doubles', have: 1, need: 2 }, 'en')).toBe(
      'No mahjong yet. You have 1 double, you need 2.',
    );
    expect(refusalText({ reason: 'dead-hand' }, 'en')).toBe('This is a dead hand. You cannot make mahjong with it.');
  });
});
