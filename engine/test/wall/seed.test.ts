import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  handSeed,
  keepsCommitment,
  makeHex,
  makeNonce,
  makeSeed,
  masterSeed,
  mixedSeed,
  type Nonces,
  numbersFrom,
  parseHex,
  parseNonce,
  parseSeed,
  RULE_SETS,
  sha256,
  WINDS,
  type Wind,
  wallOf,
} from '../../src/index.ts';
import { utf8 } from '../../src/random/bytes.ts';

const bytes = (minLength: number, maxLength = minLength) => fc.uint8Array({ minLength, maxLength });
const someNonces: fc.Arbitrary<Nonces> = fc.record(
  { E: bytes(1, 32), S: bytes(1, 32), W: bytes(1, 32), N: bytes(1, 32) },
  { requiredKeys: [] },
);
const hashOf = (...parts: readonly Uint8Array[]): string => makeHex(sha256(Buffer.concat(parts)));
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const liveOf = (seed: Uint8Array, nonces: Nonces = {}): string =>
  wallOf(RULE_SETS['nts-2019'].flow, numbersFrom(seed, nonces)).live.join(' ');

describe('bytes as text', () => {
  test('hexadecimal there and back', () => {
    fc.assert(
      fc.property(bytes(0, 40), (value) => {
        expect(parseHex(makeHex(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test.each(['0', 'AB', 'xy', '0x00', ' 00', '00\n'])('refused: %j', (text) => {
    expect(parseHex(text)).toEqual({ ok: false, error: 'bad-hex' });
  });

  test('UTF-8, against the platform', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(makeHex(utf8(text))).toBe(makeHex(new TextEncoder().encode(text)));
      }),
    );
    expect(makeHex(utf8('a\ud800b'))).toBe('61efbfbd62');
  });
});

describe('seeds and nonces as text', () => {
  test('a seed there and back', () => {
    fc.assert(
      fc.property(bytes(32), (seed) => {
        expect(parseSeed(makeSeed(seed))).toEqual({ ok: true, value: seed });
      }),
    );
  });

  test.each(['', '00', '0'.repeat(62), '0'.repeat(66), 'g'.repeat(64)])('no seed: %s', (text) => {
    expect(parseSeed(text)).toEqual({ ok: false, error: 'bad-seed' });
  });

  test('a nonce there and back', () => {
    fc.assert(
      fc.property(bytes(1, 32), (nonce) => {
        expect(parseNonce(makeNonce(nonce))).toEqual({ ok: true, value: nonce });
      }),
    );
  });

  test.each(['', '0', '00'.repeat(33), 'zz'])('no nonce: %s', (text) => {
    expect(parseNonce(text)).toEqual({ ok: false, error: 'bad-nonce' });
  });
});

describe('the commitment', () => {
  test('is the hash of its name and the seed', () => {
    fc.assert(
      fc.property(bytes(32), (seed) => {
        expect(commitmentOf(seed)).toBe(hashOf(latin('windroos:commit:1\0'), seed));
      }),
    );
  });

  test('is kept by its seed and by no other', () => {
    fc.assert(
      fc.property(bytes(32), fc.nat({ max: 255 }), (seed, bit) => {
        const other = seed.map((byte, n) => (n === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
        expect(keepsCommitment(commitmentOf(seed), seed)).toBe(true);
        expect(keepsCommitment(commitmentOf(seed), other)).toBe(false);
      }),
    );
  });

  test('is told apart from the key and the seeds of a simulation', () => {
    const seed = masterSeed('x');
    const answers = [commitmentOf(seed), makeHex(mixedSeed(seed)), makeHex(handSeed(seed, 1)), makeHex(sha256(seed))];
    expect(new Set(answers).size).toBe(4);
  });
});

describe('the key', () => {
  const lengths = (nonces: Nonces): readonly Uint8Array[] =>
    WINDS.flatMap((seat) => [Uint8Array.of(nonces[seat]?.length ?? 0), nonces[seat] ?? new Uint8Array()]);

  test('is the hash of its name, the seed and the nonces in turn with their lengths', () => {
    fc.assert(
      fc.property(bytes(32), someNonces, (seed, nonces) => {
        expect(makeHex(mixedSeed(seed, nonces))).toBe(hashOf(latin('windroos:wall:1\0'), seed, ...lengths(nonces)));
      }),
    );
  });

  test('a nonce belongs to its seat, and its length counts', () => {
    const seed = masterSeed('y');
    const one = Uint8Array.of(1);
    const variants: readonly Nonces[] = [
      {},
      ...WINDS.map((seat) => ({ [seat]: one })),
      { E: Uint8Array.of(1, 1) },
      { E: one, S: one },
      { E: Uint8Array.of(1, 1, 1) },
    ];
    expect(new Set(variants.map((nonces) => makeHex(mixedSeed(seed, nonces)))).size).toBe(variants.length);
  });

  test('any nonce of any seat changes the wall, and nothing else does', () => {
    fc.assert(
      fc.property(bytes(32), someNonces, fc.constantFrom<Wind>(...WINDS), bytes(1, 32), (seed, nonces, seat, nonce) => {
        const same = makeHex(nonces[seat] ?? new Uint8Array()) === makeHex(nonce);
        expect(liveOf(seed, { ...nonces, [seat]: nonce }) === liveOf(seed, nonces)).toBe(same);
        expect(liveOf(seed, nonces)).toBe(liveOf(seed.slice(), { ...nonces }));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the seeds of a simulation', () => {
  const eight = (number: bigint): Uint8Array => {
    const value = Buffer.alloc(8);
    value.writeBigUInt64LE(number);
    return value;
  };

  test('are hashed from the master seed and the number, beyond 32 bits too', () => {
    const master = masterSeed('avond');
    expect(makeHex(master)).toBe(hashOf(latin('windroos:master:1\0'), latin('avond')));
    for (const number of [1, 255, 256, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
      const expected = hashOf(latin('windroos:hand:1\0'), master, eight(BigInt(number)));
      expect(makeHex(handSeed(master, number))).toBe(expected);
    }
  });

  test('differ from hand to hand', () => {
    const seeds = Array.from({ length: 1000 }, (_, n) => makeHex(handSeed(masterSeed('a'), n + 1)));
    expect(new Set(seeds).size).toBe(1000);
  });
});
