import type { Finding, FindingLocation } from '../../contract/finding.ts';
import type { ScanType, SeverityCounts } from '../../contract/primitives.ts';
import type { Report } from '../../contract/report.ts';
import type { ScanCreate, ScanOptions } from '../../contract/scan.ts';
import type { VerificationMethod } from '../../contract/target.ts';
import type { FindingSource, GATE_OUTCOMES } from '../../reports/report-document.ts';
import type { OwnershipProof } from './ownership-proofs.ts';
import type { GatePolicy, PolicyOrigin, PolicyReport, TargetRule } from './policy-report.ts';

/** One scan to create: a target and a scan type. */
export interface PlannedScan {
  /** Position in the plan, from 0. */
  readonly index: number;
  readonly target: TargetSpec;
  readonly scanType: ScanType;
}

/** Every target with each of its scan types, in the given order. */
export function planScans(targets: readonly TargetSpec[]): PlannedScan[] {
  return targets
    .flatMap((target) => target.scanTypes.map((scanType) => ({ target, scanType })))
    .map((scan, index) => ({ index, ...scan }));
}

/** Entry of a bulk request. Omits empty options and metadata, which a service may not know. */
export function bulkEntry(scan: PlannedScan, metadata: Readonly<Record<string, string>>): ScanCreate {
  return {
    target: scan.target.hostname,
    scan_type: scan.scanType,
    ...(Object.keys(scan.target.options).length === 0 ? {} : { options: scan.target.options }),
    ...(Object.keys(metadata).length === 0 ? {} : { metadata: { ...metadata } }),
  };
}

/**
 * The values of the pipeline, each created once and never modified:
 * Settings + RunContext -> Target -> ScanId[] -> FinalScan[] -> Finding[] -> Verdict -> reports, artifacts, summary, comment, outputs -> exit status
 */

export type Outcome = (typeof GATE_OUTCOMES)[number];

export interface TargetSpec {
  /** As given, without credentials: safe to show. */
  readonly input: string;
  /** host or host:port, lower case, A-labels, IPv6 in brackets. */
  readonly hostname: string;
  readonly options: ScanOptions;
  readonly scanTypes: readonly ScanType[];
  /** What fails the gate for this target, where the configuration file sets it; otherwise the common policy applies. */
  readonly policy?: TargetRule;
}

export interface GateSettings {
  readonly targets: readonly TargetSpec[];
  readonly verification: VerificationMethod | 'auto';
  readonly wait: boolean;
  readonly timeoutMs: number;
  /** Minimum pause between two polls, in milliseconds; null: adaptive. */
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

/** Where and why the gate runs; the Idempotency-Key is derived from it. */
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

/** One scan at the end of the run. */
export interface GateScan {
  readonly target: TargetSpec;
  readonly targetId: string | null;
  readonly scanId: string | null;
  readonly scanType: ScanType;
  readonly outcome: ScanOutcome;
  /** Code of {@link reason}: of the gate's catalogue (errors.ts) or of the API's. */
  readonly code?: string | null;
  /** Why the scan did not succeed, or why its results could not be used. */
  readonly reason: string | null;
  /** Ways to prove ownership of the host; only of a scan that was refused for want of a proof. */
  readonly proofs?: readonly OwnershipProof[];
  readonly reportUrl: string | null;
  readonly durationMs: number;
  readonly polls: number;
  readonly report: Report | null;
  readonly tokensCharged?: number;
}

/** Where the sources of the application declare what responds at a location; null if that is not certain. */
export type SourceOf = (location: FindingLocation) => FindingSource | null;

export type FindingStatus = 'new' | 'existing' | 'unclassified';

export interface GateFinding extends Finding {
  /** Target as the user wrote it. */
  readonly target: string;
  readonly scan_type: ScanType;
  /** Compared with the baseline; `unclassified` without one. */
  readonly status: FindingStatus;
  /** Why it is excluded from the verdict, or null. */
  readonly ignored_by: string | null;
  /** Only if its location is one route of the checkout. */
  readonly source?: FindingSource;
}

export interface BaselineInfo {
  readonly source: 'service' | 'artifact' | 'file';
  readonly name: string;
  readonly scanIds: readonly string[];
  readonly sha: string | null;
  readonly finishedAt: string | null;
}

/** Reason of a verdict. The message is one sentence and safe to show. */
export interface Reason {
  /** Of the gate's catalogue (errors.ts), of the API or of the client; null if nothing failed. */
  readonly code: string | null;
  readonly message: string;
}

export interface Verdict {
  readonly outcome: Outcome;
  /** True if the exit status must be non-zero. */
  readonly failsJob: boolean;
  /** Most important first. */
  readonly reasons: readonly Reason[];
  readonly warnings: readonly string[];
  /** Codes of the problems that prevent a verdict, without duplicates. */
  readonly codes: readonly string[];
  readonly blocking: readonly GateFinding[];
  readonly counts: SeverityCounts;
  readonly newCounts: SeverityCounts | null;
  readonly existingCounts: SeverityCounts | null;
  /** Findings with `confidence: tentative`, which never block; they are part of `counts` too. */
  readonly tentativeCounts: SeverityCounts;
}

export interface GateTimings {
  readonly total_ms: number;
  readonly service_ready_ms: number | null;
  readonly scans: readonly { readonly scan_id: string; readonly ms: number; readonly polls: number }[];
}

/** Everything that is published. Nothing changes the verdict afterwards. */
export interface GateResult {
  readonly settings: GateSettings;
  readonly run: RunContext;
  readonly service: 'embedded' | 'remote';
  readonly scans: readonly GateScan[];
  /** Sorted: most severe first, then check id, then fingerprint. */
  readonly findings: readonly GateFinding[];
  /** Findings of the baseline that no longer exist. */
  readonly fixed: readonly Finding[];
  /** Findings of the baseline that this run neither has nor can call fixed, with their host. */
  readonly notChecked: readonly (Finding & { readonly target?: string })[];
  readonly baseline: BaselineInfo | null;
  readonly verdict: Verdict;
  readonly tokensUsed: number | null;
  readonly tokensRemaining: number | null;
  /** True if scans of an earlier attempt were resumed. */
  readonly reused: boolean;
  /** Price of the scans in tokens; null if it was not requested or the service does not show prices. */
  readonly plannedTokens?: number | null;
  readonly policy: PolicyReport;
  readonly timings: GateTimings;
}
