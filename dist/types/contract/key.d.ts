/** docs/API.md#conventions */
export declare const SCOPES: readonly ["scans:read", "scans:write", "targets:read", "targets:write", "reports:read", "webhooks:write", "usage:read", "findings:write", "checks:write"];
export type Scope = (typeof SCOPES)[number];
export declare const KEY_MODES: readonly ["live", "test"];
export type KeyMode = (typeof KEY_MODES)[number];
export declare const KEY_TYPES: readonly ["workspace", "personal"];
export type KeyType = (typeof KEY_TYPES)[number];
export declare const KEY_PREFIXES: Readonly<Record<KeyMode, string>>;
/** Alphabet of the 26 characters after the prefix (RFC 4648, section 6). */
export declare const KEY_SECRET_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** The mode in a key's prefix, or undefined when the text does not have the form of a key. */
export declare function keyModeOf(text: string): KeyMode | undefined;
