import type { HttpMethod } from '../contract/route-definition.ts';
export interface RetryPolicy {
    /** Retries after the first attempt. */
    readonly maxRetries: number;
    /** First wait in milliseconds; doubles each time. */
    readonly baseDelayMs: number;
    /** Longest wait between two attempts in milliseconds, without Retry-After. */
    readonly maxDelayMs: number;
    /** Longest Retry-After that is waited for, in milliseconds; a longer one is cut to it. */
    readonly maxRetryAfterMs: number;
    /** Most milliseconds of waiting for one call, all retries together. */
    readonly budgetMs: number;
}
export declare const DEFAULT_RETRY_POLICY: RetryPolicy;
/** What went wrong with one attempt. */
export type AttemptFailure = 
/** `sent: false` when the request cannot have reached the service (name lookup, refused connection). */
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
    /** An Idempotency-Key is sent, so that a second POST cannot do the work twice. */
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
 * How long to wait before the next attempt, in milliseconds, or null to give up. Pure.
 *
 * GET and DELETE may be sent again; a POST or PATCH only with an Idempotency-Key, or where the first one certainly did
 * no work: it never left, or it was refused for its rate.
 */
export declare function retryDelay(question: RetryQuestion, policy?: RetryPolicy): number | null;
/**
 * Milliseconds a Retry-After header asks for (RFC 9110, section 10.2.3: seconds or an HTTP date), or null when it is
 * absent or malformed.
 */
export declare function retryAfterMs(header: string | undefined, now: number): number | null;
