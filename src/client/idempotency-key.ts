import { LIMITS } from '../contract/limits.ts';
import { IDEMPOTENCY_KEY_PATTERN } from '../contract/route-definition.ts';
import { ClientConfigurationError } from './errors.ts';

const PATTERN = new RegExp(IDEMPOTENCY_KEY_PATTERN);

/**
 * The caller's key, or a random one.
 * @throws ClientConfigurationError when the caller's key cannot be sent
 */
export function idempotencyKey(key: string | undefined): string {
  if (key === undefined) return randomKey();
  if (key.length <= LIMITS.idempotencyKeyLengthMax && PATTERN.test(key)) return key;
  throw new ClientConfigurationError(
    `idempotencyKey must be 1 to ${LIMITS.idempotencyKeyLengthMax} visible ASCII characters.`,
  );
}

function randomKey(): string {
  // Browsers have it on secure pages only.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
