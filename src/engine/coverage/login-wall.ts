import type { ExposureEvidence } from '../core/evidence/exposure.ts';
import { type Attempt, type Exchange, hasResponse } from '../core/evidence/http.ts';
import type { LandingEvidence } from '../core/evidence/passive.ts';
import type { TargetInfo } from '../core/evidence/target.ts';
import { describeObstacle, shownInstead } from './judge-coverage.ts';
import { departureOf, isRefused, redirectWithin } from './responses.ts';
import { pageDigest } from './same-page.ts';

/** Exposure paths that got the same response as a path that does not exist, both requested without the session. */
export function likeMissing({ probes }: ExposureEvidence, missing: Attempt, target: TargetInfo): Attempt[] {
  const isAlike = (attempt: Attempt) => {
    if (isRefused(missing)) return isRefused(attempt);
    if (departureOf(missing, target.origin) !== null) return departureOf(attempt, target.origin) !== null;
    if (redirectWithin(missing, target.origin) !== null) return redirectWithin(attempt, target.origin) !== null;
    return isShown(missing) && isShown(attempt) && pageDigest(attempt) === pageDigest(missing);
  };
  return probes.map(({ attempt }) => attempt).filter((attempt) => attempt.request.method === 'GET' && isAlike(attempt));
}

/** Responses to the user: to a path that does not exist, and to exposure paths that were refused without the session. */
interface AsUser {
  readonly missing: Attempt;
  /** The response to a path that does not exist, without the session. */
  readonly without: Attempt;
  readonly sample: readonly Attempt[];
}

/**
 * Whether a login wall explains that exposure paths were refused: with the session the application itself responds to such
 * paths. A guard in front of the application refuses them with the session, too.
 */
export function isLoginWall(
  landing: LandingEvidence,
  { missing, without, sample }: AsUser,
  target: TargetInfo,
): boolean {
  const isRedirected = (attempt: Attempt) => redirectWithin(attempt, target.origin) !== null;
  const isLetIn = (attempt: Attempt): attempt is Exchange =>
    hasResponse(attempt) &&
    describeObstacle(attempt) === null &&
    departureOf(attempt, target.origin) === null &&
    !(isRedirected(without) && isRedirected(attempt));
  const letIn = sample.filter(isLetIn);
  if (!isLetIn(missing) || letIn.length === 0) return false;
  const shown = [missing, ...letIn].filter(isShown);
  return shown.length === 0 || shownInstead(shown, landing, target) === null;
}

function isShown(attempt: Attempt): attempt is Exchange {
  return hasResponse(attempt) && attempt.response.status < 300;
}
