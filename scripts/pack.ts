import { constants, zstdCompressSync } from 'node:zlib';

/** Level 22: packed once; the level does not affect the time to unpack at every start. */
export function pack(bytes: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 22 } });
}
