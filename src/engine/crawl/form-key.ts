import { type BaselineRequest, isFields } from '../core/evidence/insertion-point.ts';
import { queryShape } from './url-shape.ts';

/** Identifies a form, a link with a query or an operation: requests with one key reach the same code. */
export function formKey({ method, url, query, body }: BaselineRequest): string {
  // A front controller has many forms at one path.
  const place = new URL(`${url}?${new URLSearchParams(query.map((pair) => [...pair]))}`);
  return `${method} ${url}?${queryShape(place)} ${namesOf(body).sort().join(',')}`;
}

function namesOf(body: BaselineRequest['body']): string[] {
  if (body === undefined) return [];
  if (isFields(body)) return body.fields.map(([name]) => name);
  return typeof body.value === 'object' && body.value !== null ? Object.keys(body.value) : [];
}
