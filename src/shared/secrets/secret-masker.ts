import { base64Within, urlSafe } from './base64.ts';
import { BytePatterns } from './byte-patterns.ts';
import { readingsOf, viewOf } from './byte-view.ts';
import { formsOf } from './secret-forms.ts';

/** Shorter values are found in every text. */
export const SECRET_LENGTH_MIN = 4;
/** Of Base64 within a longer one, less is found in other texts too. */
const WITHIN_MIN = 8;
/** A URL in an attribute in JSON: more layers than three are no accident. */
const LAYERS_MAX = 3;
/** Characters of all secrets together; of those above it, the first ones of each. */
const TOTAL_MAX = 131_072;
const ABOVE_TOTAL_MAX = 256;
const MASK = '***';

/** A part of a text; `end` is excluded. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface MaskerOptions {
  /** Shortest secret that is looked for, in characters; 4 by default. */
  readonly lengthMin?: number;
}

/**
 * Finds secrets in texts that others wrote, in any case and in any form: as they are, escaped for JSON, JavaScript, HTML or a URL,
 * also in layers, in Base64 (also as a part of a longer text) and in hexadecimal. Secrets of 4 to 7 characters count between
 * characters that are neither letter nor digit only; the beginning of a longer one counts where the text is cut. Takes time in
 * proportion to the text.
 */
export class SecretMasker {
  readonly #patterns: BytePatterns | null;

  constructor(secrets: Iterable<string>, { lengthMin = SECRET_LENGTH_MIN }: MaskerOptions = {}) {
    const values = bounded([...new Set(secrets)].filter(({ length }) => length >= lengthMin && length > 0));
    this.#patterns = values.length === 0 ? null : new BytePatterns(patternsOf(values));
  }

  /** The text with `***` in place of each secret. */
  mask(text: string): string {
    const found = this.find(text);
    return found.length === 0 ? text : masked(text, found);
  }

  /** Where secrets stand, in no order; they may overlap. */
  find(text: string): TextRange[] {
    if (this.#patterns === null || text === '') return [];
    const found: TextRange[] = [];
    for (const view of readingsOf(text, LAYERS_MAX))
      for (const { start, end } of this.#patterns.find(view.bytes, view.length))
        found.push({ start: view.start[start] ?? 0, end: view.end[end - 1] ?? text.length });
    return found;
  }

  /** True if the text has a secret. */
  isIn(text: string): boolean {
    if (this.#patterns === null) return false;
    for (const view of readingsOf(text, LAYERS_MAX)) if (this.#patterns.has(view.bytes, view.length)) return true;
    return false;
  }
}

function masked(text: string, ranges: readonly TextRange[]): string {
  let result = '';
  let at = 0;
  let maskedTo = -1;
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    if (start > maskedTo) result += text.slice(at, start) + MASK;
    maskedTo = Math.max(maskedTo, end);
    at = maskedTo;
  }
  return result + text.slice(at);
}

function bounded(secrets: readonly string[]): string[] {
  let left = TOTAL_MAX;
  return secrets.map((secret) => {
    const kept = secret.length <= left ? secret : secret.slice(0, ABOVE_TOTAL_MAX);
    left -= kept.length;
    return kept;
  });
}

function* patternsOf(secrets: readonly string[]): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const secret of secrets) {
    for (const form of formsOf(secret)) yield* patternsOfForm(form);
    // What a form writes for a space, and reads for a plus sign.
    if (secret.includes(' ')) yield* patternsOfForm(secret.replaceAll(' ', '+'));
    if (secret.includes('+')) yield* patternsOfForm(secret.replaceAll('+', ' '));
    const within = base64Within(encoder.encode(secret)).filter(({ length }) => length >= WITHIN_MIN);
    for (const part of within) for (const form of new Set([part, urlSafe(part)])) yield* patternsOfForm(form);
  }
}

function* patternsOfForm(form: string): Generator<Uint8Array> {
  const { bytes, length } = viewOf(form);
  yield bytes.subarray(0, length);
  if (!/[^\u0000-\u007f]/.test(form)) return;
  for (const change of ['toLowerCase', 'toUpperCase'] as const) {
    const changed = [...form].map((character) => {
      const other = character[change]();
      return other.length === character.length ? other : character;
    });
    const view = viewOf(changed.join(''));
    yield view.bytes.subarray(0, view.length);
  }
  if (/^[\u0000-\u00ff]*$/.test(form))
    yield Uint8Array.from(form, (character) => character.toLowerCase().charCodeAt(0));
}
