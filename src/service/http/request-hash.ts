import { createHash } from 'node:crypto';
import { canonicalJson } from '../../shared/canonical-json.ts';

/**
 * SHA-256 (lower-case hex) of the canonical JSON, so that equal requests have equal hashes.
 * @param body from `parseJson`, which bounds its depth and members; undefined for a request without a body
 */
export function requestHash(body: unknown): string {
  return createHash('sha256')
    .update(body === undefined ? '' : canonicalJson(body))
    .digest('hex');
}
