import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Tracks whether the current asynchronous call chain is inside an open transaction, so that a driver can refuse queries that
 * bypass it: on one connection they would deadlock, on a pool they would not see the transaction's writes.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>();

  /** @throws Error when called inside an open transaction */
  assertOutside(action: string): void {
    if (this.#storage.getStore()?.open === true) {
      throw new Error(`${action} inside an open transaction: use the transaction passed to the callback.`);
    }
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const state = { open: true };
    try {
      return await this.#storage.run(state, work);
    } finally {
      state.open = false;
    }
  }
}
