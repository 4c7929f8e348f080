import type { TSchema } from 'typebox';
import { invalid } from '../errors.ts';
import { validate } from '../validate.ts';

/**
 * Parses query parameters. Only integers are converted. Unknown and repeated parameters are refused.
 * @throws ApiError validation_error
 */
export function readQuery(
  schema: TSchema | undefined,
  raw: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const properties = (schema as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {};
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const shown = name.slice(0, 100);
    if (!Object.hasOwn(properties, name)) throw invalid(shown, 'is not a query parameter of this route', 'unknown');
    if (typeof value !== 'string') throw invalid(shown, 'is repeated', 'duplicate');
    query[name] = properties[name]?.type === 'integer' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  }
  if (schema !== undefined) validate(schema, query, 'The query');
  return query;
}
