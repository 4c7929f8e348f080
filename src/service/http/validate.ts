import type { TSchema } from 'typebox';
import type { ErrorDetail } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { schemaFaults } from './schema-faults.ts';

/** @throws ApiError validation_error that names every field at fault, up to 20 */
export function validate(schema: TSchema, value: unknown, what: string): void {
  const details = schemaFaults(schema, value);
  if (details.length > 0) throw validationError(details, what);
}

export function validationError(details: readonly ErrorDetail[], what: string): ApiError {
  const [first] = details;
  const param = first?.param ?? '';
  return new ApiError('validation_error', `${param === '' ? what : param} ${first?.message ?? 'is not valid'}.`, {
    ...(param === '' ? {} : { param }),
    details,
  });
}
