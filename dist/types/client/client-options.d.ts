import type { Clock } from './clock.ts';
import type { RetryPolicy } from './retry-policy.ts';
export interface ClientOptions {
    /** `https://host[:port][/prefix]`; `http:` for loopback only, unless `allowInsecure`. */
    readonly baseUrl: string;
    readonly apiKey: string;
    /** Sends the key over plain HTTP to a host that is not loopback. Default false. */
    readonly allowInsecure?: boolean;
    /** `environment` (default): HTTP_PROXY, HTTPS_PROXY and NO_PROXY are heeded; `none`: always direct. */
    readonly proxy?: 'environment' | 'none';
    /** PEM certificates trusted besides Node's roots. */
    readonly trustedRoots?: readonly string[];
    readonly connectTimeoutMs?: number;
    /** From the request's end to the response's headers, and between two parts of the body. */
    readonly responseTimeoutMs?: number;
    /** One attempt as a whole. */
    readonly attemptTimeoutMs?: number;
    /** Largest response body in bytes. */
    readonly maxResponseBytes?: number;
    readonly retry?: Partial<RetryPolicy>;
    readonly clock?: Clock;
    readonly random?: () => number;
    readonly userAgent?: string;
}
/** True for localhost, 127.0.0.0/8 and ::1: traffic that does not leave the machine. */
export declare function isLoopback(hostname: string): boolean;
/**
 * Checks the base URL before anything is sent to it.
 * @throws ClientConfigurationError
 */
export declare function parseBaseUrl(text: string, allowInsecure: boolean): URL;
/** @throws ClientConfigurationError when the key cannot be sent as a header. */
export declare function checkApiKey(key: string): string;
