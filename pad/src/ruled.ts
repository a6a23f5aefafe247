import { type Fields, fieldsBySlot, isInUse, valueNow } from './fields.ts';
import { type Edit, mergeEdits } from './log/edit.ts';
import { type FieldLogs, fieldLogsOf } from './log/fieldLog.ts';
import type { SlotId } from './log/slotId.ts';
import { type Sheet, sheetOf } from './sheet/places.ts';
import { factsOf } from './slotFacts.ts';
import { type Length, readLength } from './values/length.ts';
import { type Chairs, type Player, type PlayerId, readPlayers } from './values/player.ts';
import { type FrozenRules, readRules } from './values/rules.ts';

const NO_FIELDS: Fields = new Map();

/** A pad without players has four nameless chairs, so that nothing below has to ask. */
const NOBODY: readonly Player[] = [1, 2, 3, 4].map((chair) => ({ id: `p${chair}`, name: '' }));
const DEFAULT_ROUNDS = 4;

/** The fields of the pad, read. */
export interface Pad {
  readonly fields: Fields;
  readonly players: readonly Player[];
  readonly ids: readonly PlayerId[];
  readonly chairs: Chairs;
  readonly frozen: FrozenRules | null;
  readonly length: Length;
}

const padOf = (fields: Fields): Pad => {
  const players = readPlayers(valueNow(fields, 'players')) ?? NOBODY;
  const ids = players.map(({ id }) => id);
  const frozen = readRules(valueNow(fields, 'rules'));
  const length = readLength(valueNow(fields, 'length')) ?? { rounds: frozen?.rules.flow.rounds ?? DEFAULT_ROUNDS };
  return { fields, players, ids, chairs: ids.slice(0, 4) as unknown as Chairs, frozen, length };
};

export type FieldsOf = (slot: SlotId) => Fields;

const ruledSheet = ({ frozen, length, chairs, ids }: Pad, slots: readonly SlotId[], fieldsOf: FieldsOf): Sheet =>
  sheetOf({ rules: frozen?.rules ?? null, length, chairs, ids: slots, factsOf: (id) => factsOf(fieldsOf(id), ids) });

/** A pad of which is known what stands where, and nothing is counted yet. */
export interface RuledPad {
  readonly edits: readonly Edit[];
  readonly logs: FieldLogs;
  readonly pad: Pad;
  readonly sheet: Sheet;
  readonly fieldsOf: FieldsOf;
}

/** `also`: places to open before anything is written there. */
export const ruled = (given: readonly Edit[], also: readonly SlotId[] = []): RuledPad => {
  const edits = mergeEdits(given);
  const logs = fieldLogsOf(edits);
  const bySlot = fieldsBySlot(logs);
  const fieldsOf: FieldsOf = (slot) => bySlot.get(slot) ?? NO_FIELDS;
  const pad = padOf(bySlot.get(null) ?? NO_FIELDS);
  const used = [...bySlot.keys()].filter((id): id is SlotId => id !== null && isInUse(fieldsOf(id)));
  const ids = [...new Set([...used, ...also])].toSorted();
  return { edits, logs, pad, sheet: ruledSheet(pad, ids, fieldsOf), fieldsOf };
};

/** When the pad was thrown away. */
export const deletedAt = (fields: Fields): number | null => {
  const at = valueNow(fields, 'deleted');
  return typeof at === 'number' && Number.isFinite(at) ? at : null;
};
