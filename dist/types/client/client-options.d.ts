import type { Clock } from '../shared/clock.ts';
import type { RetryPolicy } from './retry-policy.ts';
export interface ClientOptions {
    /** `https://host[:port][/prefix]`; `http:` for loopback only, unless `allowInsecure`. */
    readonly baseUrl: string;
    readonly apiKey: string;
    /** Sends the key over plain HTTP to a host that is not loopback. Default false. */
    readonly allowInsecure?: boolean;
    /** `environment` (default) uses HTTP_PROXY, HTTPS_PROXY and NO_PROXY; `none` connects directly. */
    readonly proxy?: 'environment' | 'none';
    /** PEM certificates trusted in addition to Node's roots. */
    readonly trustedRoots?: readonly string[];
    readonly connectTimeoutMs?: number;
    /** Maximum wait for the response headers, and between two parts of the body, in milliseconds. Default 30,000. */
    readonly responseTimeoutMs?: number;
    /** Maximum duration of one attempt in milliseconds. Default: twice responseTimeoutMs. */
    readonly attemptTimeoutMs?: number;
    /** Maximum response body in bytes. Default 32 MiB. */
    readonly maxResponseBytes?: number;
    readonly retry?: Partial<RetryPolicy>;
    readonly clock?: Clock;
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
/** @throws ClientConfigurationError when the key cannot be sent as a header. */
export declare function checkApiKey(key: string): string;
