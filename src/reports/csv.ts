import { reproductionSteps } from '../shared/reproduction.ts';
import { breakCommands, showControls } from './escape/controls.ts';
import { scannedFindings } from './findings.ts';
import type { ReportDocument } from './report-document.ts';
import { acceptanceSentence, exploitationSentence } from './report-facts.ts';

/** Half and full width forms of the characters that make a spreadsheet read a cell as a formula (OWASP, CSV injection). */
const FORMULA_START = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** A spreadsheet that splits at another separator starts a new cell after one of these. */
const FORMULA_AFTER_SEPARATOR = /([;|,]\s*)(?=["']*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/**
 * One field of a CSV record (RFC 4180): always quoted, on one line, and never a formula: an apostrophe precedes a
 * character that would start one.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return '""';
  if (typeof value === 'number') return `"${value}"`;
  const shown = breakCommands(showControls(value)).replace(FORMULA_AFTER_SEPARATOR, "$1'");
  const guarded = FORMULA_START.test(shown) ? `'${shown}` : shown;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** One record with its line end. */
export function csvRecord(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

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
  'exploitation',
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
      exploitationSentence(finding),
    ]);
  });
  return BYTE_ORDER_MARK + csvRecord(COLUMNS) + records.join('');
}
