import type { Dispatcher } from 'undici';
import type { HttpMethod } from '../contract/route-definition.ts';
import type { Clock } from './clock.ts';
import { type ExchangeLimits, type ExchangeResponse } from './http-exchange.ts';
import { type RetryPolicy } from './retry-policy.ts';
export interface TransportSettings {
    readonly base: URL;
    readonly apiKey: string;
    readonly userAgent: string;
    readonly dispatcher: Dispatcher;
    readonly limits: ExchangeLimits;
    readonly retry: RetryPolicy;
    readonly clock: Clock;
    readonly random: () => number;
}
export interface TransportRequest {
    readonly method: HttpMethod;
    /** Path below the base URL, with its parameters filled in. */
    readonly path: string;
    readonly query?: URLSearchParams;
    readonly body?: unknown;
    readonly accept: string;
    readonly idempotencyKey?: string | undefined;
    readonly signal?: AbortSignal | undefined;
    /** Redirects to another origin may be followed (without the key). */
    readonly crossOriginRedirects: boolean;
}
/**
 * Sends a request until it is answered with success, or the retry policy gives up.
 * @throws ApiError, ServiceConnectionError, ServiceResponseError, or the caller's abort reason
 */
export declare function send(settings: TransportSettings, what: TransportRequest): Promise<ExchangeResponse>;
/**
 * The JSON of an answer.
 * @throws ServiceResponseError `response_not_json` that says what came instead
 */
export declare function jsonOf(response: ExchangeResponse, request: string): unknown;
