import { RULE_ERROR_CODES, VALUE_KINDS } from '@windroos/engine';
import { errorText, INPUT_ERROR_CODES, LANGUAGES, ruleErrorText } from '@windroos/texts';
import { describe, expect, test } from 'vitest';

const SENTENCE = /^[A-Z‘].*\.$/;

describe('errors in a file of hands', () => {
  test.each(INPUT_ERROR_CODES)('%s is a full sentence in both languages', (code) => {
    const said = LANGUAGES.map((language) => errorText({ code, field: 'hand', what: 'k5', move: 3 }, language));
    for (const sentence of said) expect(sentence).toMatch(SENTENCE);
    expect(said[0]).not.toBe(said[1]);
  });

  test('the tile, the field or the move is named', () => {
    expect(errorText({ code: 'fifth-copy', field: 'bonus', what: 's1' }, 'en')).toBe(
      'Season 1 occurs twice. There is only one.',
    );
    expect(errorText({ code: 'fifth-copy', field: 'hand', what: 'k5' }, 'nl')).toBe(
      'Kringen 5 komt vijf keer voor. Er zijn er maar vier.',
    );
    expect(errorText({ code: 'unknown-tile', field: 'melds', what: 'x1' }, 'nl')).toBe(
      'In ‘melds’ staat ‘x1’; dat is geen steen.',
    );
    expect(errorText({ code: 'bad-field', field: 'seat' }, 'en')).toBe('The field ‘seat’ is missing or not right.');
    expect(errorText({ code: 'not-legal', move: 0 }, 'nl')).toContain('Zet 1 ');
    expect(errorText({ code: 'unknown-rules', what: 'nts' }, 'nl')).toContain('‘nts’');
    expect(errorText({ code: 'unknown-rules', what: 'nts' }, 'nl')).toContain('schoon-spel');
  });
});

describe('errors in a file of rules', () => {
  const said = RULE_ERROR_CODES.map((code) =>
    LANGUAGES.map((language) => ruleErrorText({ code, path: 'rows[3].points' }, language)),
  );

  test('each is a full sentence in both languages, and none is like another', () => {
    for (const sentence of said.flat()) expect(sentence).toMatch(SENTENCE);
    expect(new Set(said.flat()).size).toBe(RULE_ERROR_CODES.length * LANGUAGES.length);
  });

  test('each but bad JSON names the place', () => {
    const without = said.flat().filter((sentence) => !sentence.includes('‘rows[3].points’'));
    expect(without).toEqual(['Het bestand is geen geldige JSON.', 'The file is not valid JSON.']);
  });

  test('another kind of value: what it must be', () => {
    const said = VALUE_KINDS.map((wants) => ruleErrorText({ code: 'bad-type', path: 'cap', wants }, 'nl'));
    expect(said[0]).toBe('‘cap’ moet een getal zijn.');
    expect(new Set(said).size).toBe(VALUE_KINDS.length);
    expect(ruleErrorText({ code: 'bad-type', path: '', wants: 'object' }, 'nl')).toBe(
      'Het bestand moet een groep velden tussen { } zijn.',
    );
  });

  test('what stood there is told when known', () => {
    expect(ruleErrorText({ code: 'bad-value', path: 'flow.deadWall', what: 'big' }, 'nl')).toBe(
      'De waarde ‘big’ van ‘flow.deadWall’ kan niet.',
    );
  });
});
