import { inTime } from './store/deadline.ts';
import type { Store } from './store/store.ts';
import { DatabaseSilent } from './store/unavailable.ts';

const FRESH_MS = 1_000;
const DEADLINE_MS = 2_000;
/** Beyond the deadline of a query: whatever is open longer has lost its connection or waits for a lock. */
const STUCK_MS = 10_000;

/** `ok`, or why requests would fail. */
export type DatabaseState = 'ok' | 'database_unreachable' | 'database_silent' | 'database_read_only' | 'database_stuck';

/**
 * Checks whether the database responds and takes writes, no more than once a second and never concurrently: readiness needs
 * no key, so anyone can request it.
 */
export class DatabaseProbe {
  readonly #store: Store;
  #query: Promise<DatabaseState> | undefined;
  #last: { readonly at: number; readonly state: DatabaseState } | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  async state(): Promise<DatabaseState> {
    if (this.#store.oldestMs > STUCK_MS) return 'database_stuck';
    if (this.#last !== undefined && performance.now() - this.#last.at < FRESH_MS) return this.#last.state;
    this.#query ??= this.#check();
    return inTime(this.#query, DEADLINE_MS, () => new DatabaseSilent(DEADLINE_MS)).catch(() => 'database_silent');
  }

  async #check(): Promise<DatabaseState> {
    const state = await this.#ask().catch((error: unknown) =>
      error instanceof DatabaseSilent ? 'database_silent' : 'database_unreachable',
    );
    this.#last = { at: performance.now(), state };
    this.#query = undefined;
    return state;
  }

  async #ask(): Promise<DatabaseState> {
    const [row] = await this.#store.query<{ read_only: boolean }>(
      "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS read_only",
    );
    if (row?.read_only !== true) return 'ok';
    // The address may lead to another server by now, but these connections stay with a standby.
    this.#store.retireConnections();
    return 'database_read_only';
  }
}
