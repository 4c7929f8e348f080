import { nearest } from '../../shared/nearest.ts';
import type { GatePolicy } from '../model/policy-report.ts';
import type { CollectedScan } from '../scan/collect.ts';

/**
 * Warnings about check ids in the settings that do not exist, because a rule with a typo has no effect. Pure.
 * @param registered ids of all checks of the service; null if they are unknown. Then only ids that are similar to one in the
 *   reports are doubted, because some checks run in other scan types only.
 */
export function mistypedChecks(
  scans: readonly CollectedScan[],
  policy: GatePolicy,
  registered: readonly string[] | null,
): string[] {
  const reported = scans.flatMap((scan) => [
    ...(scan.report?.checks ?? []).map(({ check_id }) => check_id),
    ...scan.findings.map(({ check_id }) => check_id),
  ]);
  const isReported = scans.length > 0 && scans.every(({ report }) => (report?.checks ?? []).length > 0);
  if (registered === null && !isReported) return [];
  const known = new Set(registered ?? reported);
  return namedChecks(scans, policy).flatMap((id) => {
    if (known.has(id)) return [];
    const near = nearest(id, [...known]);
    if (near === null && registered === null) return [];
    const what = `The settings name the check ${id}, which ${registered === null ? 'these scans do not have' : 'does not exist'}.`;
    return [near === null ? `${what} "scan-gate explain --list" lists the checks.` : `${what} Did you mean ${near}?`];
  });
}

export function namedChecks(scans: readonly CollectedScan[], policy: GatePolicy): string[] {
  const named = new Set([
    ...policy.ignore.flatMap(({ checkId }) => (checkId === undefined ? [] : [checkId])),
    ...Object.keys(policy.severityOverrides),
    ...scans.flatMap(({ ended: { plan } }) => [
      ...(plan.target.options.disable_checks ?? []),
      ...Object.keys(plan.target.options.severity_overrides ?? {}),
    ]),
  ]);
  return [...named];
}
