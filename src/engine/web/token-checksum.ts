import { crc32 } from 'node:zlib';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function base62(value: number): string {
  let digits = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) digits = (BASE62[rest % 62] ?? '') + digits;
  return digits.padStart(6, '0');
}

/**
 * Tokens of GitHub and npm end in six characters: the CRC-32 of the 30 random ones before, in base 62
 * ("Behind GitHub's new authentication token formats", 2021). What fails this was never a token.
 *
 * @param payload the 36 characters after the prefix
 */
export function hasTokenChecksum(payload: string): boolean {
  return payload.length === 36 && base62(crc32(payload.slice(0, 30))) === payload.slice(30);
}

/** Appends the checksum; for tests and planted targets. */
export function withTokenChecksum(random30: string): string {
  return random30 + base62(crc32(random30));
}
