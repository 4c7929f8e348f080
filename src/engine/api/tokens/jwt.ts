import { createHmac } from 'node:crypto';
import { isRecord, ownValue, parsedJson } from '../../../shared/records.ts';
import table from '../../data/weak-jwt-keys.json' with { type: 'json' };

/** Keys of HMAC signatures that tutorials, examples and defaults use, each once; the words in lower, upper and capitalized form. */
const WEAK_JWT_KEYS: readonly string[] = [
  ...new Set([
    ...table.phrases,
    ...table.words
      .flatMap((line) => line.split(' '))
      .flatMap((word) => [word, word.toUpperCase(), `${word[0]?.toUpperCase()}${word.slice(1)}`]),
  ]),
];

/** Characters of a token whose key is guessed; servers accept about 8 KiB of headers. */
const GUESSED_MAX = 8_192;
const HASHES: Readonly<Record<string, string>> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };
const PART_MAX = 8_000;

type Members = Readonly<Record<string, unknown>>;

/** A JSON Web Token in its compact form (RFC 7519, RFC 7515 section 3.1). */
export interface Jwt {
  readonly header: Members;
  readonly claims: Members;
  /** `header.payload` as received. */
  readonly signed: string;
  readonly signature: string;
}

/** Null for a text that is none. */
export function parseJwt(token: string): Jwt | null {
  const match = /^([\w-]{8,8000})\.([\w-]{2,8000})\.([\w-]{0,2000})$/.exec(token.slice(0, PART_MAX * 2 + 2_010));
  if (match === null) return null;
  const [, head = '', payload = '', signature = ''] = match;
  const [header, claims] = [objectOf(head), objectOf(payload)];
  if (header === null || claims === null || typeof header['alg'] !== 'string') return null;
  return { header, claims, signed: `${head}.${payload}`, signature };
}

function objectOf(part: string): Members | null {
  const value = parsedJson(Buffer.from(part, 'base64url').toString('utf8'));
  return isRecord(value) ? value : null;
}

function encoded(value: Members): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function hmac(alg: unknown, signed: string, key: string): string | null {
  const hash = ownValue(HASHES, String(alg));
  return hash === undefined ? null : createHmac(hash, key).update(signed).digest('base64url');
}

/** The key of an HMAC signature if it is well known, or null. Computed offline. */
export function weakKeyOf(jwt: Jwt): string | null {
  if (jwt.signature === '' || jwt.signed.length > GUESSED_MAX) return null;
  return WEAK_JWT_KEYS.find((key) => hmac(jwt.header['alg'], jwt.signed, key) === jwt.signature) ?? null;
}

/** The token with other members, signed. @param sign makes the signature; the header names its algorithm */
export function signedBy(jwt: Jwt, header: Members, claims: Members, sign: (signed: string) => string): string {
  const signed = `${encoded({ ...jwt.header, ...header })}.${encoded({ ...jwt.claims, ...claims })}`;
  return `${signed}.${sign(signed)}`;
}

/** The signature of an HMAC; empty for algorithms that use none. */
export function hmacSigner(alg: unknown, key: string): (signed: string) => string {
  return (signed) => hmac(alg, signed, key) ?? '';
}

/** The token with a signature of the same length that is wrong. */
export function wronglySigned({ signed, signature }: Pick<Jwt, 'signed' | 'signature'>): string {
  // The last characters may hold bits that no octet has.
  const turned = [...signature].map((letter) => (letter === 'A' ? 'B' : 'A')).join('');
  return `${signed}.${turned === '' ? 'AAAA' : turned}`;
}

/** Seconds since 1970 at which the token expires, or null. */
export function expiryOf({ claims }: Jwt): number | null {
  const { exp } = claims;
  return typeof exp === 'number' && Number.isFinite(exp) ? exp : null;
}
