import { LIMITS } from '../../contract/limits.ts';

/** First attempt and the five retries of the seed's schedule; after the last one the delivery is dead-lettered. */
export const MAX_ATTEMPTS = 1 + LIMITS.webhookRetryDelaysSeconds.length;

/** Share of a delay that is added at most, so that many deliveries that failed together do not return together. Never early. */
const JITTER = 0.1;

/**
 * When the next attempt is due, or null when the delivery goes to the dead letters.
 * @param attemptsMade attempts made so far, the failed one included (1 = the first attempt failed)
 * @param failedAt when the last attempt ended
 * @param random value in [0, 1)
 */
export function nextAttemptAt(attemptsMade: number, failedAt: Date, random: number): Date | null {
  const delaySeconds = LIMITS.webhookRetryDelaysSeconds[attemptsMade - 1];
  if (delaySeconds === undefined) return null;
  return new Date(failedAt.getTime() + Math.round(delaySeconds * 1_000 * (1 + JITTER * random)));
}

/** A subscription is disabled when every attempt failed for this long, over failures at least twelve hours apart. */
const FAILING_PERIOD_MS = 5 * 24 * 3_600_000;

/**
 * @param failingSince when the unbroken row of failures began
 * @param lastFailureAt the failure just now
 */
export function isFailingForGood(failingSince: Date, lastFailureAt: Date): boolean {
  return lastFailureAt.getTime() - failingSince.getTime() >= FAILING_PERIOD_MS;
}
