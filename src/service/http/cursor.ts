import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../errors.ts';

const VERSION = 1;
const LIFETIME_MS = 24 * 3600 * 1000;

export type CursorPosition = readonly [string | number, string];

/** Encodes and decodes `next_cursor`: opaque, signed, bound to one list and its filters, valid for a day. */
export class Cursors {
  readonly #secret: string;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.#secret = secret;
    this.#now = now;
  }

  /** @param list route, workspace and filters of the list */
  encode(list: readonly unknown[], position: CursorPosition): string {
    const payload = JSON.stringify([VERSION, this.#now().getTime(), fingerprint(list), ...position]);
    const text = Buffer.from(payload).toString('base64url');
    return `${text}.${this.#mac(text)}`;
  }

  /** @throws ApiError invalid_cursor */
  decode(list: readonly unknown[], cursor: string): CursorPosition {
    const wrong = (why: string) =>
      new ApiError('invalid_cursor', `The cursor ${why}: request the first page again.`, { param: 'cursor' });
    const [text = '', mac = '', ...more] = cursor.split('.');
    const expected = Buffer.from(this.#mac(text));
    const received = Buffer.from(mac);
    if (more.length > 0 || received.length !== expected.length || !timingSafeEqual(received, expected)) {
      throw wrong('is malformed');
    }
    const payload = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const [version, issued, bound, position, id] = payload;
    if (version !== VERSION) throw wrong('has an unknown version');
    if (bound !== fingerprint(list)) throw wrong('belongs to another list or other filters');
    if (typeof issued !== 'number' || this.#now().getTime() - issued > LIFETIME_MS) throw wrong('has expired');
    if ((typeof position !== 'string' && typeof position !== 'number') || typeof id !== 'string') {
      throw wrong('is malformed');
    }
    return [position, id];
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#secret).update(`cursor.${text}`).digest('base64url').slice(0, 22);
  }
}

function fingerprint(list: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 16);
}
