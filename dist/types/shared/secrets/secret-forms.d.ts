/** The bytes in hexadecimal, lower case. */
export declare function hexOf(bytes: Uint8Array): string;
/**
 * The texts as which a secret is usually written: as it is, in JSON, HTML, URLs (RFC 3986), forms, Base64, Base64url (RFC 4648) and
 * hexadecimal. Distinct; the first is the secret itself.
 */
export declare function formsOf(secret: string): string[];
