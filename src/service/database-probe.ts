import type { Sql } from './store/store.ts';

const FRESH_MS = 1_000;
const DEADLINE_MS = 2_000;

/**
 * Whether the database answers. Asked at most once a second and never twice at the same time, however often the result
 * is wanted: readiness needs no key, so that anyone may ask for it.
 */
export class DatabaseProbe {
  readonly #sql: Sql;
  #query: Promise<boolean> | undefined;
  #last: { readonly at: number; readonly answers: boolean } | undefined;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** False after 2 seconds without an answer. */
  async answers(): Promise<boolean> {
    if (this.#last !== undefined && performance.now() - this.#last.at < FRESH_MS) return this.#last.answers;
    this.#query ??= this.#ask();
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

  async #ask(): Promise<boolean> {
    const answers = await this.#sql.query('SELECT 1').then(
      () => true,
      () => false,
    );
    this.#last = { at: performance.now(), answers };
    this.#query = undefined;
    return answers;
  }
}
