import { loginLines } from '../gate/login-input.ts';
import { LOGIN_INPUTS } from '../gate/login-settings.ts';
import { inputValue } from './action-inputs.ts';
import type { Log } from './log.ts';

/** Shorter parts reveal little, and masking them would make the log unreadable. */
const PART_LENGTH_MIN = 8;
const PARTS_MAX = 50;

/** Makes the runner print `***` instead of every secret of this step. Runs before anything else is logged. */
export function maskSecrets(environment: Readonly<Record<string, string | undefined>>, log: Log): void {
  for (const name of ['api-key', 'github-token'] as const) log.mask(inputValue(environment, name));
  maskHeaders(inputValue(environment, 'request-headers'), log);
  for (const name of Object.values(LOGIN_INPUTS)) maskLogin(inputValue(environment, name), log);
  // Credentials in a target URL are rejected later; until then they must not reach the log.
  for (const match of inputValue(environment, 'targets').matchAll(/\/\/[^/\s@:]*:([^/\s@]+)@/g))
    log.mask(match[1] ?? '');
}

/** Keys of a login whose values are no secrets, and would make the log unreadable. */
const PLAIN_KEYS = new Set(['url', 'token-url', 'scope', 'storage-state']);

/** Masks the values of a login; a line of another form is masked whole. */
function maskLogin(text: string, log: Log): void {
  for (const { key, value } of loginLines(text)) {
    if (value === '' || PLAIN_KEYS.has(key)) continue;
    log.mask(value);
    if (key === 'header') maskHeaders(value, log);
    else if (key === 'cookie') maskHeaders(`Cookie: ${value}`, log);
  }
}

/** Masks a value that is long enough not to make the log unreadable. */
export function maskValue(value: string, log: Log): void {
  if (value.length >= PART_LENGTH_MIN) log.mask(value);
}

/**
 * Masks `Name: value` lines: each line, each value, its long parts, and the decoded credentials of a Basic value. Parts are
 * masked because a page may repeat only the token of `Authorization: Bearer <token>` or one of several cookies. In text of
 * another form, lines and parts are masked too.
 */
export function maskHeaders(text: string, log: Log): void {
  for (const line of text.split(/\r?\n/)) {
    const value = line.slice(line.indexOf(':') + 1).trim();
    if (value === '') continue;
    log.mask(line.trim());
    log.mask(value);
    const parts = value.split(/[\s;,]+/).slice(0, PARTS_MAX);
    for (const part of parts) {
      const named = part.slice(part.indexOf('=') + 1);
      for (const secret of new Set([part, named])) if (secret.length >= PART_LENGTH_MIN) log.mask(secret);
    }
    const basic = /^Basic\s+([A-Za-z0-9+/_-]+=*)$/i.exec(value)?.[1];
    if (basic !== undefined) maskCredentials(Buffer.from(basic, 'base64').toString('utf8'), log);
  }
}

function maskCredentials(credentials: string, log: Log): void {
  const password = credentials.slice(credentials.indexOf(':') + 1);
  for (const secret of [credentials, password]) if (secret.length >= 3) log.mask(secret);
}
