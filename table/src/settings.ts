/** How a table keeps time, in milliseconds. What is played is in the match's own settings. */
export interface TableSettings {
  /** After a discard everybody has this long to call, whatever they hold. */
  readonly reaction: number;
  /** What a visible request for thinking time gives; 0 when there is none to be had. */
  readonly thinking: number;
  /** How long a player may take in turn; null when time is off. */
  readonly turn: number | null;
  /** Among bots things happen this far apart, so that a person can follow. */
  readonly pace: number;
}

export const defaultTableSettings: TableSettings = { reaction: 2000, thinking: 15_000, turn: null, pace: 600 };
