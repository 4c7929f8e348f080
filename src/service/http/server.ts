import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { LIMITS } from '../../contract/limits.ts';
import type { RouteDefinition } from '../../contract/route-definition.ts';
import { ROUTES } from '../../contract/routes.ts';
import { invalid } from '../errors.ts';
import type { KeyLookup } from '../keys/key-lookup.ts';
import type { Principal, RateLimits, ServiceContext } from '../service-context.ts';
import { traceFields } from '../tracing/trace-context.ts';
import { validate } from '../validate.ts';
import { AllowedMethods } from './allowed-methods.ts';
import { type Authenticated, authenticate, authorize } from './authenticate.ts';
import { compressResponses } from './compress.ts';
import { Cursors } from './cursor.ts';
import { answerBrokenRequest, errorSender } from './error-reply.ts';
import { Idempotency, idempotencyKeyOf, requestHash } from './idempotency.ts';
import { acceptJsonOnly } from './json-body.ts';
import { LateRequests } from './late-requests.ts';
import { RateLimiter } from './rate-limit.ts';
import { mediaTypeOf, payloadOfReply } from './reply.ts';
import { pathOf, requestIdOf, withoutTrailingSlash } from './request-line.ts';
import { traceparentOf, traceRequests } from './request-span.ts';
import type { Handlers, Reply, RequestHandler, RouteContext } from './route-context.ts';
import { sealingKey } from './sealed-response.ts';

/**
 * Parses query parameters. Only integers are converted. Unknown and repeated parameters are refused.
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
    if (typeof value !== 'string') throw invalid(shown, 'is repeated', 'duplicate');
    query[name] = properties[name]?.type === 'integer' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  }
  if (schema !== undefined) validate(schema, query, 'The query');
  return query;
}

/** How long a slow client may hold a socket, in milliseconds. */
export interface HttpTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** Interval at which the limits are enforced. */
  readonly checkMs: number;
}

const TIMEOUTS: HttpTimeouts = { headersMs: 10_000, requestMs: 30_000, checkMs: 1_000 };
const KEEP_ALIVE_MS = 20_000;
const MAX_HEADER_BYTES = 16 * 1024;

/** Set once per request in `onRequest`. */
interface Admitted {
  readonly principal: Principal;
  readonly idempotency: { readonly key: string; readonly sealingKey: Uint8Array; readonly path: string } | null;
}

/** Routes of one contract table at one place, all authenticated, rate limited and validated the same way. */
export interface RouteGroup {
  readonly routes: Readonly<Record<string, RouteDefinition>>;
  /** Routes without a handler are not served. */
  readonly handlers: Readonly<Record<string, unknown>>;
  /** Precedes the paths of the table. */
  readonly prefix: string;
  /** Base of the URLs in Location and Link, before the prefix. */
  readonly baseUrl: () => string;
  /** Per key; null for none but those that a workspace sets. */
  readonly limits: RateLimits | null;
  readonly authenticate: (request: FastifyRequest) => Promise<Authenticated>;
}

const admitted = new WeakMap<FastifyRequest, Admitted>();

/** HTTP server of the API: the routes of the contract, all authenticated, rate limited and validated the same way. */
export function createServer(
  service: ServiceContext,
  keys: KeyLookup,
  handlers: Handlers,
  timeouts: HttpTimeouts = TIMEOUTS,
): FastifyInstance {
  const lateRequests = new LateRequests(timeouts.requestMs);
  const sendError = errorSender(service);
  const server = Fastify({
    logger: false,
    genReqId: (request) => requestIdOf(request, service.clock),
    requestIdHeader: false,
    rewriteUrl: withoutTrailingSlash,
    bodyLimit: LIMITS.bodyBytesMax,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, service, lateRequests),
    frameworkErrors: (error, request, reply) => sendError(error, request as FastifyRequest, reply as never),
  });
  lateRequests.watch(server.server);
  acceptJsonOnly(server);
  const methods = new AllowedMethods();
  methods.watch(server);
  compressResponses(server);
  traceRequests(server, service);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    if (methods.refuses(request.method, pathOf(request))) throw methods.error(request.method, pathOf(request));
  });
  server.addHook('onResponse', async (request, reply) => observe(service, request, reply));
  server.setErrorHandler(sendError);
  server.setNotFoundHandler((request, reply) =>
    sendError(methods.error(request.method, pathOf(request)), request, reply),
  );
  registerRoutes(server, service, {
    routes: ROUTES,
    handlers,
    prefix: '',
    baseUrl: () => service.config.publicUrl,
    limits: service.config.rateLimits,
    authenticate: (request) => authenticate(request.raw, keys),
  });
  countFromStart(service, handlers);
  return server;
}

