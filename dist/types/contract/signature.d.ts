/**
 * Builds the header value for one attempt.
 * @param secrets the subscription's secret; during a rotation the new one, then the old one
 * @param timestamp Unix time of the attempt in seconds
 * @param rawBody the bytes to send
 */
export declare function signPayload(secrets: readonly string[], timestamp: number, rawBody: Uint8Array): string;
/**
 * Verifies a delivery with the cryptography of Node, synchronously; `verify` of client/webhooks.ts works everywhere. Returns when
 * the delivery is genuine and throws otherwise.
 * @param rawBody the received bytes, before any parsing
 * @param header value of the `service-signature` header
 * @param secret the subscription's secret
 * @param nowSeconds current Unix time in seconds (default: the clock)
 * @throws TypeError when rawBody is not bytes, RangeError when nowSeconds is not a time
 * @throws SignatureError `expired_signature` when |now - t| exceeds 300 s, `invalid_signature` otherwise
 */
export declare function verifySignature(rawBody: Uint8Array, header: string | undefined, secret: string, nowSeconds?: number): void;
