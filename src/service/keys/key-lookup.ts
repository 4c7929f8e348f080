import { timingSafeEqual } from 'node:crypto';
import { keyModeOf } from '../../contract/key.ts';
import type { DateClock } from '../../shared/clock.ts';
import { errorFields, type Log } from '../log.ts';
import type { Principal } from '../service-context.ts';
import { BatchReader } from '../store/batch-reader.ts';
import type { Store } from '../store/store.ts';
import { hashKey } from './key-secret.ts';

/** Limits that a workspace sets for each of its keys; null for those of the service. */
export interface OwnRates {
  readonly requests_per_minute: number | null;
  readonly scan_creations_per_minute: number | null;
}

/** The holder of a valid key, with what the workspace sets for it. */
export interface KeyHolder extends Principal {
  readonly isSuspended: boolean;
  readonly rates: OwnRates;
}

interface KeyRow extends OwnRates, Record<string, unknown> {
  readonly id: string;
  readonly workspace_id: string;
  readonly mode: 'live' | 'test';
  readonly scopes: string[];
  readonly targets: string[] | null;
  readonly hash: string;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly state: string;
}

const CACHE_MAX = 1_000;
const LAST_USED_GRANULARITY_MS = 60_000;

/**
 * Finds API keys. Rows are cached only when no other process uses the store, and {@link forget} clears the cache on every
 * change, so revocation is immediate. On a shared database every request is served by a query that starts after it arrived.
 */
export class KeyLookup {
  readonly #store: Store;
  readonly #clock: DateClock;
  readonly #log: Log;
  readonly #cache = new Map<string, KeyRow>();
  readonly #lastUsed = new Map<string, number>();
  readonly #writes = new Set<Promise<void>>();
  readonly #rows: BatchReader<KeyRow>;

  constructor(store: Store, clock: DateClock, log: Log) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#rows = new BatchReader(async (hashes) => {
      const rows = await store.query<KeyRow>(
        `SELECT k.id, k.workspace_id, k.mode, k.scopes, k.targets, k.hash, k.expires_at, k.revoked_at, w.state,
           w.requests_per_minute, w.scan_creations_per_minute
         FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id
         WHERE k.hash = ANY ($1) AND w.state IN ('active', 'suspended')`,
        [hashes],
      );
      return new Map(rows.map((row) => [row.hash, row]));
    });
  }

  /** Null for a malformed, unknown, expired or revoked key; the response does not reveal which. */
  async find(key: string): Promise<KeyHolder | null> {
    const mode = keyModeOf(key);
    if (mode === undefined) return null;
    const hash = hashKey(key);
    const row = await this.#row(hash);
    if (row === undefined || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return null;
    const now = this.#clock.now();
    if (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now)) return null;
    if (row.mode !== mode) return null;
    this.#touch(row.id, now);
    return {
      keyId: row.id,
      workspaceId: row.workspace_id,
      livemode: mode === 'live',
      scopes: row.scopes,
      ...(row.targets === null ? {} : { targets: row.targets }),
      isSuspended: row.state === 'suspended',
      rates: {
        requests_per_minute: row.requests_per_minute,
        scan_creations_per_minute: row.scan_creations_per_minute,
      },
    };
  }

  /** Call it after every change of a key or workspace. */
  forget(): void {
    this.#cache.clear();
  }

  /** Waits for pending updates of `last_used_at`. */
  async close(): Promise<void> {
    await Promise.all(this.#writes);
  }

  async #row(hash: string): Promise<KeyRow | undefined> {
    const cached = this.#cache.get(hash);
    if (cached !== undefined) return cached;
    const row = await this.#rows.read(hash);
    if (row !== undefined && this.#store.exclusive) {
      if (this.#cache.size >= CACHE_MAX) this.#cache.clear();
      this.#cache.set(hash, row);
    }
    return row;
  }

  /** `last_used_at` has a resolution of one minute: writing it on every request would double the load. */
  #touch(id: string, now: Date): void {
    if (now.getTime() - (this.#lastUsed.get(id) ?? Number.NEGATIVE_INFINITY) < LAST_USED_GRANULARITY_MS) return;
    if (this.#lastUsed.size >= CACHE_MAX) this.#lastUsed.clear();
    this.#lastUsed.set(id, now.getTime());
    const write = this.#store
      .query('UPDATE api_keys SET last_used_at = greatest(last_used_at, $2) WHERE id = $1', [id, now])
      .then(
        () => {},
        (error: unknown) => this.#log('warn', 'key.last_used_failed', errorFields(error)),
      )
      .finally(() => this.#writes.delete(write));
    this.#writes.add(write);
  }
}
