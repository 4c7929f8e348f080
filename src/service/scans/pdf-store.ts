import { createHash } from 'node:crypto';
import type { Report } from '../../contract/report.ts';
import type { Log } from '../log.ts';
import { type ObjectStorage, ObjectStorageError } from '../storage/object-storage.ts';

/** After a failure the storage is not used for this long. */
const REST_MS = 30_000;

export interface PdfStoreParts {
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

/** Stores the PDF of each report in an object storage, rendered and uploaded once. */
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
