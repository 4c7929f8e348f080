import type { TSchema } from 'typebox';
/**
 * Tolerant reading. A service may leave out what the API document leaves open, add fields we do not know, or send
 * another type: `conform` gives back a value of the schema's shape, with what was there kept and what was missing filled
 * by a harmless default ('' for text, 0, false, [], null where null is allowed). A value outside of a closed list is
 * KEPT as the text it is (`''` when missing): whoever judges it must see that it is unknown.
 */
export declare function conform(schema: TSchema, value: unknown): unknown;
/** True for an object that is not an array. */
export declare function isRecord(value: unknown): value is Readonly<Record<string, unknown>>;
