import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Seconds that a code is valid, and its number of digits: what every authenticator uses (RFC 6238, section 4). */
const STEP_SECONDS = 30;
const DIGITS = 6;

/**
 * The one-time code of a moment (RFC 6238, SHA-1).
 * @param secret Base32 (RFC 4648, section 6); spaces, hyphens and padding are ignored
 * @returns null if the secret is not Base32
 */
export function totp(secret: string, now: Date): string | null {
  const key = fromBase32(secret);
  if (key === null) return null;
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 1_000 / STEP_SECONDS)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const code = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(code).padStart(DIGITS, '0');
}

function fromBase32(text: string): Buffer | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/=/g, '');
  if (letters === '' || letters.length > 200) return null;
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const letter of letters) {
    const value = ALPHABET.indexOf(letter);
    if (value === -1) return null;
    bits = ((bits << 5) | value) & 0xfff;
    count += 5;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return Buffer.from(bytes);
}
