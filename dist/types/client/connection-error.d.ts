import { ServiceConnectionError } from './errors.ts';
/** True when the request of this error may have reached the service. Where the cause says nothing, it may have. */
export declare function mayHaveBeenSent({ cause }: ServiceConnectionError): boolean;
/**
 * @param label method and path
 * @param expired the limit that ended the exchange, or null
 */
export declare function connectionError(cause: unknown, { url, label }: {
    readonly url: URL;
    readonly label: string;
}, expired: 'attempt' | 'response' | null, limits: {
    readonly responseTimeoutMs: number;
    readonly attemptTimeoutMs: number;
}): ServiceConnectionError;
/** The code of an error or of its cause; '' when none has one. */
export declare function codeOf(error: unknown): string;
