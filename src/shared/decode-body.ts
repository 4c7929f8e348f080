import zlib from 'node:zlib';

export interface DecodedBody {
  readonly body: Buffer;
  /** True if the decoded bytes exceeded the limit. */
  readonly truncated: boolean;
}

const LAYERS_MAX = 3;

/**
 * Decodes Content-Encoding (RFC 9110, section 8.4) to at most `maxBytes`: a gzip bomb costs no more than
 * an ordinary page. Returns the body unchanged if it does not match its header.
 */
export async function decodeBody(raw: Buffer, contentEncoding: string, maxBytes: number): Promise<DecodedBody> {
  const layers = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  let current: DecodedBody = { body: raw, truncated: false };
  if (layers.length > LAYERS_MAX) return current;
  for (const name of layers.reverse()) {
    const decoder = decoderFor(name, current.body);
    if (decoder === null || current.body.length === 0) return current;
    const decoded = await inflate(decoder, current.body, maxBytes);
    if (decoded === null) return current;
    current = { body: decoded.body, truncated: current.truncated || decoded.truncated };
  }
  return current;
}

type Decoder = zlib.Gunzip | zlib.Inflate | zlib.InflateRaw | zlib.BrotliDecompress | zlib.ZstdDecompress;

function decoderFor(name: string, body: Buffer): Decoder | null {
  const lenient = { finishFlush: zlib.constants.Z_SYNC_FLUSH };
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip(lenient);
    case 'deflate':
      // Some servers send raw deflate; a zlib stream has compression method 8 in the low bits of its first byte.
      return ((body[0] ?? 0) & 0x0f) === 8 ? zlib.createInflate(lenient) : zlib.createInflateRaw(lenient);
    case 'br':
      return zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return zlib.createZstdDecompress({ finishFlush: zlib.constants.ZSTD_e_flush });
    default:
      return null;
  }
}

/** Null if nothing could be decoded. */
function inflate(decoder: Decoder, body: Buffer, maxBytes: number): Promise<DecodedBody | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (truncated: boolean) => {
      decoder.destroy();
      resolve({ body: Buffer.concat(chunks), truncated });
    };
    decoder.on('data', (chunk: Buffer) => {
      const room = maxBytes - size;
      chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
      size += Math.min(chunk.length, room);
      if (chunk.length > room) finish(true);
    });
    decoder.on('end', () => finish(false));
    decoder.on('error', () => (size === 0 ? resolve(null) : finish(true)));
    decoder.end(body);
  });
}
