import type { Exchange } from '../../core/evidence/http.ts';
import { header } from '../../core/evidence/http.ts';
import { urlsOf } from '../../core/place.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { isActByGet } from '../link-policy.ts';
import { endpointsOf } from '../script-endpoints.ts';

/**
 * Endpoints that the crawl found, most likely cross-origin interfaces first: responses with CORS headers, JSON responses, and URLs
 * in pages and scripts that do not look like an action.
 * @returns absolute URLs of the target's origin, without that of the start page
 */
export async function siteInterfaces(context: ProbeContext, landingUrl: string): Promise<string[]> {
  if (context.place !== undefined) return urlsOf(context.place).filter((url) => url !== landingUrl);
  const crawl = await context.gather('surface');
  if (crawl.state !== 'available') return [];
  const { pages, resources, endpoints } = crawl.value;
  const responses = [...pages.map(({ exchange }) => exchange), ...resources];
  // Endpoints in scripts come first, because other sites could make the same calls.
  const named = [...resources, ...pages.map(({ exchange }) => exchange)]
    .flatMap(endpointsOf)
    .map((path) => context.target.origin + path)
    .filter((url) => !isActByGet(new URL(url)));
  const addressesOf = (chosen: readonly Exchange[]) => chosen.map(({ request }) => request.url);
  const found = new Set([
    ...endpoints,
    ...addressesOf(responses.filter(sendsCorsHeaders)),
    ...addressesOf(responses.filter(isJson)),
    ...named,
  ]);
  found.delete(landingUrl);
  return [...found];
}

/** True when the response allows other origins, or varies by origin. */
export function sendsCorsHeaders({ response: { headers } }: Exchange): boolean {
  return (
    headers.some(([name]) => /^access-control-allow-/i.test(name)) || /\borigin\b/i.test(header(headers, 'vary') ?? '')
  );
}

export function isJson({ response: { headers } }: Exchange): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(header(headers, 'content-type') ?? '');
}
