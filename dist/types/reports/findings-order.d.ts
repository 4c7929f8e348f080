import type { Finding } from '../contract/finding.ts';
type Ordered = Pick<Finding, 'severity' | 'check_id' | 'fingerprint'>;
/** The order of findings in every report: most severe first, then check id, then fingerprint (code units, no locale). */
export declare function compareFindings(left: Ordered, right: Ordered): number;
export {};
