import type { Sql } from './store/store.ts';

const FRESH_MS = 1_000;
const DEADLINE_MS = 2_000;

/**
 * Checks whether the database responds, no more than once a second and never concurrently: readiness needs no key, so
 * anyone can request it.
 */
export class DatabaseProbe {
  readonly #sql: Sql;
  #query: Promise<boolean> | undefined;
  #last: { readonly at: number; readonly responds: boolean } | undefined;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** False after 2 seconds without a response. */
  async responds(): Promise<boolean> {
    if (this.#last !== undefined && performance.now() - this.#last.at < FRESH_MS) return this.#last.responds;
    this.#query ??= this.#check();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), DEADLINE_MS);
    });
    try {
      return await Promise.race([this.#query, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #check(): Promise<boolean> {
    const responds = await this.#sql.query('SELECT 1').then(
      () => true,
      () => false,
    );
    this.#last = { at: performance.now(), responds };
    this.#query = undefined;
    return responds;
  }
}
