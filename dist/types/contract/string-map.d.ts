import { type TSchema, Type } from 'typebox';
/**
 * A map with string keys, as `propertyNames` and `additionalProperties`: client generators understand these, but drop
 * `patternProperties`.
 */
export declare function stringMap<Value extends TSchema>(names: TSchema | undefined, values: Value, options?: Readonly<Record<string, unknown>>): Type.TUnsafe<Record<string, import("typebox").StaticType<[], "Encode", {}, {}, Value>>>;
