import { countBySeverity, isAtLeast, SEVERITIES, type Severity } from '../../contract/primitives.ts';
import { plural } from '../../shared/text.ts';
import { expiredRules } from '../inputs/ignore.ts';
import { type Problem, problem } from '../model/errors.ts';
import type { GateFinding, Outcome, Reason, Verdict } from '../model/model.ts';
import type { GatePolicy } from '../model/policy-report.ts';
import type { CollectedScan } from '../scan/collect.ts';
import { coverageNotes, coverageProblem, coverageShortfalls, coverageWarnings, unfinishedChecks } from './coverage.ts';
import { mistypedChecks } from './mistyped-checks.ts';

export interface Evidence {
  readonly policy: GatePolicy;
  readonly scans: readonly CollectedScan[];
  readonly findings: readonly GateFinding[];
  readonly hasBaseline: boolean;
  /** IDs of all checks of the service; null or absent if they are unknown. */
  readonly checkIds?: readonly string[] | null;
  readonly aborted: boolean;
  /** ISO date, UTC. */
  readonly today: string;
  readonly warnings: readonly string[];
}

/** A target's own policy, or the policy of the run. */
type Rule = Pick<GatePolicy, 'failOnSeverity' | 'thresholds' | 'failOnNewOnly'>;

/**
 * The verdict. Pure. It fails closed: a scan that did not succeed, results that could not be read or a missing baseline
 * make it inconclusive, never passed. A tentative finding never blocks.
 */
export function judge(evidence: Evidence): Verdict {
  const { policy, findings } = evidence;
  const counted = findings.filter((finding) => finding.ignored_by === null);
  const groups = groupByRule(evidence, counted);
  const judged = groups.map((group) => judgeGroup(group.rule, group.findings, evidence.hasBaseline));
  const blocking = new Set(judged.flatMap((group) => group.blocking));
  const failures = judged.flatMap((group) => group.reasons);
  const problems = inconclusiveReasons(
    evidence,
    judged.some((group) => group.needsBaseline),
  );
  const outcome = outcomeOf(evidence, failures.length > 0, problems);
  const reasons = [...failures, ...problems];
  const byStatus = (status: GateFinding['status']) =>
    evidence.hasBaseline ? countBySeverity(counted.filter((finding) => finding.status === status)) : null;
  return {
    outcome,
    failsJob: !policy.warnOnly && fails(outcome, policy),
    reasons: reasons.length > 0 ? reasons : [passedReason(evidence, counted, groups[0]?.rule ?? policy)],
    codes: [...new Set(problems.map(({ code }) => code))],
    warnings: [
      ...evidence.warnings,
      ...evidence.scans.flatMap((scan) => scan.warnings),
      ...coverageWarnings(evidence.scans),
      ...expiredRules(findings, policy.ignore, evidence.today),
      ...mistypedChecks(evidence.scans, policy, evidence.checkIds ?? null),
      ...(policy.warnOnly && outcome !== 'passed' ? ['warn-only is on: the outcome does not fail the job.'] : []),
    ],
    blocking: findings.filter((finding) => blocking.has(finding)),
    counts: countBySeverity(counted),
    newCounts: byStatus('new'),
    existingCounts: byStatus('existing'),
    tentativeCounts: countBySeverity(counted.filter(isTentative)),
  };
}

function isTentative({ confidence }: GateFinding): boolean {
  return confidence === 'tentative';
}

function fails(outcome: Outcome, policy: GatePolicy): boolean {
  if (outcome === 'failed' || outcome === 'cancelled') return true;
  return (outcome === 'inconclusive' || outcome === 'timed-out') && policy.failOnInconclusive;
}

function outcomeOf(evidence: Evidence, failed: boolean, problems: readonly Problem[]): Outcome {
  if (evidence.aborted) return 'cancelled';
  if (failed) return 'failed';
  if (problems.some(({ code }) => code === 'scan_timed_out')) return 'timed-out';
  return problems.length > 0 || evidence.scans.length === 0 ? 'inconclusive' : 'passed';
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
  // Without the baseline no finding has the status `new`: none blocks, and the verdict is inconclusive.
  const needsBaseline = rule.failOnNewOnly && !hasBaseline;
  const relevant = findings.filter(
    (finding) => !isTentative(finding) && (!rule.failOnNewOnly || finding.status === 'new'),
  );
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
    const count = plural(hits.length, `${word}${severity} finding`);
    reasons.push(problem('threshold_exceeded', `${count}, ${allowed} allowed (thresholds).`));
  }
  return { blocking: [...blocking], reasons, needsBaseline };
}

function severityReason(severe: readonly GateFinding[], word: string, threshold: Severity): Problem {
  const counts = countBySeverity(severe);
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${word}${severity}`,
  );
  const noun = severe.length === 1 ? 'finding' : 'findings';
  return problem('severity_exceeded', `${parts.join(', ')} ${noun} at or above ${threshold} (fail-on-severity).`);
}

/** Why the findings give no verdict: one reason per scan, and a missing baseline. */
function inconclusiveReasons(evidence: Evidence, needsBaseline: boolean): Problem[] {
  const scans = evidence.scans.flatMap((scan) => {
    const { ended, problem: reading } = scan;
    const why = ended.problem ?? reading ?? coverageProblem(scan) ?? unfinishedChecks(scan, evidence.policy);
    if (ended.outcome === 'succeeded' && why === null) return [];
    const { code, message } = why ?? problem('scan_status_unknown', 'The scan did not succeed.');
    return [{ code, message: `${ended.plan.target.input} (${ended.plan.scanType}): ${message}` }];
  });
  const baseline = problem(
    'baseline_missing',
    'fail-on-new-only is set, but there is no baseline to tell new findings from old ones. Run the gate once on the base branch with details: full, or pass --baseline on the command line.',
  );
  const all = [...scans, ...coverageShortfalls(evidence.scans, evidence.policy)];
  return needsBaseline ? [...all, baseline] : all;
}

function passedReason(evidence: Evidence, counted: readonly GateFinding[], rule: Rule): Reason {
  if (evidence.scans.length === 0) return { code: null, message: 'Nothing was scanned.' };
  const level = rule.failOnSeverity === 'none' ? 'the thresholds' : rule.failOnSeverity;
  const ignored = evidence.findings.length - counted.length;
  const tentative = counted.filter(isTentative).length;
  const notes = [
    ...(ignored === 0 ? [] : [`${ignored} ignored by rule`]),
    ...(tentative === 0 ? [] : [`${tentative} tentative`]),
    ...coverageNotes(evidence.scans),
  ];
  const finding = `${rule.failOnNewOnly ? 'new ' : ''}finding`;
  const claim = `No ${finding} at or above ${level} in ${plural(evidence.scans.length, 'scan')}`;
  return { code: null, message: `${[claim, ...notes].join('; ')}.` };
}
