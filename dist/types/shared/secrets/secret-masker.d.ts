/** Shorter values are found in every text. */
export declare const SECRET_LENGTH_MIN = 4;
/** A part of a text; `end` is excluded. */
export interface TextRange {
    readonly start: number;
    readonly end: number;
}
export interface MaskerOptions {
    /** Shortest secret that is looked for, in characters; 4 by default. */
    readonly lengthMin?: number;
}
/**
 * Finds secrets in texts that others wrote, in any case and in any form: as they are, escaped for JSON, JavaScript, HTML or a URL,
 * also in layers, in Base64 (also as a part of a longer text) and in hexadecimal. Secrets of 4 to 7 characters count between
 * characters that are neither letter nor digit only; the beginning of a longer one counts where the text is cut. Takes time in
 * proportion to the text.
 */
export declare class SecretMasker {
    #private;
    constructor(secrets: Iterable<string>, { lengthMin }?: MaskerOptions);
    /** The text with `***` in place of each secret. */
    mask(text: string): string;
    /** Where secrets stand, in no order; they may overlap. */
    find(text: string): TextRange[];
    isIn(text: string): boolean;
}
