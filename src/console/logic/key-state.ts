import type { AdminKey } from '../../contract/admin.ts';

export type KeyState = 'active' | 'expiring' | 'expired' | 'revoked';

/** @param now milliseconds */
export function keyState(key: Pick<AdminKey, 'revoked_at' | 'expires_at' | 'revoked_reason'>, now: number): KeyState {
  if (key.revoked_at !== null && Date.parse(key.revoked_at) <= now) return 'revoked';
  // A rotated key stays valid until the end of its overlap.
  if (key.revoked_at !== null) return 'expiring';
  return key.expires_at !== null && Date.parse(key.expires_at) <= now ? 'expired' : 'active';
}

export function isUsable(key: AdminKey, now: number): boolean {
  const state = keyState(key, now);
  return key.managed_by === null && (state === 'active' || state === 'expiring');
}

const DAY_MS = 86_400_000;

/** ISO time so many days from `now`; undefined for a key that never expires. */
export function expiryAfter(days: string, now: number): string | undefined {
  const number = Number(days);
  return number > 0 ? new Date(now + number * DAY_MS).toISOString() : undefined;
}
