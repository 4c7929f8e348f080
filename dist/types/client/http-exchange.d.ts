import type { Readable } from 'node:stream';
import { type Dispatcher } from 'undici';
import type { HttpMethod } from '../contract/route-definition.ts';
import { ServiceConnectionError } from './errors.ts';
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
    readonly attemptTimeoutMs: number;
    readonly maxResponseBytes: number;
}
export interface ExchangeResponse {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly bytes: Buffer;
}
/**
 * Sends one request and reads its response within bounds. All requests of the client go through here. Redirects are
 * returned like any other response.
 * @throws ServiceConnectionError, ServiceResponseError (`response_too_large`), or the caller's abort reason
 */
export declare function exchange(dispatcher: Dispatcher, outgoing: ExchangeRequest, limits: ExchangeLimits): Promise<ExchangeResponse>;
/** True when the request of this error may have reached the service. */
export declare function mayHaveBeenSent(error: ServiceConnectionError): boolean;
/**
 * Abandons a response body. undici reports the abort as an error of the stream, which would end the process without a
 * listener.
 */
export declare function discardBody(body: Readable): void;
