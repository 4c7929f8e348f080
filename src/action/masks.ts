import { inputValue } from './action-inputs.ts';
import type { Log } from './log.ts';

/** Asks the runner to show `***` in place of every secret this step was given, before anything else is written. */
export function maskSecrets(environment: Readonly<Record<string, string | undefined>>, log: Log): void {
  for (const name of ['api-key', 'github-token'] as const) log.mask(inputValue(environment, name));
  for (const line of inputValue(environment, 'request-headers').split(/\r?\n/)) {
    const value = line.slice(line.indexOf(':') + 1).trim();
    log.mask(value);
    // `Authorization: Bearer <token>`: a page that repeats the token alone must not show it either.
    const last = value.split(/\s+/).at(-1) ?? '';
    if (last !== value && last.length >= 8) log.mask(last);
  }
  // A preview's address with credentials is refused later; they must not be seen in the message's surroundings.
  for (const match of inputValue(environment, 'targets').matchAll(/\/\/[^/\s@]*:([^/\s@]+)@/g))
    log.mask(match[1] ?? '');
}
