import type { ApiErrorCode } from './errors.ts';
import type { RouteDefinition } from './route-definition.ts';

interface Header {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly required?: true;
}

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

/** Every header of a response that means something to a client, by name. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description: 'Id of the request; quote it to the operator of the service.',
    required: true,
    schema: { type: 'string', pattern: '^req_[0-9a-z]{26}$' },
  },
  'RateLimit-Policy': {
    description:
      'Limits of the API key (IETF draft-ietf-httpapi-ratelimit-headers). Absent where the service has none.',
    schema: text,
  },
  RateLimit: { description: 'What is left of the limit that applied to this request.', schema: text },
  'X-RateLimit-Limit': { description: 'Size of the limit that applied to this request.', schema: count },
  'X-RateLimit-Remaining': { description: 'Requests left of it.', schema: count },
  'X-RateLimit-Reset': { description: 'Unix time in seconds at which all of it is available again.', schema: count },
  'Retry-After': {
    description: 'Seconds to wait before the request is sent again.',
    schema: { type: 'integer', minimum: 1 },
  },
  'Idempotent-Replayed': {
    description: 'Present when the response was stored for an earlier request with this Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  'WWW-Authenticate': {
    description: 'What is wrong with the key, or which scope it lacks (RFC 6750, section 3).',
    schema: text,
  },
  Location: { description: 'The signed URL.', required: true, schema: { type: 'string', format: 'uri' } },
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
 * The headers that a response of a route may have, as references into the components of the description.
 * @param codes the errors that have the status; empty for a success
 */
export function headersOf(
  route: RouteDefinition,
  status: number,
  codes: readonly ApiErrorCode[],
): Record<string, { $ref: string }> {
  const isRetried = codes.some((code) => ['rate_limited', 'unavailable', 'idempotency_in_progress'].includes(code));
  const names: HeaderName[] = [
    'X-Request-Id',
    // A key that is not known has no limits.
    ...(status === 401 ? [] : RATE_LIMIT),
    ...(isRetried ? (['Retry-After'] as const) : []),
    ...(status < 300 && route.method === 'POST' ? (['Idempotent-Replayed'] as const) : []),
    ...(status === 401 || status === 403 ? (['WWW-Authenticate'] as const) : []),
    ...(status === 302 ? (['Location'] as const) : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
