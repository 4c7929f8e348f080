import { randomBytes } from 'node:crypto';
import type { TlsVersion } from '../core/evidence/tls.ts';
import { CURVES, FALLBACK_SCSV, RENEGOTIATION_SCSV, SSL2_CIPHER_KINDS, TLS13_GROUPS } from './code-points.ts';

export type HelloVersion = Exclude<TlsVersion, 'SSLv2'>;

export const WIRE_VERSIONS: Readonly<Record<HelloVersion, number>> = {
  SSLv3: 0x0300,
  'TLSv1.0': 0x0301,
  'TLSv1.1': 0x0302,
  'TLSv1.2': 0x0303,
  'TLSv1.3': 0x0304,
};

export interface KeyShare {
  readonly group: number;
  readonly publicKey: Buffer;
}

export interface HelloOptions {
  /** The one version that is offered (TLS 1.3), or the highest (below it). */
  readonly version: HelloVersion;
  readonly suites: readonly number[];
  /** Server name indication; left out for addresses and below TLS 1.0. */
  readonly serverName?: string | undefined;
  readonly groups?: readonly number[];
  /** TLS 1.3 only. An empty list makes the server name a group (HelloRetryRequest). */
  readonly keyShares?: readonly KeyShare[];
  /** Echoed from a HelloRetryRequest. */
  readonly cookie?: Buffer | undefined;
  readonly sessionId?: Buffer;
  readonly random?: Buffer;
  readonly offerCompression?: boolean;
  readonly fallback?: boolean;
  readonly heartbeat?: boolean;
  /** Minimal extensions, for stacks that drop hellos of more than 255 bytes. */
  readonly small?: boolean;
}

/** RSA, DSA and ECDSA with every hash from SHA-512 to MD5, RSA-PSS and EdDSA, because a probe accepts any certificate. */
const SIGNATURE_SCHEMES: readonly number[] = [
  0x0403, 0x0804, 0x0401, 0x0503, 0x0805, 0x0501, 0x0806, 0x0601, 0x0603, 0x0807, 0x0808, 0x0809, 0x080a, 0x080b,
  0x0402, 0x0502, 0x0602, 0x0303, 0x0301, 0x0302, 0x0203, 0x0201, 0x0202, 0x0101, 0x0103, 0x081a, 0x081b, 0x081c,
];
const FEW_SIGNATURE_SCHEMES: readonly number[] = [0x0403, 0x0804, 0x0401, 0x0501, 0x0601, 0x0203, 0x0201, 0x0202];
const FEW_GROUPS: readonly number[] = [29, 23, 24, 25];

const u8 = (value: number): Buffer => Buffer.from([value]);
const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const list16 = (values: readonly number[]): Buffer => Buffer.concat(values.map(u16));
const with8 = (body: Buffer): Buffer => Buffer.concat([u8(body.length), body]);
const with16 = (body: Buffer): Buffer => Buffer.concat([u16(body.length), body]);
const extension = (type: number, body: Buffer): Buffer => Buffer.concat([u16(type), with16(body)]);

/** A ClientHello handshake message (RFC 8446, section 4.1.2; RFC 6101 and RFC 5246 for the older ones), without a record around it. */
export function clientHello(options: HelloOptions): Buffer {
  const isTls13 = options.version === 'TLSv1.3';
  const signaling = [...(isTls13 ? [] : [RENEGOTIATION_SCSV]), ...(options.fallback === true ? [FALLBACK_SCSV] : [])];
  const head = Buffer.concat([
    u16(isTls13 ? 0x0303 : WIRE_VERSIONS[options.version]),
    options.random ?? randomBytes(32),
    with8(options.sessionId ?? (isTls13 ? randomBytes(32) : Buffer.alloc(0))),
    with16(list16([...options.suites, ...signaling])),
    with8(options.offerCompression === true ? Buffer.from([1, 64, 0]) : Buffer.from([0])),
  ]);
  const parts = options.version === 'SSLv3' ? [] : extensions(options, isTls13);
  const plain = Buffer.concat([head, ...(parts.length === 0 ? [] : [with16(Buffer.concat(parts))])]);
  // Some load balancers hang on hellos of 256 to 511 bytes (RFC 7685).
  const total = plain.length + 4;
  if (options.small === true || parts.length === 0 || total < 256 || total > 511) return message(plain);
  const padding = extension(21, Buffer.alloc(Math.max(0, 512 - total - 4)));
  return message(Buffer.concat([head, with16(Buffer.concat([...parts, padding]))]));
}

/** Wraps a handshake message into one record. SSLv3 hellos carry their own version, all others that of TLS 1.0. */
export function toRecord(handshake: Buffer, version: HelloVersion): Buffer {
  return Buffer.concat([u8(22), u16(version === 'SSLv3' ? 0x0300 : 0x0301), with16(handshake)]);
}

/** The CLIENT-HELLO of SSLv2 with every cipher kind and a challenge of 16 bytes. */
export function ssl2ClientHello(): Buffer {
  const kinds = Buffer.concat(
    SSL2_CIPHER_KINDS.map((kind) => Buffer.from([kind >> 16, (kind >> 8) & 0xff, kind & 0xff])),
  );
  const body = Buffer.concat([u8(1), u16(0x0002), u16(kinds.length), u16(0), u16(16), kinds, randomBytes(16)]);
  return Buffer.concat([u16(0x8000 | body.length), body]);
}

function message(body: Buffer): Buffer {
  return Buffer.concat([u8(1), u8(body.length >> 16), u16(body.length & 0xffff), body]);
}

function extensions(options: HelloOptions, isTls13: boolean): Buffer[] {
  const isSmall = options.small === true;
  const parts: Buffer[] = [];
  if (options.serverName !== undefined)
    parts.push(extension(0, with16(Buffer.concat([u8(0), with16(Buffer.from(options.serverName, 'latin1'))]))));
  const groups = options.groups ?? (isSmall ? FEW_GROUPS : isTls13 ? TLS13_GROUPS : CURVES);
  parts.push(extension(10, with16(list16(groups))));
  if (!isTls13) parts.push(extension(11, with8(Buffer.from([0]))));
  if (options.version === 'TLSv1.2' || isTls13)
    parts.push(extension(13, with16(list16(isSmall ? FEW_SIGNATURE_SCHEMES : SIGNATURE_SCHEMES))));
  if (options.heartbeat === true) parts.push(extension(15, u8(1)));
  if (isTls13) {
    parts.push(extension(43, with8(u16(0x0304))));
    const shares = (options.keyShares ?? []).map((share) => Buffer.concat([u16(share.group), with16(share.publicKey)]));
    if (options.cookie !== undefined) parts.push(extension(44, with16(options.cookie)));
    parts.push(extension(45, with8(u8(1))));
    parts.push(extension(51, with16(Buffer.concat(shares))));
  }
  return parts;
}
