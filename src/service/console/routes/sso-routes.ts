import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SSO_PAGE, SSO_PATHS } from '../../../contract/console.ts';
import { ApiError } from '../../errors.ts';
import { AddressLimits } from '../../http/address-limits.ts';
import { addressOf } from '../../http/client-address.ts';
import { asApiError } from '../../http/error-reply.ts';
import { useOnce } from '../../identity/used-tokens.ts';
import { errorFields } from '../../log.ts';
import type { ServiceContext, SsoConfig } from '../../service-context.ts';
import { endByLogoutToken } from '../../sso/logout.ts';
import { signInPerson } from '../../sso/people.ts';
import type { SignInChecks, SsoProvider } from '../../sso/provider.ts';
import { type ConsoleOrigin, consoleOrigin, INSECURE } from '../links.ts';
import { type ConsoleContext, cookieOf } from './authenticate-session.ts';
import { RefusedSignIns } from './refused-sign-ins.ts';
import { setSessionCookie } from './session-cookie.ts';

/** Requests a minute in this process: people of one office share an address, logout tokens come from the provider. */
const PER_ADDRESS = 60;
const IN_ALL = 600;
const ATTEMPT_SECONDS = 600;
const LOGOUT_BYTES_MAX = 16 * 1024;

/** Random, then the second in which it was made (base 36), then the page to return to. */
const ATTEMPT = /^([\w-]{43})~([0-9a-z]{1,10})~([a-z0-9_/]{0,62})$/;

/**
 * Single sign-on. Nothing of a request or response of the provider is logged: addresses and bodies carry codes and tokens.
 * @param now monotonic, in milliseconds
 */
export async function registerSso(
  server: FastifyInstance,
  context: ConsoleContext,
  provider: SsoProvider,
  sso: SsoConfig,
  now: () => number,
): Promise<void> {
  const { service, workspaceId } = context;
  const visits = new AddressLimits(PER_ADDRESS, IN_ALL, 'sign-ins', now);
  const logouts = new AddressLimits(PER_ADDRESS, IN_ALL, 'logout tokens', now);
  const refused = new RefusedSignIns(service, workspaceId);
  const redirectUri = () => service.config.publicUrl + SSO_PATHS.callback;
  const limit = async (request: FastifyRequest) => visits.take(addressOf(request, service));

  /** A browser shows errors in the console, by their code. */
  const errorHandler = async (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = asApiError(thrown);
    const address = addressOf(request, service);
    const reason = error.cause === undefined ? error.message : errorFields(error.cause)['error'];
    service.log('warn', 'console.sso_failed', { request_id: request.id, code: error.code, reason });
    if (error.code === 'sso_failed' || error.code === 'sso_no_role') await refused.add({ address, method: 'sso' });
    const target = `${service.config.publicUrl}/console/#sso-error=${error.code}&request=${request.id}`;
    return reply.headers(error.extras.headers ?? {}).redirect(target, 303);
  };

  server.get<{ Querystring: { page?: unknown } }>(SSO_PATHS.start, {
    errorHandler,
    onRequest: limit,
    handler: async (request, reply) => {
      const place = placeOf(request, service);
      const { page } = request.query;
      const begun = Math.floor(service.clock.now().getTime() / 1_000).toString(36);
      const shown = typeof page === 'string' && SSO_PAGE.test(page) ? page : '';
      const attempt = `${randomBytes(32).toString('base64url')}~${begun}~${shown}`;
      const url = await provider.authorizationUrl(redirectUri(), checksOf(service, attempt));
      setAttempt(reply, place, attempt, `; Max-Age=${ATTEMPT_SECONDS}`);
      return reply.redirect(url, 303);
    },
  });

  server.get(SSO_PATHS.callback, {
    errorHandler,
    onRequest: limit,
    handler: async (request, reply) => {
      const place = placeOf(request, service);
      const attempt = cookieOf(request.raw, attemptCookie(place), ATTEMPT);
      setAttempt(reply, place, '', '; Max-Age=0');
      const page = await useAttempt(service, sso.issuer, attempt);
      const callback = new URL(redirectUri());
      callback.search = new URL(request.raw.url ?? '', callback).search;
      const identity = await provider.identify(callback, checksOf(service, attempt ?? ''));
      const session = await signInPerson(service, workspaceId, identity, sso.roles, addressOf(request, service));
      if (session === null) throw new ApiError('sso_no_role', 'No group of this person has a role in a workspace.');
      service.log('info', 'console.signed_in', { request_id: request.id, session_id: session.id });
      setSessionCookie(reply, place, session.secret, '');
      return reply.redirect(`${service.config.publicUrl}/console/#/${page === '' ? 'overview' : page}`, 303);
    },
  });

  server.addContentTypeParser(
    /^application\/x-www-form-urlencoded\b/,
    { parseAs: 'string', bodyLimit: LOGOUT_BYTES_MAX },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  server.post(SSO_PATHS.backchannelLogout, {
    onRequest: async (request) => logouts.take(addressOf(request, service)),
    handler: async (request, reply) => {
      const tokens = request.body instanceof URLSearchParams ? request.body.getAll('logout_token') : [];
      const [token] = tokens;
      if (token === undefined || tokens.length > 1)
        throw new ApiError('invalid_logout_token', 'Send one logout_token as application/x-www-form-urlencoded.');
      const ended = await endByLogoutToken(service, provider, token);
      service.log('info', 'console.sso_logout', { request_id: request.id, ended });
      return reply.code(200).send('');
    },
  });
}

/** @throws ApiError invalid_state where the cookie would not come back with the callback */
function placeOf(request: FastifyRequest, { config }: ServiceContext): ConsoleOrigin {
  const place = consoleOrigin(config.publicUrl, request.raw.headers.host);
  if (place === null) throw new ApiError('invalid_state', INSECURE);
  if (place.origin === new URL(config.publicUrl).origin) return place;
  throw new ApiError('invalid_state', `Open the console at ${config.publicUrl}/console/ to sign in.`);
}

function attemptCookie({ isTls }: ConsoleOrigin): string {
  return isTls ? '__Host-scan_gate_sso' : 'scan_gate_sso';
}

/** Lax, because the provider sends the browser back from another site. */
function setAttempt(reply: FastifyReply, place: ConsoleOrigin, value: string, more: string): void {
  const secure = place.isTls ? '; Secure' : '';
  reply.header('set-cookie', `${attemptCookie(place)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${more}`);
}

/** State, nonce and verifier follow from the cookie, and from the secret of the service, so that no cookie made elsewhere works. */
function checksOf({ secret }: ServiceContext, attempt: string): SignInChecks {
  const derived = (name: string) => createHmac('sha256', secret).update(`sso.${name}.${attempt}`).digest('base64url');
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') };
}

/**
 * Uses up an attempt to sign in.
 * @returns the page to return to
 * @throws ApiError sso_failed for one that is missing, too old or used
 */
async function useAttempt({ store, clock }: ServiceContext, issuer: string, attempt: string | null): Promise<string> {
  const [, id = '', begun = '', page = ''] = ATTEMPT.exec(attempt ?? '') ?? [];
  const age = clock.now().getTime() / 1_000 - Number.parseInt(begun, 36);
  const isFresh = age >= -1 && age <= ATTEMPT_SECONDS;
  const expiresAt = new Date(clock.now().getTime() + ATTEMPT_SECONDS * 1_000);
  if (isFresh && (await useOnce(store, issuer, `sign-in:${id}`, expiresAt))) return page;
  throw new ApiError(
    'sso_failed',
    'The sign-in did not begin in this browser within the last ten minutes, or has ended: begin again.',
  );
}
