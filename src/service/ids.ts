import { randomBytes } from 'node:crypto';

/** Crockford's base32 in lower case, as in ULID. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

let lastTime = 0;
let lastRandom: number[] = [];

/**
 * A new id `<prefix>_<ULID in lower case>`: sorts by time, and within one process by order of creation even inside one
 * millisecond, so that `(created_at, id)` is the order in which things were made. A time before the last one counts as
 * the last one: callers read the clock some time before they make their ids.
 */
export function newId(prefix: string, now: Date): string {
  const time = Math.max(now.getTime(), lastTime);
  if (time === lastTime) {
    increment(lastRandom);
  } else {
    lastTime = time;
    lastRandom = Array.from(randomBytes(RANDOM_LENGTH), (byte) => byte & 31);
    // Room for increments: an overflow would break the order.
    lastRandom[0] = (lastRandom[0] ?? 0) & 15;
  }
  return `${prefix}_${encodeTime(time)}${lastRandom.map((digit) => ALPHABET[digit]).join('')}`;
}

function increment(digits: number[]): void {
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const digit = (digits[index] ?? 0) + 1;
    digits[index] = digit & 31;
    if (digit < 32) return;
  }
}

function encodeTime(time: number): string {
  let rest = time;
  let text = '';
  for (let index = 0; index < TIME_LENGTH; index += 1) {
    text = `${ALPHABET[rest % 32]}${text}`;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Whether a text can be an id with this prefix; anything else is answered as not found without a query. */
export function isId(prefix: string, text: string): boolean {
  return text.startsWith(`${prefix}_`) && /^[0-9a-z]{26}$/.test(text.slice(prefix.length + 1));
}
