import { type Static, type TSchema, Type } from 'typebox';

/**
 * A map with string keys, as `propertyNames` and `additionalProperties`: client generators understand these, but drop
 * `patternProperties`.
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
