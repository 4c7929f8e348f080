import { createHash } from 'node:crypto';
import type { Report } from '../../contract/report.ts';
import type { Log } from '../log.ts';
import { type ObjectStorage, ObjectStorageError } from '../storage/object-storage.ts';
import type { Store } from '../store/store.ts';

/** After a failure the storage is not used for this long. */
const REST_MS = 30_000;
/** Objects that one batch deletes, and maximum batches of one run. */
const BATCH = 50;
const BATCHES_MAX = 200;
/** Above the time of an upload: one that was running when its scan was deleted has ended. */
const UPLOAD_SECONDS = 60;

export interface PdfStoreParts {
  readonly store: Store;
  readonly storage: ObjectStorage;
  readonly render: (report: Report) => Promise<Uint8Array>;
  readonly log: Log;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
}

interface ScanKey {
  readonly id: string;
  readonly workspace_id: string;
}

/** URL of the PDF, or the PDF itself when the storage is unavailable. */
export type PdfPlace = { readonly url: string } | { readonly bytes: Uint8Array };

/** Stores the PDF of each report in an object storage, rendered and uploaded once, until its scan is deleted. */
export class PdfStore {
  readonly #parts: PdfStoreParts;
  /** Uploads in progress; concurrent requests for a report share one. */
  readonly #writing = new Map<string, Promise<PdfPlace>>();
  #restUntil = Number.NEGATIVE_INFINITY;

  constructor(parts: PdfStoreParts) {
    this.#parts = parts;
  }

  place(scan: ScanKey, report: Report): Promise<PdfPlace> {
    const key = objectKey(scan, report);
    let place = this.#writing.get(key);
    if (place === undefined) {
      place = this.#place(key, scan, report).finally(() => this.#writing.delete(key));
      this.#writing.set(key, place);
    }
    return place;
  }

  async #place(key: string, scan: ScanKey, report: Report): Promise<PdfPlace> {
    const { storage, render, log, now } = this.#parts;
    if (now() < this.#restUntil) return { bytes: await render(report) };
    let bytes: Uint8Array | undefined;
    try {
      if (!(await storage.exists(key))) {
        bytes = await render(report);
        if (!(await noteObject(this.#parts.store, key, scan.id))) return { bytes };
        await storage.put(key, bytes, pdfHeaders(scan.id));
      }
      return { url: await storage.signedUrl(key) };
    } catch (error) {
      if (!(error instanceof ObjectStorageError)) throw error;
      this.#restUntil = now() + REST_MS;
      log('warn', 'object_storage.failed', { error: error.message, status: error.status, scan_id: scan.id });
      return { bytes: bytes ?? (await render(report)) };
    }
  }

  /** Deletes the objects of deleted scans. @throws ObjectStorageError; what failed is last in the next run, so it blocks no other */
  async deleteOrphans(): Promise<void> {
    const { store, storage } = this.#parts;
    for (let count = 0; count < BATCHES_MAX; count += 1) {
      const orphans = await store.query<{ key: string }>(
        `SELECT key FROM stored_pdfs WHERE orphaned_at < clock_timestamp() - make_interval(secs => ${UPLOAD_SECONDS})
         ORDER BY orphaned_at LIMIT ${BATCH}`,
      );
      const keys = orphans.map(({ key }) => key);
      const results = await Promise.allSettled(keys.map((key) => storage.delete(key)));
      const isDeleted = (_: string, index: number) => results[index]?.status === 'fulfilled';
      await store.query('DELETE FROM stored_pdfs WHERE key = ANY ($1::text[])', [keys.filter(isDeleted)]);
      const failure = results.find((result) => result.status === 'rejected');
      if (failure !== undefined) {
        await store.query('UPDATE stored_pdfs SET orphaned_at = clock_timestamp() WHERE key = ANY ($1::text[])', [
          keys,
        ]);
        throw failure.reason;
      }
      if (keys.length < BATCH) return;
    }
  }
}

/** Notes an object before it exists, so that it is found when the scan is deleted. @returns false if the scan is deleted */
export async function noteObject(store: Store, key: string, scanId: string): Promise<boolean> {
  const noted = await store.query(
    `INSERT INTO stored_pdfs (key, scan_id) SELECT $1::text, id FROM scans WHERE id = $2 FOR KEY SHARE
     ON CONFLICT (key) DO UPDATE SET scan_id = excluded.scan_id RETURNING 1 AS noted`,
    [key, scanId],
  );
  return noted.length > 0;
}

export function pdfHeaders(scanId: string): Record<string, string> {
  return { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${scanId}.pdf"` };
}

/**
 * One key per content, because a report changes when findings are fixed later or its target is verified. Keys start with
 * the workspace, so that bucket rules can distinguish workspaces.
 */
function objectKey(scan: ScanKey, report: Report): string {
  const digest = createHash('sha256').update(JSON.stringify(report)).digest('hex').slice(0, 32);
  return `${scan.workspace_id}/${scan.id}/${digest}.pdf`;
}
