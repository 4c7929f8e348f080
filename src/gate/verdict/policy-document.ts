import { isAtLeast, type Severity } from '../../contract/primitives.ts';
import { ruleFor } from '../inputs/ignore.ts';
import type { GateFinding } from '../model/model.ts';
import {
  CHANGES_MAX,
  type GatePolicy,
  type PolicyChange,
  type PolicyEffect,
  type PolicyOrigin,
  type PolicyReport,
  WEAKENED_MAX,
  type Weakening,
} from '../model/policy-report.ts';
import type { JudgedProposal } from './judge-proposal.ts';

/** Results of the run that the policy report needs. */
export interface PolicyEvidence {
  readonly findings: readonly GateFinding[];
  /** Severities of the checks as the reports list them, by check id. */
  readonly severities: ReadonlyMap<string, Severity>;
  /** ISO date, UTC. */
  readonly today: string;
  /** Null if nothing is proposed or nothing was judged. */
  readonly proposal: JudgedProposal | null;
}

const ORDER: readonly PolicyEffect[] = ['loosens', 'changes', 'tightens'];

/**
 * The policy as it is published: what weakens the verdict, with the number of findings that each ignore rule hides, and what
 * a pull request would change. Pure. Omits overrides that raise a severity and expired rules.
 */
export function policyReport(origin: PolicyOrigin, policy: GatePolicy, evidence: PolicyEvidence): PolicyReport {
  const { findings, severities, today, proposal } = evidence;
  const hidden = hiddenByRule(findings, policy, today);
  const weakened = origin.weakened
    .filter((item) => lowers(item, severities) && !isExpired(item, today))
    .map(({ key, value, source, rule }) => ({
      key,
      value,
      source,
      hidden_findings: rule === undefined ? null : (hidden.get(rule) ?? 0),
    }));
  const pending = origin.pending
    .map((change) => ({ ...change, effect: effectOf(change, proposal) }))
    .sort((a, b) => Number(a.overruled) - Number(b.overruled) || ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect));
  return {
    source: origin.source,
    weakened: [...weakened, ...inService(findings, policy, today)].slice(0, WEAKENED_MAX),
    pending_changes: pending.slice(0, CHANGES_MAX),
    pending_changes_omitted: Math.max(0, pending.length - CHANGES_MAX),
    ...(proposal === null ? {} : { proposed: proposal.verdict }),
  };
}

function effectOf({ key, overruled }: PolicyChange, proposal: JudgedProposal | null): PolicyEffect {
  return overruled ? 'changes' : (proposal?.effects.get(key) ?? 'changes');
}

function lowers({ override }: Weakening, severities: ReadonlyMap<string, Severity>): boolean {
  const own = override === undefined ? undefined : severities.get(override.check);
  if (override === undefined || own === undefined) return true;
  return own === override.to || !isAtLeast(override.to, own);
}

function isExpired({ rule }: Weakening, today: string): boolean {
  return rule?.expires !== undefined && rule.expires <= today;
}

function hiddenByRule(
  findings: readonly GateFinding[],
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
