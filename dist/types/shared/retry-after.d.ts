/**
 * The wait that a Retry-After header requests, in milliseconds (RFC 9110, section 10.2.3: seconds or an HTTP date); null
 * when it is absent or malformed.
 * @param now milliseconds since the Unix epoch
 */
export declare function retryAfterMs(header: string | null, now: number): number | null;
