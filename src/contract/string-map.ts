import { type Static, type TSchema, Type } from 'typebox';

/**
 * An object whose names are data, as `propertyNames` and `additionalProperties`: generators of clients read that as a
 * map, and drop the members of `patternProperties`.
 */
export function stringMap<Value extends TSchema>(
  names: TSchema | undefined,
  values: Value,
  options: Readonly<Record<string, unknown>> = {},
) {
  return Type.Unsafe<Record<string, Static<Value>>>({
    type: 'object',
    ...(names === undefined ? {} : { propertyNames: names }),
    additionalProperties: values,
    ...options,
  });
}
