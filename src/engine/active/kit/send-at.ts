import type { Attempt } from '../../core/evidence/http.ts';
import { type InsertionPoint, requestWith } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext, ProbeRequest } from '../../core/probe-context.ts';
import { uncached } from '../../web/cache-buster.ts';
import { type CacheKeys, isUnkeyed } from './cache-keys.ts';

/**
 * Sends a value at a point. A cache in front of the site may leave headers, cookies and parameters of campaigns out of its key, so a
 * request with a value there has a URL of its own, and is not sent where that does not help.
 */
export async function sendAt(
  context: Pick<ProbeContext, 'fetch' | 'token'>,
  keys: CacheKeys,
  point: InsertionPoint,
  value: string,
  options: Pick<ProbeRequest, 'maxBytes' | 'fresh'>,
): Promise<Attempt> {
  const request = requestWith(point, value);
  if (!isUnkeyed(point)) return context.fetch({ ...request, ...options });
  if (request.method === 'GET' && (await keys.mayPoison(request.url)))
    return { request, failure: { code: 'blocked', message: 'a cache would give the response to visitors' } };
  return context.fetch({ ...request, url: uncached(request.url, context.token(10)), ...options });
}
