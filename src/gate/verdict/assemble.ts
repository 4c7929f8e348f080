import type { Severity } from '../../contract/primitives.ts';
import { type Problem, problem } from '../model/errors.ts';
import type { GateResult, GateScan, GateSettings, PlannedScan, Reason, RunContext, Verdict } from '../model/model.ts';
import type { GatePolicy } from '../model/policy-report.ts';
import type { EndedScan } from '../scan/await-scans.ts';
import type { CollectedScan } from '../scan/collect.ts';
import type { Baseline, GateDependencies } from '../scan/gate-dependencies.ts';
import type { SubmittedScan } from '../scan/submit.ts';
import { coverageComparison } from './baseline-changes.ts';
import { classify } from './classify.ts';
import { coverageProblem } from './coverage.ts';
import { judge } from './judge.ts';
import { type JudgedProposal, judgeProposal } from './judge-proposal.ts';
import { policyReport } from './policy-document.ts';

/** The results of the stages before the verdict. */
export interface RunFacts {
  readonly settings: GateSettings;
  readonly run: RunContext;
  readonly service: GateDependencies['service'];
  readonly scans: readonly CollectedScan[];
  readonly targetIds: ReadonlyMap<string, string>;
  readonly baseline: Baseline | null;
  /** IDs of all checks of the service; null if they are unknown. */
  readonly checkIds: readonly string[] | null;
  readonly aborted: boolean;
  readonly reused: boolean;
  readonly plannedTokens: number | null;
  readonly tokensRemaining: number | null;
  readonly warnings: readonly string[];
  readonly sourceOf: GateDependencies['sourceOf'];
  readonly startedAt: number;
  readonly now: number;
  readonly serviceReadyMs: number | null;
}

/** Classifies, judges and builds the result. Pure. */
export function assemble(facts: RunFacts): GateResult {
  const { policy, policyOrigin } = facts.settings;
  const judged = judgement(facts, policy, facts.scans);
  const { proposed } = policyOrigin;
  const proposal =
    proposed === null
      ? null
      : judgeProposal({
          policy,
          scans: facts.scans,
          proposed,
          judged,
          severities: checkSeverities(facts.scans),
          isPullRequest: facts.run.event.startsWith('pull_request'),
          judgeAgain: (other, scans) => judgement(facts, other, scans),
        });
  return { ...frame(facts, judged.findings, proposal), ...judged };
}

function judgement(facts: RunFacts, policy: GatePolicy, scans: readonly CollectedScan[]) {
  const today = dayOf(facts);
  const { fixed, notChecked, ...classified } = classify(scans, policy, facts.baseline, today);
  const findings = classified.findings.map((finding) => {
    const source = facts.sourceOf?.(finding.location) ?? null;
    return source === null ? finding : { ...finding, source };
  });
  const coverages = scans.map(({ report }) => report?.coverage);
  const compared = facts.baseline === null ? [] : coverageComparison(facts.baseline, coverages);
  const verdict = judge({
    policy,
    scans,
    findings,
    hasBaseline: facts.baseline !== null,
    checkIds: facts.checkIds,
    aborted: facts.aborted,
    today,
    warnings: [...facts.warnings, ...compared],
  });
  return { findings, fixed, notChecked, verdict };
}

/** The result of a run without a verdict: a dry run, or `wait: false`. */
export function unjudged(facts: RunFacts, reasons: readonly Reason[]): GateResult {
  const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0, total: 0 };
  const verdict: Verdict = {
    outcome: 'skipped',
    failsJob: false,
    reasons,
    warnings: facts.warnings,
    codes: [],
    blocking: [],
    counts: none,
    newCounts: null,
    existingCounts: null,
    tentativeCounts: none,
  };
  return { ...frame(facts, [], null), findings: [], fixed: [], notChecked: [], verdict };
}

function frame(
  facts: RunFacts,
  findings: GateResult['findings'],
  proposal: JudgedProposal | null,
): Omit<GateResult, 'findings' | 'fixed' | 'notChecked' | 'verdict'> {
  const scans = facts.scans.map((scan) => gateScan(scan, facts));
  const charged = scans.reduce((sum, scan) => sum + (scan.tokensCharged ?? 0), 0);
  return {
    settings: facts.settings,
    run: facts.run,
    service: facts.service,
    scans,
    baseline: facts.baseline?.info ?? null,
    tokensUsed: charged > 0 || facts.tokensRemaining !== null ? charged : null,
    tokensRemaining: facts.tokensRemaining,
    plannedTokens: facts.plannedTokens,
    reused: facts.reused,
    policy: policyReport(facts.settings.policyOrigin, facts.settings.policy, {
      findings,
      severities: checkSeverities(facts.scans),
      today: dayOf(facts),
      proposal,
    }),
    timings: {
      total_ms: Math.round(facts.now - facts.startedAt),
      service_ready_ms: facts.serviceReadyMs,
      scans: scans.flatMap((scan) =>
        scan.scanId === null ? [] : [{ scan_id: scan.scanId, ms: Math.round(scan.durationMs), polls: scan.polls }],
      ),
    },
  };
}

/** ISO date of the run, UTC. */
function dayOf({ now }: RunFacts): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The checks' own severities, where the reports list them. */
function checkSeverities(scans: readonly CollectedScan[]): ReadonlyMap<string, Severity> {
  return new Map(
    scans.flatMap(({ report }) => (report?.checks ?? []).map((check) => [check.check_id, check.severity])),
  );
}

function gateScan(collected: CollectedScan, { targetIds, service }: RunFacts): GateScan {
  const { ended, report } = collected;
  const why = ended.problem ?? collected.problem ?? coverageProblem(collected);
  return {
    target: ended.plan.target,
    targetId: targetIds.get(ended.plan.target.hostname) ?? (ended.scan?.target_id || null),
    scanId: ended.scanId,
    scanType: ended.plan.scanType,
    outcome: ended.outcome,
    code: why?.code ?? null,
    reason: why?.message ?? null,
    ...(why?.proofs === undefined ? {} : { proofs: why.proofs }),
    // The embedded service ends with the run, and its address with it.
    reportUrl: service === 'embedded' ? null : (ended.scan?.report_url ?? report?.scan.report_url ?? null),
    durationMs: ended.durationMs,
    polls: ended.polls,
    report,
    tokensCharged: ended.scan?.tokens_charged ?? 0,
  };
}

/** A scan of the plan that was not submitted. */
export function notSubmitted(plan: PlannedScan, why: Problem): CollectedScan {
  const ended: EndedScan = {
    plan,
    scanId: null,
    outcome: 'not-created',
    problem: why,
    scan: null,
    durationMs: 0,
    polls: 0,
  };
  return withoutResults(ended);
}

export function withoutResults(ended: EndedScan): CollectedScan {
  return { ended, findings: [], report: null, problem: null, warnings: [] };
}

/** A scan that was created and is not awaited. */
export function startedScan(scan: SubmittedScan): CollectedScan {
  const { plan, scanId } = scan;
  if (scanId === null) return notSubmitted(plan, scan.problem ?? problem('scan_not_created', 'Not created.'));
  return withoutResults({ plan, scanId, outcome: 'unknown', problem: null, scan: null, durationMs: 0, polls: 0 });
}

export function inPlanOrder(scans: readonly CollectedScan[]): CollectedScan[] {
  return [...scans].sort((a, b) => a.ended.plan.index - b.ended.plan.index);
}
