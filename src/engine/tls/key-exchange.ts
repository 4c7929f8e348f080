import { suiteTraits } from './suite-traits.ts';

/** Parameters of a ServerKeyExchange message up to TLS 1.2. */
export type ServerKeyExchange =
  | { readonly kind: 'dh'; readonly prime: Buffer; readonly generator: Buffer; readonly publicValue: Buffer }
  | { readonly kind: 'ecdh'; readonly group: number };

/** @returns null for other key exchanges and for malformed messages */
export function parseServerKeyExchange(suite: string, body: Buffer): ServerKeyExchange | null {
  const traits = suiteTraits(suite);
  let at = 0;
  const vector = (): Buffer | null => {
    if (at + 2 > body.length) return null;
    const end = at + 2 + body.readUInt16BE(at);
    if (end > body.length) return null;
    const value = body.subarray(at + 2, end);
    at = end;
    return value;
  };
  // The identity hint of a pre-shared key comes first (RFC 4279, section 3; RFC 5489, section 2).
  if (/PSK/.test(suite) && vector() === null) return null;
  if (traits.isDhe) {
    const prime = vector();
    const generator = vector();
    const publicValue = vector();
    if (prime === null || generator === null || publicValue === null || prime.length === 0) return null;
    return { kind: 'dh', prime: stripZeros(prime), generator: stripZeros(generator), publicValue };
  }
  if (traits.isEcdhe && body.length >= at + 3 && body.readUInt8(at) === 3)
    return { kind: 'ecdh', group: body.readUInt16BE(at + 1) };
  return null;
}

export function bitLength(value: Buffer): number {
  const first = value.findIndex((byte) => byte !== 0);
  if (first < 0) return 0;
  return (value.length - first) * 8 - (Math.clz32(value[first] ?? 0) - 24);
}

function stripZeros(value: Buffer): Buffer {
  const first = value.findIndex((byte) => byte !== 0);
  return first <= 0 ? value : value.subarray(first);
}
