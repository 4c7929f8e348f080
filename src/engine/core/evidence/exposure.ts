import type { Attempt } from './http.ts';

/** Families of the exposure catalogue; the check `exposure.<family>` judges the probes of its family. */
export const EXPOSURE_FAMILIES = [
  'vcs',
  'env',
  'credentials',
  'database-dump',
  'backup-source',
  'monitoring',
  'directory-listing',
  'api-docs',
  'metadata',
] as const;
export type ExposureFamily = (typeof EXPOSURE_FAMILIES)[number];

/** One path of the exposure catalogue, with a random sibling of the same shape to detect soft 404 responses. */
export interface ExposureProbe {
  readonly family: ExposureFamily;
  /** Path and query as requested. */
  readonly path: string;
  /** Name of the signature that the content must satisfy (`exposure/signatures.ts`). */
  readonly signature: string;
  /** A page of the site links to it as a download. */
  readonly isOffered?: true;
  readonly attempt: Attempt;
  /** Response to a random sibling path, requested only if the first two gates passed. */
  readonly sibling: Attempt | null;
}

export interface ExposureEvidence {
  readonly probes: readonly ExposureProbe[];
  /** Paths that were skipped because the family's share of the budget was spent. */
  readonly skipped: number;
}
