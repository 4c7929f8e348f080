import { type Severity, severityRank } from '../contract/primitives.ts';

/** Orders texts by UTF-16 code units, the same on every machine. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

interface Ranked {
  readonly severity: Severity;
  readonly check_id: string;
  readonly fingerprint: string;
  readonly target?: string;
}

/** Orders findings: most severe first, then by check id, fingerprint and target. */
export function compareFindings(left: Ranked, right: Ranked): number {
  return (
    severityRank(left.severity) - severityRank(right.severity) ||
    compareText(left.check_id, right.check_id) ||
    compareText(left.fingerprint, right.fingerprint) ||
    compareText(left.target ?? '', right.target ?? '')
  );
}
