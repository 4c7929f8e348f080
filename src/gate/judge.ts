import { countBySeverity, isAtLeast, SEVERITIES, type Severity } from '../contract/primitives.ts';
import type { CollectedScan } from './collect.ts';
import { coverageNote, coverageProblem, coverageWarnings } from './coverage.ts';
import type { Problem } from './errors.ts';
import { expiredRules } from './ignore.ts';
import { mistypedChecks } from './mistyped-checks.ts';
import type { GateFinding, GatePolicy, Outcome, Verdict } from './model.ts';
import { unfinishedChecks } from './unfinished-checks.ts';

export interface Evidence {
  readonly policy: GatePolicy;
  readonly scans: readonly CollectedScan[];
  readonly findings: readonly GateFinding[];
  readonly hasBaseline: boolean;
  /** The run was aborted from outside. */
  readonly aborted: boolean;
  /** ISO date, UTC. */
  readonly today: string;
  readonly warnings: readonly string[];
}

/** A target's own policy, or the policy of the run. */
type Rule = Pick<GatePolicy, 'failOnSeverity' | 'thresholds' | 'failOnNewOnly'>;

/**
 * The verdict. Pure, and closed to the safe side: a scan that did not succeed, results that could not be read or a
 * missing baseline make it inconclusive, never passed.
 */
export function judge(evidence: Evidence): Verdict {
  const { policy, findings } = evidence;
  const counted = findings.filter((finding) => finding.ignored_by === null);
  const groups = groupByRule(evidence, counted);
  const judged = groups.map((group) => judgeGroup(group.rule, group.findings, evidence.hasBaseline));
  const blocking = new Set(judged.flatMap((group) => group.blocking));
  const failures = judged.flatMap((group) => group.reasons);
  const doubts = doubtsOf(
    evidence,
    judged.some((group) => group.needsBaseline),
  );
  const outcome = outcomeOf(evidence, failures.length > 0, doubts);
  const reasons = [...failures, ...doubts.map((doubt) => doubt.message)];
  const byStatus = (status: GateFinding['status']) =>
    evidence.hasBaseline ? countBySeverity(counted.filter((finding) => finding.status === status)) : null;
  return {
    outcome,
    failsJob: !policy.warnOnly && fails(outcome, policy),
    reasons: reasons.length > 0 ? reasons : [passedReason(evidence, counted, groups[0]?.rule ?? policy)],
    codes: [...new Set(doubts.map((doubt) => doubt.code))],
    warnings: [
      ...evidence.warnings,
      ...evidence.scans.flatMap((scan) => scan.warnings),
      ...coverageWarnings(evidence.scans),
      ...expiredRules(findings, policy.ignore, evidence.today),
      ...mistypedChecks(evidence.scans, policy),
      ...(policy.warnOnly && outcome !== 'passed' ? ['warn-only is on: the outcome does not fail the job.'] : []),
    ],
    blocking: findings.filter((finding) => blocking.has(finding)),
    counts: countBySeverity(counted),
    newCounts: byStatus('new'),
    existingCounts: byStatus('existing'),
  };
}

function fails(outcome: Outcome, policy: GatePolicy): boolean {
  if (outcome === 'failed' || outcome === 'cancelled') return true;
  return (outcome === 'inconclusive' || outcome === 'timed-out') && policy.failOnInconclusive;
}

function outcomeOf(evidence: Evidence, failed: boolean, doubts: readonly Problem[]): Outcome {
  if (evidence.aborted) return 'cancelled';
  if (failed) return 'failed';
  if (doubts.some((doubt) => doubt.code === 'scan_timed_out')) return 'timed-out';
  return doubts.length > 0 || evidence.scans.length === 0 ? 'inconclusive' : 'passed';
}

