import type { Report } from '../contract/report.ts';
import { csvRecord } from './escape/csv.ts';
import { type FindingStatuses, statusKey } from './finding-status.ts';
import { scannedFindings } from './scanned-findings.ts';

const COLUMNS = [
  'severity',
  'title',
  'target',
  'scan_type',
  'check_id',
  'status',
  'confidence',
  'cvss_score',
  'cwe',
  'owasp',
  'method',
  'url',
  'parameter',
  'places',
  'description',
  'evidence',
  'remediation',
  'references',
  'fingerprint',
  'first_seen_at',
  'scan_id',
] as const;

/** UTF-8 mark, without which Excel reads the file in a local code page. */
const BYTE_ORDER_MARK = '\ufeff';

export interface RenderCsvOptions {
  readonly statuses?: FindingStatuses;
}

/** One record per finding (RFC 4180, header included), most severe first; no cell can become a formula. */
export function renderCsv(reports: readonly Report[], options: RenderCsvOptions = {}): string {
  const records = scannedFindings(reports).map(({ finding, report }) =>
    csvRecord([
      finding.severity,
      finding.title,
      report.scan.target,
      report.scan.scan_type,
      finding.check_id,
      options.statuses?.get(statusKey(report.scan.target, finding.fingerprint)) ?? 'unclassified',
      finding.confidence,
      finding.cvss?.score ?? null,
      finding.cwe.join(' '),
      finding.owasp.join(' / '),
      finding.location.method,
      finding.location.url,
      finding.location.parameter,
      finding.locations_total,
      finding.description,
      finding.evidence,
      finding.remediation,
      finding.references.join(' '),
      finding.fingerprint,
      finding.first_seen_at,
      finding.scan_id,
    ]),
  );
  return BYTE_ORDER_MARK + csvRecord(COLUMNS) + records.join('');
}
