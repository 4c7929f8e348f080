import type { Finding } from '../contract/finding.ts';
import { LIMITS } from '../contract/limits.ts';
import { countBySeverity, SEVERITIES, type Severity } from '../contract/primitives.ts';

/** What a service says about how many findings there are; the severities may be all in it, or the sum alone. */
type Announced =
  | (Partial<Readonly<Record<Severity, number>>> & { readonly total: number })
  | { readonly by_severity: Partial<Readonly<Record<Severity, number>>>; readonly total: number };

/**
 * What a service counts and does not show, in one sentence, or null. Counted from the most severe down: a finding shown as
 * worse than it was counted hides nothing. Pure.
 * @param omitted findings above the bound of a scan: the least severe ones, since the most severe are kept first
 */
export function missingFindings(
  findings: readonly Finding[],
  omitted: number,
  announcements: readonly (Announced | null | undefined)[],
): string | null {
  const shown = countBySeverity(findings);
  for (const announced of announcements) {
    if (announced === null || announced === undefined) continue;
    if (shown.total + omitted < announced.total)
      return `The service counts ${announced.total} findings but shows ${shown.total}.`;
    const counts = 'by_severity' in announced ? announced.by_severity : announced;
    let expected = 0;
    let seen = 0;
    for (const severity of SEVERITIES) {
      expected += counts[severity] ?? 0;
      seen += shown[severity];
      if (seen + omitted < expected)
        return `The service counts ${expected} findings of severity ${severity} or worse but shows ${seen}.`;
    }
  }
  if (omitted > 0 && findings.length < LIMITS.findingsPerScanMax)
    return `The service left ${omitted} finding(s) out although it shows only ${findings.length}.`;
  return null;
}
