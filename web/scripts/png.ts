// Reading and writing of PNG files, as much of it as pictures of pages need: eight bits, not interlaced.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, row after row; what was transparent is dropped. */
  readonly rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const chunksOf = (file: Buffer): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
};

const paeth = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

type Predict = (left: number, up: number, upLeft: number) => number;
const FILTERS: readonly Predict[] = [() => 0, (left) => left, (_, up) => up, (left, up) => (left + up) >> 1, paeth];

/** Takes the filters off: each byte was written as the difference with what its neighbours say. */
const unfiltered = (raw: Buffer, stride: number, bytes: number): Uint8Array => {
  const rows = raw.length / (stride + 1);
  const out = new Uint8Array(rows * stride);
  for (let y = 0; y < rows; y++) {
    const predict = FILTERS[raw[y * (stride + 1)]!]!;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= bytes ? out[at - bytes]! : 0;
      const up = y > 0 ? out[at - stride]! : 0;
      const upLeft = x >= bytes && y > 0 ? out[at - stride - bytes]! : 0;
      out[at] = raw[y * (stride + 1) + x + 1]! + predict(left, up, upLeft);
    }
  }
  return out;
};

const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

export const parsePng = (file: Buffer): Picture => {
  const chunks = chunksOf(file);
  const head = chunks[0]!.data;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = CHANNELS[head[9]!];
  if (head[8] !== 8 || head[12] !== 0 || channels === undefined)
    throw new Error('A kind of PNG that is not read here.');
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const pixels = unfiltered(raw, width * channels, channels);
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) for (let c = 0; c < 3; c++) rgb[3 * i + c] = pixels[channels * i + c]!;
  return { width, height, rgb };
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A picture of at most 256 colours: one byte a pixel, which points into the palette. */
export interface Indexed {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each colour. */
  readonly palette: Uint8Array;
  readonly indices: Uint8Array;
}

export const makePng = ({ width, height, palette, indices }: Indexed): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const raw = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) raw.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const body = deflateSync(raw, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
