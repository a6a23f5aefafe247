/** deflate-raw as the browser does it: the twin of what Node's zlib does for the command line. */

const bytesOf = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(stream)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

/** Not every browser can loop over a stream itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

const through = (bytes: Uint8Array, pair: ReadableWritablePair<Uint8Array, BufferSource>): ReadableStream<Uint8Array> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(pair as ReadableWritablePair<Uint8Array, Uint8Array>);

export const deflate = (bytes: Uint8Array): Promise<Uint8Array> =>
  bytesOf(through(bytes, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY);

/** Stops when there is more than `most`, so that a small link cannot fill the memory. */
export const inflate = (bytes: Uint8Array, most: number): Promise<Uint8Array> =>
  bytesOf(through(bytes, new DecompressionStream('deflate-raw')), most);
