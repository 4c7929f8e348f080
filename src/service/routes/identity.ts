import type { FastifyInstance } from 'fastify';
import { IDENTITY_ROUTES, TokenExchange } from '../../contract/trust.ts';
import { ApiError } from '../errors.ts';
import { addressOf } from '../http/client-address.ts';
import { TokenBuckets } from '../http/rate-limit.ts';
import { exchangeToken } from '../identity/exchange.ts';
import type { IssuerKeys } from '../identity/issuer-keys.ts';
import type { ServiceContext } from '../service-context.ts';
import { validate } from '../validate.ts';

/** Exchanges a minute in this process. Runners of one provider share addresses. */
const PER_ADDRESS = 120;
const IN_ALL = 1_200;

/** The exchange of identity tokens for keys. It needs no key, and is limited before anything of a token is read. */
export function registerIdentity(
  server: FastifyInstance,
  service: ServiceContext,
  issuers: ReadonlyMap<string, IssuerKeys>,
): void {
  const perAddress = new TokenBuckets(PER_ADDRESS, PER_ADDRESS);
  const inAll = new TokenBuckets(IN_ALL, IN_ALL);
  server.post(IDENTITY_ROUTES.exchangeToken.path, {
    onRequest: async (request) => {
      const wait = perAddress.take(addressOf(request, service)).retryAfter || inAll.take('all').retryAfter;
      if (wait === 0) return;
      throw new ApiError('rate_limited', `Too many exchanges of tokens: retry in ${wait} s.`, {
        headers: { 'retry-after': String(wait) },
      });
    },
    handler: async (request, reply) => {
      validate(TokenExchange, request.body ?? null, 'The body');
      const { token } = request.body as TokenExchange;
      return reply.send(await exchangeToken(service, issuers, token));
    },
  });
}
