import references from './html-references.json' with { type: 'json' };

/** The bytes of a text in lower case, with the place of each in the text. Only ASCII letters have a case here. */
export interface ByteView {
  readonly bytes: Uint8Array;
  readonly length: number;
  /** For each byte where the character that it stands for begins and ends in the text. */
  readonly start: Uint32Array;
  readonly end: Uint32Array;
}

const PERCENT = 0x25;
const BACKSLASH = 0x5c;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;
const LETTER_U = 0x75;
/** Longest name of an entity below with its marks. */
const NAME_MAX = 10;

/** Named references of HTML for what secrets consist of: https://html.spec.whatwg.org/multipage/named-characters.html */
const NAMED: Readonly<Record<string, string>> = references;
const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

class ViewBuilder {
  #length = 0;
  readonly #bytes: Uint8Array;
  readonly #start: Uint32Array;
  readonly #end: Uint32Array;

  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
    this.#start = new Uint32Array(capacity);
    this.#end = new Uint32Array(capacity);
  }

  byte(value: number, start: number, end: number): void {
    this.#bytes[this.#length] = value >= 0x41 && value <= 0x5a ? value + 0x20 : value;
    this.#start[this.#length] = start;
    this.#end[this.#length] = end;
    this.#length += 1;
  }

  /** Adds a character as UTF-8. */
  character(point: number, start: number, end: number): void {
    if (point < 0x80) {
      this.byte(point, start, end);
      return;
    }
    if (point < 0x800) this.byte(0xc0 | (point >> 6), start, end);
    else if (point < 0x10000) this.byte(0xe0 | (point >> 12), start, end);
    else this.byte(0xf0 | (point >> 18), start, end);
    for (let shift = point < 0x800 ? 0 : point < 0x10000 ? 6 : 12; shift >= 0; shift -= 6)
      this.byte(0x80 | ((point >> shift) & 0x3f), start, end);
  }

  done(): ByteView {
    return { bytes: this.#bytes, length: this.#length, start: this.#start, end: this.#end };
  }
}

export function viewOf(text: string): ByteView {
  // UTF-8 needs at most three bytes for a UTF-16 code unit.
  const builder = new ViewBuilder(text.length * 3);
  for (let at = 0; at < text.length; ) {
    const point = text.codePointAt(at) ?? 0;
    const next = at + (point > 0xffff ? 2 : 1);
    builder.character(point, at, next);
    at = next;
  }
  return builder.done();
}

/** A character or byte that is written as an escape, and the length of the escape. */
interface Escape {
  readonly point: number;
  readonly length: number;
  /** A byte of UTF-8, as opposed to a character. */
  readonly isByte?: boolean;
}

type ReadEscape = (view: ByteView, at: number) => Escape | null;
/** How texts are escaped, by the byte that begins an escape: in all ways, and in one of them. */
const WAYS: readonly ReadonlyMap<number, ReadEscape>[] = [
  new Map<number, ReadEscape>([
    [PERCENT, percentAt],
    [BACKSLASH, backslashAt],
    [AMPERSAND, referenceAt],
  ]),
  new Map<number, ReadEscape>([[PERCENT, percentAt]]),
  new Map<number, ReadEscape>([[BACKSLASH, backslashAt]]),
  new Map<number, ReadEscape>([[AMPERSAND, referenceAt]]),
];

/**
 * The text as it is, and as its readers may understand it: without percent-encoding, escapes of JSON and JavaScript, and character
 * references of HTML, in layers. One way alone is tried too, because a text that is escaped in it may hold the marks of another.
 * Takes time in proportion to the text.
 * @param layersMax layers of escapes that are removed
 */
export function* readingsOf(text: string, layersMax: number): Generator<ByteView> {
  const raw = viewOf(text);
  yield raw;
  for (const way of WAYS) {
    let view = decodedView(raw, way);
    for (let layer = 1; view !== null && layer <= layersMax; layer += 1) {
      yield view;
      view = decodedView(view, way);
    }
  }
}

