/** Code shared by signing and both verifications, without cryptography: docs/WEBHOOKS.md#what-a-receiver-does */
/** Header of every webhook delivery: `t=<unix seconds>,v1=<hex>[,v1=<hex>]`. */
export declare const SIGNATURE_HEADER = "service-signature";
export type SignatureErrorName = 'expired_signature' | 'invalid_signature';
/** The delivery is not genuine. `name` and `code` are the error names of docs/WEBHOOKS.md. */
export declare class SignatureError extends Error {
    readonly code: SignatureErrorName;
    constructor(code: SignatureErrorName, message: string);
}
/** The timestamp is outside the tolerance: a replay, or a wrong clock. */
export declare class ExpiredSignature extends SignatureError {
    constructor(message: string);
}
/** The header is missing or malformed, or no signature matches the payload. */
export declare class InvalidSignature extends SignatureError {
    constructor(message: string);
}
export interface SignatureHeader {
    /** Unix seconds. */
    readonly timestamp: number;
    readonly versions: readonly string[];
}
/**
 * Everything that is checked before any digest is computed.
 * @param toleranceSeconds maximum distance between the timestamp and now
 * @throws ExpiredSignature, InvalidSignature
 */
export declare function checkSignatureHeader(header: string | null | undefined, secrets: readonly string[], nowSeconds: number, toleranceSeconds: number): SignatureHeader;
