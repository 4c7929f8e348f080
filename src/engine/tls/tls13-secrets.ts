import { createDecipheriv, createHash, createHmac, type DecipherGCM } from 'node:crypto';
import type { RecordOpener } from './server-flight.ts';

interface SuiteParameters {
  readonly hash: 'sha256' | 'sha384';
  readonly cipher: string;
  readonly keyBytes: number;
  readonly tagBytes: number;
}

const PARAMETERS: Readonly<Record<number, SuiteParameters>> = {
  4865: { hash: 'sha256', cipher: 'aes-128-gcm', keyBytes: 16, tagBytes: 16 },
  4866: { hash: 'sha384', cipher: 'aes-256-gcm', keyBytes: 32, tagBytes: 16 },
  4867: { hash: 'sha256', cipher: 'chacha20-poly1305', keyBytes: 32, tagBytes: 16 },
  4868: { hash: 'sha256', cipher: 'aes-128-ccm', keyBytes: 16, tagBytes: 16 },
  4869: { hash: 'sha256', cipher: 'aes-128-ccm', keyBytes: 16, tagBytes: 8 },
};

/**
 * Opens the server's handshake records (RFC 8446, sections 5.2 and 7.1), so that the certificates can be read as they were
 * sent: Node rebuilds the chain, which hides missing and misplaced intermediates.
 * @param transcript the handshake messages up to and including the ServerHello
 * @returns null for a suite whose records cannot be opened here
 */
export function serverHandshakeOpener(
  suite: number,
  sharedSecret: Buffer,
  transcript: readonly Buffer[],
): RecordOpener | null {
  const parameters = PARAMETERS[suite];
  if (parameters === undefined) return null;
  const { hash, cipher, keyBytes, tagBytes } = parameters;
  const digest = (data: Buffer): Buffer => createHash(hash).update(data).digest();
  const empty = digest(Buffer.alloc(0));
  const zeros = Buffer.alloc(empty.length);
  const extract = (salt: Buffer, secret: Buffer): Buffer => createHmac(hash, salt).update(secret).digest();
  const expand = (secret: Buffer, label: string, context: Buffer, length: number): Buffer => {
    const name = Buffer.from(`tls13 ${label}`, 'latin1');
    const info = Buffer.concat([
      Buffer.from([length >> 8, length & 0xff, name.length]),
      name,
      Buffer.from([context.length]),
      context,
    ]);
    return createHmac(hash, secret)
      .update(info)
      .update(Buffer.from([1]))
      .digest()
      .subarray(0, length);
  };
  const early = extract(zeros, zeros);
  const handshake = extract(expand(early, 'derived', empty, empty.length), sharedSecret);
  const traffic = expand(handshake, 's hs traffic', digest(Buffer.concat(transcript)), empty.length);
  const key = expand(traffic, 'key', Buffer.alloc(0), keyBytes);
  const iv = expand(traffic, 'iv', Buffer.alloc(0), 12);
  let sequence = 0;
  return (header, payload) => {
    if (payload.length < tagBytes + 1) return null;
    const nonce = Buffer.from(iv);
    nonce.writeUInt32BE((nonce.readUInt32BE(8) ^ sequence) >>> 0, 8);
    sequence += 1;
    const sealed = payload.subarray(0, payload.length - tagBytes);
    try {
      const decipher = createDecipheriv(cipher as 'aes-128-gcm', key, nonce, {
        authTagLength: tagBytes,
      }) as DecipherGCM;
      decipher.setAuthTag(payload.subarray(payload.length - tagBytes));
      decipher.setAAD(header, { plaintextLength: sealed.length });
      const inner = Buffer.concat([decipher.update(sealed), decipher.final()]);
      let end = inner.length;
      while (end > 0 && inner[end - 1] === 0) end -= 1;
      if (end === 0) return null;
      return { type: inner.readUInt8(end - 1), content: inner.subarray(0, end - 1) };
    } catch {
      return null;
    }
  };
}

/** The first ClientHello of a handshake with HelloRetryRequest counts as its hash (RFC 8446, section 4.4.1). */
export function hashedFirstHello(suite: number, hello: Buffer): Buffer | null {
  const parameters = PARAMETERS[suite];
  if (parameters === undefined) return null;
  const digest = createHash(parameters.hash).update(hello).digest();
  return Buffer.concat([Buffer.from([254, 0, 0, digest.length]), digest]);
}
