import { gunzipSync } from 'node:zlib';

/** True for the two bytes that a gzip member begins with (RFC 1952, section 2.3.1). */
export function isGzip(body: Buffer): boolean {
  return body.length >= 18 && body[0] === 0x1f && body[1] === 0x8b;
}

/** The first bytes inside a gzip that may have been cut, or null when it is none. */
export function startOfGzip(body: Buffer): Buffer | null {
  if (!isGzip(body)) return null;
  try {
    // Z_SYNC_FLUSH gives what is there of a stream that was cut; 4 KiB of gzip hold at most about 4 MiB.
    return gunzipSync(body.subarray(0, 4_096), { finishFlush: 2, maxOutputLength: 8 * 1024 * 1024 }).subarray(
      0,
      65_536,
    );
  } catch {
    return null;
  }
}
