import type { Attempt } from '../../core/evidence/http.ts';
import { type InsertionPoint, requestWith } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext, ProbeRequest } from '../../core/probe-context.ts';
import { uncached } from '../../web/cache-buster.ts';

/**
 * Sends a value at a point. A cache in front of the site may leave headers and cookies out of its key, so a request with a value there
 * has a URL of its own.
 */
export function sendAt(
  context: Pick<ProbeContext, 'fetch' | 'token'>,
  point: InsertionPoint,
  value: string,
  options: Pick<ProbeRequest, 'maxBytes' | 'fresh'>,
): Promise<Attempt> {
  const request = requestWith(point, value);
  const isKeyed = point.kind !== 'header' && point.kind !== 'cookie';
  const url = isKeyed ? request.url : uncached(request.url, context.token(10));
  return context.fetch({ ...request, url, ...options });
}
