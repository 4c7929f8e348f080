import type { Attempt } from './http.ts';

/** One path of the exposure catalogue with the random sibling of the same shape that tells a soft 404. */
export interface ExposureProbe {
  /** Family, for example `vcs` or `env`: the check of that name judges it. */
  readonly family: string;
  readonly path: string;
  readonly attempt: Attempt;
  /** Answer to a random sibling path, asked only when the first two gates were passed. */
  readonly sibling: Attempt | null;
}
export interface ExposureEvidence {
  readonly probes: readonly ExposureProbe[];
}
