import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../../contract/limits.ts';
import { IDEMPOTENCY_KEY_PATTERN } from '../../contract/route-definition.ts';
import { canonicalJson } from '../../shared/canonical-json.ts';
import type { DateClock } from '../../shared/clock.ts';
import { ApiError, invalid } from '../errors.ts';
import type { Principal } from '../service-context.ts';
import { type Store, sqlState, type Transaction } from '../store/store.ts';
import { inTime } from '../store/unavailable.ts';
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

/**
 * SHA-256 (lower-case hex) of the canonical JSON, so that equal requests have equal hashes.
 * @param body from `parseJson`, which bounds its depth and members; undefined for a request without a body
 */
export function requestHash(body: unknown): string {
  return createHash('sha256')
    .update(body === undefined ? '' : canonicalJson(body))
    .digest('hex');
}

export interface IdempotentRequest {
  readonly key: string;
  readonly principal: Principal;
  readonly method: string;
  /** Request path, with its ids and without the query. */
  readonly path: string;
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

/** The write of a request, in the transaction that also stores its response. `prepared` is the result of the preparation. */
type Write = (tx: Transaction, prepared: unknown) => Promise<Reply>;

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
   * @param prepare slow I/O before the write: runs outside any transaction, unless a response is stored already
   * @throws ApiError idempotency_mismatch, idempotency_in_progress
   */
  async run(
    request: IdempotentRequest | null,
    write: Write,
    prepare?: () => Promise<unknown> | undefined,
  ): Promise<Reply> {
    if (request === null) {
      const prepared = await prepare?.();
      return this.#store.transaction((tx) => write(tx, prepared));
    }
    return this.#oneAtATime(request, async (deadline) => {
      const replay = prepare === undefined ? null : await this.#stored(this.#store, request);
      if (replay !== null) return replay;
      const prepared = await prepare?.();
      return this.#store.transaction(async (tx) => {
        if (!(await this.#reserve(tx, request, deadline))) return this.#replay(tx, request);
        const reply = await write(tx, prepared);
        const body = seal(JSON.stringify(reply.body ?? null), request.sealingKey);
        await tx.query(`UPDATE idempotency_keys SET status = $6, body = $7 WHERE ${SAME_KEY}`, [
          ...identity(request),
          reply.status,
          body,
        ]);
        return reply;
      });
    });
  }

  /**
   * Runs `work` when no request of this process with the same key is under way.
   * @param work gets the deadline of the wait, on the clock of `performance.now()`
   */
  async #oneAtATime(request: IdempotentRequest, work: (deadline: number) => Promise<Reply>): Promise<Reply> {
    const name = nameOf(request);
    const deadline = performance.now() + this.#waitMs;
    for (let before = this.#running.get(name); before !== undefined; before = this.#running.get(name)) {
      await inTime(before, deadline - performance.now(), inProgress);
      // Duplicates read its response concurrently, each with one statement.
      const replay = await this.#stored(this.#store, request);
      if (replay !== null) return replay;
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

  /** @returns false when a request with the key has committed before */
  async #reserve(tx: Transaction, request: IdempotentRequest, deadline: number): Promise<boolean> {
    const remaining = Math.max(1, Math.ceil(deadline - performance.now()));
    await tx.query("SELECT set_config('lock_timeout', $1, true)", [`${remaining}ms`]);
    const rows = await tx.query(
      `INSERT INTO idempotency_keys AS k
         (workspace_id, key_id, method, path, idempotency_key, request_hash, status, body, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, 0, '', $7)
       ON CONFLICT (workspace_id, key_id, method, path, idempotency_key) DO UPDATE
         SET request_hash = excluded.request_hash, status = 0, body = '', created_at = excluded.created_at
         WHERE k.created_at < $8
       RETURNING 1`,
      [...identity(request), request.hash, this.#clock.now(), this.#oldest()],
    );
    await tx.query("SELECT set_config('lock_timeout', '0', true)");
    return rows.length > 0;
  }

  async #replay(tx: Transaction, request: IdempotentRequest): Promise<Reply> {
    const stored = await this.#stored(tx, request);
    if (stored === null) throw inProgress();
    return stored;
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
