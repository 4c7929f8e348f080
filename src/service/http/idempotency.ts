import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../../contract/limits.ts';
import { IDEMPOTENCY_KEY_PATTERN } from '../../contract/route-definition.ts';
import type { DateClock } from '../../shared/clock.ts';
import { ApiError, invalid } from '../errors.ts';
import type { Principal } from '../service-context.ts';
import { type Store, sqlState, type Transaction } from '../store/store.ts';
import type { Reply } from './route-context.ts';
import { seal, unseal } from './sealed-response.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const HEADER = 'Idempotency-Key';
/** The row of a request, with its {@link identity} as parameters. */
const SAME_KEY = 'workspace_id = $1 AND key_id = $2 AND method = $3 AND path = $4 AND idempotency_key = $5';
const IDEMPOTENCY_KEY = new RegExp(IDEMPOTENCY_KEY_PATTERN);

/**
 * The Idempotency-Key of a request, or null.
 * @throws ApiError validation_error when it is empty, too long, repeated or not visible ASCII
 */
export function idempotencyKeyOf(request: IncomingMessage): string | null {
  const values = request.headersDistinct['idempotency-key'];
  if (values === undefined) return null;
  if (values.length > 1) throw invalid(HEADER, 'is repeated', 'duplicate');
  const value = (values[0] ?? '').trim();
  if (value === '') throw invalid(HEADER, 'is empty', 'minLength');
  if (value.length > LIMITS.idempotencyKeyLengthMax) {
    throw invalid(HEADER, `is longer than ${LIMITS.idempotencyKeyLengthMax} characters`, 'maxLength');
  }
  if (!IDEMPOTENCY_KEY.test(value)) throw invalid(HEADER, 'must contain visible ASCII characters only', 'pattern');
  return value;
}

export interface IdempotentRequest {
  readonly key: string;
  readonly principal: Principal;
  readonly method: string;
  /** Request path, with its ids and without the query. */
  readonly path: string;
  /** Hash of the body. */
  readonly hash: string;
  /** Key under which the response is stored. */
  readonly sealingKey: Uint8Array;
}

interface StoredResponse extends Record<string, unknown> {
  readonly request_hash: string;
  readonly status: number;
  readonly body: string;
  readonly created_at: Date;
}

/** The write of a request, in the transaction that also stores its response. */
type Write = (tx: Transaction) => Promise<Reply>;

/**
 * Executes a request once per Idempotency-Key. The key's row is inserted first, in the transaction of the work: a concurrent
 * duplicate, in this or another process, waits at the unique index until the first request commits (then it replays the
 * response) or rolls back (then it takes over). Only successful responses are stored: a refused request changed nothing and
 * may be corrected and sent again with the same key.
 */
export class Idempotency {
  readonly #store: Store;
  readonly #clock: DateClock;
  readonly #waitMs: number;
  /** Duplicates in this process wait here rather than occupy a database connection each. */
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(store: Store, clock: DateClock, waitMs: number = LIMITS.idempotencyWaitMs) {
    this.#store = store;
    this.#clock = clock;
    this.#waitMs = waitMs;
  }

