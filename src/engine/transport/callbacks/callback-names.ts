import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallbackName } from '../../core/callbacks.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Random letters of a name, and as many that prove that the holder of the secret made it: 75 bits each. */
export const NONCE_LENGTH = 16;
const NAME = /^[a-z]{32}$/;
/** A word beside a name, such as a computed number. */
const WORD = /^[a-z\d]{1,24}$/;

/** An unguessable name that fits a label of DNS, whose resolvers do not keep upper and lower case apart (RFC 1035, section 2.3.3). */
export function callbackName(secret: string, nonce: string): string {
  const digest = createHmac('sha256', secret).update(`callback ${nonce}`).digest();
  return nonce + [...digest.subarray(0, NONCE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The name that labels of a host or segments of a path begin with, after a word or not; null without a name of the secret. */
export function nameIn(secret: string, parts: readonly string[]): { name: string; word: string | null } | null {
  const at = parts.slice(0, 2).findIndex((part) => NAME.test(part) && isOwn(secret, part));
  if (at === -1) return null;
  const word = at === 1 ? (parts[0] ?? '') : '';
  return { name: parts[at] as string, word: WORD.test(word) ? word : null };
}

function isOwn(secret: string, name: string): boolean {
  return timingSafeEqual(Buffer.from(name), Buffer.from(callbackName(secret, name.slice(0, NONCE_LENGTH))));
}

/** @param isHost the name becomes part of the host, whose lookups are noted too; otherwise of the path */
export function nameAt(origin: string, isHost: boolean, name: string): CallbackName {
  const { protocol, hostname, port } = new URL(origin);
  const host = (word?: string) => [...(word === undefined ? [] : [word]), name, hostname].join('.');
  const path = (word?: string) => ['', ...(word === undefined ? [] : [word]), name].join('/');
  return {
    name,
    url: (word) => (isHost ? `${protocol}//${host(word)}${port === '' ? '' : `:${port}`}/` : `${origin}${path(word)}`),
    host: (word) => (isHost ? host(word) : null),
  };
}
