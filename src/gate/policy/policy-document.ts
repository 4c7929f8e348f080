import type { Finding } from '../../contract/finding.ts';
import type { Severity } from '../../contract/primitives.ts';
import { ruleFor } from '../inputs/ignore.ts';
import type { GateFinding, GatePolicy } from '../model/model.ts';
import type { PolicyEffect, PolicyOrigin, PolicyReport, Weakening } from '../model/policy-report.ts';
import { overrideEffect } from './policy-comparison.ts';

/** Results of the run that the policy report needs. */
export interface PolicyEvidence {
  readonly findings: readonly GateFinding[];
  /** Severities of the checks as the reports list them, by check id. */
  readonly severities: ReadonlyMap<string, Severity>;
  /** ISO date, UTC. */
  readonly today: string;
}

const WEAKENED_MAX = 1_000;

/**
 * The policy as it is published: what weakens the verdict, with the number of findings that each ignore rule hides, and what
 * a pull request would change. Pure. Omits overrides that raise a severity and expired rules.
 */
export function policyReport(origin: PolicyOrigin, policy: GatePolicy, evidence: PolicyEvidence): PolicyReport {
  const { findings, severities, today } = evidence;
  const hidden = hiddenByRule(findings, policy, today);
  const weakened = origin.weakened
    .filter((item) => lowers(item, severities) && !isExpired(item, today))
    .map(({ key, value, source, rule }) => ({
      key,
      value,
      source,
      hidden_findings: rule === undefined ? null : (hidden.get(rule) ?? 0),
    }));
  return {
    source: origin.source,
    weakened: [...weakened, ...inService(findings, policy, today)].slice(0, WEAKENED_MAX),
    pending_changes: origin.pending.map(({ key, target, summary, overruled, ...change }) => ({
      key,
      target,
      effect: effectOf(change, severities),
      summary,
      overruled,
    })),
    pending_changes_omitted: origin.pendingOmitted,
  };
}

function lowers({ override }: Weakening, severities: ReadonlyMap<string, Severity>): boolean {
  if (override === undefined) return true;
  const own = severities.get(override.check) ?? null;
  return own === null || own === override.to || overrideEffect(null, override.to, own) === 'loosens';
}

function isExpired({ rule }: Weakening, today: string): boolean {
  return rule?.expires !== undefined && rule.expires <= today;
}

function effectOf(
  { effect, override }: Pick<PolicyOrigin['pending'][number], 'effect' | 'override'>,
  severities: ReadonlyMap<string, Severity>,
): PolicyEffect {
  if (override === undefined) return effect;
  return overrideEffect(override.from, override.to, severities.get(override.check) ?? null);
}

function hiddenByRule(
  findings: readonly Finding[],
  { ignore }: GatePolicy,
  today: string,
): ReadonlyMap<object, number> {
  const counts = new Map<object, number>();
  for (const finding of findings) {
    const rule = ruleFor(finding, ignore, today);
    if (rule !== null) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}

/** Findings that the service reports as ignored. */
function inService(findings: readonly GateFinding[], { ignore }: GatePolicy, today: string): PolicyReport['weakened'] {
  const count = findings.filter(
    (finding) => finding.ignored_by !== null && ruleFor(finding, ignore, today) === null,
  ).length;
  if (count === 0) return [];
  return [{ key: 'state', value: 'findings ignored in the service', source: 'service', hidden_findings: count }];
}
