/** Code shared by signing and both verifications, without cryptography: docs/WEBHOOKS.md#what-a-receiver-does */

/** Header of every webhook delivery: `t=<unix seconds>,v1=<hex>[,v1=<hex>]`. */
export const SIGNATURE_HEADER = 'service-signature';

export type SignatureErrorName = 'expired_signature' | 'invalid_signature';

/** The delivery is not genuine. `name` and `code` are the error names of docs/WEBHOOKS.md. */
export class SignatureError extends Error {
  readonly code: SignatureErrorName;
  constructor(code: SignatureErrorName, message: string) {
    super(message);
    this.name = code;
    this.code = code;
  }
}

/** The timestamp is outside the tolerance: a replay, or a wrong clock. */
export class ExpiredSignature extends SignatureError {
  constructor(message: string) {
    super('expired_signature', message);
  }
}

/** The header is missing or malformed, or no signature matches the payload. */
export class InvalidSignature extends SignatureError {
  constructor(message: string) {
    super('invalid_signature', message);
  }
}

export interface SignatureHeader {
  /** Unix seconds. */
  readonly timestamp: number;
  readonly versions: readonly string[];
}

/**
 * Everything that is checked before any digest is computed.
 * @param toleranceSeconds maximum distance between the timestamp and now
 * @throws ExpiredSignature, InvalidSignature
 */
export function checkSignatureHeader(
  header: string | null | undefined,
  secrets: readonly string[],
  nowSeconds: number,
  toleranceSeconds: number,
): SignatureHeader {
  if (secrets.length === 0 || secrets.includes('')) {
    throw new InvalidSignature('The subscription secret is empty.');
  }
  const parsed = parseHeader(header ?? '');
  if (parsed === undefined) {
    throw new InvalidSignature(`The ${SIGNATURE_HEADER} header is missing or malformed.`);
  }
  const distance = Math.abs(nowSeconds - parsed.timestamp);
  if (distance > toleranceSeconds) {
    throw new ExpiredSignature(
      `The signature is ${Math.ceil(distance)} seconds away from now, more than ${toleranceSeconds}: a replay, or a wrong clock.`,
    );
  }
  return parsed;
}

/** Parses up to 16 parts. Our own headers are shorter. */
function parseHeader(header: string): SignatureHeader | undefined {
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
