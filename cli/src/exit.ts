/** What the shell that called us learns; the help of every command lists them. */
export const EXIT = {
  ok: 0,
  /** The answer is no: a refused mahjong, rules with errors. */
  no: 1,
  /** The question could not be read: an option, a tile, a file. */
  input: 2,
  /** A fault of Windroos itself. */
  bug: 70,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with one sentence on stderr. */
export class Stop extends Error {
  readonly exit: Exit;
  constructor(sentence: string, exit: Exit = EXIT.input) {
    super(sentence);
    this.exit = exit;
  }
}
