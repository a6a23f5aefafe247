import { type FormatErrorCode, fail, parseJson, type Result } from '@windroos/engine';
import { isShallow } from '../log/json.ts';
import { makeBase64, parseBase64, textOf, utf8Of } from './bytes.ts';
import { readShared, type SharedHand, sharedJson } from './sharedHand.ts';

export type LinkErrorCode = 'not-a-link' | 'newer-link' | 'damaged-link' | 'too-large' | FormatErrorCode;

export interface LinkError {
  readonly code: LinkErrorCode;
  readonly field?: string;
  readonly what?: string;
}

/** The browser and Node each have their own: deflate-raw, one way and back. */
export type Deflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
/** Stops, by throwing or otherwise, beyond so many bytes. */
export type Inflate = (bytes: Uint8Array, most: number) => Uint8Array | Promise<Uint8Array>;

const VERSION = 1;
export const LINK_START = `#/hand/${VERSION}/`;
/** What a link may hold, inflated. */
export const MOST_LINK = 64 * 1024;
/** What still fits a code that a phone reads from a screen. */
export const MOST_QR = 900;

/** `#/hand/1/…`: a whole hand in the link itself. */
export const makeLink = async (hand: SharedHand, deflate: Deflate): Promise<string> =>
  LINK_START + makeBase64(await deflate(utf8Of(JSON.stringify(sharedJson(hand)))));

const inflated = async (bytes: Uint8Array, inflate: Inflate): Promise<Uint8Array | null> => {
  try {
    return await inflate(bytes, MOST_LINK);
  } catch {
    return null;
  }
};

const linkError = (code: LinkErrorCode): Result<never, LinkError> => fail({ code });

/** The hand in a link, or what is wrong with it. */
export const parseLink = async (link: string, inflate: Inflate): Promise<Result<SharedHand, LinkError>> => {
  const [, version, data = ''] = /#\/hand\/(\d{1,9})\/([^/?#]*)$/.exec(link) ?? [];
  if (version === undefined) return linkError('not-a-link');
  if (Number(version) > VERSION) return linkError('newer-link');
  if (Number(version) < VERSION) return linkError('not-a-link');
  if (data.length > 2 * MOST_LINK) return linkError('too-large');
  const packed = parseBase64(data);
  const bytes = packed === null ? null : await inflated(packed, inflate);
  if (bytes === null) return linkError('damaged-link');
  if (bytes.length > MOST_LINK) return linkError('too-large');
  const json = parseJson(textOf(bytes) ?? '');
  if (!json.ok || !isShallow(json.value)) return linkError('bad-json');
  return readShared(json.value);
};