  /**
   * @param request null for a request without a key
   * @throws ApiError idempotency_mismatch, idempotency_in_progress
   */
  async run(request: IdempotentRequest | null, write: Write): Promise<Reply> {
    if (request === null) return this.#store.transaction(write);
    return this.oneAtATime(request, (deadline) => this.#write(request, write, deadline));
  }

  /**
   * As {@link run}, for a write that needs slow I/O first.
   * @param prepare runs outside any transaction, unless a response is stored already, and returns the write
   */
  async runPrepared(request: IdempotentRequest | null, prepare: () => Promise<Write>): Promise<Reply> {
    if (request === null) return this.#store.transaction(await prepare());
    return this.oneAtATime(
      request,
      async (deadline) => (await this.#stored(this.#store, request)) ?? this.#write(request, await prepare(), deadline),
    );
  }

  #write(request: IdempotentRequest, write: Write, deadline: number): Promise<Reply> {
    return this.#store.transaction(async (tx) => {
      const replay = (await this.reserve(tx, [request], deadline)).get(request);
      if (replay instanceof ApiError) throw replay;
      if (replay !== undefined) return replay;
      const outcome = await write(tx);
      this.save(tx, [{ request, outcome }]);
      return outcome;
    });
  }

  /**
   * Runs `work` when no request of this process with the same key is under way.
   * @param work gets the deadline of the wait, on the clock of `performance.now()`
   * @throws ApiError idempotency_in_progress
   */
  async oneAtATime(request: IdempotentRequest, work: (deadline: number) => Promise<Reply>): Promise<Reply> {
    const name = nameOf(request);
    const deadline = performance.now() + this.#waitMs;
    for (let before = this.#running.get(name); before !== undefined; before = this.#running.get(name)) {
      await this.#wait(before, deadline);
    }
    const running = work(deadline);
    const settled = running.then(
      () => {},
      () => {},
    );
    this.#running.set(name, settled);
    try {
      return await running;
    } catch (error) {
      throw sqlState(error) === LOCK_NOT_AVAILABLE ? inProgress() : error;
    } finally {
      if (this.#running.get(name) === settled) this.#running.delete(name);
    }
  }

  /**
   * Reserves the keys of requests of one API key. @returns the requests whose response is stored already, each with its
   * response or the error idempotency_mismatch; the others are the caller's to execute
   */
  async reserve(
    tx: Transaction,
    requests: readonly IdempotentRequest[],
    deadline: number,
  ): Promise<Map<IdempotentRequest, Reply | ApiError>> {
    const remaining = Math.max(1, Math.ceil(deadline - performance.now()));
    // One round trip, in this order.
    const [, rows] = await Promise.all([
      tx.query("SELECT set_config('lock_timeout', $1, true)", [`${remaining}ms`]),
      tx.query<{ path: string; idempotency_key: string }>(
        `INSERT INTO idempotency_keys AS k
         (workspace_id, key_id, method, path, idempotency_key, request_hash, status, body, created_at)
       SELECT workspace_id, key_id, method, path, idempotency_key, request_hash, 0, '', $1
       FROM jsonb_to_recordset($2::jsonb) AS e (workspace_id text, key_id text, method text, path text,
         idempotency_key text, request_hash text)
       -- The same order in every process, so that none waits for another in a circle.
       ORDER BY workspace_id, key_id, method, path, idempotency_key
       ON CONFLICT (workspace_id, key_id, method, path, idempotency_key) DO UPDATE
         SET request_hash = excluded.request_hash, status = 0, body = '', created_at = excluded.created_at
         WHERE k.created_at < $3
       RETURNING path, idempotency_key`,
        [
          this.#clock.now(),
          JSON.stringify(
            requests.map(({ principal, method, path, key, hash }) => ({
              workspace_id: principal.workspaceId,
              key_id: principal.keyId,
              method,
              path,
              idempotency_key: key,
              request_hash: hash,
            })),
          ),
          this.#oldest(),
        ],
      ),
      tx.query("SELECT set_config('lock_timeout', '0', true)"),
    ]);
    const reserved = new Set(rows.map((row) => JSON.stringify([row.path, row.idempotency_key])));
    const replays = new Map<IdempotentRequest, Reply | ApiError>();
    for (const request of requests) {
      if (reserved.has(JSON.stringify([request.path, request.key]))) continue;
      const stored = await this.#stored(tx, request).catch((error: unknown) => {
        if (error instanceof ApiError) return error;
        throw error;
      });
      replays.set(request, stored ?? inProgress());
    }
    return replays;
  }

  /** Stores the responses under the reserved keys and frees the keys of refused requests, when the transaction commits. */
  save(
    tx: Transaction,
    outcomes: readonly { readonly request: IdempotentRequest; readonly outcome: Reply | ApiError }[],
  ): void {
    // One statement each, by the primary key: PostgreSQL keeps the plan of a join made for the small table, which reads every key later.
    for (const { request, outcome } of outcomes) {
      if (outcome instanceof ApiError) {
        tx.atCommit(`DELETE FROM idempotency_keys WHERE ${SAME_KEY}`, identity(request));
      } else {
        const body = seal(JSON.stringify(outcome.body ?? null), request.sealingKey);
        const values = [...identity(request), outcome.status, body];
        tx.atCommit(`UPDATE idempotency_keys SET status = $6, body = $7 WHERE ${SAME_KEY}`, values);
      }
    }
  }

  async #stored(sql: Pick<Transaction, 'query'>, request: IdempotentRequest): Promise<Reply | null> {
    const [row] = await sql.query<StoredResponse>(
      `SELECT request_hash, status, body, created_at FROM idempotency_keys WHERE ${SAME_KEY}`,
      identity(request),
    );
    if (row === undefined || row.created_at < this.#oldest()) return null;
    if (row.request_hash !== request.hash) {
      throw new ApiError(
        'idempotency_mismatch',
        'This Idempotency-Key was used with a different body: use a new key for a new request.',
        { param: HEADER },
      );
    }
    return {
      status: row.status,
      body: JSON.parse(responseText(row.body, request.sealingKey)) as unknown,
      headers: { 'idempotent-replayed': 'true' },
    };
  }

  #oldest(): Date {
    return new Date(this.#clock.now().getTime() - LIMITS.idempotencyRetentionSeconds * 1000);
  }

  async #wait(work: Promise<unknown>, deadline: number): Promise<void> {
    const remaining = deadline - performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), Math.max(0, remaining));
    });
    try {
      if ((await Promise.race([work, late])) === 'late') throw inProgress();
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Responses stored by versions without encryption are plain JSON, which base64 never looks like. They expire in a day. */
function responseText(stored: string, key: Uint8Array): string {
  return /^[{[]|^null$/.test(stored) ? stored : unseal(stored, key);
}

function inProgress(): ApiError {
  return new ApiError(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is still in progress: retry in a second.',
    { headers: { 'retry-after': '1' } },
  );
}

function identity({ principal, method, path, key }: IdempotentRequest): string[] {
  return [principal.workspaceId, principal.keyId, method, path, key];
}

function nameOf({ principal, method, path, key }: IdempotentRequest): string {
  return JSON.stringify([principal.keyId, method, path, key]);
}
