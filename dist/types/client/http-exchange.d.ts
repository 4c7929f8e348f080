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
 * One request, one answer, read to its end within bounds. The one place of the client that fetches. Redirects are
 * answers like any other.
 * @throws ServiceConnectionError, ServiceResponseError (`response_too_large`), or the caller's abort reason
 */
export declare function exchange(dispatcher: Dispatcher, what: ExchangeRequest, limits: ExchangeLimits): Promise<ExchangeResponse>;
/** True when the request of this error may have reached the service. */
export declare function mayHaveBeenSent(error: ServiceConnectionError): boolean;
