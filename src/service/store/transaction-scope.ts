import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Knows whether the current asynchronous call chain is inside an open transaction, so that a driver can refuse a query
 * that goes around it: on one connection it would deadlock, on a pool it would not see the transaction's own writes.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>();

  /** @throws Error when called inside an open transaction */
  assertOutside(action: string): void {
    if (this.#storage.getStore()?.open === true) {
      throw new Error(`${action} inside an open transaction: use the transaction that the callback was given.`);
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
