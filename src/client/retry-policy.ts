import type { HttpMethod } from '../contract/route-definition.ts';

export interface RetryPolicy {
  readonly maxRetries: number;
  /** First wait in milliseconds; doubles with each retry. */
  readonly baseDelayMs: number;
  /** Maximum wait between two attempts in milliseconds, without Retry-After. */
  readonly maxDelayMs: number;
  /** Maximum Retry-After in milliseconds; a longer one is cut to it. */
  readonly maxRetryAfterMs: number;
  /** Maximum total wait of one call in milliseconds. */
  readonly budgetMs: number;
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  maxRetries: 4,
  baseDelayMs: 400,
  maxDelayMs: 15_000,
  maxRetryAfterMs: 60_000,
  budgetMs: 180_000,
};

export type AttemptFailure =
  /** `sent: false` when the request cannot have reached the service (unknown host, connection refused). */
  | { readonly kind: 'network'; readonly sent: boolean }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly code: string | null;
      readonly retryAfterMs: number | null;
    };

export interface RetryQuestion {
  readonly method: HttpMethod;
  /** The request carries an Idempotency-Key, so that repeating a POST is safe. */
  readonly hasIdempotencyKey: boolean;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Milliseconds waited so far. */
  readonly waitedMs: number;
  readonly failure: AttemptFailure;
  /** 0 <= random < 1. */
  readonly random: number;
}

/** RFC 9110: 408, 500, 502, 503, 504; RFC 8470: 425; RFC 6585: 429. */
const TRANSIENT_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Sent before the service does any work. */
const REFUSED_STATUSES = new Set([429, 503]);

/**
 * Milliseconds to wait before the next attempt, or null to give up. Pure.
 *
 * GET, PUT and DELETE are retried. A POST or PATCH is retried only with an Idempotency-Key, or when the first attempt cannot
 * have had an effect: it never reached the service, or was refused with 429 or 503.
 */
export function retryDelay(question: RetryQuestion, policy: RetryPolicy = DEFAULT_RETRY_POLICY): number | null {
  const { failure } = question;
  if (question.attempt > policy.maxRetries) return null;
  if (!isTransientFailure(failure) || !isRepeatable(question)) return null;
  const backoff = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (question.attempt - 1));
  // Half of the wait is random, so that clients that failed together do not retry together.
  const jittered = backoff / 2 + (backoff / 2) * question.random;
  const requested = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
  const delay = Math.ceil(Math.max(jittered, Math.min(requested, policy.maxRetryAfterMs)));
  return question.waitedMs + delay > policy.budgetMs ? null : delay;
}

/** True for a failure that may be gone at the next attempt. */
export function isTransientFailure(failure: AttemptFailure): boolean {
  if (failure.kind === 'network') return true;
  return TRANSIENT_STATUSES.has(failure.status) || failure.code === 'idempotency_in_progress';
}

function isRepeatable(question: RetryQuestion): boolean {
  if (['GET', 'PUT', 'DELETE'].includes(question.method) || question.hasIdempotencyKey) return true;
  const { failure } = question;
  return failure.kind === 'network' ? !failure.sent : REFUSED_STATUSES.has(failure.status);
}
