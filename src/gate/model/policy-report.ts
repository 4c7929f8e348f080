import type { Severity } from '../../contract/primitives.ts';
import type { IgnoreRule } from '../inputs/ignore.ts';

/** Effect of a policy change on the gate. `changes`: neither stricter nor laxer, for example a time limit. */
export type PolicyEffect = 'loosens' | 'tightens' | 'changes';

/** One way in which a policy file in a pull request differs from the one in effect. */
export interface PolicyChange {
  /** Key of the configuration file. */
  readonly key: string;
  /** The target, as the user wrote it; null: all of them. */
  readonly target: string | null;
  readonly effect: PolicyEffect;
  /** In plain words, at most {@link WORDS_MAX} characters. Comes from a pull request: escape it. */
  readonly summary: string;
  /** An input overrides this key, so the change has no effect. */
  readonly overruled: boolean;
  /** A severity override; its effect depends on the default severity of the check. Null: the default. */
  readonly override?: { readonly check: string; readonly from: Severity | null; readonly to: Severity | null };
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
  /** What takes effect after merge, loosening changes first; at most {@link CHANGES_MAX}. */
  readonly pending: readonly PolicyChange[];
  /** Changes above that number. */
  readonly pendingOmitted: number;
  readonly warnings: readonly string[];
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
  readonly pending_changes: readonly {
    readonly key: string;
    readonly target: string | null;
    readonly effect: PolicyEffect;
    readonly summary: string;
    readonly overruled: boolean;
  }[];
  readonly pending_changes_omitted: number;
}

export const CHANGES_MAX = 200;
export const WORDS_MAX = 300;
