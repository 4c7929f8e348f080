import { randomBytes } from 'node:crypto';

/** Crockford's base32 in lower case, as in ULID. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

let lastTime = 0;
let lastRandom: number[] = [];
/** All but the last digit of the ids of `lastTime`, until that digit overflows. */
let lastText = '';

/**
 * Creates an id `<prefix>_<lower-case ULID>`. Ids sort by time, and within one process by order of creation even in the same
 * millisecond. A time before the previous one counts as the previous one, since callers read the clock earlier.
 */
export function newId(prefix: string, now: Date): string {
  const time = Math.max(now.getTime(), lastTime);
  if (time === lastTime) {
    increment(lastRandom);
  } else {
    lastTime = time;
    lastRandom = Array.from(randomBytes(RANDOM_LENGTH), (byte) => byte & 31);
    // Leaves room for increments; an overflow would break the order.
    lastRandom[0] = (lastRandom[0] ?? 0) & 15;
    lastText = '';
  }
  const last = lastRandom[RANDOM_LENGTH - 1] ?? 0;
  if (lastText === '' || last === 0) lastText = encodeTime(time) + textOf(lastRandom.slice(0, -1));
  return `${prefix}_${lastText}${ALPHABET[last]}`;
}

const textOf = (digits: readonly number[]): string => digits.map((digit) => ALPHABET[digit]).join('');

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

/** Text before which the ids of earlier times sort. */
export function idsBefore(prefix: string, time: Date): string {
  return `${prefix}_${encodeTime(time.getTime())}`;
}

/** A time whose ids sort after `id`, whichever process made it; `now` if that is later. */
export function timeAfter(id: string, now: Date): Date {
  let time = 0;
  for (const digit of id.slice(id.indexOf('_') + 1).slice(0, TIME_LENGTH)) time = time * 32 + ALPHABET.indexOf(digit);
  return new Date(Math.max(now.getTime(), time + 1));
}

/** Whether a text has the form of an id. Anything else is not found, without a query. */
export function isId(prefix: string, text: string): boolean {
  return text.startsWith(`${prefix}_`) && /^[0-9a-z]{26}$/.test(text.slice(prefix.length + 1));
}
