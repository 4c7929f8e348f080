import type { FastifyInstance } from 'fastify';
import {
  CONSOLE_API,
  type ConsoleSignedOut,
  ConsoleSignIn,
  type ConsoleSso,
  SSO_PATHS,
} from '../../../contract/console.ts';
import { ApiError } from '../../errors.ts';
import { addressOf } from '../../http/client-address.ts';
import { TokenBuckets } from '../../http/rate-limit.ts';
import type { ServiceContext } from '../../service-context.ts';
import { validate } from '../../validate.ts';
import { acceptsTokens, signIn, signOut, toConsoleSession } from '../sessions.ts';
import { type ConsoleContext, checkOrigin, sessionOf } from './authenticate-session.ts';
import { RefusedSignIns } from './refused-sign-ins.ts';
import { setSessionCookie } from './session-cookie.ts';

/** Attempts a minute, in this process. */
const PER_ADDRESS = 10;
/** Of all addresses that have not signed in before: what guesses from many of them keeps no member out. */
const IN_ALL = 120;
const KNOWN_MAX = 1_000;

/** Signs in, reads the session, signs out. */
export function registerSessionRoutes(server: FastifyInstance, context: ConsoleContext): void {
  const { service, workspaceId, sso } = context;
  const attempts = new SignInLimits();
  const refused = new RefusedSignIns(service, workspaceId);

  server.post(CONSOLE_API.session, {
    onRequest: async (request) => {
      checkOrigin(request.raw, service);
      attempts.take(addressOf(request, service));
    },
    handler: async (request, reply) => {
      const origin = checkOrigin(request.raw, service);
      validate(ConsoleSignIn, request.body ?? null, 'The body');
      const body = request.body as ConsoleSignIn;
      const address = addressOf(request, service);
      const session = await signIn(service, workspaceId, body, address);
      if (session === null) {
        await refused.add({ address, method: body.link === undefined ? 'token' : 'link' });
        throw new ApiError('sign_in_refused', refusalOf(body, service));
      }
      attempts.accepted(address);
      const fields = { request_id: request.id, session_id: session.id };
      service.log('info', 'console.signed_in', fields);
      if (sso !== null && session.keyId === null) service.log('warn', 'console.break_glass', fields);
      setSessionCookie(reply, origin, session.secret, '');
      return reply.code(201).send(await toConsoleSession(service, session));
    },
  });

  server.get(CONSOLE_API.session, async (request) => toConsoleSession(service, await sessionOf(request.raw, context)));

  server.delete(CONSOLE_API.session, async (request, reply) => {
    const session = await sessionOf(request.raw, context);
    await signOut(service, session);
    setSessionCookie(reply, checkOrigin(request.raw, service), '', '; Max-Age=0');
    const backTo = `${service.config.publicUrl}/console/`;
    const url = session.identity === null ? null : ((await sso?.endSessionUrl(backTo)) ?? null);
    if (url === null) return reply.code(204).send();
    return reply.send({ provider_logout_url: url } satisfies ConsoleSignedOut);
  });

  server.get(SSO_PATHS.status, async (request): Promise<ConsoleSso> => {
    checkOrigin(request.raw, service);
    const { issuer } = service.config.console?.sso ?? {};
    return { provider: issuer === undefined ? null : new URL(issuer).host, tokens: acceptsTokens(service) };
  });
}

/** Why a sign-in is refused, as far as everyone may know. */
function refusalOf({ link }: ConsoleSignIn, service: ServiceContext): string {
  if (link !== undefined)
    return 'The link is not valid: it works once, within 5 minutes. Create another one with scan-gate console --bootstrap FILE.';
  if (acceptsTokens(service))
    return 'This is neither the admin token of this service nor a valid personal access token.';
  return 'This is not the admin token of this service. Personal access tokens do not sign in here: use single sign-on.';
}

class SignInLimits {
  readonly #perAddress = new TokenBuckets(PER_ADDRESS, PER_ADDRESS);
  readonly #inAll = new TokenBuckets(IN_ALL, IN_ALL);
  /** Addresses that signed in, the latest last. */
  readonly #known = new Set<string>();

  /** @throws ApiError rate_limited */
  take(address: string): void {
    const { retryAfter } = this.#perAddress.take(address);
    const isLimited = retryAfter > 0 || this.#known.has(address);
    const wait = isLimited ? retryAfter : this.#inAll.take('all').retryAfter;
    if (wait === 0) return;
    throw new ApiError('rate_limited', `Too many attempts to sign in: retry in ${wait} s.`, {
      headers: { 'retry-after': String(wait) },
    });
  }

  accepted(address: string): void {
    this.#known.delete(address);
    this.#known.add(address);
    const [oldest] = this.#known;
    if (this.#known.size > KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest);
  }
}
