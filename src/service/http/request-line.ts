import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { REQUEST_ID_PATTERN } from '../../contract/route-definition.ts';
import type { DateClock } from '../../shared/clock.ts';
import { newId } from '../ids.ts';

const REQUEST_ID = new RegExp(REQUEST_ID_PATTERN);

/** The caller's X-Request-Id if it is a plain token, else a new id. */
export function requestIdOf({ headersDistinct }: Pick<IncomingMessage, 'headersDistinct'>, clock: DateClock): string {
  const [id = '', ...more] = headersDistinct['x-request-id'] ?? [];
  return more.length === 0 && REQUEST_ID.test(id) ? id : newId('req', clock.now());
}

/** The URL of a request to the API without one slash at the end of its path, which names the same resource. */
export function withoutTrailingSlash({ url = '/' }: { readonly url?: string | undefined }): string {
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  return url.startsWith('/v1/') && url[end - 1] === '/' ? url.slice(0, end - 1) + url.slice(end) : url;
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? request.url;
}
