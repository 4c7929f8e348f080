import { type TSchema, Type } from 'typebox';
/**
 * An object whose names are data, as `propertyNames` and `additionalProperties`: generators of clients read that as a
 * map, and drop the members of `patternProperties`.
 */
export declare function stringMap<Value extends TSchema>(names: TSchema | undefined, values: Value, options?: Readonly<Record<string, unknown>>): Type.TUnsafe<Record<string, import("typebox").StaticType<[], "Encode", {}, {}, Value>>>;
