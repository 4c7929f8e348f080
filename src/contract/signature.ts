import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from './limits.ts';

/** Header of every webhook delivery: `t=<unix seconds>,v1=<hex>[,v1=<hex>]` (API document, "Signature"). */
export const SIGNATURE_HEADER = 'service-signature';

export type SignatureErrorName = 'expired_signature' | 'invalid_signature';

/** Thrown by {@link verifySignature}. `name` and `code` are the error names of the API document, "Signature". */
export class SignatureError extends Error {
  readonly code: SignatureErrorName;
  constructor(code: SignatureErrorName, message: string) {
    super(message);
    this.name = code;
    this.code = code;
  }
}

/** Lower-case hex HMAC-SHA256 over `<t>.<raw body>`, keyed with the whole secret including its prefix `whsec_`. */
function digest(secret: string, timestamp: number, rawBody: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
}

/**
 * Builds the header value for one attempt.
 * @param secrets the subscription's secret; during a rotation the new one, then the old one
 * @param timestamp Unix time of the attempt in seconds
 * @param rawBody the bytes to send
 */
export function signPayload(secrets: readonly string[], timestamp: number, rawBody: Uint8Array): string {
  const versions = secrets.map((secret) => `v1=${digest(secret, timestamp, rawBody)}`);
  return [`t=${timestamp}`, ...versions].join(',');
}

/**
 * Verifies a delivery. Returns when it is genuine and throws otherwise.
 * @param rawBody the received bytes, before any parsing
 * @param header value of the `service-signature` header
 * @param secret the subscription's secret
 * @param nowSeconds current Unix time in seconds (default: the clock)
 * @throws TypeError when rawBody is not bytes, RangeError when nowSeconds is not a time
 * @throws SignatureError `expired_signature` when |now - t| exceeds 300 s, `invalid_signature` otherwise
 */
export function verifySignature(
  rawBody: Uint8Array,
  header: string | undefined,
  secret: string,
  nowSeconds: number = Math.floor(Date.now() / 1000),
): void {
  if (!(rawBody instanceof Uint8Array)) {
    throw new TypeError(
      'rawBody must be the received bytes (Uint8Array or Buffer), not a parsed or re-serialised body',
    );
  }
  if (!Number.isFinite(nowSeconds) || nowSeconds < 0) {
    throw new RangeError('nowSeconds must be a Unix time in seconds, finite and not negative');
  }
  if (secret.length === 0) throw new SignatureError('invalid_signature', 'The subscription secret is empty.');
  const parsed = parseHeader(header ?? '');
  if (parsed === undefined) {
    throw new SignatureError('invalid_signature', `The ${SIGNATURE_HEADER} header is missing or malformed.`);
  }
  if (Math.abs(nowSeconds - parsed.timestamp) > LIMITS.signatureToleranceSeconds) {
    throw new SignatureError(
      'expired_signature',
      `The signature is more than ${LIMITS.signatureToleranceSeconds} seconds away from now.`,
    );
  }
  const expected = Buffer.from(digest(secret, parsed.timestamp, rawBody), 'utf8');
  const genuine = parsed.versions.some((version) => {
    const received = Buffer.from(version, 'utf8');
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  if (!genuine) throw new SignatureError('invalid_signature', 'No v1 signature matches the body.');
}

/** Parses up to 16 parts. Our own headers are shorter. */
function parseHeader(header: string): { timestamp: number; versions: string[] } | undefined {
  if (header.length > 2_048) return undefined;
  const parts = header.split(',');
  if (parts.length > 16) return undefined;
  let timestamp: number | undefined;
  const versions: string[] = [];
  for (const part of parts) {
    const separator = part.indexOf('=');
    if (separator < 0) return undefined;
    const key = part.slice(0, separator).trim();
    const value = part.slice(separator + 1).trim();
    if (key === 't') {
      if (timestamp !== undefined || !/^[0-9]{1,12}$/.test(value)) return undefined;
      timestamp = Number(value);
    } else if (key === 'v1') {
      versions.push(value);
    }
  }
  return timestamp === undefined || versions.length === 0 ? undefined : { timestamp, versions };
}
