import { LIMITS } from './limits.ts';

/** docs/API.md#conventions */
export const SCOPES = [
  'scans:read',
  'scans:write',
  'targets:read',
  'targets:write',
  'reports:read',
  'webhooks:write',
  'usage:read',
  // Additions to those of the API document.
  'findings:write',
  'checks:write',
] as const;
export type Scope = (typeof SCOPES)[number];

export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

export const KEY_TYPES = ['workspace', 'personal'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

export const KEY_PREFIXES: Readonly<Record<KeyMode, string>> = { live: 'svc_live_', test: 'svc_test_' };

/** Alphabet of the 26 characters after the prefix (RFC 4648, section 6). */
export const KEY_SECRET_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const KEY_PATTERN = new RegExp(`^svc_(live|test)_[${KEY_SECRET_ALPHABET}]{${LIMITS.keySecretLength}}$`);

/** The mode in a key's prefix, or undefined when the text does not have the form of a key. */
export function keyModeOf(text: string): KeyMode | undefined {
  const match = KEY_PATTERN.exec(text);
  return match ? (match[1] as KeyMode) : undefined;
}
