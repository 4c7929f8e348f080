import type { HttpMethod } from '../contract/route-definition.ts';
export interface ExchangeRequest {
    readonly method: HttpMethod;
    readonly url: URL;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Method and path for messages. */
    readonly label: string;
    readonly signal: AbortSignal | undefined;
}
export interface ExchangeLimits {
    /** Maximum wait for the headers, and between two parts of the body, in milliseconds. */
    readonly responseTimeoutMs: number;
    /** Maximum duration of the exchange in milliseconds. */
    readonly attemptTimeoutMs: number;
    readonly maxResponseBytes: number;
}
/** What sends the requests. */
export interface Connection {
    readonly fetch: typeof fetch;
    /** undici dispatcher, passed to `fetch`. */
    readonly dispatcher: unknown;
}
export interface ExchangeResponse {
    readonly status: number;
    readonly headers: Headers;
    readonly bytes: Uint8Array;
}
/**
 * Sends one request and reads its response within bounds. All requests of the client go through here. Redirects are
 * returned like any other response.
 * @throws ServiceConnectionError, ServiceResponseError (`response_too_large`, `response_malformed` for a coding that
 * cannot be decoded, `redirect_refused` where a browser hides the redirect), or the caller's abort reason
 */
export declare function exchange(connection: Connection, outgoing: ExchangeRequest, limits: ExchangeLimits): Promise<ExchangeResponse>;
