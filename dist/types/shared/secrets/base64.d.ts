/** Base64 with padding (RFC 4648, section 4). Not of Node: the client runs elsewhere too. */
export declare function base64Of(bytes: Uint8Array): string;
/** Base64url without padding (RFC 4648, section 5) of Base64. */
export declare function urlSafe(base64: string): string;
/**
 * What Base64 of a longer text holds of these bytes, whatever stands before and after them: one text for each of the three places in
 * a group of three bytes.
 */
export declare function base64Within(bytes: Uint8Array): string[];
/** The text of Base64 or Base64url, or null for anything else. */
export declare function fromBase64(text: string): string | null;
