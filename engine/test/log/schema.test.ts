import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Event, LOG_VERSION, makeLog, parseLogLine } from '../../src/index.ts';
import { EVENT_SHAPES } from '../../src/log/eventShapes.ts';
import { VARIANTS } from '../game/variants.ts';
import { loggedMatch } from './loggedMatch.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const schema = read('../../../docs/schema/log.schema.json');
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
ajv.addSchema(read('../../../docs/schema/rule-set.schema.json'), 'rule-set.schema.json');
const validate = ajv.compile({ ...schema, $id: 'log.schema.json' });

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');
const EXAMPLE = linesOf(readFileSync(new URL('../../../docs/examples/match.jsonl', import.meta.url), 'utf8'));

describe('the schema of a log line', () => {
  test('names the events and the version that the engine knows', () => {
    expect(schema.oneOf.map(({ $ref }: { $ref: string }) => $ref.split('/').at(-1))).toEqual(Object.keys(EVENT_SHAPES));
    expect(schema.$defs.matchStarted.properties.version.const).toBe(LOG_VERSION);
  });

  test.each(VARIANTS)('fits every line of $name', (variant) => {
    for (const line of linesOf(makeLog([loggedMatch(variant, 2, 40)])))
      expect([line.slice(0, 80), validate(JSON.parse(line)), validate.errors]).toEqual([line.slice(0, 80), true, null]);
  });

  test('and refuses what the engine refuses', () => {
    const before = JSON.parse(EXAMPLE[1]!) as Event;
    const any = fc.oneof(fc.constantFrom(null, 'E', 'k1', 'hidden', 'wall', 0, 3, -1, true, [], {}), fc.string());
    const changed = fc.tuple(fc.constantFrom(...EXAMPLE), fc.nat(20), any).map(([line, field, value]) => {
      const event = JSON.parse(line) as Record<string, unknown>;
      const names = [...Object.keys(event).filter((name) => name !== 'rules'), 'extra'];
      return { ...event, [names[field % names.length]!]: value };
    });
    fc.assert(
      fc.property(changed, (event) => {
        const engine = parseLogLine(JSON.stringify(event), before);
        expect([event, validate(event)]).toEqual([event, engine.ok]);
      }),
      { numRuns: 500 },
    );
  });
});
