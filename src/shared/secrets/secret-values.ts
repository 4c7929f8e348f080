import { IDENTITY_NAMES, LOGIN_OPTIONS, type Login } from '../../contract/login.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import { fromBase64 } from './base64.ts';

/** Shorter parts of a value are words. */
const PART_LENGTH_MIN = 8;
const PARTS_MAX = 50;
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

/** The secrets in the value of a cookie. */
export function secretsOfCookie(value: string): string[] {
  const plain = value.replace(/^"(.*)"$/s, '$1');
  return LITERALS.has(plain) ? [] : [plain, ...decoded(plain)];
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
    ...(isCredential ? [token] : []),
    ...(pair === null ? [] : [pair, pair.slice(pair.indexOf(':') + 1)]),
  ];
}

/** The secrets in headers by name. */
export function secretsOfHeaders(headers: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(headers).flatMap(([name, value]) => secretsOfHeader(name, value));
}

/** The secrets in what a user gave to sign in. */
export function secretsOfLogin(login: Login): string[] {
  const { password, totp, client_secret: secret, headers, cookies = [], local_storage: stored = {} } = login;
  return [
    ...[password, totp, secret].flatMap((value) => value ?? []),
    ...secretsOfHeaders(headers),
    ...[...cookies.map(({ value }) => value), ...Object.values(stored)].flatMap(secretsOfCookie),
  ];
}

/** The secrets of the user in the options of a scan. */
export function secretsOfOptions(options: ScanOptions): string[] {
  return [
    ...secretsOfHeaders(options.request_headers),
    ...IDENTITY_NAMES.flatMap((name) => {
      const login = options[LOGIN_OPTIONS[name]];
      return login === undefined ? [] : secretsOfLogin(login);
    }),
  ];
}
