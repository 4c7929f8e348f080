import type { Clock } from '../shared/clock.ts';
import type { RetryPolicy } from './retry-policy.ts';
export interface ClientOptions {
    /**
     * `https://host[:port][/prefix]`; `http:` for loopback and for the origin of the page only, unless `allowInsecure`. In a browser
     * also a path such as `/console/api`.
     */
    readonly baseUrl: string;
    /**
     * Sent as `Authorization: Bearer …`. A function is called for each attempt. May be absent where `headers`, `fetch` or a cookie
     * authenticates the requests.
     */
    readonly apiKey?: string | (() => Promise<string>);
    /** Headers of every request to the origin of `baseUrl`; a function is called for each attempt. */
    readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
    /** Sends the requests. Default: the global `fetch`. */
    readonly fetch?: typeof fetch;
    /** undici dispatcher, passed to `fetch` as the member `dispatcher` of its second argument. */
    readonly dispatcher?: unknown;
    /** Sends the key over plain HTTP to a host that is not loopback. Default false. */
    readonly allowInsecure?: boolean;
    /** Maximum duration of a call in milliseconds, retries included. Default 180,000. */
    readonly timeoutMs?: number;
    /** Maximum wait for the response headers, and between two parts of the body, in milliseconds. Default 30,000. */
    readonly responseTimeoutMs?: number;
    /** Maximum duration of one attempt in milliseconds. Default: twice responseTimeoutMs. */
    readonly attemptTimeoutMs?: number;
    /** Maximum response body in bytes. Default 32 MiB. */
    readonly maxResponseBytes?: number;
    readonly retry?: Partial<RetryPolicy>;
    readonly clock?: Clock;
    /** 0 <= random < 1. */
    readonly random?: () => number;
    readonly userAgent?: string;
}
/** True for localhost, 127.0.0.0/8 and ::1. */
export declare function isLoopback(hostname: string): boolean;
/**
 * Checks the base URL before anything is sent to it.
 * @throws ClientConfigurationError
 */
export declare function parseBaseUrl(text: string, allowInsecure: boolean): URL;
/**
 * @returns gives the key without surrounding white space; null without one
 * @throws ClientConfigurationError when the key cannot be sent as a header, or when nothing authenticates the requests
 */
export declare function checkApiKey({ apiKey: key, headers, fetch }: ClientOptions): () => Promise<string | null>;
/** @throws ClientConfigurationError unless a timer can wait for so many milliseconds */
export declare function checkMilliseconds(name: string, value: number): number;
