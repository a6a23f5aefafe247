import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { littleEndianBytes, makeHex } from '../../src/random/bytes.ts';
import { chacha20Block, chacha20Words } from '../../src/random/chacha20.ts';

const hex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.replaceAll(/\s/g, ''), 'hex'));
const zeros = (count: number): string => '00'.repeat(count);
const counting = makeHex(Uint8Array.from({ length: 32 }, (_, n) => n));

/** RFC 8439: section 2.3.2, then appendix A.1 in its order. */
const BLOCKS = [
  {
    key: counting,
    nonce: '000000090000004a00000000',
    counter: 1,
    block: `10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e
            d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e`,
  },
  {
    key: zeros(32),
    nonce: zeros(12),
    counter: 0,
    block: `76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7
            da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586`,
  },
  {
    key: zeros(32),
    nonce: zeros(12),
    counter: 1,
    block: `9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed
            29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f`,
  },
  {
    key: `${zeros(31)}01`,
    nonce: zeros(12),
    counter: 1,
    block: `3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a
            8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0`,
  },
  {
    key: `00ff${zeros(30)}`,
    nonce: zeros(12),
    counter: 2,
    block: `72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca
            13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096`,
  },
  {
    key: zeros(32),
    nonce: `${zeros(11)}02`,
    counter: 0,
    block: `c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7
            8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d`,
  },
];

/** The platform's cipher over zeros is the stream; its first parameter block holds the counter and the nonce. */
const platformStream = (key: Uint8Array, counter: number, nonce: Uint8Array, length: number): Uint8Array => {
  const start = Buffer.alloc(16);
  start.writeUInt32LE(counter);
  start.set(nonce, 4);
  return createCipheriv('chacha20', key, start).update(Buffer.alloc(length));
};

const streamOf = (key: Uint8Array, nonce: Uint8Array, blocks: number): Uint8Array => {
  const refill = chacha20Words(key, nonce);
  const out = new Int32Array(16);
  return Buffer.concat(
    Array.from({ length: blocks }, () => {
      refill(out);
      return littleEndianBytes(out);
    }),
  );
};

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('chacha20', () => {
  test.each(BLOCKS)('a block of RFC 8439: %#', ({ key, nonce, counter, block }) => {
    expect(makeHex(chacha20Block(hex(key), counter, hex(nonce)))).toBe(makeHex(hex(block)));
  });

  test('the message of RFC 8439, section 2.4.2', () => {
    const nonce = hex('000000000000004a00000000');
    const text = Buffer.from(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
    );
    const stream = Buffer.concat([1, 2].map((counter) => chacha20Block(hex(counting), counter, nonce)));
    const cipher = text.map((byte, n) => byte ^ stream[n]!);
    expect(makeHex(cipher.subarray(0, 16))).toBe('6e2e359a2568f98041ba0728dd0d6981');
    expect(makeHex(cipher.subarray(-10))).toBe('b40b8eedf2785e42874d');
  });

  test('any block, against the platform', () => {
    fc.assert(
      fc.property(bytes(32), fc.nat({ max: 2 ** 32 - 1 }), bytes(12), (key, counter, nonce) => {
        expect(makeHex(chacha20Block(key, counter, nonce))).toBe(makeHex(platformStream(key, counter, nonce, 64)));
      }),
    );
  });

  test('the stream goes on block after block, against the platform', () => {
    fc.assert(
      fc.property(bytes(32), bytes(12), fc.integer({ min: 1, max: 12 }), (key, nonce, blocks) => {
        expect(makeHex(streamOf(key, nonce, blocks))).toBe(makeHex(platformStream(key, 0, nonce, 64 * blocks)));
      }),
    );
  });

  test('without a nonce it is zero', () => {
    const out = new Int32Array(16);
    chacha20Words(hex(counting))(out);
    expect(makeHex(littleEndianBytes(out))).toBe(makeHex(chacha20Block(hex(counting), 0, new Uint8Array(12))));
  });
});
