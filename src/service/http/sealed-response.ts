import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Key that encrypts a stored response, derived from the API key and the Idempotency-Key. The database only has the hash of
 * the API key, so neither it nor a backup reveals the response, such as a webhook secret.
 */
export function sealingKey(apiKey: string, idempotencyKey: string): Uint8Array {
  return createHmac('sha256', apiKey).update(`idempotency.${idempotencyKey}`).digest();
}

/** @returns base64 of nonce, tag and the compressed, encrypted text */
export function seal(text: string, key: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const encrypted = Buffer.concat([cipher.update(deflateRawSync(text, { level: 1 })), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** @throws Error when the text was sealed with a different key or modified */
export function unseal(sealed: string, key: Uint8Array): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const compressed = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return inflateRawSync(compressed).toString('utf8');
}
