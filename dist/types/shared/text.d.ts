/** Cuts `text` to `max` UTF-16 code units, the last of them an ellipsis where something was cut. */
export declare function truncate(text: string, max: number): string;
/** `text` on one line: each run of control characters and line separators becomes a space. */
export declare function oneLine(text: string): string;
/** `1 finding`, `2 findings`. */
export declare function plural(count: number, one: string, many?: string): string;
