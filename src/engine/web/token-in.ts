import { parsedJson } from '../../shared/records.ts';
import { type HeaderList, header } from '../core/evidence/http.ts';

/** Names of members that hold a token for the Authorization header, the likeliest first. */
const NAMES = [
  'accesstoken',
  'token',
  'authtoken',
  'jwt',
  'bearer',
  'sessiontoken',
  'idtoken',
  'authorization',
  'authenticationtoken',
  'apitoken',
];
const JWT = /^eyJ[\w-]{8,8000}\.[\w-]{2,8000}\.[\w-]{0,2000}$/;
const DEPTH_MAX = 5;
const MEMBERS_MAX = 500;
const TOKEN_LENGTH_MIN = 8;

/** The token in the response to a sign-in, or in stored data, without `Bearer`; null if there is none. */
export function tokenIn(value: unknown): string | null {
  const found = new Map<string, string>();
  for (const [name, text] of textMembers(value)) {
    const token = text.replace(/^Bearer /i, '').trim();
    const plain = name.toLowerCase().replace(/[^a-z]/g, '');
    const kind = tokenKind(plain, token, found);
    if (kind !== null && !found.has(kind)) found.set(kind, token);
  }
  return NAMES.map((name) => found.get(name)).find((token) => token !== undefined) ?? null;
}

/** The entry of `NAMES` for a token, or null. */
function tokenKind(name: string, token: string, found: ReadonlyMap<string, string>): string | null {
  const isToken = /^[\x21-\x7e]{1,16384}$/.test(token) && token.length >= TOKEN_LENGTH_MIN;
  if (isToken && NAMES.includes(name) && !found.has(name)) return name;
  return JWT.test(token) && !name.includes('refresh') ? 'jwt' : null;
}

/** Texts in a value, depth first, with the names of their members. */
function textMembers(value: unknown): [name: string, text: string][] {
  const texts: [string, string][] = [];
  let members = 0;
  const read = (name: string, member: unknown, depth: number): void => {
    members += 1;
    if (members > MEMBERS_MAX || depth > DEPTH_MAX) return;
    if (typeof member === 'string') texts.push([name, member]);
    else if (typeof member === 'object' && member !== null)
      for (const [key, inner] of Object.entries(member)) read(key, inner, depth + 1);
  };
  read('', value, 0);
  return texts;
}

/**
 * The token in a header of the response to a sign-in, as Spring Security's and Flask's examples send it; null if there is none.
 * @param carriers headers that carry the token in requests
 */
export function tokenInHeaders(
  headers: HeaderList,
  carriers: readonly { readonly header: string }[] = [],
): string | null {
  const names = ['authorization', 'x-auth-token', 'x-access-token', ...carriers.map(({ header: name }) => name)];
  for (const name of names) {
    const [, token] = /^(?:bearer |token )?([\x21-\x7e]{8,16384})$/i.exec(header(headers, name)?.trim() ?? '') ?? [];
    if (token !== undefined) return token;
  }
  return null;
}

/**
 * True for a response to credentials that were not read, so that no password was tried: a wrong media type (415), a body that does not
 * fit (422), or a 400 that lists faults of the properties, as NestJS (`message: [...]`) and ASP.NET (`errors: {...}`) send it. Laravel
 * refuses credentials with 422 and says so.
 */
export function isUnread(status: number, value: unknown): boolean {
  const { message, errors, title } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  if (status === 415) return true;
  if (status === 422)
    return typeof message !== 'string' || !/credentials|password is|do not match/i.test(message.slice(0, 300));
  if (status !== 400) return false;
  const isValidation = typeof title === 'string' && /validation/i.test(title.slice(0, 200));
  return Array.isArray(message) || (isValidation && typeof errors === 'object' && errors !== null);
}

/** The token in local storage, whose values may be JSON. */
export function tokenInStorage(stored: Readonly<Record<string, string>>): string | null {
  const values = Object.entries(stored).map(([name, text]): [string, unknown] => [name, jsonOf(text) ?? text]);
  return tokenIn(Object.fromEntries(values));
}

export function jsonOf(text: string): unknown {
  return text.length > 1024 * 1024 ? null : (parsedJson(text) ?? null);
}

/** True if a response to a sign-in says in its JSON that it failed, whatever its status. */
export function saysRefused(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const members = value as Readonly<Record<string, unknown>>;
  const { success, ok, status, code, error, errors, authenticated } = members;
  if (success === false || success === 0 || ok === false || authenticated === false) return true;
  // RuoYi and others respond with 200 and the status in the body.
  if ([status, code].some((value) => /^[45]\d\d$/.test(String(value)))) return true;
  if (typeof status === 'string' && /^(?:fail|failed|error|failure|denied|unauthorized)$/i.test(status)) return true;
  const hasErrors = Array.isArray(errors) ? errors.length > 0 : errors !== undefined && errors !== null;
  return (typeof error === 'string' && error !== '') || error === true || hasErrors;
}

/** True if it asks for a second factor. */
export function asksForCode(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) =>
      member !== false &&
      member !== null &&
      /mfa|2fa|two_?factor|otp|totp|second_?factor/i.test(
        `${name} ${typeof member === 'string' ? member.slice(0, 200) : ''}`,
      ),
  );
}