/** @returns null if the text has no escape */
function decodedView(view: ByteView, way: ReadonlyMap<number, ReadEscape>): ByteView | null {
  const builder = new ViewBuilder(view.length);
  let isDecoded = false;
  for (let at = 0; at < view.length; ) {
    const written = way.get(view.bytes[at] ?? 0)?.(view, at) ?? null;
    const length = written?.length ?? 1;
    const start = view.start[at] ?? 0;
    const end = view.end[at + length - 1] ?? 0;
    if (written === null) builder.byte(view.bytes[at] ?? 0, start, end);
    else if (written.isByte === true) builder.byte(written.point, start, end);
    else builder.character(written.point, start, end);
    isDecoded ||= written !== null;
    at += length;
  }
  return isDecoded ? builder.done() : null;
}

function percentAt(view: ByteView, at: number): Escape | null {
  const byte = hexAt(view, at + 1, 2);
  if (byte !== null) return { point: byte, length: 3, isByte: true };
  // `escape` of JavaScript
  const point = view.bytes[at + 1] === LETTER_U ? hexAt(view, at + 2, 4) : null;
  return point === null ? null : { point, length: 6 };
}

function backslashAt(view: ByteView, at: number): Escape | null {
  if (at + 1 >= view.length) return null;
  const letter = String.fromCharCode(view.bytes[at + 1] ?? 0);
  if (letter === 'u') return unicodeAt(view, at);
  if (letter === 'x') {
    const point = hexAt(view, at + 2, 2);
    return point === null ? null : { point, length: 4 };
  }
  const control = CONTROLS[letter];
  if (control !== undefined) return { point: control.charCodeAt(0), length: 2 };
  return /[!-/:-@[-`{-~]/.test(letter) ? { point: letter.charCodeAt(0), length: 2 } : null;
}

/** `\u0041`, `\u{41}` and surrogate pairs. */
function unicodeAt(view: ByteView, at: number): Escape | null {
  const [, digits] = /^\{([0-9a-f]{1,6})\}/.exec(asciiAt(view, at + 2, 8)) ?? [];
  if (digits !== undefined) return pointOf(Number.parseInt(digits, 16), digits.length + 4);
  const unit = hexAt(view, at + 2, 4);
  if (unit === null) return null;
  const isHigh = unit >= 0xd800 && unit < 0xdc00;
  const low = isHigh && asciiAt(view, at + 6, 2) === '\\u' ? hexAt(view, at + 8, 4) : null;
  if (low === null || low < 0xdc00 || low > 0xdfff) return { point: unit, length: 6 };
  return { point: 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00), length: 12 };
}

/** `&amp;`, `&#38;` and `&#x26;`; of numbers the semicolon may be missing. */
function referenceAt(view: ByteView, at: number): Escape | null {
  const text = asciiAt(view, at + 1, NAME_MAX);
  const number = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))/.exec(text);
  if (number !== null) {
    const [matched, hexadecimal, decimal] = number;
    const length = 1 + matched.length + (view.bytes[at + 1 + matched.length] === SEMICOLON ? 1 : 0);
    return pointOf(Number.parseInt(hexadecimal ?? decimal ?? '', hexadecimal === undefined ? 10 : 16), length);
  }
  const [, name = ''] = /^([a-z]{2,8});/.exec(text) ?? [];
  const character = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  return character === undefined ? null : { point: character.charCodeAt(0), length: name.length + 2 };
}

function pointOf(point: number, length: number): Escape | null {
  return point > 0x10ffff ? null : { point, length };
}

function asciiAt({ bytes, length }: ByteView, at: number, count: number): string {
  return String.fromCharCode(...bytes.subarray(at, Math.min(length, at + count)));
}

function hexAt({ bytes, length }: ByteView, at: number, count: number): number | null {
  if (at + count > length) return null;
  let value = 0;
  for (let index = at; index < at + count; index += 1) {
    const byte = bytes[index] ?? 0;
    const digit = byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : byte >= 0x61 && byte <= 0x66 ? byte - 0x57 : -1;
    if (digit === -1) return null;
    value = value * 16 + digit;
  }
  return value;
}
