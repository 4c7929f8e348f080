/** A ServerHello or HelloRetryRequest (RFC 8446, section 4.1.3; RFC 5246, section 7.4.1.3). */
export interface ServerHello {
  /** The negotiated version: that of `supported_versions` if present. */
  readonly version: number;
  readonly suite: number;
  readonly compression: number;
  readonly isRetry: boolean;
  readonly extensions: ReadonlyMap<number, Buffer>;
}

/** Random of a HelloRetryRequest: SHA-256 of its name. */
const RETRY_RANDOM = 'cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c';

/** @returns null when the body is not a well-formed ServerHello */
export function parseServerHello(body: Buffer): ServerHello | null {
  if (body.length < 38) return null;
  const sessionIdLength = body.readUInt8(34);
  const at = 35 + sessionIdLength;
  if (sessionIdLength > 32 || body.length < at + 3) return null;
  const extensions = parseExtensions(body.subarray(at + 3));
  if (extensions === null) return null;
  const selected = extensions.get(43);
  const legacyVersion = body.readUInt16BE(0);
  return {
    version: legacyVersion === 0x0303 && selected?.length === 2 ? selected.readUInt16BE(0) : legacyVersion,
    suite: body.readUInt16BE(at),
    compression: body.readUInt8(at + 2),
    isRetry: body.subarray(2, 34).toString('hex') === RETRY_RANDOM,
    extensions,
  };
}

/** The group that a server selects or requests in its `key_share`, or null. */
export function keyShareOf(hello: ServerHello): { readonly group: number; readonly publicKey: Buffer } | null {
  const share = hello.extensions.get(51);
  if (share === undefined || share.length < 2) return null;
  const group = share.readUInt16BE(0);
  if (hello.isRetry) return share.length === 2 ? { group, publicKey: Buffer.alloc(0) } : null;
  if (share.length < 4 || share.readUInt16BE(2) !== share.length - 4) return null;
  return { group, publicKey: share.subarray(4) };
}

function parseExtensions(block: Buffer): Map<number, Buffer> | null {
  const found = new Map<number, Buffer>();
  if (block.length === 0) return found;
  if (block.length < 2 || block.readUInt16BE(0) !== block.length - 2) return null;
  for (let at = 2; at < block.length; ) {
    if (at + 4 > block.length) return null;
    const end = at + 4 + block.readUInt16BE(at + 2);
    if (end > block.length) return null;
    found.set(block.readUInt16BE(at), block.subarray(at + 4, end));
    at = end;
  }
  return found;
}

/** SERVER-HELLO of SSLv2: the cipher kinds the server supports and its certificate. Null when it is none. */
export function parseSsl2ServerHello(
  data: Buffer,
): { readonly kinds: readonly number[]; readonly certificate: Buffer } | null {
  if (data.length < 13 || (data.readUInt8(0) & 0x80) === 0) return null;
  const length = data.readUInt16BE(0) & 0x7fff;
  if (length < 11 || data.length < length + 2) return null;
  const body = data.subarray(2, length + 2);
  if (body.readUInt8(0) !== 4 || body.readUInt16BE(3) !== 0x0002) return null;
  const certificateEnd = 11 + body.readUInt16BE(5);
  const kindsEnd = certificateEnd + body.readUInt16BE(7);
  if (kindsEnd > body.length) return null;
  const kinds: number[] = [];
  for (let at = certificateEnd; at + 3 <= kindsEnd; at += 3) kinds.push(body.readUIntBE(at, 3));
  return { kinds, certificate: body.subarray(11, certificateEnd) };
}
