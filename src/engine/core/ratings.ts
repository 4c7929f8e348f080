import type { Severity } from '../../contract/primitives.ts';
import table from '../data/ratings.json' with { type: 'json' };

/** CVSS 4.0 base vector of what was proven, with its score (0 to 10). The severity is the score's band. */
export interface Rating {
  readonly vector: string;
  readonly score: number;
  readonly severity: Severity;
  /** Who can do what, in one sentence; `docs/SEVERITY.md` is generated from it. */
  readonly meaning: string;
  /** Why the severity differs from the score's band. */
  readonly departure?: string;
}

/**
 * What a check can prove, as CVSS 4.0 rates it (FIRST, "CVSS v4.0 Specification", sections 2 and 8). The scores are those of the
 * specification's reference algorithm; a test computes them again.
 */
export const RATINGS = table.ratings as Readonly<Record<keyof typeof table.ratings, Rating>>;

/** Rating of disclosed content by how grave its table calls it. */
export const DISCLOSED: Readonly<Record<Severity, Rating>> = {
  critical: RATINGS.credentials,
  high: RATINGS.allData,
  medium: RATINGS.someData,
  low: RATINGS.hint,
  info: RATINGS.none,
};
