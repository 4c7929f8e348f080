import type { KnownEvent } from '../generated/models.ts';
/** An event of a type that this version does not know. */
export interface UnknownEvent {
    id: string;
    type: string;
    created_at: string;
    data: Record<string, unknown>;
}
export type Event = KnownEvent | UnknownEvent;
export { ExpiredSignature, InvalidSignature, SIGNATURE_HEADER, SignatureError } from '../contract/signature-header.ts';
export interface VerifyOptions {
    /** Maximum distance between the signature's timestamp and now, in seconds. Default 300. */
    readonly tolerance?: number;
    /** Current Unix time in seconds. Default: the clock. */
    readonly now?: number;
}
/** The signature is genuine, but the payload is not an event in JSON. */
export declare class MalformedEventError extends Error {
    readonly code = "malformed_event";
    constructor(fault: string);
}
/**
 * Verifies a delivery with Web Crypto and returns its event.
 * @param payload the body as received, before any parsing
 * @param header value of the `service-signature` header; null or undefined when the request has none
 * @param secret the subscription's secret, or several of them, for example the old and the new one during a rotation
 * @throws ExpiredSignature when the timestamp is outside the tolerance
 * @throws InvalidSignature when the delivery is not signed with the secret
 * @throws MalformedEventError when the signature is genuine, but the payload is not an event
 * @throws TypeError when the payload is neither bytes nor text, RangeError when an option is not a number of seconds
 */
export declare function verify(payload: Uint8Array | string, header: string | null | undefined, secret: string | readonly string[], options?: VerifyOptions): Promise<Event>;
/** Verifies a delivery without parsing it. The arguments and errors are those of {@link verify}. */
export declare function verifySignature(payload: Uint8Array | string, header: string | null | undefined, secret: string | readonly string[], options?: VerifyOptions): Promise<void>;
export interface SignOptions {
    /** Unix time in seconds. Default: the clock. */
    readonly timestamp?: number;
}
/**
 * Signs a payload as the service does, for tests of a receiver.
 * @param secret the subscription's secret, or several of them: the service signs with two during a rotation
 * @returns the value of the `service-signature` header
 * @throws TypeError when the payload is neither bytes nor text, RangeError when there is no secret or the timestamp is not a Unix time
 */
export declare function sign(payload: Uint8Array | string, secret: string | readonly string[], options?: SignOptions): Promise<string>;
/** True for an event of a type that this version knows; `event.type` then says what `event.data` is. */
export declare function isKnownEvent(event: Event): event is KnownEvent;
