import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDefinition } from '../../contract/route-definition.ts';
import { ApiError } from '../errors.ts';
import { vary } from './compress.ts';
import { preferredType } from './preferences.ts';
import { payloadOf } from './representation.ts';
import type { Reply } from './route-context.ts';

const JSON_TYPE = 'application/json';

/**
 * The media type of the successful response. Routes without alternatives ignore Accept.
 * @throws ApiError not_acceptable
 */
export function mediaTypeOf({ success }: RouteDefinition, request: FastifyRequest): string {
  const { contentType = JSON_TYPE, alternatives } = success;
  if (alternatives === undefined) return contentType;
  const offered = [contentType, ...alternatives];
  const preferred = preferredType(request.headers.accept, offered);
  if (preferred !== null) return preferred;
  throw new ApiError('not_acceptable', `Accept must allow one of ${offered.join(', ')}.`);
}

interface Place {
  readonly prefix: string;
  readonly baseUrl: () => string;
}

/** Sets status and headers of a response. @returns what to send */
export async function payloadOfReply(
  { status, headers = {}, representation, body }: Reply,
  place: Place,
  route: RouteDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | string | undefined> {
  reply.code(status).headers(headers);
  if (route.success.alternatives !== undefined) vary(reply, 'accept');
  if (representation !== undefined) {
    return payloadOf(representation, request, reply, route.success.ranges === true);
  }
  if (body === undefined) return undefined;
  reply.headers(referencesOf(body as Body, place, route, request));
  reply.header('content-type', `${JSON_TYPE}; charset=utf-8`);
  return JSON.stringify(body);
}

interface Body {
  readonly id?: string;
  readonly next_cursor?: string;
}

/** The URL of what was created, or of the next page. */
function referencesOf(
  { id = '', next_cursor: cursor }: Body,
  { prefix, baseUrl }: Place,
  { path, success }: RouteDefinition,
  request: FastifyRequest,
): Record<string, string> {
  const values: Readonly<Record<string, string>> = { ...(request.params as object), 'body.id': id };
  const urlOf = (template: string) =>
    baseUrl() +
    prefix +
    template.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  if (success.location !== undefined) return { location: urlOf(success.location) };
  if (cursor === undefined) return {};
  const query = new URLSearchParams({ ...(request.query as Record<string, string>), cursor });
  return { link: `<${urlOf(path)}?${query}>; rel="next"` };
}
