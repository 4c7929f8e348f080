import { inputValue } from './action-inputs.ts';
import type { Log } from './log.ts';

/** Parts of a value that are shorter say nothing by themselves, and masking them would make the log unreadable. */
const PART_LENGTH_MIN = 8;
const PARTS_MAX = 50;

/** Asks the runner to show `***` in place of every secret this step was given, before anything else is written. */
export function maskSecrets(environment: Readonly<Record<string, string | undefined>>, log: Log): void {
  for (const name of ['api-key', 'github-token'] as const) log.mask(inputValue(environment, name));
  maskHeaders(inputValue(environment, 'request-headers'), log);
  // A preview's address with credentials is refused later; they must not be seen in the message's surroundings.
  for (const match of inputValue(environment, 'targets').matchAll(/\/\/[^/\s@:]*:([^/\s@]+)@/g))
    log.mask(match[1] ?? '');
}

/**
 * Masks `Name: value` lines: each line, each value, its long parts, and what a Basic value holds in Base64. A page that repeats
 * the token of `Authorization: Bearer <token>` or one cookie of several must not show it either. A text of another form is
 * masked as far as it has lines and parts.
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
