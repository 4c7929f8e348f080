import { createHash } from 'node:crypto';

/**
 * SHA-256 (lower-case hex) that says whether two requests are the same: of the JSON with sorted member names, so that the
 * order of members makes no difference.
 * @param body as `parseJson` gave it, which bounds its depth and its members
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
