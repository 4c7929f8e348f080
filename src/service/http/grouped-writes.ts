import { setImmediate } from 'node:timers/promises';
import { LIMITS } from '../../contract/limits.ts';
import { ApiError } from '../errors.ts';
import { endedOrLate } from '../store/deadline.ts';
import { type Store, sqlState, type Transaction } from '../store/store.ts';
import type { Idempotency, IdempotentRequest } from './idempotency.ts';
import type { GroupedHandler, Reply, RouteContext } from './route-context.ts';

/** SQLSTATE that one member can cause: data exception, constraint violation, lock not available. */
const OF_A_MEMBER = /^(?:22...|23...|55P03)$/;
/** Maximum wait for the previous group, so that one on a dead connection does not stop its API key. */
const PATIENCE_MS = 1_000;

interface Member {
  readonly context: RouteContext;
  readonly request: IdempotentRequest | null;
  /** On the clock of `performance.now()`. */
  readonly deadline: number;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit for one route: while a transaction of an API key is under way, further requests of that key wait and then
 * share the next one, which costs less than a transaction for each.
 */
export class GroupedWrites {
  readonly #store: Store;
  readonly #idempotency: Idempotency;
  readonly #handler: GroupedHandler;
  readonly #patienceMs: number;
  readonly #waiting = new Map<string, Member[]>();

  /** @param patienceMs after which a group starts beside the previous one */
  constructor(store: Store, idempotency: Idempotency, handler: GroupedHandler, patienceMs = PATIENCE_MS) {
    this.#store = store;
    this.#idempotency = idempotency;
    this.#handler = handler;
    this.#patienceMs = patienceMs;
  }

  /** @throws ApiError of the handler, idempotency_mismatch, idempotency_in_progress */
  run(context: RouteContext, request: IdempotentRequest | null): Promise<Reply> {
    if (request === null) return this.#join(context, null, Number.POSITIVE_INFINITY);
    return this.#idempotency.oneAtATime(request, (deadline) => this.#join(context, request, deadline));
  }

  #join(context: RouteContext, request: IdempotentRequest | null, deadline: number): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const member = { context, request, deadline, resolve, reject };
    const { keyId } = context.principal;
    const waiting = this.#waiting.get(keyId);
    if (waiting !== undefined) {
      waiting.push(member);
    } else {
      this.#waiting.set(keyId, [member]);
      void this.#drain(keyId);
    }
    return promise;
  }

  async #drain(keyId: string): Promise<void> {
    for (;;) {
      // The embedded database runs in this thread: requests that have arrived are read now.
      await setImmediate();
      const group = this.#waiting.get(keyId)?.splice(0, LIMITS.bulkEntriesMax) ?? [];
      if (group.length === 0) break;
      await endedOrLate(this.#write(group), this.#patienceMs);
    }
    this.#waiting.delete(keyId);
  }

  /** When the database refuses the group, each member runs alone, so that none fails for another. */
  async #write(group: readonly Member[]): Promise<void> {
    try {
      const outcomes = await this.#store.transaction((tx) => this.#writeIn(tx, group));
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined || outcome instanceof ApiError) reject(outcome ?? new Error('No outcome.'));
        else resolve(outcome);
      }
    } catch (error) {
      if (group.length > 1 && OF_A_MEMBER.test(sqlState(error) ?? '')) {
        for (const member of group) await this.#write([member]);
      } else for (const { reject } of group) reject(error);
    }
  }

  async #writeIn(tx: Transaction, group: readonly Member[]): Promise<(Reply | ApiError)[]> {
    const requests = group.flatMap(({ request }) => (request === null ? [] : [request]));
    const deadline = Math.min(...group.map((member) => member.deadline));
    const replays = requests.length === 0 ? new Map() : await this.#idempotency.reserve(tx, requests, deadline);
    const fresh = group.filter(({ request }) => request === null || !replays.has(request));
    const written = await this.#handler.writeAll(
      tx,
      fresh.map(({ context }) => context),
    );
    const outcomes = new Map(fresh.map((member, index) => [member, written[index]]));
    const results = group.map((member): Reply | ApiError => {
      const outcome = outcomes.get(member) ?? (member.request === null ? undefined : replays.get(member.request));
      if (outcome === undefined) throw new Error('A request of the group has no outcome.');
      return outcome;
    });
    this.#idempotency.save(
      tx,
      fresh.flatMap(({ request }, index) =>
        request === null ? [] : [{ request, outcome: written[index] as Reply | ApiError }],
      ),
    );
    return results;
  }
}
