import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHex } from '../../src/random/bytes.ts';
import { sha256 } from '../../src/random/sha256.ts';

const hashOf = (text: string): string => makeHex(sha256(Buffer.from(text, 'latin1')));

describe('sha256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('the vectors of FIPS 180: %#', (text, expected) => {
    expect(hashOf(text)).toBe(expected);
  });

  test('every length around the ends of a block, against the platform', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, n) => (n * 7 + length) & 255);
      expect(makeHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  test('random messages, against the platform', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (message) => {
        expect(makeHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });

  test('leaves its message as it was', () => {
    const message = Uint8Array.of(1, 2, 3);
    sha256(message);
    expect([...message]).toEqual([1, 2, 3]);
  });
});
