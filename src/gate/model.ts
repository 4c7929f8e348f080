import type { Finding } from '../contract/finding.ts';
import type { ScanType, Severity, SeverityCounts } from '../contract/primitives.ts';
import type { Report } from '../contract/report.ts';
import type { ScanOptions } from '../contract/scan.ts';
import type { VerificationMethod } from '../contract/target.ts';
import type { IgnoreRule } from './ignore-rule.ts';
import type { PolicyOrigin, PolicyReport } from './policy-report.ts';

/**
 * The values of the pipeline, each made once and never edited:
 * Settings + RunContext -> Target -> ScanId[] -> FinalScan[] -> Finding[] -> Verdict -> reports, artifacts, summary, comment, outputs -> exit status
 */

export const OUTCOMES = ['passed', 'failed', 'inconclusive', 'timed-out', 'cancelled', 'skipped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One thing to scan, as the user wrote it and as it was understood. */
export interface TargetSpec {
  /** As given, without credentials: safe to show. */
  readonly input: string;
  /** host or host:port, lower case, A-labels, IPv6 in brackets. */
  readonly hostname: string;
  readonly options: ScanOptions;
  readonly scanTypes: readonly ScanType[];
  /** What fails the gate for this target, where the configuration file says so; the rest is as for all. */
  readonly policy?: Partial<Pick<GatePolicy, 'failOnSeverity' | 'thresholds' | 'failOnNewOnly'>>;
}

/** What fails the gate. */
export interface GatePolicy {
  readonly failOnSeverity: Severity | 'none';
  /** Most findings allowed per severity, for example `{ high: 0, medium: 10 }`. Applied besides failOnSeverity. */
  readonly thresholds: Partial<Readonly<Record<Severity, number>>>;
  readonly failOnNewOnly: boolean;
  readonly failOnInconclusive: boolean;
  readonly warnOnly: boolean;
  readonly ignore: readonly IgnoreRule[];
  readonly severityOverrides: Readonly<Record<string, Severity>>;
}

export interface GateSettings {
  readonly targets: readonly TargetSpec[];
  readonly verification: VerificationMethod | 'auto';
  readonly wait: boolean;
  readonly timeoutMs: number;
  /** Floor between two polls of one scan; null: adaptive alone. */
  readonly pollIntervalMs: number | null;
  readonly failFast: boolean;
  readonly cancelOnAbort: boolean;
  readonly rerun: 'resume' | 'new';
  /** 0: no budget. */
  readonly maxTokens: number;
  readonly dryRun: boolean;
  readonly waitForTargetMs: number;
  readonly policy: GatePolicy;
  readonly policyOrigin: PolicyOrigin;
}

/** Where and for what the gate runs; the Idempotency-Key is made of it. */
export interface RunContext {
  readonly repository: string;
  readonly runId: string;
  readonly runAttempt: number;
  readonly job: string;
  readonly step: string;
  readonly matrix: string;
  readonly event: string;
  readonly sha: string | null;
  readonly ref: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export type ScanOutcome = 'succeeded' | 'failed' | 'cancelled' | 'timed-out' | 'unknown' | 'not-created';

/** One scan as the gate saw it end. */
export interface GateScan {
  readonly target: TargetSpec;
  readonly targetId: string | null;
  readonly scanId: string | null;
  readonly scanType: ScanType;
  readonly outcome: ScanOutcome;
  /** Code of {@link reason}: of the gate's catalogue (errors.ts) or of the API's. */
  readonly code?: string | null;
  /** Why it is not `succeeded`, or why its results could not be read. */
  readonly reason: string | null;
  readonly reportUrl: string | null;
  readonly durationMs: number;
  readonly polls: number;
  readonly report: Report | null;
  /** The JSON report as the service sent it, where it is not of our form (`report` is null then). */
  readonly document?: unknown;
  readonly tokensCharged?: number;
}

export type FindingStatus = 'new' | 'existing' | 'unclassified';

/** A finding as the gate judges it. */
export interface GateFinding extends Finding {
  /** Target as the user wrote it. */
  readonly target: string;
  readonly scan_type: ScanType;
  /** Against the baseline; `unclassified` without one. */
  readonly status: FindingStatus;
  /** The rule that takes it out of the judgement, or null. */
  readonly ignored_by: string | null;
}

export interface BaselineInfo {
  readonly source: 'service' | 'artifact' | 'file';
  readonly name: string;
  readonly scanIds: readonly string[];
  readonly sha: string | null;
  readonly finishedAt: string | null;
}

export interface Verdict {
  readonly outcome: Outcome;
  /** True when the exit status must be non-zero. */
  readonly failsJob: boolean;
  /** Why, one sentence each, most important first; safe to show. */
  readonly reasons: readonly string[];
  readonly warnings: readonly string[];
  /** Codes of what kept the gate from a clear verdict or failed it, without repeats. */
  readonly codes?: readonly string[];
  /** Findings that count against the policy. */
  readonly blocking: readonly GateFinding[];
  readonly counts: SeverityCounts;
  readonly newCounts: SeverityCounts | null;
  readonly existingCounts: SeverityCounts | null;
}

export interface GateTimings {
  readonly total_ms: number;
  readonly service_ready_ms: number | null;
  readonly scans: readonly { readonly scan_id: string; readonly ms: number; readonly polls: number }[];
}

/** Everything the faces publish. Nothing after it changes the verdict. */
export interface GateResult {
  readonly settings: GateSettings;
  readonly run: RunContext;
  readonly service: 'embedded' | 'remote';
  readonly scans: readonly GateScan[];
  /** Sorted: most severe first, then check id, then fingerprint. */
  readonly findings: readonly GateFinding[];
  /** Findings of the baseline that are gone. */
  readonly fixed: readonly Finding[];
  readonly baseline: BaselineInfo | null;
  readonly verdict: Verdict;
  readonly tokensUsed: number | null;
  readonly tokensRemaining: number | null;
  /** True when an earlier attempt's scans were picked up. */
  readonly reused: boolean;
  /** What the scans cost by the service's price list; null where it was not asked for or shows none. */
  readonly plannedTokens?: number | null;
  readonly policy: PolicyReport;
  readonly timings: GateTimings;
}
