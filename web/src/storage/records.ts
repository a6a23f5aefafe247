import type { RuleSet } from '@windroos/engine';

/** An edit as `pad/` makes it; the store only needs its key. */
export interface StoredEdit {
  readonly by: string;
  readonly n: number;
}

/** A pad without its edits: written once, never changed. */
export interface PadRecord {
  readonly id: string;
  /** The version of the engine that began it. */
  readonly engine: string;
  /** For who reads a file without us; the edits say by which rules is played. */
  readonly rules: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** House rules as they were read from a file; a new version of the same rules is a new record. */
export interface RulesRecord {
  readonly id: string;
  readonly at: number;
  readonly rules: RuleSet;
  /** Taken out of the lists; pads that were played by them keep their own copy. */
  readonly removed?: boolean;
}
