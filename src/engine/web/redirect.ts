import type { Exchange } from '../core/evidence/http.ts';
import { headerValues } from '../core/evidence/http.ts';

/** The target of a redirect, without fragment; null for other responses. */
export function redirectTarget({ request, response }: Exchange): URL | null {
  if (![301, 302, 303, 307, 308].includes(response.status)) return null;
  const location = headerValues(response.headers, 'location')[0];
  const url = location === undefined ? null : URL.parse(location.trim(), request.url);
  if (url === null) return null;
  url.hash = '';
  return url;
}
