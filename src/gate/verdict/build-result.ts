import type { ScanCoverage } from '../../contract/coverage.ts';
import type { Finding } from '../../contract/finding.ts';
import { countBySeverity } from '../../contract/primitives.ts';
import type { Report } from '../../contract/report.ts';
import { countChecks, countPartial } from '../../reports/report-facts.ts';
import type { GateResult, RunContext } from '../model/model.ts';
import type { ResultDocument } from './result-document.ts';

/** Incremented when a field changes its meaning; additions do not change it. */
const RESULT_SCHEMA_VERSION = '1.0';

/** Origin of a result document. */
export interface ResultOrigin {
  /** Version of this program. */
  readonly version: string;
  /** Page of the CI run; null if unknown. */
  readonly runUrl: string | null;
}

export function resultDocument(result: GateResult, origin: ResultOrigin): ResultDocument {
  const { verdict, settings } = result;
  const blocking = new Set(verdict.blocking);
  return {
    ...frame(result.run, origin),
    outcome: verdict.outcome,
    fails_job: verdict.failsJob,
    warn_only: settings.policy.warnOnly,
    threshold: settings.policy.failOnSeverity,
    reasons: verdict.reasons.map(({ message }) => message),
    reason_codes: verdict.reasons.map(({ code }) => code),
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
      ...(scan.proofs === undefined ? {} : { ownership_proofs: scan.proofs }),
      report_url: scan.reportUrl,
      duration_ms: Math.round(scan.durationMs),
      findings_count: result.findings.filter((finding) => finding.scan_id === scan.scanId).length,
      coverage: withoutScreenshot(scan.report?.coverage ?? null),
      checks: scan.report === null ? null : checkCounts(scan.report),
    })),
    findings: result.findings.map((finding) => ({ ...finding, blocking: blocking.has(finding) })),
    blocking: [...new Set(verdict.blocking.map((finding) => finding.fingerprint))],
    fixed: result.fixed.map(inBrief),
    ...(result.baseline === null
      ? {}
      : { not_checked: result.notChecked.map(({ target = '', ...finding }) => ({ ...inBrief(finding), target })) }),
    baseline: result.baseline,
    counts: verdict.counts,
    new_counts: verdict.newCounts,
    existing_counts: verdict.existingCounts,
    tentative_counts: verdict.tentativeCounts,
    tokens: { used: result.tokensUsed, remaining: result.tokensRemaining, planned: result.plannedTokens ?? null },
    reused: result.reused,
    timings: result.timings,
  };
}

/** A finding that the run does not have. */
function inBrief({ fingerprint, check_id, severity, title, location }: Finding): ResultDocument['fixed'][number] {
  return { fingerprint, check_id, severity, title, location };
}

function checkCounts(report: Report): NonNullable<ResultDocument['scans'][number]['checks']> {
  const part = countPartial(report);
  return part === 0 ? countChecks(report) : { ...countChecks(report), passed_in_part: part };
}

/** The picture is in the reports; the result is also an output, whose length is limited. */
function withoutScreenshot(coverage: ScanCoverage | null): ScanCoverage | null {
  if (coverage?.browser === undefined) return coverage;
  const { screenshot: _, ...browser } = coverage.browser;
  return { ...coverage, browser };
}

/** The document of a run without scans: skipped, cancelled early, an invalid input, or a service that did not start. */
export function emptyResult(
  verdict: Pick<ResultDocument, 'outcome' | 'fails_job' | 'reasons'> & Partial<Pick<ResultDocument, 'warnings'>>,
  origin: ResultOrigin & { readonly run: RunContext | null },
): ResultDocument {
  return {
    ...frame(origin.run, origin),
    warn_only: false,
    threshold: 'critical',
    codes: [],
    warnings: [],
    policy: { source: null, weakened: [], pending_changes: [], pending_changes_omitted: 0 },
    service: 'embedded',
    scans: [],
    findings: [],
    blocking: [],
    fixed: [],
    baseline: null,
    counts: countBySeverity([]),
    new_counts: null,
    existing_counts: null,
    tentative_counts: countBySeverity([]),
    tokens: { used: null, remaining: null, planned: null },
    reused: false,
    timings: { total_ms: 0, service_ready_ms: null, scans: [] },
    ...verdict,
  };
}

function frame(run: RunContext | null, { version, runUrl }: ResultOrigin) {
  return {
    schema_version: RESULT_SCHEMA_VERSION,
    tool: { name: 'scan-gate', version } as const,
    run: {
      repository: run?.repository ?? '',
      run_id: run?.runId ?? '',
      attempt: run?.runAttempt ?? 1,
      event: run?.event ?? '',
      sha: run?.sha ?? null,
      ref: run?.ref ?? null,
      url: runUrl,
    },
  };
}
