import { fail, type Result } from '@windroos/engine';

/** Why a file cannot be read; nothing of it is taken over then. */
export type FileErrorCode =
  | 'too-large'
  | 'bad-json'
  /** JSON, but not a file of ours. */
  | 'not-windroos'
  /** A file of ours, of another kind. */
  | 'wrong-kind'
  /** Made by a later version: renew the page. */
  | 'newer-version'
  | 'bad-field';

export interface FileError {
  readonly code: FileErrorCode;
  /** Where: `edits.12.slot`, `pads.0.id`. */
  readonly field?: string;
}

export const fileError = (code: FileErrorCode, field?: string): Result<never, FileError> =>
  fail(field === undefined ? { code } : { code, field });
