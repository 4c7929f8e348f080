import type { Severity } from '../../contract/primitives.ts';

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
