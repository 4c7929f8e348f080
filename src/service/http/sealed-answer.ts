import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Key under which the response to a request is kept for its replay: only a caller with the same API key and the same
 * Idempotency-Key yields it. The database knows the hash of the API key only, so neither it nor a backup shows what the
 * response held, such as the secret of a webhook.
 */
export function sealingKey(apiKey: string, idempotencyKey: string): Uint8Array {
  return createHmac('sha256', apiKey).update(`idempotency.${idempotencyKey}`).digest();
}

/** @returns base64 of the nonce, the tag and the encrypted, compressed text */
export function seal(text: string, key: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const encrypted = Buffer.concat([cipher.update(deflateRawSync(text, { level: 1 })), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** @throws Error when the text was sealed under another key or was changed since */
export function unseal(sealed: string, key: Uint8Array): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const compressed = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return inflateRawSync(compressed).toString('utf8');
}
