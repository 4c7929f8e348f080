import type { HttpMethod } from '../contract/route-definition.ts';
import type { Clock } from '../shared/clock.ts';
import { type Connection, type ExchangeLimits, type ExchangeResponse } from './http-exchange.ts';
import { type RetryPolicy } from './retry-policy.ts';
export interface TransportSettings {
    readonly base: URL;
    /** Called for each attempt. */
    readonly apiKey: () => Promise<string | null>;
    /** Called for each attempt. */
    readonly headers: () => Readonly<Record<string, string>>;
    readonly userAgent: string;
    readonly connection: Connection;
    readonly limits: ExchangeLimits;
    /** Maximum duration of a call in milliseconds. */
    readonly timeoutMs: number;
    readonly retry: RetryPolicy;
    readonly clock: Clock;
    readonly random: () => number;
}
export interface TransportRequest<Value> {
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
    /** Reads a successful response. @throws ServiceResponseError */
    readonly read: (response: ExchangeResponse) => Value;
}
/**
 * Sends a request until it succeeds, the retry policy gives up, or the deadline passes.
 * @throws ApiError, ServiceConnectionError, ServiceResponseError, or the caller's abort reason
 */
export declare function send<Value>(settings: TransportSettings, request: TransportRequest<Value>): Promise<Value>;
