import { countBySeverity } from '../../contract/primitives.ts';
import { REPORT_SCHEMA_VERSION, type Report } from '../../contract/report.ts';
import { ApiError, notFound } from '../errors.ts';
import type { ServiceContext } from '../service-context.ts';
import { TARGET_COLUMNS, type TargetRow, toTarget } from '../targets/target-row.ts';
import { allFindings } from './findings.ts';
import { type ScanRow, toScan } from './scan-row.ts';

interface ResultRow extends Record<string, unknown> {
  readonly omitted: number;
  readonly digest: string;
  readonly checks: Report['checks'];
  readonly budget: Report['budget'];
  readonly compliance: Report['compliance'];
  readonly tool: Report['tool'];
  /** Null for scans of versions before coverage was recorded. */
  readonly coverage: Report['coverage'] | null;
}

/**
 * Builds the report of a scan from the stored results.
 * @throws ApiError report_not_ready unless the scan has succeeded
 */
export async function buildReport(service: ServiceContext, scan: ScanRow): Promise<Report> {
  if (scan.status !== 'succeeded') throw notReady(scan);
  const { store, config } = service;
  const [result] = await store.query<ResultRow>(
    'SELECT omitted, digest, checks, budget, compliance, tool, coverage FROM scan_results WHERE scan_id = $1',
    [scan.id],
  );
  const [target] = await store.query<TargetRow>(`SELECT ${TARGET_COLUMNS} FROM targets WHERE id = $1`, [
    scan.target_id,
  ]);
  // A succeeded scan has its result until it is deleted.
  if (result === undefined || target === undefined) throw notFound('scan', scan.id);
  const findings = await allFindings(store, scan.id, config.checkPage, service.clock.now());
  const { total, ...bySeverity } = countBySeverity(findings);
  return {
    schema_version: REPORT_SCHEMA_VERSION,
    scan: toScan(scan, config.publicUrl),
    target: toTarget(target, scan.livemode, config.mode),
    summary: { by_severity: bySeverity, total, omitted: result.omitted, digest: result.digest },
    findings,
    checks: result.checks,
    budget: result.budget,
    ...(result.coverage == null ? {} : { coverage: result.coverage }),
    compliance: result.compliance,
    generated_at: (scan.finished_at ?? scan.created_at).toISOString(),
    tool: result.tool,
  };
}

function notReady(scan: ScanRow): ApiError {
  const isFinal = scan.status === 'failed' || scan.status === 'cancelled';
  return new ApiError(
    'report_not_ready',
    isFinal
      ? `The scan has ${scan.status === 'failed' ? 'failed' : 'been cancelled'}, so it has no report.`
      : `The scan is ${scan.status}: its report is available once it has succeeded.`,
  );
}
