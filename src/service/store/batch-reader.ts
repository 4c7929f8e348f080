import { endedOrLate } from './unavailable.ts';

/** Maximum wait for the previous query, so that one on a dead connection does not stop all reads. */
const PATIENCE_MS = 1_000;

/**
 * Reads rows by key, one query at a time: requests that arrive while a query is under way share the next one. The query that
 * serves a request always starts after the request arrived, so what it reads is as fresh as with a query of its own.
 */
export class BatchReader<Value> {
  readonly #read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly #patienceMs: number;
  #next: { readonly keys: Set<string>; readonly values: Promise<ReadonlyMap<string, Value>> } | undefined;
  #running: Promise<unknown> = Promise.resolve();

  /**
   * @param read returns the values of the keys that exist, or fails, in bounded time
   * @param patienceMs after which a query starts beside the previous one
   */
  constructor(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>, patienceMs = PATIENCE_MS) {
    this.#read = read;
    this.#patienceMs = patienceMs;
  }

  async read(key: string): Promise<Value | undefined> {
    this.#next ??= this.#startAfter(this.#running);
    this.#next.keys.add(key);
    return (await this.#next.values).get(key);
  }

  #startAfter(previous: Promise<unknown>) {
    const keys = new Set<string>();
    const start = () => {
      this.#next = undefined;
      return this.#read([...keys]);
    };
    const values = endedOrLate(previous, this.#patienceMs).then(start);
    this.#running = values;
    return { keys, values };
  }
}
