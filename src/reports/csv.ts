import { reproductionSteps } from '../shared/reproduction.ts';
import { csvRecord } from './escape/csv.ts';
import { scannedFindings } from './findings.ts';
import type { ReportDocument } from './report-document.ts';
import { acceptanceSentence } from './report-facts.ts';

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
  'reproduce',
  'response',
  'accepted',
] as const;

/** UTF-8 byte order mark: without it Excel assumes a local code page. */
const BYTE_ORDER_MARK = '\ufeff';

/** One record per finding (RFC 4180, with header), most severe first; cells are escaped against formula injection. */
export function renderCsv(reports: readonly ReportDocument[]): string {
  const records = scannedFindings(reports).map(({ finding, report }) => {
    const step = reproductionSteps(finding).findLast(({ label }) => label !== 'Compare');
    return csvRecord([
      finding.severity,
      finding.title,
      report.scan.target,
      report.scan.scan_type,
      finding.check_id,
      finding.gate_status ?? 'unclassified',
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
      step?.command ?? null,
      step?.text ?? null,
      acceptanceSentence(finding),
    ]);
  });
  return BYTE_ORDER_MARK + csvRecord(COLUMNS) + records.join('');
}
