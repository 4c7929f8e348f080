import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from './limits.ts';
import { checkSignatureHeader, InvalidSignature } from './signature-header.ts';

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
 * Verifies a delivery with the cryptography of Node, synchronously; `verify` of client/webhooks.ts works everywhere. Returns when
 * the delivery is genuine and throws otherwise.
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
  const { timestamp, versions } = checkSignatureHeader(header, [secret], nowSeconds, LIMITS.signatureToleranceSeconds);
  const expected = Buffer.from(digest(secret, timestamp, rawBody), 'utf8');
  const genuine = versions.some((version) => {
    const received = Buffer.from(version, 'utf8');
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  if (!genuine)
    throw new InvalidSignature('No v1 signature matches the body: it has another secret, or was changed on the way.');
}
