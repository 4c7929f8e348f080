import { type Static, Type } from 'typebox';
import { nullable, type Severity, stringEnum } from '../../contract/primitives.ts';
import { GATE_OUTCOMES } from '../../reports/report-document.ts';
import type { Immutable } from '../../shared/records.ts';

export const CHANGES_MAX = 200;
export const WEAKENED_MAX = 1_000;
export const WORDS_MAX = 300;

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
const Effect = stringEnum(['loosens', 'tightens', 'changes'] as const);
export type PolicyEffect = Static<typeof Effect>;

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

const Text = Type.String();
const Count = Type.Integer({ minimum: 0 });
const open = { additionalProperties: true } as const;

/** The verdict on this run under the proposed policy, and how it differs. */
const ProposedVerdict = Type.Object(
  {
    outcome: stringEnum(GATE_OUTCOMES),
    fails_job: Type.Boolean(),
    effect: Effect,
    /** Findings that count now and would be ignored, or whose check would not run. */
    hidden_findings: Count,
    /** Findings that are ignored now and would count. */
    revealed_findings: Count,
    summary: Text,
  },
  open,
);
export type ProposedVerdict = Immutable<Static<typeof ProposedVerdict>>;

/** The policy as it is published with the verdict. */
export const PolicyReport = Type.Object(
  {
    source: nullable(Text),
    weakened: Type.Array(
      Type.Object(
        {
          key: Text,
          value: Text,
          source: Text,
          /** Number of findings that an ignore rule hides; null for other settings. */
          hidden_findings: nullable(Type.Integer()),
        },
        open,
      ),
      { maxItems: WEAKENED_MAX },
    ),
    /** Those that loosen the gate first. */
    pending_changes: Type.Array(
      Type.Object(
        {
          key: Text,
          target: nullable(Text),
          effect: Effect,
          /** Absent in documents of earlier versions. */
          scope: Type.Optional(stringEnum(POLICY_SCOPES)),
          summary: Text,
          overruled: Type.Boolean(),
        },
        open,
      ),
      { maxItems: CHANGES_MAX },
    ),
    pending_changes_omitted: Count,
    /** Absent if nothing is proposed or nothing was judged. */
    proposed: Type.Optional(ProposedVerdict),
  },
  open,
);
export type PolicyReport = Immutable<Static<typeof PolicyReport>>;
