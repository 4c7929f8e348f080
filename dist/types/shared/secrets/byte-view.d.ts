/** The bytes of a text in lower case, with the place of each in the text. Only ASCII letters have a case here. */
export interface ByteView {
    readonly bytes: Uint8Array;
    readonly length: number;
    /** For each byte where the character that it stands for begins and ends in the text. */
    readonly start: Uint32Array;
    readonly end: Uint32Array;
}
export declare function viewOf(text: string): ByteView;
/**
 * The text as it is, and as its readers may understand it: without percent-encoding, escapes of JSON and JavaScript, and character
 * references of HTML, in layers. One way alone is tried too, because a text that is escaped in it may hold the marks of another.
 * Takes time in proportion to the text.
 * @param layersMax layers of escapes that are removed
 */
export declare function readingsOf(text: string, layersMax: number): Generator<ByteView>;
