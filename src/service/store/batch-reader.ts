/**
 * Reads rows by key, one query at a time: requests that arrive while a query is under way share the next one. The query that
 * serves a request always starts after the request arrived, so what it reads is as fresh as with a query of its own.
 */
export class BatchReader<Value> {
  readonly #read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  #next: { readonly keys: Set<string>; readonly values: Promise<ReadonlyMap<string, Value>> } | undefined;
  #running: Promise<unknown> = Promise.resolve();

  /** @param read returns the values of the keys that exist */
  constructor(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#read = read;
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
    const values = previous.then(start, start);
    this.#running = values;
    return { keys, values };
  }
}
