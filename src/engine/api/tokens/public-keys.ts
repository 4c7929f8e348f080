import { createPublicKey, type JsonWebKey, type KeyObject, X509Certificate } from 'node:crypto';
import { isRecord, parsedJson } from '../../../shared/records.ts';

const TEXT_MAX = 256 * 1024;
const KEYS_MAX = 20;
/** Characters of an RSA modulus of 8,192 bits in a JSON Web Key, and more. */
const MEMBER_MAX = 2_000;
const PEM = /-----BEGIN (?:PUBLIC KEY|RSA PUBLIC KEY|CERTIFICATE)-----[\w+/=\s]{50,12000}-----END [A-Z ]{3,20}-----/g;

/** A key that an application publishes so that others can verify its tokens. */
export interface PublicKey {
  readonly kid: string | null;
  readonly key: KeyObject;
  /** PEM of the certificate that holds it, or null. */
  readonly certificate: string | null;
}

/** The public keys in a JSON Web Key Set (RFC 7517, section 5) or in PEM; what is no key is left out. */
export function publicKeysIn(text: string): PublicKey[] {
  const start = text.slice(0, TEXT_MAX);
  const set = parsedJson(start);
  if (isRecord(set) && Array.isArray(set['keys'])) return set['keys'].slice(0, KEYS_MAX).flatMap(ofJwk);
  return (start.match(PEM) ?? []).slice(0, KEYS_MAX).flatMap((pem) => {
    const key = keyFrom(() => createPublicKey(pem));
    return key === null ? [] : [{ kid: null, key, certificate: pem.includes('CERTIFICATE') ? pem : null }];
  });
}

function ofJwk(jwk: unknown): PublicKey[] {
  if (!isRecord(jwk) || Object.values(jwk).some((value) => typeof value === 'string' && value.length > MEMBER_MAX))
    return [];
  const key = keyFrom(() => createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' }));
  if (key === null) return [];
  const { kid, x5c } = jwk;
  const first: unknown = Array.isArray(x5c) ? x5c[0] : null;
  const certificate = typeof first === 'string' ? pemOf(first) : null;
  return [{ kid: typeof kid === 'string' ? kid : null, key, certificate }];
}

function pemOf(base64: string): string | null {
  try {
    return new X509Certificate(Buffer.from(base64.slice(0, 12_000), 'base64')).toString();
  } catch {
    return null;
  }
}

/** Null where the text is no key. */
function keyFrom(make: () => KeyObject): KeyObject | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** The texts that a program may hold as its key: it verifies an HMAC with the same text. */
export function textsOf({ key, certificate }: PublicKey): string[] {
  const spki = key.export({ type: 'spki', format: 'pem' }).toString();
  const pkcs1 = key.asymmetricKeyType === 'rsa' ? [key.export({ type: 'pkcs1', format: 'pem' }).toString()] : [];
  return [spki, spki.trimEnd(), ...pkcs1, ...(certificate === null ? [] : [certificate])];
}
