import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { ADMIN_ROUTES } from '../../contract/admin-routes.ts';
import { ApiError } from '../errors.ts';
import { adminTokenHash } from '../first-start.ts';
import { errorSender } from '../http/error-reply.ts';
import { acceptJsonOnly } from '../http/json-body.ts';
import { requestIdOf, withoutTrailingSlash } from '../http/request-line.ts';
import { traceRequests } from '../http/request-span.ts';
import { registerRoutes } from '../http/server.ts';
import { hashKey } from '../keys/key-secret.ts';
import { ADMIN, workspaceOfRequest } from './admin-call.ts';
import { type AdminContext, adminHandlers } from './admin-handlers.ts';

/**
 * The admin API: workspaces, keys, members, tokens, audit trail. It has its own listener on loopback and its own token; API keys
 * do not work here.
 * The token's hash is read on each request, so that a token issued by another process is accepted at once.
 */
export function createAdminServer(context: AdminContext): FastifyInstance {
  const { service } = context;
  const server = Fastify({
    logger: false,
    genReqId: (request) => requestIdOf(request, service.clock),
    requestIdHeader: false,
    rewriteUrl: withoutTrailingSlash,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
  });
  acceptJsonOnly(server);
  traceRequests(server, service);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
  });
  server.setNotFoundHandler(async (request) => {
    admit(request, await adminTokenHash(service.store));
    throw new ApiError('not_found', 'The admin API has no such path.');
  });
  server.setErrorHandler(errorSender(service));
  registerRoutes(server, service, {
    routes: ADMIN_ROUTES,
    handlers: adminHandlers(context),
    prefix: '',
    // Without a public address: clients resolve links by that of the request.
    baseUrl: () => '',
    limits: null,
    authenticate: async (request) => {
      const apiKey = admit(request, await adminTokenHash(service.store));
      const workspaceId = await workspaceOfRequest(service.store, request.query, ADMIN, context.workspaceId);
      return { principal: { keyId: ADMIN, workspaceId, livemode: true, scopes: [] }, apiKey };
    },
  });
  return server;
}

/**
 * @param tokenHash undefined before the first keys are created; then every token is refused
 * @returns the admin token
 * @throws ApiError missing_api_key, invalid_api_key
 */
function admit(request: FastifyRequest, tokenHash: string | undefined): string {
  const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) {
    throw new ApiError('missing_api_key', 'Send the admin token of the bootstrap file as "Authorization: Bearer …".', {
      headers: { 'www-authenticate': 'Bearer realm="scan-gate-admin"' },
    });
  }
  if (tokenHash === undefined || !timingSafeEqual(Buffer.from(hashKey(token)), Buffer.from(tokenHash))) {
    throw new ApiError(
      'invalid_api_key',
      'This is not the admin token of this service. Run scan-gate admin-token to issue one.',
      {
        headers: { 'www-authenticate': 'Bearer realm="scan-gate-admin", error="invalid_token"' },
      },
    );
  }
  return token;
}
