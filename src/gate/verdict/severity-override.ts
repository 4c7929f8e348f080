import type { Finding } from '../../contract/finding.ts';
import type { Severity } from '../../contract/primitives.ts';
import type { GatePolicy, TargetSpec } from '../model/model.ts';

/** Severity of a finding in the verdict: the override of the target, else the common override, else that of the service. */
export function judgedSeverity(finding: Finding, policy: GatePolicy, target: TargetSpec): Severity {
  const own = target.options.severity_overrides;
  return own?.[finding.check_id] ?? policy.severityOverrides[finding.check_id] ?? finding.severity;
}
