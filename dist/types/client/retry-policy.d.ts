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
export declare const DEFAULT_RETRY_POLICY: RetryPolicy;
export type AttemptFailure = 
/** `sent: false` when the request cannot have reached the service (unknown host, connection refused). */
{
    readonly kind: 'network';
    readonly sent: boolean;
} | {
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
/**
 * Milliseconds to wait before the next attempt, or null to give up. Pure.
 *
 * GET, PUT and DELETE are retried. A POST or PATCH is retried only with an Idempotency-Key, or when the first attempt cannot
 * have had an effect: it never reached the service, or was refused with 429 or 503.
 */
export declare function retryDelay(question: RetryQuestion, policy?: RetryPolicy): number | null;
/** True for a failure that may be gone at the next attempt. */
export declare function isTransientFailure(failure: AttemptFailure): boolean;
