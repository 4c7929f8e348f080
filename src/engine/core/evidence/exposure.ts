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
  'open-product',
  'admin-page',
] as const;
export type ExposureFamily = (typeof EXPOSURE_FAMILIES)[number];

/** One requested path with a random sibling of the same shape, which reveals a soft 404. */
export interface ExposureProbe {
  readonly family: ExposureFamily;
  /** Path and query as requested. */
  readonly path: string;
  /** Name of the signature that the content must satisfy (`exposure/signatures.ts`). */
  readonly signature: string;
  /** A page of the site links to it as a download. */
  readonly isPublicDownload?: true;
  readonly attempt: Attempt;
  /** Response to the sibling path, requested only when the first two gates passed. */
  readonly sibling: Attempt | null;
}

export interface ExposureEvidence {
  readonly probes: readonly ExposureProbe[];
  /** Families of the paths that were skipped because the requests for exposed files were used up, one entry per path. */
  readonly skipped: readonly ExposureFamily[];
  /** The number of those that the end of the scan's budget left out. */
  readonly unsent?: number;
  /** Maximum requests for exposed files, with those that the rest of the scan left. */
  readonly requestsMax?: number;
  /** Families of the paths that `include_paths` or `exclude_paths` leaves out, one entry per path. */
  readonly leftOut?: readonly ExposureFamily[];
}
