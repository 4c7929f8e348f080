import { constants, zstdCompressSync } from 'node:zlib';

/** Level 22: packed once, unpacked at every start, which takes as long as at any other level. */
export function pack(bytes: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 22 } });
}
