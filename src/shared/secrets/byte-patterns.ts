/** From this length on a pattern counts anywhere; a shorter one only between characters that are neither letter nor digit. */
const ANYWHERE_MIN = 8;

/** A part of a text, in bytes; `end` is excluded. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Finds any of many patterns in time in proportion to the text: Aho and Corasick, https://doi.org/10.1145/360825.360855 */
export class BytePatterns {
  // Trie with the children of a node in a list: nearly all nodes have one.
  readonly #byte: number[] = [0];
  readonly #child: number[] = [0];
  readonly #sibling: number[] = [0];
  readonly #depth: number[] = [0];
  /** Node of the longest proper suffix. */
  readonly #suffix: number[] = [0];
  /** Length of the longest pattern that ends here and counts anywhere, or 0. */
  readonly #long: number[] = [0];
  /** Bit n: a pattern of n bytes ends here that counts at borders only. */
  readonly #short: number[] = [0];

  /** @param patterns ASCII letters in lower case */
  constructor(patterns: Iterable<Uint8Array>) {
    for (const pattern of patterns) this.#add(pattern);
    this.#link();
  }

  /** All matches, in the order in which they end; overlapping ones joined. */
  find(bytes: Uint8Array, length: number): ByteRange[] {
    const ranges: ByteRange[] = [];
    this.#scan(bytes, length, (start, end) => {
      let from = start;
      for (let last = ranges.at(-1); last !== undefined && last.end >= from; last = ranges.at(-1)) {
        from = Math.min(from, last.start);
        ranges.pop();
      }
      ranges.push({ start: from, end });
      return true;
    });
    return ranges;
  }

  has(bytes: Uint8Array, length: number): boolean {
    let isFound = false;
    this.#scan(bytes, length, () => {
      isFound = true;
      return false;
    });
    return isFound;
  }

  #add(pattern: Uint8Array): void {
    if (pattern.length === 0) return;
    let node = 0;
    for (const byte of pattern) node = this.#childOf(node, byte) || this.#grow(node, byte);
    if (pattern.length >= ANYWHERE_MIN) this.#long[node] = pattern.length;
    else this.#short[node] = (this.#short[node] ?? 0) | (1 << pattern.length);
  }

  #grow(parent: number, byte: number): number {
    const node = this.#byte.length;
    this.#byte.push(byte);
    this.#child.push(0);
    this.#sibling.push(this.#child[parent] ?? 0);
    this.#depth.push((this.#depth[parent] ?? 0) + 1);
    this.#suffix.push(0);
    this.#long.push(0);
    this.#short.push(0);
    this.#child[parent] = node;
    return node;
  }

  #childOf(node: number, byte: number): number {
    let child = this.#child[node] ?? 0;
    while (child !== 0 && this.#byte[child] !== byte) child = this.#sibling[child] ?? 0;
    return child;
  }

  /** Sets the suffixes, breadth first. */
  #link(): void {
    const queue = [0];
    for (let index = 0; index < queue.length; index += 1) {
      const node = queue[index] ?? 0;
      for (let child = this.#child[node] ?? 0; child !== 0; child = this.#sibling[child] ?? 0) {
        this.#linkTo(child, node === 0 ? 0 : this.#next(this.#suffix[node] ?? 0, this.#byte[child] ?? 0));
        queue.push(child);
      }
    }
  }

  #linkTo(node: number, suffix: number): void {
    this.#suffix[node] = suffix;
    if (this.#long[node] === 0) this.#long[node] = this.#long[suffix] ?? 0;
    this.#short[node] = (this.#short[node] ?? 0) | (this.#short[suffix] ?? 0);
  }

  #next(from: number, byte: number): number {
    for (let node = from; ; node = this.#suffix[node] ?? 0) {
      const child = this.#childOf(node, byte);
      if (child !== 0 || node === 0) return child;
    }
  }

  /** @param onMatch returns false to stop */
  #scan(bytes: Uint8Array, length: number, onMatch: (start: number, end: number) => boolean): void {
    let node = 0;
    for (let end = 1; end <= length; end += 1) {
      node = this.#next(node, bytes[end - 1] ?? 0);
      const matched = Math.max(
        this.#long[node] ?? 0,
        this.#atBorders(bytes, length, end, this.#short[node] ?? 0),
        this.#cut(bytes, length, end, node),
      );
      if (matched > 0 && !onMatch(end - matched, end)) return;
    }
  }

  #atBorders(bytes: Uint8Array, length: number, end: number, lengths: number): number {
    if (lengths === 0 || (end < length && isWord(bytes[end] ?? 0))) return 0;
    for (let size = ANYWHERE_MIN - 1; size > 0; size -= 1) {
      const start = end - size;
      if ((lengths & (1 << size)) !== 0 && (start === 0 || !isWord(bytes[start - 1] ?? 0))) return size;
    }
    return 0;
  }

  /** A pattern whose end was cut off: the beginning of a secret is one too. */
  #cut(bytes: Uint8Array, length: number, end: number, node: number): number {
    const depth = this.#depth[node] ?? 0;
    return depth >= ANYWHERE_MIN && isCut(bytes, length, end) ? depth : 0;
  }
}

function isWord(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0x80;
}

/** True at the end of a text, a line or a quotation, and before an ellipsis. */
function isCut(bytes: Uint8Array, length: number, at: number): boolean {
  if (at >= length) return true;
  const [one, two, three] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (one === 0xe2) return two === 0x80 && three === 0xa6;
  if (one === 0x2e) return two === 0x2e && three === 0x2e;
  return one === 0x0a || one === 0x22 || one === 0x27 || one === 0x60;
}
