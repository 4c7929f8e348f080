import { type Severity, severityRank } from '../../contract/primitives.ts';
import type { CheckMeta } from './check.ts';
import type { TargetInfo } from './evidence/target.ts';
import { RATINGS, type Rating } from './ratings.ts';

/** The draft's rating or the check's own, lowered where the fault needs a deployment and the target is none. */
export function ratingOf(meta: CheckMeta, drafted: Rating | undefined, target: TargetInfo): Rating {
  const rating = drafted ?? meta.rating;
  if (meta.isDeploymentOnly !== true || !target.isLocal) return rating;
  const most = target.isLoopback ? RATINGS.none : RATINGS.weakerTransport;
  return severityRank(most.severity) > severityRank(rating.severity) ? most : rating;
}

/** Severity of a finding: the user's override, else that of its rating. */
export function severityOf(
  meta: CheckMeta,
  rating: Rating,
  overrides: Readonly<Record<string, Severity>> | undefined,
): Severity {
  return overrides?.[meta.id] ?? rating.severity;
}
