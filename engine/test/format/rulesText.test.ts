import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonPlaces, placesIn } from '../../src/format/jsonPlaces.ts';
import { MOST_RULES_TEXT, parseRulesText } from '../../src/format/rulesText.ts';

const fixture = (name: string): string => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');

/** `line:column code path` of everything that is wrong. */
const errorsOf = (text: string): readonly string[] => {
  const rules = parseRulesText(text);
  return rules.ok ? [] : rules.error.map(({ line, column, code, path }) => `${line}:${column} ${code} ${path}`);
};

describe('a house-rules file', () => {
  test('with everything wrong tells all of it, from top to bottom', () => {
    expect(errorsOf(fixture('broken-rules.json'))).toEqual([
      '2:3 bad-value id',
      '4:3 not-whole roundTo',
      '5:3 unknown-field colour',
      '7:5 bad-value rows.schoon.doubles',
      '8:5 unknown-row rows.schoonn',
      '9:18 negative rows.mahjong.points',
      '10:21 bad-type rows.vier-chows.doubles',
      '11:31 unknown-row rows.vier-kongs.drops.0',
      '12:19 bad-value rows.tile-hog.doubles',
      '13:5 unknown-row rows.superschoon',
      '16:15 too-large limits.jade.value',
      '17:5 bad-value limits.pung-open',
      '18:22 bad-value limits.windenslang.value',
      '20:17 bad-value readings.cakeSuit',
      '21:13 bad-value flow.rounds',
      '21:26 bad-value flow.claimOrder',
      '22:3 bad-value chips',
      '23:3 reserved limitHands',
    ]);
  });

  test('that is no JSON says where it stops being it', () => {
    expect(errorsOf(fixture('not-json.json'))).toEqual(['4:39 bad-json ']);
    expect(errorsOf('')).toEqual(['1:1 bad-json ']);
    expect(errorsOf('{"id": "x"\n} }')).toEqual(['2:3 bad-json ']);
    expect(errorsOf('{"id": \'x\'}')).toEqual(['1:8 bad-json ']);
    expect(errorsOf('['.repeat(5000))).toEqual(['1:102 bad-json ']);
  });

  test('names a row twice, or a field', () => {
    const text =
      '{"id": "x", "extends": "nts-2019",\n "rows": {"schoon": null, "schoon": {"doubles": 1}},\n "roundTo": 1, "roundTo": 2}';
    expect(errorsOf(text)).toEqual(['2:27 duplicate-row rows.schoon', '3:16 duplicate-field roundTo']);
  });

  test('with a list of rows is told by the place of the row in the list', () => {
    const text =
      '{"id": "x", "extends": "nts-2019", "rows": [\n {"id": "mahjong", "points": 20},\n {"id": "schoon", "doubles": -1}, {"id": "zuiver"}]}';
    expect(errorsOf(text)).toEqual(['3:19 negative rows.schoon.doubles', '3:35 missing-field rows.zuiver.points']);
  });

  test('may start with a byte order mark, and not be longer than 100 kB', () => {
    expect(errorsOf('\uFEFF{"id": "x", "extends": "nts-2019"}')).toEqual([]);
    expect(errorsOf(' '.repeat(MOST_RULES_TEXT + 1))).toEqual(['1:1 too-large ']);
  });

  test('is answered, whatever it is', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.string().map((rest) => `{"id":"x","extends":"nts-2019","rows":{${rest}`),
      fc.nat(900).map((length) => fixture('broken-rules.json').slice(0, length)),
    );
    fc.assert(
      fc.property(text, (source) => {
        const rules = parseRulesText(source);
        if (!rules.ok) expect(rules.error.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('places in a JSON text', () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  test('it is broken exactly where JSON.parse refuses it', () => {
    const mutated = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '{', ']', '\\', '0', '\n', '\u0001', 'e'),
    );
    fc.assert(
      fc.property(mutated, ([json, at, piece]) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + piece + json.slice(place);
        expect(jsonPlaces(text).broken === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('every field is found where its name stands', () => {
    const text = '{\r\n  "a": [1, {"b": "x\\"y"}],\n  "c": {"d": null}}';
    const place = placesIn(text);
    const found = [...jsonPlaces(text).at].map(([path, offset]) => [path, place(offset).line, place(offset).column]);
    expect(found).toEqual([
      ['', 1, 1],
      ['a', 2, 3],
      ['a.0', 2, 9],
      ['a.1', 2, 12],
      ['a.1.b', 2, 13],
      ['c', 3, 3],
      ['c.d', 3, 9],
    ]);
  });
});