/** So that `rate()` sees the first error of a route. */
function countFromStart({ metrics }: ServiceContext, handlers: Handlers): void {
  for (const [name, { method, path, success }] of Object.entries<RouteDefinition>(ROUTES)) {
    if (!Object.hasOwn(handlers, name)) continue;
    for (const status of [success.status, 500, 503]) {
      metrics.count('scan_gate_http_requests_total', { method, route: routePath(path), status: String(status) }, 0);
    }
  }
}

const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

export function registerRoutes(server: FastifyInstance, service: ServiceContext, group: RouteGroup): void {
  const parts: Parts = {
    service,
    cursors: new Cursors(service.secret, () => service.clock.now()),
    idempotency: new Idempotency(service.store, service.clock),
    limiter: new RateLimiter(group.limits),
  };
  for (const [name, definition] of Object.entries(group.routes)) {
    const handler = group.handlers[name] as AnyHandler | undefined;
    if (handler !== undefined) register(server, parts, group, definition, handler);
  }
}

interface Parts {
  readonly service: ServiceContext;
  readonly cursors: Cursors;
  readonly idempotency: Idempotency;
  readonly limiter: RateLimiter;
}

function register(
  server: FastifyInstance,
  parts: Parts,
  group: RouteGroup,
  route: RouteDefinition,
  handler: AnyHandler,
) {
  server.route({
    method: route.method,
    url: group.prefix + routePath(route.path),
    // Runs before the body is read, so an unauthenticated client cannot make the service parse anything.
    onRequest: async (request, reply) => {
      const { principal, apiKey, session = '', rates } = await group.authenticate(request);
      reply.headers(parts.limiter.check(principal.keyId, route.rateClass, rates));
      authorize(principal, route.scopes);
      if ((request.raw.headersDistinct['content-type']?.length ?? 0) > 1) {
        throw invalid('Content-Type', 'is repeated', 'duplicate');
      }
      const key = route.method === 'POST' ? idempotencyKeyOf(request.raw) : null;
      const path = session + pathOf(request);
      const idempotency = key === null ? null : { key, sealingKey: sealingKey(apiKey, key), path };
      admitted.set(request, { principal, idempotency });
    },
    handler: async (request, reply) => {
      const result = await handle(parts, route, handler, request);
      return reply.send(await payloadOfReply(result, group, route, request, reply));
    },
  });
}

/** Every handler takes a transaction in place of its first parameter. */
type AnyHandler = RequestHandler<'GET', RouteContext>;

async function handle(
  { service, cursors, idempotency }: Parts,
  route: RouteDefinition,
  handler: AnyHandler,
  request: FastifyRequest,
): Promise<Reply> {
  const entry = admitted.get(request);
  if (entry === undefined) throw new Error('The request was not authenticated.');
  const query = readQuery(route.query, request.query as Record<string, unknown>);
  const body = readBody(route, request.body, service.config.mode === 'embedded');
  const mediaType = mediaTypeOf(route, request);
  const context = {
    service,
    cursors,
    principal: entry.principal,
    requestId: request.id,
    traceparent: traceparentOf(request),
    mediaType,
    params: request.params,
    query,
    body,
  } as RouteContext;
  if (route.method === 'GET') {
    return handler(service.store, context, undefined);
  }
  const keyed =
    entry.idempotency === null
      ? null
      : { ...entry.idempotency, principal: entry.principal, method: route.method, hash: requestHash(body) };
  const reply = await idempotency.run(
    keyed,
    (tx, prepared) => handler(tx, context, prepared),
    handler.prepare && (() => handler.prepare?.(context)),
  );
  reply.committed?.();
  return reply;
}

function readBody(route: RouteDefinition, body: unknown, isEmbedded: boolean): unknown {
  if (route.body === undefined) {
    const isEmptyObject = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
    if (body === undefined || route.method === 'GET' || route.method === 'DELETE' || isEmptyObject) return undefined;
    throw invalid('body', 'must be absent: this route takes no body', 'unknown');
  }
  if (body === undefined) {
    if (route.bodyOptional === true) return undefined;
    throw invalid('body', 'is required: send a JSON object', 'required');
  }
  validate((isEmbedded ? route.embeddedBody : undefined) ?? route.bodyFrame ?? route.body, body, 'The body');
  return body;
}

function observe(service: ServiceContext, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'unknown';
  const labels = { method: request.method, route, status: String(reply.statusCode) };
  service.metrics.count('scan_gate_http_requests_total', labels);
  const seconds = reply.elapsedTime / 1000;
  service.metrics.observe('scan_gate_http_request_duration_seconds', { method: request.method, route }, seconds);
  service.log('info', 'request', {
    request_id: request.id,
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    key_id: admitted.get(request)?.principal.keyId,
    ...traceFields(traceparentOf(request)),
  });
}
