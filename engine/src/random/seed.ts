import { fail, ok, type Result } from '../result.ts';
import { WINDS, type Wind } from '../seat.ts';
import { joinBytes, makeHex, parseHex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** The 32 random bytes that decide the dice and the wall of one hand. */
export type Seed = Uint8Array;
/** What people add to the seed before the deal, by the seats of this hand; up to 32 bytes each. */
export type Nonces = { readonly [seat in Wind]?: Uint8Array };

export const SEED_BYTES = 32;
export const MAX_NONCE_BYTES = 32;

export type SeedError = 'bad-seed' | 'bad-nonce';

/** A seed as logs write it: 64 hexadecimal digits. */
export const parseSeed = (text: string): Result<Seed, SeedError> => {
  const bytes = parseHex(text);
  return bytes.ok && bytes.value.length === SEED_BYTES ? bytes : fail('bad-seed');
};
export const makeSeed = (seed: Seed): string => makeHex(seed);

/** A nonce: 1 to 32 bytes in hexadecimal; who adds none is left out of `Nonces`. */
export const parseNonce = (text: string): Result<Uint8Array, SeedError> => {
  const bytes = parseHex(text);
  if (!bytes.ok || bytes.value.length === 0 || bytes.value.length > MAX_NONCE_BYTES) return fail('bad-nonce');
  return ok(bytes.value);
};
export const makeNonce = (nonce: Uint8Array): string => makeHex(nonce);

/** Each use of the hash begins with a name of its own, so that no answer can stand in for another. */
const TAGS = {
  commit: utf8('windroos:commit:1\0'),
  wall: utf8('windroos:wall:1\0'),
  master: utf8('windroos:master:1\0'),
  hand: utf8('windroos:hand:1\0'),
} as const;

const taggedHash = (tag: keyof typeof TAGS, ...parts: readonly Uint8Array[]): Uint8Array =>
  sha256(joinBytes([TAGS[tag], ...parts]));

/** What is published before anybody adds a nonce: it binds the seed and tells nothing of it. */
export const commitmentOf = (seed: Seed): string => makeHex(taggedHash('commit', seed));

/** After the hand: is this the seed that was promised? */
export const keepsCommitment = (commitment: string, seed: Seed): boolean => commitmentOf(seed) === commitment;

const NO_NONCE = new Uint8Array();
const withLength = (nonce: Uint8Array): readonly Uint8Array[] => [Uint8Array.of(nonce.length), nonce];

/** The seed and the four nonces in one: the key of the generator. Without nonces four lengths of zero are hashed. */
export const mixedSeed = (seed: Seed, nonces: Nonces = {}): Seed =>
  taggedHash('wall', seed, ...WINDS.flatMap((seat) => withLength(nonces[seat] ?? NO_NONCE)));

const eightBytes = (number: number): Uint8Array => {
  const bytes = new Uint8Array(8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, number, true);
  view.setUint32(4, Math.floor(number / 2 ** 32), true);
  return bytes;
};

/** The master seed of a simulation from what a person typed. */
export const masterSeed = (text: string): Seed => taggedHash('master', utf8(text));

/** The seed of one hand of a simulation. Hands count from 1. */
export const handSeed = (master: Seed, handNumber: number): Seed => taggedHash('hand', master, eightBytes(handNumber));
