/** MurmurHash3 (32 bits, x86) of the body in base64 with a line break after each 76 characters: the hash by which icons are known. */
export function faviconHash(body: Buffer): number {
  const lines = body.toString('base64').match(/.{1,76}/g) ?? [];
  return murmur3(Buffer.from(lines.map((line) => `${line}\n`).join(''), 'latin1'));
}

function murmur3(bytes: Buffer): number {
  let hash = 0;
  const whole = bytes.length - (bytes.length % 4);
  for (let at = 0; at < whole; at += 4) {
    hash ^= scrambled(bytes.readInt32LE(at));
    hash = (Math.imul(rotated(hash, 13), 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (let at = bytes.length - 1; at >= whole; at--) rest = (rest << 8) | (bytes[at] ?? 0);
  if (bytes.length > whole) hash ^= scrambled(rest);
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function scrambled(block: number): number {
  return Math.imul(rotated(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);
}

function rotated(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
