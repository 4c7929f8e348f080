import type { ScanCoverage } from '../../contract/coverage.ts';
import type { FindingContent } from '../../contract/finding.ts';
import type { ScanType } from '../../contract/primitives.ts';
import type { CheckOutcome, ComplianceRow, ReportTool, ScanBudget } from '../../contract/report.ts';
import type { ScanFailureReason, ScanOptions } from '../../contract/scan.ts';
import type { AddressPolicy } from '../../shared/address-guard.ts';
import type { EngineProgress } from '../../shared/scan-progress.ts';
import type { BudgetLimits } from './budget.ts';
import type { Attempt } from './evidence/http.ts';
import type { TargetInfo } from './evidence/target.ts';
import type { Place } from './place.ts';
import type { DnsResolver } from './resolver.ts';

/** A rule as data; the service has checked its form. */
export type RuleData = Readonly<Record<string, unknown>>;

export interface EngineRequest {
  /** `host`, `host:port` or an http(s) URL. */
  readonly target: string;
  readonly scanType: ScanType;
  readonly options?: ScanOptions;
  /** Active-safe probes run only against a target whose ownership is proven. */
  readonly ownershipProven: boolean;
  readonly addressPolicy: AddressPolicy;
  /** Aborting ends the scan within a second with status `aborted`. */
  readonly signal?: AbortSignal;
  readonly resolver?: DnsResolver;
  readonly trustedRoots?: readonly string[];
  /** Chrome, Chromium or Edge on this machine. Without one, checks that need a browser are not carried out. */
  readonly browserPath?: string;
  /** URL of a callback listener with its secret as password; see `shared/callback-url.ts`. */
  readonly callbackUrl?: string;
  readonly now?: Date;
  /** Seed of inert random tokens; random by default. */
  readonly seed?: string;
  /** Lowers or raises single budgets of the scan type. */
  readonly limits?: Partial<BudgetLimits>;
  readonly onProgress?: (progress: EngineProgress) => void;
  /** Rules of users, as `rules/format.ts` has read them; their requests come on top of the limits. */
  readonly rules?: readonly RuleData[];
  /** After each rule that ran, with its requests. */
  readonly onRule?: (id: string, sent: readonly Attempt[]) => void;
  /** Runs the check of one finding, at its place only. */
  readonly place?: Place;
}

export interface EngineReport {
  readonly target: TargetInfo;
  /** Sorted by severity, check id, fingerprint: identical input gives byte-identical findings. */
  readonly findings: readonly FindingContent[];
  readonly omitted: number;
  /** One per check of the scan type, sorted by id. */
  readonly checks: readonly CheckOutcome[];
  readonly budget: ScanBudget;
  readonly coverage: ScanCoverage;
  readonly compliance: readonly ComplianceRow[];
  readonly tool: ReportTool;
  /** Why the place of a scan that has one does not show the application, or null. */
  readonly placeObstacle?: string | null;
}

/** A scan that could not reach its target fails; it never succeeds with no findings. */
export type EngineResult =
  | { readonly status: 'completed'; readonly report: EngineReport }
  | { readonly status: 'failed'; readonly reason: ScanFailureReason; readonly message: string }
  | { readonly status: 'aborted' };

export type RunScan = (request: EngineRequest) => Promise<EngineResult>;
