import { countBySeverity } from '../../contract/primitives.ts';
import { REPORT_SCHEMA_VERSION, type Report } from '../../contract/report.ts';
import { ApiError, notFound } from '../errors.ts';
import type { ServiceContext } from '../service-context.ts';
import { ObjectStorageError } from '../storage/object-storage.ts';
import { TARGET_COLUMNS, type TargetRow, toTarget } from '../targets/target-row.ts';
import { allFindings } from './findings.ts';
import { RESULT_COLUMNS, type ScanResult } from './result-store.ts';
import { type ScanRow, toScan } from './scan-row.ts';

/**
 * Builds the report of a scan from the stored results.
 * @throws ApiError report_not_ready unless the scan has succeeded; unavailable
 */
export async function buildReport(service: ServiceContext, scan: ScanRow): Promise<Report> {
  if (scan.status !== 'succeeded') throw notReady(scan);
  const { store, config } = service;
  const result = await readResult(service, scan.id);
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

/**
 * The result of a scan, wherever it is; undefined after its deletion.
 * @throws ApiError unavailable
 */
async function readResult(
  { store, resultStore }: Pick<ServiceContext, 'store' | 'resultStore'>,
  scanId: string,
): Promise<ScanResult | undefined> {
  const [row] = await store.query<ScanResult>(`SELECT ${RESULT_COLUMNS} FROM scan_results r WHERE scan_id = $1`, [
    scanId,
  ]);
  if (row !== undefined) return row;
  // Read second: a result that moves meanwhile is there.
  const [stored] = await store.query<{ key: string }>('SELECT key FROM stored_results WHERE scan_id = $1', [scanId]);
  if (stored === undefined) return undefined;
  if (resultStore === null) throw new Error(`Start with the object storage that has ${stored.key}.`);
  try {
    return await resultStore.read(stored.key);
  } catch (error) {
    if (!(error instanceof ObjectStorageError) || error.status === 404) throw error;
    throw new ApiError('unavailable', 'The storage of reports does not respond: retry in a few seconds.', {
      cause: error,
      headers: { 'retry-after': '2' },
    });
  }
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
