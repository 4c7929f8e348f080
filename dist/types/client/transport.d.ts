import type { Dispatcher } from 'undici';
import type { HttpMethod } from '../contract/route-definition.ts';
import type { Clock } from '../shared/clock.ts';
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
    /** Follow redirects to another origin, without the key. */
    readonly crossOriginRedirects: boolean;
}
/**
 * Sends a request until it succeeds or the retry policy gives up.
 * @throws ApiError, ServiceConnectionError, ServiceResponseError, or the caller's abort reason
 */
export declare function send(settings: TransportSettings, request: TransportRequest): Promise<ExchangeResponse>;
/** @throws ServiceResponseError `response_not_json` that says what was received instead */
export declare function jsonOf(response: ExchangeResponse, request: string): unknown;
