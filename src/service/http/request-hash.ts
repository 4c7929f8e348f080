import { createHash } from 'node:crypto';

/**
 * SHA-256 (lower-case hex) of the JSON with sorted member names, so that equal requests have equal hashes.
 * @param body from `parseJson`, which bounds its depth and members
 */
export function requestHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)) ?? '')
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
