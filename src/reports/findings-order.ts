import type { Finding } from '../contract/finding.ts';
import { severityRank } from '../contract/primitives.ts';

type Ordered = Pick<Finding, 'severity' | 'check_id' | 'fingerprint'>;

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The order of findings in every report: most severe first, then check id, then fingerprint (code units, no locale). */
export function compareFindings(left: Ordered, right: Ordered): number {
  return (
    severityRank(left.severity) - severityRank(right.severity) ||
    compareText(left.check_id, right.check_id) ||
    compareText(left.fingerprint, right.fingerprint)
  );
}
