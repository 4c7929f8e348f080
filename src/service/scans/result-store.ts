import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Report } from '../../contract/report.ts';
import { idsBefore } from '../ids.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { Store } from '../store/store.ts';
import { noteObject } from './pdf-store.ts';

/** All of a report that is the scan's own, but the findings; with the picture of its start page. */
export interface ScanResult extends Record<string, unknown> {
  readonly omitted: number;
  readonly digest: string;
  readonly checks: Report['checks'];
  readonly budget: Report['budget'];
  readonly compliance: Report['compliance'];
  readonly tool: Report['tool'];
  /** Null for scans of versions before coverage was recorded. */
  readonly coverage: Report['coverage'] | null;
}

/** Of `scan_results r`. */
export const RESULT_COLUMNS = 'r.omitted, r.digest, r.checks, r.budget, r.compliance, r.tool, r.coverage';
/** Results stay in the database for this long, because most are read right after the scan. */
const HERE_MS = 3_600_000;
/** Programs without migration 27 do not find a result that has moved: until then they can be upgraded or rolled back to. */
const ROLLBACK_MS = 7 * 24 * 3_600_000;
/** Results that move concurrently, and maximum batches of one run; the rest is for the next one. */
const BATCH = 20;
const BATCHES_MAX = 1_000;
/** Above what an engine can send. */
const BYTES_MAX = 32 * 1024 * 1024;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

type ResultRow = ScanResult & { readonly scan_id: string; readonly workspace_id: string };

/**
 * Moves the results of scans to an object storage. Each is stored there before its row is deleted, so the storage can fail at any
 * time: the row stays, and the next run tries again.
 */
export class ResultStore {
  readonly #store: Store;
  readonly #storage: ObjectStorage;

  constructor(store: Store, storage: ObjectStorage) {
    this.#store = store;
    this.#storage = storage;
  }

  /** @throws ObjectStorageError after the others have moved, or once a whole batch failed */
  async move(now: Date): Promise<void> {
    const ready = await this.#store.query(
      "SELECT 1 FROM schema_migrations WHERE name = 'stored-results' AND applied_at < $1",
      [new Date(now.getTime() - ROLLBACK_MS)],
    );
    if (ready.length === 0) return;
    const failures: unknown[] = [];
    let last = '';
    for (let count = 0; count < BATCHES_MAX; count += 1) {
      const rows = await this.#store.query<ResultRow>(
        `SELECT r.scan_id, s.workspace_id, ${RESULT_COLUMNS} FROM scan_results r JOIN scans s ON s.id = r.scan_id
         WHERE r.scan_id > $1 AND r.scan_id < $2 ORDER BY r.scan_id LIMIT ${BATCH}`,
        [last, idsBefore('scn', new Date(now.getTime() - HERE_MS))],
      );
      const moves = await Promise.allSettled(rows.map((row) => this.#move(row)));
      const failed = moves.filter((move) => move.status === 'rejected').map(({ reason }) => reason);
      failures.push(...failed);
      last = rows.at(-1)?.scan_id ?? last;
      if (rows.length < BATCH || failed.length === rows.length) break;
    }
    if (failures.length > 0) throw failures[0];
  }

  async #move({ scan_id: scanId, workspace_id: workspaceId, ...result }: ResultRow): Promise<void> {
    const text = JSON.stringify(result);
    const key = `${workspaceId}/${scanId}/${digestOf(text)}.json.gz`;
    if (!(await noteObject(this.#store, key, scanId))) return;
    await this.#storage.put(key, await zip(text), { 'content-type': 'application/gzip' });
    await this.#store.query(
      `WITH moved AS (DELETE FROM scan_results WHERE scan_id = $1 RETURNING scan_id)
       INSERT INTO stored_results (scan_id, key) SELECT scan_id, $2 FROM moved`,
      [scanId, key],
    );
  }

  /** @throws Error for an object that is not the one that was stored; ObjectStorageError */
  async read(key: string): Promise<ScanResult> {
    const text = (await unzip(await this.#storage.get(key, BYTES_MAX), { maxOutputLength: BYTES_MAX })).toString();
    if (!key.endsWith(`/${digestOf(text)}.json.gz`)) throw new Error(`The object ${key} has been changed.`);
    return JSON.parse(text) as ScanResult;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
