import type { FastifyInstance } from 'fastify';
import { IDENTITY_ROUTES, TokenExchange } from '../../contract/trust.ts';
import { AddressLimits } from '../http/address-limits.ts';
import { addressOf } from '../http/client-address.ts';
import { exchangeToken } from '../identity/exchange.ts';
import type { IssuerKeys } from '../identity/issuer-keys.ts';
import type { ServiceContext } from '../service-context.ts';
import { validate } from '../validate.ts';

/** Exchanges a minute in this process. Runners of one provider share addresses. */
const PER_ADDRESS = 120;
const IN_ALL = 1_200;

/**
 * The exchange of identity tokens for keys. It needs no key, and is limited before anything of a token is read.
 * @param now monotonic, in milliseconds
 */
export function registerIdentity(
  server: FastifyInstance,
  service: ServiceContext,
  issuers: ReadonlyMap<string, IssuerKeys>,
  now: () => number,
): void {
  const limits = new AddressLimits(PER_ADDRESS, IN_ALL, 'exchanges of tokens', now);
  server.post(IDENTITY_ROUTES.exchangeToken.path, {
    onRequest: async (request) => limits.take(addressOf(request, service)),
    handler: async (request, reply) => {
      validate(TokenExchange, request.body ?? null, 'The body');
      const { token } = request.body as TokenExchange;
      return reply.send(await exchangeToken(service, issuers, token));
    },
  });
}
