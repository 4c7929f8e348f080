import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Inert random lower-case tokens of one scan. The same seed gives the same tokens in the same order. */
export class Tokens {
  readonly #seed: string;
  readonly #issued = new Set<string>();
  #count = 0;

  constructor(seed: string | undefined) {
    this.#seed = seed ?? randomBytes(16).toString('hex');
  }

  /** @param extend makes the whole token of its random letters */
  next(length = 12, extend = (letters: string) => letters): string {
    this.#count += 1;
    let token = '';
    for (let block = 0; token.length < length; block += 1) {
      const digest = createHash('sha256').update(`${this.#seed}:${this.#count}:${block}`).digest();
      for (const byte of digest) token += LETTERS[byte % LETTERS.length];
    }
    const result = extend(token.slice(0, length));
    this.#issued.add(result);
    return result;
  }

  /** Replaces every token by fixed text, so that findings of two scans of one site are equal byte by byte. */
  erase(text: string): string {
    let erased = text;
    // A short token could be part of an ordinary word.
    for (const token of this.#issued) if (token.length >= 6) erased = erased.replaceAll(token, 'scangatetoken');
    return erased;
  }
}
