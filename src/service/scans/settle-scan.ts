import { setImmediate as nextTurn } from 'node:timers/promises';
import { LIMITS } from '../../contract/limits.ts';
import { countBySeverity } from '../../contract/primitives.ts';
import type { EngineReport } from '../../engine/core/engine.ts';
import { findingsDigest } from '../../reports/findings-digest.ts';
import { event } from '../events.ts';
import type { Transaction } from '../store/store.ts';
import { allFindings, storable, storeFindings } from './findings.ts';
import { reportUrl, type ScanRow, scanEventData } from './scan-row.ts';
import { finish, type Moved, tell } from './transitions.ts';

/**
 * Ends a running scan as succeeded with everything the engine found, in one transaction: a scan that reads as succeeded
 * has its report. The caller has locked it and seen that it is running.
 */
export async function succeedScan(
  tx: Transaction,
  scan: ScanRow,
  report: EngineReport,
  publicUrl: string,
  now: Date,
): Promise<Moved> {
  const findings = report.findings.slice(0, LIMITS.findingsPerScanMax);
  const omitted = report.omitted + report.findings.length - findings.length;
  await storeFindings(tx, scan, findings, now);
  const stored = await allFindings(tx, scan.id, () => null);
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
  const counts = countBySeverity(findings);
  const succeeded = await finish(tx, scan.id, "status = 'succeeded', counts = $3", [JSON.stringify(counts)], now);
  const data = {
    ...scanEventData(succeeded),
    findings_count: counts.total,
    report_url: reportUrl(scan.id, publicUrl),
  };
  const told = await tell(tx, event('scan.completed', scan.id, data), succeeded, now);
  return { scan: succeeded, told };
}
