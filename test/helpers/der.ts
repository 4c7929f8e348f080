/** Writers of the DER elements (X.690) that a certificate is made of. */

function element(tag: number, body: Buffer): Buffer {
  const length = body.length;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), body]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, body]);
}

export function sequence(...parts: readonly Uint8Array[]): Buffer {
  return element(0x30, Buffer.concat(parts));
}

export function set(...parts: readonly Uint8Array[]): Buffer {
  return element(0x31, Buffer.concat(parts));
}

/** Constructed, context-specific. */
export function contextTag(tag: number, body: Buffer): Buffer {
  return element(0xa0 | tag, body);
}

export function octetString(body: Buffer): Buffer {
  return element(0x04, body);
}

export function bitString(body: Buffer): Buffer {
  return element(0x03, Buffer.concat([Buffer.from([0]), body]));
}

export function utf8String(text: string): Buffer {
  return element(0x0c, Buffer.from(text, 'utf8'));
}

/** Non-negative integers only. */
export function derInteger(value: number | bigint): Buffer {
  const hex = BigInt(value).toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return element(0x02, bytes.readUInt8(0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const digits = [arc & 0x7f];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift((left & 0x7f) | 0x80);
    bytes.push(...digits);
  }
  return element(0x06, Buffer.from(bytes));
}

/** UTCTime up to 2049, GeneralizedTime from 2050 (RFC 5280, section 4.1.2.5). */
export function derTime(time: Date): Buffer {
  const digits = time
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:T]/g, '');
  const short = time.getUTCFullYear() >= 1950 && time.getUTCFullYear() < 2050;
  return element(short ? 0x17 : 0x18, Buffer.from(short ? digits.slice(2) : digits, 'latin1'));
}
