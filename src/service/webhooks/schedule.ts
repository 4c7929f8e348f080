import { LIMITS } from '../../contract/limits.ts';

/** Maximum share of a delay that is added, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;

/**
 * When the next attempt is due, or null when the delivery is dead-lettered.
 * @param attemptsMade attempts so far, including the failed one
 * @param failedAt when the last attempt ended
 * @param random value in [0, 1)
 */
export function nextAttemptAt(attemptsMade: number, failedAt: Date, random: number): Date | null {
  const delaySeconds = LIMITS.webhookRetryDelaysSeconds[attemptsMade - 1];
  if (delaySeconds === undefined) return null;
  return new Date(failedAt.getTime() + Math.round(delaySeconds * 1_000 * (1 + JITTER * random)));
}

/** A subscription is disabled after failing for this long. */
const FAILING_PERIOD_MS = 5 * 24 * 3_600_000;

/**
 * @param failingSince first failure since the last success
 * @param lastFailureAt latest failure
 */
export function isFailingForGood(failingSince: Date, lastFailureAt: Date): boolean {
  return lastFailureAt.getTime() - failingSince.getTime() >= FAILING_PERIOD_MS;
}