function groupByRule(evidence: Evidence, counted: readonly GateFinding[]): { rule: Rule; findings: GateFinding[] }[] {
  const own = new Map(
    evidence.scans.flatMap(({ ended: { plan } }) =>
      plan.target.policy === undefined
        ? []
        : [[plan.target.input, { ...evidence.policy, ...plan.target.policy }] as const],
    ),
  );
  const common = counted.filter((finding) => !own.has(finding.target));
  const separate = [...own].map(([target, rule]) => ({
    rule,
    findings: counted.filter((finding) => finding.target === target),
  }));
  const allOwn =
    evidence.scans.length > 0 && evidence.scans.every(({ ended }) => ended.plan.target.policy !== undefined);
  return allOwn ? separate : [{ rule: evidence.policy, findings: common }, ...separate];
}

function judgeGroup(rule: Rule, findings: readonly GateFinding[], hasBaseline: boolean) {
  const relevant =
    rule.failOnNewOnly && hasBaseline ? findings.filter((finding) => finding.status === 'new') : findings;
  const needsBaseline = rule.failOnNewOnly && !hasBaseline;
  // Without the baseline nobody can say which findings are new: they block nothing, and the verdict is inconclusive.
  if (needsBaseline) return { blocking: [], reasons: [], needsBaseline };
  const word = rule.failOnNewOnly ? 'new ' : '';
  const { failOnSeverity } = rule;
  const severe =
    failOnSeverity === 'none' ? [] : relevant.filter((finding) => isAtLeast(finding.severity, failOnSeverity));
  const blocking = new Set(severe);
  const reasons = severe.length === 0 ? [] : [severityReason(severe, word, failOnSeverity as Severity)];
  for (const severity of SEVERITIES) {
    const allowed = rule.thresholds[severity];
    const hits = relevant.filter((finding) => finding.severity === severity);
    if (allowed === undefined || hits.length <= allowed) continue;
    for (const finding of hits) blocking.add(finding);
    reasons.push(`${hits.length} ${word}${severity} ${plural(hits.length)}, ${allowed} allowed (thresholds).`);
  }
  return { blocking: [...blocking], reasons, needsBaseline };
}

function severityReason(severe: readonly GateFinding[], word: string, threshold: Severity): string {
  const counts = countBySeverity(severe);
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${word}${severity}`,
  );
  return `${parts.join(', ')} ${plural(severe.length)} at or above ${threshold} (fail-on-severity).`;
}

function doubtsOf(evidence: Evidence, needsBaseline: boolean): Problem[] {
  const scans = evidence.scans.flatMap((scan) => {
    const { ended, problem: reading } = scan;
    const why = ended.problem ?? reading ?? coverageProblem(scan) ?? unfinishedChecks(scan, evidence.policy);
    if (ended.outcome === 'succeeded' && why === null) return [];
    const said = why ?? { code: 'scan_status_unknown', message: 'The scan did not succeed.' };
    return [{ code: said.code, message: `${ended.plan.target.input} (${ended.plan.scanType}): ${said.message}` }];
  });
  const baseline = {
    code: 'baseline_missing',
    message: 'fail-on-new-only is set, but there is no baseline to tell new findings from old ones.',
  };
  return needsBaseline ? [...scans, baseline] : scans;
}

function passedReason(evidence: Evidence, counted: readonly GateFinding[], rule: Rule): string {
  if (evidence.scans.length === 0) return 'Nothing was scanned.';
  const level = rule.failOnSeverity === 'none' ? 'the thresholds' : rule.failOnSeverity;
  const ignored = evidence.findings.length - counted.length;
  const tail = ignored === 0 ? '' : `; ${ignored} ignored by rule`;
  const word = rule.failOnNewOnly ? 'new ' : '';
  const note = coverageNote(evidence.scans);
  return `No ${word}finding at or above ${level} in ${evidence.scans.length} scan(s)${tail}${note === '' ? '' : `; ${note}`}.`;
}

function plural(count: number): string {
  return count === 1 ? 'finding' : 'findings';
}
