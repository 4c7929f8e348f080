import type { Severity } from '../../contract/primitives.ts';
import type { GATE_OUTCOMES } from '../../reports/report-document.ts';

/** A rule of the configuration file that excludes findings from the verdict. */
export interface IgnoreRule {
  readonly checkId?: string;
  /** Path prefix of the finding's location. */
  readonly path?: string;
  readonly fingerprint?: string;
  readonly reason: string;
  /** ISO date; from that day on the rule only warns. */
  readonly expires?: string;
}

export interface GatePolicy {
  readonly failOnSeverity: Severity | 'none';
  /** Maximum findings per severity, for example `{ high: 0, medium: 10 }`, in addition to failOnSeverity. */
  readonly thresholds: Partial<Readonly<Record<Severity, number>>>;
  readonly failOnNewOnly: boolean;
  readonly failOnInconclusive: boolean;
  /** Percent of what is known that each target must be covered by; 0: any. */
  readonly minCoverage: number;
  readonly warnOnly: boolean;
  readonly ignore: readonly IgnoreRule[];
  readonly severityOverrides: Readonly<Record<string, Severity>>;
}

/** What fails the gate for one target, where it has settings of its own. */
export type TargetRule = Partial<Pick<GatePolicy, 'failOnSeverity' | 'thresholds' | 'failOnNewOnly'>>;

/** What a change would have done to the verdict of this run. `changes`: nothing, or it is unknown until a scan runs with it. */
export type PolicyEffect = 'loosens' | 'tightens' | 'changes';

/**
 * Where a key has its effect. `verdict`: on given findings, so it can be judged; `scan`: on what is requested and found;
 * `run`: on neither, for example a time limit.
 */
export const POLICY_SCOPES = ['verdict', 'scan', 'run'] as const;
export type PolicyScope = (typeof POLICY_SCOPES)[number];

/** One way in which a policy file in a pull request differs from the one in effect. */
export interface PolicyChange {
  /** Key of the configuration file. */
  readonly key: string;
  readonly scope: PolicyScope;
  /** The target, as the user wrote it; null: all of them. */
  readonly target: string | null;
  /** Old and new value, at most {@link WORDS_MAX} characters. Comes from a pull request: escape it. */
  readonly summary: string;
  /** An input overrides this key, so the change has no effect. */
  readonly overruled: boolean;
}

/** What decides the verdict for one target, in addition to the policy of the run. */
export interface TargetPolicy {
  readonly rule: TargetRule | undefined;
  /** Of the run and of the target. */
  readonly severityOverrides: Readonly<Record<string, Severity>>;
  readonly disabledChecks: readonly string[];
}

/** The policy that would apply after the merge. */
export interface ProposedPolicy {
  readonly policy: GatePolicy;
  /** By target, as the user wrote it; has every target of this run. */
  readonly targets: ReadonlyMap<string, TargetPolicy>;
}

/** Something that makes the verdict laxer than the defaults, or than the policy file. */
export interface Weakening {
  readonly key: string;
  readonly value: string;
  /** `input`, a command line flag, or the file: `.scan-gate.yml@<short commit>`. */
  readonly source: string;
  readonly override?: { readonly check: string; readonly to: Severity };
  readonly rule?: IgnoreRule;
}

/** Source of the policy, known before the run. */
export interface PolicyOrigin {
  /** Name of the configuration file in effect, with its commit if it was read from one; null without a file. */
  readonly source: string | null;
  readonly weakened: readonly Weakening[];
  /** What takes effect after merge. */
  readonly pending: readonly PolicyChange[];
  /** Null if nothing is proposed, or if the proposed file cannot be used. */
  readonly proposed: ProposedPolicy | null;
  readonly warnings: readonly string[];
}

/** The verdict on this run under the proposed policy, and how it differs. */
export interface ProposedVerdict {
  readonly outcome: (typeof GATE_OUTCOMES)[number];
  readonly fails_job: boolean;
  readonly effect: PolicyEffect;
  /** Findings that count now and would be ignored, or whose check would not run. */
  readonly hidden_findings: number;
  /** Findings that are ignored now and would count. */
  readonly revealed_findings: number;
  readonly summary: string;
}

/** The policy as it is published with the verdict. */
export interface PolicyReport {
  readonly source: string | null;
  readonly weakened: readonly {
    readonly key: string;
    readonly value: string;
    readonly source: string;
    /** Number of findings that an ignore rule hides; null for other settings. */
    readonly hidden_findings: number | null;
  }[];
  /** Those that loosen the gate first; at most {@link CHANGES_MAX}. */
  readonly pending_changes: readonly {
    readonly key: string;
    readonly target: string | null;
    readonly effect: PolicyEffect;
    /** Absent in documents of earlier versions. */
    readonly scope?: PolicyScope;
    readonly summary: string;
    readonly overruled: boolean;
  }[];
  readonly pending_changes_omitted: number;
  /** Absent if nothing is proposed or nothing was judged. */
  readonly proposed?: ProposedVerdict;
}

export const CHANGES_MAX = 200;
export const WORDS_MAX = 300;
