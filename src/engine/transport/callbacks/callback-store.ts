import type { Callback, CallbackKind } from '../../core/callbacks.ts';
import { nameIn } from './callback-names.ts';

const NAMES_MAX = 50_000;
const WORDS_MAX = 4;
/** Longer than any scan. */
const KEEP_MS = 60 * 60_000;

interface Entry {
  readonly until: number;
  readonly kinds: Set<CallbackKind>;
  readonly words: Set<string>;
}

/**
 * What arrived for which name, in bounded memory. Only names that the holder of the secret made are kept: neither noise of the
 * network nor an attacker can fill it. Addresses, headers and bodies are not kept.
 */
export class CallbackStore {
  readonly #entries = new Map<string, Entry>();
  readonly #secret: string;
  readonly #now: () => number;
  readonly #namesMax: number;

  /** @param now milliseconds of a monotonic clock */
  constructor(secret: string, now: () => number = () => performance.now(), namesMax = NAMES_MAX) {
    this.#secret = secret;
    this.#now = now;
    this.#namesMax = namesMax;
  }

  get size(): number {
    return this.#entries.size;
  }

  /**
   * @param parts labels of a host name or segments of a path
   * @returns the name, or null for what is none
   */
  note(kind: CallbackKind, parts: readonly string[]): string | null {
    const found = nameIn(this.#secret, parts);
    if (found === null) return null;
    const entry = this.#entries.get(found.name) ?? this.#add(found.name);
    entry.kinds.add(kind);
    if (found.word !== null && entry.words.size < WORDS_MAX) entry.words.add(found.word);
    return found.name;
  }

  read(name: string): Callback | null {
    const entry = this.#entries.get(name);
    return entry === undefined || entry.until < this.#now()
      ? null
      : { kinds: [...entry.kinds], words: [...entry.words] };
  }

  #add(name: string): Entry {
    const now = this.#now();
    // In the order in which they came: the oldest first.
    for (const [old, { until }] of this.#entries) {
      if (until >= now && this.#entries.size < this.#namesMax) break;
      this.#entries.delete(old);
    }
    const entry = { until: now + KEEP_MS, kinds: new Set<CallbackKind>(), words: new Set<string>() };
    this.#entries.set(name, entry);
    return entry;
  }
}
