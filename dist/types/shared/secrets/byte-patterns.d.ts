/** A part of a text, in bytes; `end` is excluded. */
export interface ByteRange {
    readonly start: number;
    readonly end: number;
}
/** Finds any of many patterns in time in proportion to the text: Aho and Corasick, https://doi.org/10.1145/360825.360855 */
export declare class BytePatterns {
    #private;
    /** @param patterns ASCII letters in lower case */
    constructor(patterns: Iterable<Uint8Array>);
    /** All matches, in the order in which they end; overlapping ones joined. */
    find(bytes: Uint8Array, length: number): ByteRange[];
    has(bytes: Uint8Array, length: number): boolean;
}
