import type { CollectedScan } from './collect.ts';
import type { GatePolicy } from './model.ts';
import { nearest } from './nearest.ts';

/**
 * Warnings about check ids in the settings that are unknown to these scans but similar to a known one, because a rule with
 * a typo has no effect. Pure; empty if a report does not list its checks.
 */
export function mistypedChecks(scans: readonly CollectedScan[], policy: GatePolicy): string[] {
  const known = new Set(
    scans.flatMap((scan) => [
      ...(scan.report?.checks ?? []).map(({ check_id }) => check_id),
      ...scan.findings.map(({ check_id }) => check_id),
    ]),
  );
  if (scans.length === 0 || scans.some(({ report }) => (report?.checks ?? []).length === 0)) return [];
  const named = new Set([
    ...policy.ignore.flatMap(({ checkId }) => (checkId === undefined ? [] : [checkId])),
    ...Object.keys(policy.severityOverrides),
    ...scans.flatMap(({ ended: { plan } }) => [
      ...(plan.target.options.disable_checks ?? []),
      ...Object.keys(plan.target.options.severity_overrides ?? {}),
    ]),
  ]);
  return [...named].flatMap((id) => {
    const near = known.has(id) ? null : nearest(id, [...known]);
    return near === null
      ? []
      : [`The settings name the check ${id}, which these scans do not have. Did you mean ${near}?`];
  });
}
