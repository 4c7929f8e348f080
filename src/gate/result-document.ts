import type { ScanCoverage } from '../contract/coverage.ts';
import type { BaselineInfo, GateFinding, GateResult, Outcome } from './model.ts';
import type { PolicyReport } from './policy-report.ts';

/** Raised when a field changes meaning; additions keep it. */
export const RESULT_SCHEMA_VERSION = '1.0';

/** The JSON document of `--format json`: everything of a run, stable names, nothing of secrets. */
export interface ResultDocument {
  readonly schema_version: string;
  readonly outcome: Outcome;
  readonly fails_job: boolean;
  readonly reasons: readonly string[];
  readonly codes: readonly string[];
  readonly warnings: readonly string[];
  /** Where the settings came from, what in them weakens the verdict, and what a pull request would change. */
  readonly policy: PolicyReport;
  readonly service: 'embedded' | 'remote';
  readonly scans: readonly {
    readonly scan_id: string | null;
    readonly target: string;
    readonly hostname: string;
    readonly target_id: string | null;
    readonly scan_type: string;
    readonly outcome: string;
    readonly code: string | null;
    readonly reason: string | null;
    readonly report_url: string | null;
    readonly duration_ms: number;
    readonly findings_count: number;
    /** What the scan saw of the application; null where the service does not say. */
    readonly coverage: ScanCoverage | null;
  }[];
  readonly findings: readonly GateFinding[];
  /** Fingerprints of the findings that fail the gate. */
  readonly blocking: readonly string[];
  readonly fixed: readonly {
    readonly fingerprint: string;
    readonly check_id: string;
    readonly severity: string;
    readonly title: string;
  }[];
  readonly baseline: BaselineInfo | null;
  readonly counts: GateResult['verdict']['counts'];
  readonly new_counts: GateResult['verdict']['newCounts'];
  readonly existing_counts: GateResult['verdict']['existingCounts'];
  readonly tokens: { readonly used: number | null; readonly remaining: number | null; readonly planned: number | null };
  readonly reused: boolean;
  readonly run: {
    readonly repository: string;
    readonly run_id: string;
    readonly attempt: number;
    readonly sha: string | null;
    readonly ref: string | null;
  };
  readonly timings: GateResult['timings'];
}

export function resultDocument(result: GateResult): ResultDocument {
  const { verdict, run } = result;
  return {
    schema_version: RESULT_SCHEMA_VERSION,
    outcome: verdict.outcome,
    fails_job: verdict.failsJob,
    reasons: verdict.reasons,
    codes: verdict.codes ?? [],
    warnings: verdict.warnings,
    policy: result.policy,
    service: result.service,
    scans: result.scans.map((scan) => ({
      scan_id: scan.scanId,
      target: scan.target.input,
      hostname: scan.target.hostname,
      target_id: scan.targetId,
      scan_type: scan.scanType,
      outcome: scan.outcome,
      code: scan.code ?? null,
      reason: scan.reason,
      report_url: scan.reportUrl,
      duration_ms: Math.round(scan.durationMs),
      findings_count: result.findings.filter((finding) => finding.scan_id === scan.scanId).length,
      coverage: scan.report?.coverage ?? null,
    })),
    findings: result.findings,
    blocking: [...new Set(verdict.blocking.map((finding) => finding.fingerprint))],
    fixed: result.fixed.map(({ fingerprint, check_id, severity, title }) => ({
      fingerprint,
      check_id,
      severity,
      title,
    })),
    baseline: result.baseline,
    counts: verdict.counts,
    new_counts: verdict.newCounts,
    existing_counts: verdict.existingCounts,
    tokens: {
      used: result.tokensUsed,
      remaining: result.tokensRemaining,
      planned: result.plannedTokens ?? null,
    },
    reused: result.reused,
    run: { repository: run.repository, run_id: run.runId, attempt: run.runAttempt, sha: run.sha, ref: run.ref },
    timings: result.timings,
  };
}
