import type { Severity } from '../../contract/primitives.ts';
import type { Report } from '../../contract/report.ts';

/** What the trend keeps of one scan: small enough for a year of nights in an artifact. */
export interface HistoryEntry {
  readonly target: string;
  readonly scan_type: string;
  /** ISO 8601 UTC. */
  readonly finished_at: string;
  readonly findings: readonly HistoryFinding[];
}

export interface HistoryFinding {
  readonly fingerprint: string;
  readonly severity: Severity;
  readonly title: string;
  /** When the service saw it first, if it knows. */
  readonly first_seen_at: string | null;
}

const TITLE_MAX = 160;

/** The entry of one report. */
export function historyEntry(report: Report): HistoryEntry {
  return {
    target: report.scan.target,
    scan_type: report.scan.scan_type,
    finished_at: report.scan.finished_at ?? report.generated_at,
    findings: report.findings.map(({ fingerprint, severity, title, first_seen_at }) => ({
      fingerprint,
      severity,
      title: title.slice(0, TITLE_MAX),
      first_seen_at,
    })),
  };
}
