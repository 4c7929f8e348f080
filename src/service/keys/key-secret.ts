import { createHash, randomBytes } from 'node:crypto';
import { KEY_PREFIXES, KEY_SECRET_ALPHABET, type KeyMode } from '../../contract/key.ts';
import { LIMITS } from '../../contract/limits.ts';

/** Creates a full key: prefix and 26 base32 characters, 130 bits. */
export function newKeySecret(mode: KeyMode): string {
  // 256 is a multiple of 32, so the low five bits of a random byte are uniform.
  const secret = Array.from(randomBytes(LIMITS.keySecretLength), (byte) => KEY_SECRET_ALPHABET[byte & 31]).join('');
  return `${KEY_PREFIXES[mode]}${secret}`;
}

/** The stored form of a key: SHA-256, lower-case hex. 130 random bits need no slow hash. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The characters kept for display. */
export function displayPrefix(key: string): string {
  return key.slice(0, LIMITS.keyDisplayPrefixLength);
}
