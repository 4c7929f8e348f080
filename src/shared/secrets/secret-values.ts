import { IDENTITY_NAMES, type IdentityName, LOGIN_OPTIONS, type Login } from '../../contract/login.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import { fromBase64 } from './base64.ts';

/** Shorter parts of a value are words. */
const PART_LENGTH_MIN = 8;
const PARTS_MAX = 50;
const JSON_LENGTH_MAX = 65_536;
/** JSON in JSON, as libraries store it. */
const JSON_DEPTH_MAX = 3;
const SECRET_NAME = /token|secret|passw|jwt|session|credential|api_?key|ticket/i;
/** Literals of JSON, which every text has. */
const LITERALS = new Set(['true', 'false', 'null']);

/** A secret that a program prints after it decoded it. */
function decoded(value: string): string[] {
  try {
    const text = decodeURIComponent(value.replaceAll('+', ' '));
    return text === value ? [] : [text, decodeURIComponent(value)];
  } catch {
    return [];
  }
}

/** The secrets in the value of a cookie, or in what an application stored: also inside of JSON. */
export function secretsOfCookie(value: string): string[] {
  const plain = value.replace(/^"(.*)"$/s, '$1');
  if (LITERALS.has(plain)) return [];
  const all = [plain, ...decoded(plain)];
  return [...all, ...all.flatMap((text) => [...signatureOf(text), ...secretsOfJson(text)])];
}

/** The last part of a signed token, such as a JWT: it alone is secret. */
function signatureOf(token: string): string[] {
  const [, signature] = /^[^\s.]{1,8000}(?:\.[^\s.]{1,8000})?\.([\w~+/=-]{16,2000})$/.exec(token) ?? [];
  return signature === undefined ? [] : [signature];
}

/** Texts in JSON that a name calls secret, or that look like a token. Others are words of the application. */
function secretsOfJson(text: string, depth = JSON_DEPTH_MAX): string[] {
  if (depth === 0 || !/^\s*[[{]/.test(text) || text.length > JSON_LENGTH_MAX) return [];
  const found: string[] = [];
  try {
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value !== 'string' || found.length >= PARTS_MAX) return value;
      if (isToken(value) || (SECRET_NAME.test(name) && !LITERALS.has(value))) found.push(value);
      found.push(...secretsOfJson(value, depth - 1));
      return value;
    });
  } catch {
    // No JSON, or nested too deeply.
  }
  return [...new Set(found)].slice(0, PARTS_MAX);
}

function isToken(value: string): boolean {
  return /^[\w.~+/=-]{16,8000}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** The key of a TOTP generator without the spaces of its groups, and that of an `otpauth:` address. */
function secretsOfTotp(value: string): string[] {
  const [, key] = /[?&]secret=([A-Za-z2-7=]{8,200})/.exec(value) ?? [];
  return [value, value.replace(/\s/g, ''), ...(key === undefined ? [] : [key])];
}

/**
 * The secrets in the value of a header: itself, its long parts, the values of cookies, the token after a scheme (RFC 9110, section
 * 11.4), and of Basic credentials (RFC 7617) the pair and the password.
 * @param name in any case
 */
export function secretsOfHeader(name: string, value: string): string[] {
  const [, scheme = '', token = ''] = /^([A-Za-z][\w-]{0,30})[ \t]+(\S.*)$/s.exec(value) ?? [];
  const isCredential = /authorization$|^x-.*(?:token|key|secret|auth)/i.test(name) && /^\S+$/.test(token);
  const pair = /^basic$/i.test(scheme) ? fromBase64(token) : null;
  const parts = value.split(/[\s;,]+/).slice(0, PARTS_MAX);
  const named = parts.flatMap((part) => [part, part.slice(part.indexOf('=') + 1), ...part.split('=')]);
  const isCookie = /^cookie$/i.test(name);
  return [
    ...(LITERALS.has(value) ? [] : [value]),
    ...named.filter((part) => part.length >= PART_LENGTH_MIN),
    ...(isCookie ? parts.flatMap((part) => secretsOfCookie(part.slice(part.indexOf('=') + 1))) : []),
    ...(isCredential ? [token, ...signatureOf(token)] : []),
    ...(pair === null ? [] : [pair, pair.slice(pair.indexOf(':') + 1)]),
  ];
}

/** A secret and what it is: `COOKIE`, `SECOND_PASSWORD`. */
export interface NamedSecret {
  readonly name: string;
  readonly value: string;
}

export function named(name: string, values: readonly string[]): NamedSecret[] {
  return values.map((value) => ({ name, value }));
}

export function secretsOfHeaders(headers: Readonly<Record<string, string>> = {}): NamedSecret[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    named(headerSecretName(name), secretsOfHeader(name, value)),
  );
}

/** `COOKIE`, `AUTHORIZATION` or `HEADER_X_API_KEY`. */
export function headerSecretName(header: string): string {
  const name = header.toUpperCase().replace(/[^A-Z0-9]/g, '_');
  return name === 'COOKIE' || name === 'AUTHORIZATION' ? name : `HEADER_${name}`;
}

/** What the names of an identity's secrets begin with. */
export function secretPrefix(identity: IdentityName): string {
  return identity === 'user' ? '' : `${identity.toUpperCase()}_`;
}

/** How a text shows a secret that it leaves out: as a variable of a shell. */
export function secretPlaceholder(name: string): string {
  return `\${SCAN_GATE_${name}}`;
}

/** A site must not name a variable of the user's shell. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll('${SCAN_GATE_', '$%7BSCAN_GATE_');
}

/** The secrets in what a user gave to sign in. */
export function secretsOfLogin(login: Login): NamedSecret[] {
  const { password, totp, client_secret: secret, headers, cookies = [], local_storage: stored = {} } = login;
  return [
    ...named('PASSWORD', password === undefined ? [] : [password]),
    ...named('CLIENT_SECRET', secret === undefined ? [] : [secret]),
    ...named('TOTP', totp === undefined ? [] : secretsOfTotp(totp)),
    ...secretsOfHeaders(headers),
    ...named(
      'COOKIE',
      cookies.flatMap(({ value }) => secretsOfCookie(value)),
    ),
    ...named('STORAGE', Object.values(stored).flatMap(secretsOfCookie)),
  ];
}

/** The secrets of the user in the options of a scan. */
export function secretsOfOptions(options: ScanOptions): NamedSecret[] {
  return [
    ...secretsOfHeaders(options.request_headers),
    ...IDENTITY_NAMES.flatMap((identity) => {
      const login = options[LOGIN_OPTIONS[identity]];
      return login === undefined ? [] : withPrefix(identity, secretsOfLogin(login));
    }),
  ];
}

export function withPrefix(identity: IdentityName, secrets: readonly NamedSecret[]): NamedSecret[] {
  const prefix = secretPrefix(identity);
  return secrets.map(({ name, value }) => ({ name: prefix + name, value }));
}

export function valuesOf(secrets: readonly NamedSecret[]): string[] {
  return secrets.map(({ value }) => value);
}
