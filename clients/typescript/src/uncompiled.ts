import type { TSchema } from 'typebox';
import { Check, Clean, Errors } from 'typebox/value';

/**
 * Takes the place of `typebox/compile` in the package: it checks without generating code, which a strict Content-Security-Policy
 * and edge workers forbid.
 */
export function Compile(schema: TSchema) {
  return {
    Check: (value: unknown) => Check(schema, value),
    Clean: (value: unknown) => Clean(schema, value),
    Errors: (value: unknown) => Errors(schema, value),
  };
}
