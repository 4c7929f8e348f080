import type { ScanType, SeverityCounts } from '../../contract/primitives.ts';
import type { Metadata, PublicScanOptions, Scan, ScanFailureReason } from '../../contract/scan.ts';
import type { ScanStatus } from '../../contract/scan-states.ts';
import { notFound } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Principal } from '../service-context.ts';
import { BatchReader } from '../store/batch-reader.ts';
import type { Sql, Transaction } from '../store/store.ts';

/** A row of `scans`, joined with the mode of its workspace. */
export interface ScanRow extends Record<string, unknown> {
  readonly id: string;
  readonly workspace_id: string;
  readonly target_id: string;
  readonly target: string;
  readonly scan_type: ScanType;
  readonly status: ScanStatus;
  readonly livemode: boolean;
  readonly ownership_proven: boolean;
  readonly metadata: Metadata;
  readonly options: PublicScanOptions;
  readonly tokens_charged: number;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly counts: SeverityCounts | null;
  readonly failure_reason: ScanFailureReason | null;
  readonly failure_message: string | null;
  readonly attempt: number;
  /** Of the request that created it, if it was traced. */
  readonly traceparent: string | null;
}

const NAMES = [
  'id',
  'workspace_id',
  'target_id',
  'target',
  'scan_type',
  'status',
  'ownership_proven',
  'metadata',
  'options',
  'tokens_charged',
  'created_at',
  'started_at',
  'finished_at',
  'counts',
  'failure_reason',
  'failure_message',
  'attempt',
  'traceparent',
] as const;

/** Columns of a {@link ScanRow} from `scans AS s`. */
export const SCAN_COLUMNS = `${NAMES.map((name) => `s.${name}`).join(', ')},
  (SELECT livemode FROM workspaces w WHERE w.id = s.workspace_id) AS livemode`;

/**
 * A scan of the caller's workspace.
 * @throws ApiError not_found, also for a scan of another workspace
 */
export async function findScan(sql: Sql, principal: Principal, id: string): Promise<ScanRow> {
  const row = isId('scn', id) ? await readerOf(sql).read(`${principal.workspaceId} ${id}`) : undefined;
  if (row === undefined) throw notFound('scan', id);
  return row;
}

/** As {@link findScan}, and locks the scan until the transaction ends. */
export async function lockScan(tx: Transaction, principal: Principal, id: string): Promise<ScanRow> {
  const [row] = isId('scn', id)
    ? await tx.query<ScanRow>(
        `SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = $1 AND s.workspace_id = $2 FOR UPDATE OF s`,
        [id, principal.workspaceId],
      )
    : [];
  if (row === undefined) throw notFound('scan', id);
  return row;
}

const readers = new WeakMap<Sql, BatchReader<ScanRow>>();

/** Reads scans by `<workspace id> <scan id>`. */
function readerOf(sql: Sql): BatchReader<ScanRow> {
  const known = readers.get(sql);
  if (known !== undefined) return known;
  const reader = new BatchReader(async (keys) => {
    const ids = keys.map((key) => key.slice(key.indexOf(' ') + 1));
    const rows = await sql.query<ScanRow>(`SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = ANY($1)`, [ids]);
    return new Map(rows.map((row) => [`${row.workspace_id} ${row.id}`, row]));
  });
  readers.set(sql, reader);
  return reader;
}

/** The scan as a resource of the API. */
export function toScan(row: ScanRow, publicUrl: string): Scan {
  return {
    id: row.id,
    target: row.target,
    target_id: row.target_id,
    scan_type: row.scan_type,
    status: row.status,
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    findings_count: row.counts,
    failure:
      row.failure_reason === null ? null : { reason: row.failure_reason, message: row.failure_message ?? 'unknown' },
    report_url: row.status === 'succeeded' ? reportUrl(row.id, publicUrl) : null,
    metadata: row.metadata,
    options: row.options,
    tokens_charged: row.tokens_charged,
  };
}

export function reportUrl(scanId: string, publicUrl: string): string {
  return `${publicUrl}/v1/scans/${scanId}/report`;
}

/** Members that the data of every scan event has. */
export function scanEventData(row: ScanRow, status: ScanStatus = row.status) {
  return {
    scan_id: row.id,
    target: row.target,
    scan_type: row.scan_type,
    status,
    created_at: row.created_at.toISOString(),
  };
}
