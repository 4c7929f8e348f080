import type { FastifyInstance, FastifyReply } from 'fastify';
import { CONSOLE_API, ConsoleSignIn } from '../../../contract/console.ts';
import { audit } from '../../audit.ts';
import { ApiError } from '../../errors.ts';
import { addressOf } from '../../http/client-address.ts';
import { TokenBuckets } from '../../http/rate-limit.ts';
import type { ServiceContext } from '../../service-context.ts';
import { validate } from '../../validate.ts';
import type { ConsoleOrigin } from '../links.ts';
import { signIn, signOut, toConsoleSession } from '../sessions.ts';
import { type ConsoleContext, checkOrigin, cookieName, sessionOf } from './authenticate-session.ts';

/** Attempts a minute, in this process. */
const PER_ADDRESS = 10;
/** Of all addresses that have not signed in before: what guesses from many of them keeps no member out. */
const IN_ALL = 120;
const KNOWN_MAX = 1_000;
/** Refusals a minute that are audited; all are logged. */
const AUDITED = 30;

/** Signs in, reads the session, signs out. */
export function registerSessionRoutes(server: FastifyInstance, context: ConsoleContext): void {
  const { service, workspaceId } = context;
  const attempts = new SignInLimits(service);

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
        await attempts.refused(workspaceId, { address, method: body.link === undefined ? 'token' : 'link' });
        throw new ApiError(
          'sign_in_refused',
          body.link === undefined
            ? 'This is neither the admin token of this service nor a valid personal access token.'
            : 'The link is not valid: it works once, within 5 minutes. Create another one with scan-gate console --bootstrap FILE.',
        );
      }
      attempts.accepted(address);
      service.log('info', 'console.signed_in', { request_id: request.id, session_id: session.id });
      setCookie(reply, origin, session.secret, '');
      return reply.code(201).send(toConsoleSession(service, session));
    },
  });

  server.get(CONSOLE_API.session, async (request) => toConsoleSession(service, await sessionOf(request.raw, context)));

  server.delete(CONSOLE_API.session, async (request, reply) => {
    await signOut(service, await sessionOf(request.raw, context));
    setCookie(reply, checkOrigin(request.raw, service), '', '; Max-Age=0');
    return reply.code(204).send();
  });
}

/** Without Max-Age the browser drops the cookie when it closes; the server ends the session in any case. */
function setCookie(reply: FastifyReply, origin: ConsoleOrigin, value: string, more: string): void {
  const secure = origin.isTls ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName(origin)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}${more}`);
}

class SignInLimits {
  readonly #service: ServiceContext;
  readonly #perAddress = new TokenBuckets(PER_ADDRESS, PER_ADDRESS);
  readonly #inAll = new TokenBuckets(IN_ALL, IN_ALL);
  readonly #audited = new TokenBuckets(AUDITED, AUDITED);
  /** Addresses that signed in, the latest last. */
  readonly #known = new Set<string>();

  constructor(service: ServiceContext) {
    this.#service = service;
  }

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

  async refused(workspaceId: string, details: { readonly address: string; readonly method: string }): Promise<void> {
    const { store, clock, log } = this.#service;
    log('warn', 'console.sign_in_refused', details);
    if (this.#audited.take('all').retryAfter > 0) return;
    const actor = { workspaceId, keyId: 'service' } as const;
    await audit(store, actor, 'console.sign_in_refused', 'console', clock.now(), details);
  }
}
