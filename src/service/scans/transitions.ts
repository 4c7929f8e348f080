import { setImmediate as nextTurn } from 'node:timers/promises';
import { LIMITS } from '../../contract/limits.ts';
import { countBySeverity, type SeverityCounts } from '../../contract/primitives.ts';
import type { ScanFailureReason } from '../../contract/scan.ts';
import { isFinal, transition } from '../../contract/scan-states.ts';
import type { EngineReport } from '../../engine/core/engine.ts';
import { findingsDigest } from '../../reports/findings-digest.ts';
import { ApiError } from '../errors.ts';
import { event, type NewEvent, readSubscribers, recordFindingEvents, recordLaterEvents } from '../events.ts';
import { refund } from '../ledger.ts';
import { CHANNELS, type Principal } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import { allFindings, storable, storeFindings } from './findings.ts';
import { lockScan, reportUrl, SCAN_COLUMNS, type ScanRow, scanEventData } from './scan-row.ts';

type Ending =
  | {
      readonly trigger: 'succeed';
      readonly counts: SeverityCounts;
      readonly publicUrl: string;
      readonly changes: readonly NewEvent[];
    }
  | { readonly trigger: 'fail'; readonly reason: ScanFailureReason; readonly message: string }
  | { readonly trigger: 'cancel' };

/**
 * Cancels a scan. A scan that was queued is refunded, even if an earlier attempt had started: the service interrupted it.
 * Cancelling a cancelled scan changes nothing.
 * @throws ApiError not_found, invalid_state
 */
export async function cancelScan(
  tx: Transaction,
  principal: Principal,
  scanId: string,
  now: Date,
): Promise<{ readonly scan: ScanRow; readonly changed: boolean }> {
  const scan = await lockScan(tx, principal, scanId);
  if (scan.status === 'cancelled') return { scan, changed: false };
  if (transition(scan.status, 'cancel') === undefined) {
    throw new ApiError('invalid_state', `The scan has already ${scan.status} and cannot be cancelled.`);
  }
  if (scan.status === 'running') tx.notify(CHANNELS.scanCancelled, scanId);
  return { scan: await endScan(tx, scan, { trigger: 'cancel' }, now), changed: true };
}

/** Ends a running scan as failed and refunds it. The caller has locked the row. */
export function failScan(
  tx: Transaction,
  scan: ScanRow,
  reason: ScanFailureReason,
  message: string,
  now: Date,
): Promise<ScanRow> {
  const text = message.replaceAll('\u0000', '').toWellFormed().slice(0, 1_000);
  return endScan(tx, scan, { trigger: 'fail', reason, message: text }, now);
}

/**
 * Ends a running scan as succeeded and stores its results in the same transaction, so that a succeeded scan always has its
 * report. The caller has locked the row.
 */
export async function succeedScan(
  tx: Transaction,
  scan: ScanRow,
  report: EngineReport,
  publicUrl: string,
  now: Date,
): Promise<ScanRow> {
  const findings = report.findings.slice(0, LIMITS.findingsPerScanMax);
  const omitted = report.omitted + report.findings.length - findings.length;
  const changes = await storeFindings(tx, scan, { findings, checks: report.checks }, now);
  const stored = await allFindings(tx, scan.id, () => null, now);
  await nextTurn();
  const json = (value: unknown) => JSON.stringify(storable(value));
  await tx.query(
    `INSERT INTO scan_results (scan_id, omitted, digest, checks, budget, compliance, tool, coverage)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      scan.id,
      omitted,
      findingsDigest(stored),
      json(report.checks),
      json(report.budget),
      json(report.compliance),
      json(report.tool),
      json(report.coverage),
    ],
  );
  return endScan(tx, scan, { trigger: 'succeed', counts: countBySeverity(findings), publicUrl, changes }, now);
}

/**
 * Makes a final move of the contract's transition table: state, refund, lease, secrets and event in one transaction.
 * @param scan locked by the caller
 */
async function endScan(tx: Transaction, scan: ScanRow, ending: Ending, now: Date): Promise<ScanRow> {
  const move = transition(scan.status, ending.trigger);
  if (move === undefined || !isFinal(move.to)) throw new Error(`A ${scan.status} scan cannot ${ending.trigger}.`);
  const isRefunded = ending.trigger === 'fail' || (ending.trigger === 'cancel' && scan.status === 'queued');
  const failure = ending.trigger === 'fail' ? ending : null;
  const [ended] = await tx.query<ScanRow>(
    `UPDATE scans AS s SET status = $2, finished_at = greatest($3, s.created_at, s.started_at), counts = $4, failure_reason = $5, failure_message = $6,
       tokens_charged = $7, lease_owner = NULL, lease_until = NULL
     WHERE s.id = $1 RETURNING ${SCAN_COLUMNS}`,
    [
      scan.id,
      move.to,
      now,
      ending.trigger === 'succeed' ? JSON.stringify(ending.counts) : null,
      failure?.reason ?? null,
      failure?.message ?? null,
      isRefunded ? 0 : scan.tokens_charged,
    ],
  );
  if (ended === undefined) throw new Error(`Scan ${scan.id} no longer exists.`);
  await tx.query('DELETE FROM scan_secrets WHERE scan_id = $1', [scan.id]);
  const subscribers = await readSubscribers(tx, scan.workspace_id, now);
  const at = ended.finished_at ?? now;
  await recordLaterEvents(tx, scan.workspace_id, [endingEvent(ended, ending, at)], subscribers, at);
  if (ending.trigger === 'succeed') await recordFindingEvents(tx, scan.workspace_id, ending.changes, subscribers, at);
  // Last, because creations of the workspace wait from here to the commit.
  if (isRefunded) await refund(tx, scan.workspace_id, scan.id, now);
  return ended;
}

function endingEvent(scan: ScanRow, ending: Ending, now: Date): NewEvent {
  const data = scanEventData(scan);
  switch (ending.trigger) {
    case 'succeed':
      return event('scan.completed', scan.id, {
        ...data,
        findings_count: ending.counts.total,
        report_url: reportUrl(scan.id, ending.publicUrl),
      });
    case 'fail':
      return event('scan.failed', scan.id, { ...data, reason: ending.reason, message: ending.message });
    case 'cancel':
      return event('scan.cancelled', scan.id, { ...data, cancelled_at: now.toISOString() });
  }
}
