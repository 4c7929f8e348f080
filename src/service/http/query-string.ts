import type { TSchema } from 'typebox';
import { invalid } from '../errors.ts';
import { validate } from '../validate.ts';

/**
 * Query parameters as the schema types them: integers are converted, nothing else is. A parameter that the route does not
 * know or that is given twice is refused.
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
    if (typeof value !== 'string') throw invalid(shown, 'is given more than once', 'duplicate');
    query[name] = properties[name]?.type === 'integer' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  }
  if (schema !== undefined) validate(schema, query, 'The query');
  return query;
}

/** A date-time parameter as a Date. The format admits a leap second, which is no Date. */
export function dateOf(name: string, value: string | undefined): Date | null {
  if (value === undefined) return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw invalid(name, 'is not a time of the calendar', 'format');
  return date;
}
