import type { Purse } from '@windroos/engine';
import type { FieldLog, FieldLogs, Version } from './log/fieldLog.ts';
import { rivalsOf } from './log/fieldLog.ts';
import type { SlotId } from './log/slotId.ts';
import { type HandEntry, readHandEntry } from './values/handEntry.ts';
import { type How, type Outcome, readHow, readOutcome } from './values/outcome.ts';
import { type Penalty, readPenalty } from './values/penalty.ts';
import { type ByPlayer, type Chairs, type PlayerId, readChairs, readPlayerId } from './values/player.ts';
import { readPurse } from './values/purse.ts';
import type { Conflict } from './view.ts';

/** The fields of one slot (or of the pad), by name. */
export type Fields = ReadonlyMap<string, FieldLog>;

/** Fields that are only remembered: whoever wrote last is right, and nobody is asked. */
const UNCONTESTED: readonly string[] = ['written'];

export const fieldsBySlot = (logs: FieldLogs): ReadonlyMap<SlotId | null, Fields> => {
  const slots = new Map<SlotId | null, Map<string, FieldLog>>();
  for (const log of logs.values()) {
    const fields = slots.get(log.slot) ?? new Map<string, FieldLog>();
    slots.set(log.slot, fields.set(log.field, log));
  }
  return slots;
};

const headOf = (fields: Fields, name: string): Version | undefined => fields.get(name)?.heads[0];
export const valueNow = (fields: Fields, name: string): unknown => headOf(fields, name)?.value ?? null;

/** The fields `hand:…`, `penalty:…` and so on that hold something, with what comes after the colon. */
const named = <T>(
  fields: Fields,
  prefix: string,
  read: (value: unknown) => T | null,
): readonly (readonly [string, T])[] =>
  [...fields.keys()]
    .filter((name) => name.startsWith(`${prefix}:`))
    .toSorted()
    .flatMap((name) => {
      const value = read(valueNow(fields, name));
      return value === null ? [] : [[name.slice(prefix.length + 1), value] as const];
    });

export const outcomeIn = (fields: Fields): Outcome | null => readOutcome(valueNow(fields, 'result'));
export const howIn = (fields: Fields): How | null => readHow(valueNow(fields, 'how'));
export const eastIn = (fields: Fields): PlayerId | null => readPlayerId(valueNow(fields, 'east'));
export const chairsIn = (fields: Fields): Chairs | null => readChairs(valueNow(fields, 'seats'));
export const entriesIn = (fields: Fields): ByPlayer<HandEntry> =>
  Object.fromEntries(named(fields, 'hand', readHandEntry).filter(([player]) => readPlayerId(player) !== null));
export const penaltiesIn = (fields: Fields): readonly (readonly [string, Penalty])[] =>
  named(fields, 'penalty', readPenalty);
export const pursesIn = (fields: Fields, players: readonly PlayerId[]): ByPlayer<Purse> =>
  Object.fromEntries(named(fields, 'purse', readPurse).filter(([player]) => players.includes(player)));

export const textIn = (fields: Fields, name: string): string => {
  const value = valueNow(fields, name);
  return typeof value === 'string' ? value : '';
};

/** When the hand was first written down: a correction does not make it later. */
export const writtenAt = (fields: Fields): number | null => {
  if (outcomeIn(fields) === null) return null;
  const versions = fields.get('result')?.versions ?? [];
  return Math.min(...versions.filter(({ value }) => readOutcome(value) !== null).map(({ at }) => at));
};

export const conflictsIn = (fields: Fields): readonly Conflict[] =>
  [...fields.values()].flatMap((log) => {
    const others = UNCONTESTED.includes(log.field) ? [] : rivalsOf(log);
    return others.length === 0 ? [] : [{ slot: log.slot, field: log.field, counts: log.heads[0]!, others }];
  });

/** Does the sheet need a place for this slot? */
export const isInUse = (fields: Fields): boolean =>
  [...fields.values()].some(({ field, heads }) => !UNCONTESTED.includes(field) && heads[0]?.value != null);
