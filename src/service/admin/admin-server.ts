import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { ApiError, invalid } from '../errors.ts';
import { adminTokenHash } from '../first-start.ts';
import { asApiError } from '../http/error-reply.ts';
import { acceptJsonOnly } from '../http/json-body.ts';
import { newId } from '../ids.ts';
import { hashKey } from '../keys/key-secret.ts';
import { errorFields } from '../log.ts';
import { validate } from '../validate.ts';
import {
  type AdminContext,
  createAdminKey,
  createMember,
  deleteMember,
  grant,
  listAllKeys,
  revokeAdminKey,
  rotateAdminKey,
} from './admin-operations.ts';
import { KeyCreate, KeyRotate, MemberCreate, TokenGrant } from './admin-schemas.ts';

/**
 * The admin API: keys, members, tokens. It has its own listener on loopback and its own token; API keys do not work here.
 * The token's hash is read on each request, so that a token issued by another process is accepted at once.
 */
export function createAdminServer(context: AdminContext): FastifyInstance {
  const { service } = context;
  const server = Fastify({
    logger: false,
    genReqId: () => newId('req', service.clock.now()),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
  });
  acceptJsonOnly(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
    admit(request, await adminTokenHash(service.store));
  });
  server.setNotFoundHandler(async () => {
    throw new ApiError('not_found', 'The admin API has no such path.');
  });
  server.setErrorHandler((thrown, request, reply) => {
    const error = asApiError(thrown);
    if (error.status >= 500) {
      service.log('error', 'admin.failed', { request_id: request.id, ...errorFields(error.cause ?? error) });
    }
    return reply
      .code(error.status)
      .headers(error.extras.headers ?? {})
      .send({ error: error.toBody(request.id, service.config.publicUrl) });
  });

  server.get('/v1/keys', async () => ({ data: await listAllKeys(context) }));
  server.post('/v1/keys', async (request, reply) => {
    reply.code(201);
    return createAdminKey(context, checked(KeyCreate, request.body));
  });
  server.post<{ Params: { id: string } }>('/v1/keys/:id/revoke', (request) =>
    revokeAdminKey(context, request.params.id),
  );
  server.post<{ Params: { id: string } }>('/v1/keys/:id/rotate', async (request, reply) => {
    reply.code(201);
    return rotateAdminKey(context, request.params.id, checked(KeyRotate, request.body ?? {}));
  });
  server.post('/v1/members', async (request, reply) => {
    reply.code(201);
    return createMember(context, checked(MemberCreate, request.body).name);
  });
  server.delete<{ Params: { name: string } }>('/v1/members/:name', (request) =>
    deleteMember(context, request.params.name),
  );
  server.post('/v1/tokens/grant', (request) => grant(context, checked(TokenGrant, request.body).amount));
  return server;
}

/**
 * @param tokenHash undefined before the first keys are created; then every token is refused
 * @throws ApiError missing_api_key, invalid_api_key
 */
function admit(request: FastifyRequest, tokenHash: string | undefined): void {
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
}

/** @throws ApiError validation_error */
function checked<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
  if (body === undefined) throw invalid('body', 'is required: send a JSON object', 'required');
  validate(schema, body, 'The body');
  return body as Static<Schema>;
}
