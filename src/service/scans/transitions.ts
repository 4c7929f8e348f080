import type { ScanFailureReason } from '../../contract/scan.ts';
import { ApiError, notFound } from '../errors.ts';
import { event, type NewEvent, recordEvents } from '../events.ts';
import { refund } from '../ledger.ts';
import type { Transaction } from '../store/store.ts';
import { SCAN_COLUMNS, type ScanRow, scanEventData } from './scan-row.ts';

/** A move of a scan that was made, with what else the caller has to do after the commit. */
export interface Moved {
  readonly scan: ScanRow;
  readonly told: boolean;
}

/**
 * Cancels a scan; tokens of a scan that had not started go back. A cancelled scan stays as it is.
 * @throws ApiError not_found, invalid_state
 */
export async function cancelScan(
  tx: Transaction,
  workspaceId: string,
  scanId: string,
  now: Date,
): Promise<Moved & { wasRunning: boolean; changed: boolean }> {
  const before = await lockScan(tx, workspaceId, scanId);
  if (before === undefined) throw notFound('scan', scanId);
  if (before.status === 'cancelled') return { scan: before, told: false, wasRunning: false, changed: false };
  if (before.status !== 'queued' && before.status !== 'running') {
    throw new ApiError('invalid_state', `The scan has ${before.status} already and cannot be cancelled.`);
  }
  const wasQueued = before.status === 'queued';
  // A scan that a crash put back into the queue had started: it is refunded all the same, for it was the service's fault.
  if (wasQueued) await refund(tx, workspaceId, scanId, now);
  const scan = await finish(
    tx,
    scanId,
    "status = 'cancelled', tokens_charged = CASE WHEN s.status = 'queued' THEN 0 ELSE tokens_charged END",
    [],
    now,
  );
  const told = await tell(
    tx,
    event('scan.cancelled', scanId, { ...scanEventData(scan), cancelled_at: now.toISOString() }),
    scan,
    now,
  );
  return { scan, told, wasRunning: !wasQueued, changed: true };
}

/** Ends a running scan as failed; its tokens go back. The caller has locked it and seen that it is running. */
export async function failScan(
  tx: Transaction,
  scan: ScanRow,
  reason: ScanFailureReason,
  message: string,
  now: Date,
): Promise<Moved> {
  await refund(tx, scan.workspace_id, scan.id, now);
  const text = message.replaceAll('\u0000', '').toWellFormed().slice(0, 1_000);
  const failed = await finish(
    tx,
    scan.id,
    "status = 'failed', failure_reason = $3, failure_message = $4, tokens_charged = 0",
    [reason, text],
    now,
  );
  const told = await tell(
    tx,
    event('scan.failed', scan.id, { ...scanEventData(failed), reason, message: text }),
    failed,
    now,
  );
  return { scan: failed, told };
}

/** Ends a scan: its lease and its secrets go with the move. */
export async function finish(
  tx: Transaction,
  scanId: string,
  assignments: string,
  params: readonly unknown[],
  now: Date,
): Promise<ScanRow> {
  const [row] = await tx.query<ScanRow>(
    `UPDATE scans AS s SET ${assignments}, finished_at = $2, lease_owner = NULL, lease_until = NULL
     WHERE s.id = $1 RETURNING ${SCAN_COLUMNS}`,
    [scanId, now, ...params],
  );
  if (row === undefined) throw new Error(`scan ${scanId} is gone`);
  await tx.query('DELETE FROM scan_secrets WHERE scan_id = $1', [scanId]);
  return row;
}

export async function tell(tx: Transaction, news: NewEvent, scan: ScanRow, now: Date): Promise<boolean> {
  return recordEvents(tx, scan.workspace_id, [news], now);
}

async function lockScan(tx: Transaction, workspaceId: string, scanId: string): Promise<ScanRow | undefined> {
  const [row] = await tx.query<ScanRow>(
    `SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = $1 AND s.workspace_id = $2 FOR UPDATE OF s`,
    [scanId, workspaceId],
  );
  return row;
}
