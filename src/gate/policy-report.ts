import type { Severity } from '../contract/primitives.ts';
import type { IgnoreRule } from './ignore.ts';

/** What a change of the policy does to the gate. `changes`: neither stricter nor laxer, for example a time limit. */
export type PolicyEffect = 'loosens' | 'tightens' | 'changes';

/** One way in which a policy file in a pull request differs from the one in effect. */
export interface PolicyChange {
  /** Key of the configuration file. */
  readonly key: string;
  /** The target it is about, as the user wrote it; null: all of them. */
  readonly target: string | null;
  readonly effect: PolicyEffect;
  /** In plain words, at most {@link WORDS_MAX} characters. Comes from a pull request: escape it. */
  readonly summary: string;
  /** The run sets this key by an input, which wins: the change has no effect. */
  readonly overruled: boolean;
  /** A severity override; whether it lowers depends on the check's own severity. Null: the check's own. */
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

/** Where the policy of a run comes from, known before the run. */
export interface PolicyOrigin {
  /** Name of the configuration file in effect, with its commit where it was read from one; null without a file. */
  readonly source: string | null;
  readonly weakened: readonly Weakening[];
  /** What takes effect after merge, what loosens first; at most {@link CHANGES_MAX}. */
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
    /** Findings an ignore rule hides; null for everything that is not an ignore rule. */
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
