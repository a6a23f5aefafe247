import type { Result } from '@windroos/engine';
import type { StorageProblem } from './problem.ts';
import type { PadRecord, RulesRecord, StoredEdit } from './records.ts';

/** What can be kept on the device. Everything is only ever added. */
export interface Additions {
  readonly pads?: readonly PadRecord[];
  readonly edits?: readonly { readonly pad: string; readonly edits: readonly StoredEdit[] }[];
  readonly rules?: readonly RulesRecord[];
}

export interface Store {
  readonly pads: () => Promise<readonly PadRecord[]>;
  readonly editsOf: (pad: string) => Promise<readonly StoredEdit[]>;
  readonly rules: () => Promise<readonly RulesRecord[]>;
  /** All of it or nothing. What is there already stays as it is. */
  readonly add: (additions: Additions) => Promise<Result<void, StorageProblem>>;
}
