import type { TSchema } from 'typebox';
import type { ApiErrorCode } from './errors.ts';
import { REQUEST_ID_PATTERN, type RouteDefinition } from './route-definition.ts';

interface Header {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly required?: true;
}

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

/** Response headers of interest to clients. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description:
      'Id of the request; quote it to the operator of the service. The X-Request-Id of the request if that has this form.',
    required: true,
    schema: { type: 'string', pattern: REQUEST_ID_PATTERN },
  },
  'RateLimit-Policy': {
    description:
      'Limits of the API key (IETF draft-ietf-httpapi-ratelimit-headers). Absent on a service without limits.',
    schema: text,
  },
  RateLimit: { description: 'Remaining quota of the limit that applied to this request.', schema: text },
  'X-RateLimit-Limit': { description: 'Limit that applied to this request.', schema: count },
  'X-RateLimit-Remaining': { description: 'Requests remaining.', schema: count },
  'X-RateLimit-Reset': {
    description: 'Unix time in seconds at which the full limit is available again.',
    schema: count,
  },
  'Retry-After': {
    description: 'Seconds to wait before retrying.',
    schema: { type: 'integer', minimum: 1 },
  },
  'Idempotent-Replayed': {
    description: 'Present when the response is a replay for this Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  'WWW-Authenticate': {
    description: 'Problem with the API key, or the scope it lacks (RFC 6750, section 3).',
    schema: text,
  },
  Location: {
    description: 'URL of the created resource, or the signed URL.',
    required: true,
    schema: { type: 'string', format: 'uri' },
  },
  Link: { description: 'URL of the next page, with rel="next". Absent on the last page.', schema: text },
  ETag: {
    description: 'Version of the response, for If-None-Match and If-Range.',
    required: true,
    schema: { type: 'string', pattern: '^"[\\w-]+"$' },
  },
  'Accept-Ranges': { description: 'A Range of bytes can be requested.', required: true, schema: text },
  'Content-Range': { description: 'The range that was sent, or the size.', required: true, schema: text },
} as const satisfies Readonly<Record<string, Header>>;

type HeaderName = keyof typeof RESPONSE_HEADERS;

const RATE_LIMIT: readonly HeaderName[] = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/**
 * The headers of a response, as references to the components.
 * @param codes errors with this status; empty for a success
 */
export function headersOf(
  route: RouteDefinition,
  status: number,
  codes: readonly ApiErrorCode[],
): Record<string, { $ref: string }> {
  const isRetried = codes.some((code) => ['rate_limited', 'unavailable', 'idempotency_in_progress'].includes(code));
  const names: HeaderName[] = [
    'X-Request-Id',
    // Limits are those of a key, which is unknown here.
    ...(status === 401 || route.isOpen === true ? [] : RATE_LIMIT),
    ...(isRetried ? (['Retry-After'] as const) : []),
    ...(status < 300 && route.method === 'POST' && route.isOpen !== true ? (['Idempotent-Replayed'] as const) : []),
    ...(status === 401 || status === 403 ? (['WWW-Authenticate'] as const) : []),
    ...(status === 302 ? (['Location'] as const) : []),
    ...resourceHeaders(route, status),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Those about the resource and its representation. */
function resourceHeaders({ success }: RouteDefinition, status: number): HeaderName[] {
  const isSent = status === 200 || status === 206 || status === 304;
  return [
    ...(status === 201 && success.location !== undefined ? (['Location'] as const) : []),
    ...(status === 200 && isPage(success.schema) ? (['Link'] as const) : []),
    ...(isSent && success.etag === true ? (['ETag'] as const) : []),
    ...((isSent || status === 416) && success.ranges === true ? (['Accept-Ranges'] as const) : []),
    ...(status === 206 || status === 416 ? (['Content-Range'] as const) : []),
  ];
}

/** True for a list that `next_cursor` continues. */
function isPage(schema: TSchema | undefined): boolean {
  return (schema as { properties?: Record<string, unknown> } | undefined)?.properties?.['next_cursor'] !== undefined;
}
