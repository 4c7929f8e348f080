import { isAtLeast, SEVERITIES, type Severity } from '../contract/primitives.ts';
import type { CheckOutcome } from '../contract/report.ts';
import type { CollectedScan } from './collect.ts';
import { type Problem, problem } from './errors.ts';
import type { GatePolicy } from './model.ts';

type Rule = Pick<GatePolicy, 'failOnSeverity' | 'thresholds'>;

/** Checks named in the message. */
const NAMED_MAX = 3;

/**
 * Checks of a scan that could not be carried out although what they look for would block: what they would have found is
 * not known. One that was left out on purpose, does not apply or looks for what blocks nothing is no doubt. Pure.
 */
export function unfinishedChecks(scan: CollectedScan, policy: GatePolicy): Problem | null {
  const { target } = scan.ended.plan;
  const rule = { ...policy, ...target.policy };
  const overrides = { ...policy.severityOverrides, ...target.options.severity_overrides };
  const open = (scan.report?.checks ?? []).filter(
    (check) =>
      check.status === 'error' &&
      blocks(overrides[check.check_id] ?? check.severity, rule) &&
      !isIgnoredWhole(check, policy),
  );
  const [first] = open;
  if (first === undefined) return null;
  const named = open.slice(0, NAMED_MAX).map(({ check_id }) => check_id.slice(0, 80));
  const rest = open.length - named.length;
  const why = first.reason === null ? '' : ` (${first.reason.slice(0, 200)})`;
  return problem(
    'checks_incomplete',
    `${open.length} check(s) that could block were not carried out: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}${why}.`,
  );
}

function blocks(severity: Severity, { failOnSeverity, thresholds }: Rule): boolean {
  if (failOnSeverity !== 'none' && isAtLeast(severity, failOnSeverity)) return true;
  return SEVERITIES.some((name) => name === severity && thresholds[name] !== undefined);
}

function isIgnoredWhole(check: CheckOutcome, { ignore }: GatePolicy): boolean {
  return ignore.some(
    (rule) => rule.checkId === check.check_id && rule.path === undefined && rule.fingerprint === undefined,
  );
}
