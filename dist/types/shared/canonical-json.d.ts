/**
 * JSON in the form of RFC 8785 (JCS): members sorted by UTF-16 code units, no white space, numbers as ECMAScript prints
 * them. Equal values give equal bytes. Members that are `undefined` are left out.
 * @throws TypeError for a value that JSON cannot hold
 */
export declare function canonicalJson(value: unknown): string;
