import { loginLines } from '../../gate/inputs/login-input.ts';
import { LOGIN_INPUTS } from '../../gate/settings/login-settings.ts';
import { formsOf } from '../../shared/secrets/secret-forms.ts';
import { secretsOfCookie, secretsOfHeader } from '../../shared/secrets/secret-values.ts';
import type { Log } from '../log.ts';
import { inputValue } from './action-inputs.ts';

/** The runner masks anywhere in a line: shorter forms would make the log unreadable. */
const FORM_LENGTH_MIN = 8;

/** Makes the runner print `***` instead of every secret of this step. Runs before anything else is logged. */
export function maskSecrets(environment: Readonly<Record<string, string | undefined>>, log: Log): void {
  for (const name of ['api-key', 'github-token', 'callback-url'] as const)
    maskForms(inputValue(environment, name), log);
  maskHeaders(inputValue(environment, 'request-headers'), log);
  for (const name of Object.values(LOGIN_INPUTS)) maskLogin(inputValue(environment, name), log);
  // The secret of a listener; and credentials in a target URL, which are rejected later: until then they must not reach the log.
  for (const match of `${inputValue(environment, 'targets')} ${inputValue(environment, 'callback-url')}`.matchAll(
    /\/\/[^/\s@:]*:([^/\s@]+)@/g,
  ))
    maskForms(match[1] ?? '', log);
}

/** Keys of a login whose values are no secrets, and would make the log unreadable. */
const PLAIN_KEYS = new Set(['url', 'token-url', 'scope', 'storage-state', 'identity-provider', 'recording']);

/** Masks the values of a login; a line of another form is masked whole. */
function maskLogin(text: string, log: Log): void {
  for (const { key, value } of loginLines(text)) {
    if (value === '' || PLAIN_KEYS.has(key)) continue;
    maskForms(value, log);
    if (key === 'header') maskHeaders(value, log);
    else if (key === 'cookie') maskHeaders(`Cookie: ${value}`, log);
  }
}

/** Masks the value of a cookie or of a stored item that is long enough not to make the log unreadable. */
export function maskStored(value: string, log: Log): void {
  for (const secret of secretsOfCookie(value)) if (secret.length >= FORM_LENGTH_MIN) maskForms(secret, log);
}

/**
 * Masks `Name: value` lines: each line, each value and the secrets in it, because a page may repeat only the token of
 * `Authorization: Bearer <token>` or one of several cookies. In text of another form, lines and parts are masked too.
 */
export function maskHeaders(text: string, log: Log): void {
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).trim();
    if (value === '') continue;
    log.mask(line.trim());
    for (const secret of secretsOfHeader(line.slice(0, Math.max(0, colon)).trim(), value)) maskForms(secret, log);
  }
}

/** Masks a secret in every form in which a page or a program may print it. */
function maskForms(secret: string, log: Log): void {
  const [raw = '', ...others] = formsOf(secret);
  log.mask(raw);
  for (const form of others) if (form.length >= FORM_LENGTH_MIN) log.mask(form);
}
