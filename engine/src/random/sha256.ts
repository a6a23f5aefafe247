/** SHA-256 as FIPS 180-4 describes it; the letters are those of its section 6.2. */

/** The first 32 bits of the fractions of the cube roots of the first 64 primes (4.2.2). */
const K = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** The same of the square roots of the first eight primes (5.3.3). */
const START = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The message, a one bit, zeros, and its length in bits: whole blocks of 64 bytes (5.1.1). */
const padded = (message: Uint8Array): DataView => {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(64 * blocks);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(64 * blocks - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(64 * blocks - 4, message.length << 3);
  return view;
};

/** The message schedule W of the block at `start`. */
const schedule = (view: DataView, start: number, w: Int32Array): void => {
  for (let t = 0; t < 16; t++) w[t] = view.getInt32(start + 4 * t);
  for (let t = 16; t < 64; t++) {
    const near = w[t - 2]!;
    const far = w[t - 15]!;
    const small1 = rotr(near, 17) ^ rotr(near, 19) ^ (near >>> 10);
    const small0 = rotr(far, 7) ^ rotr(far, 18) ^ (far >>> 3);
    w[t] = (((small1 + w[t - 7]!) | 0) + ((small0 + w[t - 16]!) | 0)) | 0;
  }
};

/** The 64 rounds over one block, added to the running hash. */
const compress = (hash: Int32Array, w: Int32Array): void => {
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let t = 0; t < 64; t++) {
    const big1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const choose = (e & f) ^ (~e & g);
    const t1 = (((h + big1) | 0) + ((choose + K[t]!) | 0) + w[t]!) | 0;
    const big0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + big0 + majority) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
};

const digest = (hash: Int32Array): Uint8Array => {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  for (let n = 0; n < 8; n++) view.setInt32(4 * n, hash[n]!);
  return bytes;
};

/** The 32 bytes of the SHA-256 hash. */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const view = padded(message);
  const hash = START.slice();
  const w = new Int32Array(64);
  for (let start = 0; start < view.byteLength; start += 64) {
    schedule(view, start, w);
    compress(hash, w);
  }
  return digest(hash);
};
