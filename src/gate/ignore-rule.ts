/** A rule of the configuration file that takes findings out of the judgement. */
export interface IgnoreRule {
  readonly checkId?: string;
  /** Path prefix of the finding's location. */
  readonly path?: string;
  readonly fingerprint?: string;
  readonly reason: string;
  /** ISO date; from that day on the rule warns and no longer hides. */
  readonly expires?: string;
}
