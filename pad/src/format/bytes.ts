/** Text and bytes without a browser or Node: the two differ, and this must run in both. */

export const utf8Of = (text: string): Uint8Array => {
  const escaped = encodeURIComponent(text);
  const bytes = escaped.match(/%..|[^%]/g) ?? [];
  return Uint8Array.from(bytes, (part) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );
};

/** Null when the bytes are no text. */
export const textOf = (bytes: Uint8Array): string | null => {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
};

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** base64url, without padding. */
export const makeBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(index, index + 3);
    const four = [a! >> 2, ((a! & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    text += four
      .slice(0, Math.min(4, bytes.length - index + 1))
      .map((digit) => DIGITS[digit])
      .join('');
  }
  return text;
};

export const parseBase64 = (text: string): Uint8Array | null => {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const digits = Array.from(text, (digit) => DIGITS.indexOf(digit));
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  for (let index = 0; index < bytes.length; index++) {
    const at = Math.floor((index * 4) / 3);
    const shift = (index % 3) * 2;
    bytes[index] = (digits[at]! << (2 + shift)) | ((digits[at + 1] ?? 0) >> (4 - shift));
  }
  return bytes;
};
