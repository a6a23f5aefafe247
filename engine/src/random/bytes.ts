import { fail, ok, type Result } from '../result.ts';

export type HexError = 'bad-hex';

/** Lower-case hexadecimal, two digits a byte: how logs write bytes. */
export const makeHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The twin of `makeHex`; capitals are refused, so that a value has one spelling. */
export const parseHex = (text: string): Result<Uint8Array, HexError> => {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return fail('bad-hex');
  return ok(Uint8Array.from({ length: text.length / 2 }, (_, n) => Number.parseInt(text.slice(2 * n, 2 * n + 2), 16)));
};

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

/** UTF-8 without the platform's encoder, which a pure package does not have; half a surrogate pair becomes U+FFFD. */
export const utf8 = (text: string): Uint8Array => {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  const units = escaped.match(/%..|./g) ?? [];
  return Uint8Array.from(units, (unit) =>
    unit.length === 3 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0),
  );
};

/** Words of 32 bits, least significant byte first. */
export const littleEndianWords = (bytes: Uint8Array): Int32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = new Int32Array(bytes.length / 4);
  for (let n = 0; n < words.length; n++) words[n] = view.getInt32(4 * n, true);
  return words;
};

/** The twin of `littleEndianWords`. */
export const littleEndianBytes = (words: Int32Array): Uint8Array => {
  const bytes = new Uint8Array(4 * words.length);
  const view = new DataView(bytes.buffer);
  for (let n = 0; n < words.length; n++) view.setInt32(4 * n, words[n]!, true);
  return bytes;
};
