/** Truncates `text` to `max` UTF-16 code units with an ellipsis, without splitting a surrogate pair. */
export declare function truncate(text: string, max: number): string;
/** `text` on one line: each run of control characters and line separators becomes a space. */
export declare function oneLine(text: string): string;
/** Thousands separated by a comma, without a locale. */
export declare function formatCount(count: number): string;
/** `1 finding`, `2 findings`, `1,200 findings`. */
export declare function plural(count: number, one: string, many?: string): string;
/** The text in lines of at most `width` characters, broken between words; a longer word has a line of its own. */
export declare function wrapped(text: string, width: number): string[];
/** Percent-decoded text (RFC 3986, section 2.1); unchanged when it cannot be decoded as UTF-8. */
export declare function percentDecoded(text: string): string;
