import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { CSRF_HEADER, MODE_HEADER, WORKSPACE_HEADER } from '../../../contract/console.ts';
import { KEY_MODES, type KeyMode } from '../../../contract/key.ts';
import { ADMIN, workspaceOfRequest } from '../../admin/admin-call.ts';
import { ApiError, invalid } from '../../errors.ts';
import { type Authenticated, workspaceSuspended } from '../../http/authenticate.ts';
import type { ServiceContext } from '../../service-context.ts';
import type { SsoProvider } from '../../sso/provider.ts';
import type { ConsoleKeys } from '../console-key.ts';
import { type ConsoleOrigin, consoleOrigin, INSECURE } from '../links.ts';
import { inWorkspace } from '../session-rights.ts';
import { csrfToken, findSession, isAdmin, type LiveSession, touchSession } from '../sessions.ts';

const SECRET = /^[\w-]{43}$/;

export interface ConsoleContext {
  readonly service: ServiceContext;
  readonly consoleKeys: ConsoleKeys;
  /** The first live workspace of this installation. */
  readonly workspaceId: string;
  /** Null without single sign-on. */
  readonly sso: SsoProvider | null;
}

/** `__Host-` lets no other host and no plain HTTP set the cookie (RFC 6265bis, section 4.1.3.2). It needs HTTPS. */
export function cookieName({ isTls }: ConsoleOrigin): string {
  return isTls ? '__Host-scan_gate_session' : 'scan_gate_session';
}

/**
 * Refuses requests that another site made the browser send.
 * @throws ApiError cross_site_request; invalid_state without HTTPS on another machine
 */
export function checkOrigin(request: IncomingMessage, service: ServiceContext): ConsoleOrigin {
  const { host, origin } = request.headers;
  const place = consoleOrigin(service.config.publicUrl, host);
  if (place === null) throw new ApiError('invalid_state', INSECURE);
  const site = request.headersDistinct['sec-fetch-site'] ?? ['same-origin'];
  if (site.length > 1 || site[0] !== 'same-origin' || (origin !== undefined && origin !== place.origin)) {
    throw new ApiError('cross_site_request', `Only pages of ${place.origin} may send this request.`);
  }
  return place;
}

/**
 * The session of a request from the console's pages, in the workspace that the request names.
 * @throws ApiError not_signed_in, cross_site_request, invalid_state, not_found
 */
export async function sessionOf(
  request: IncomingMessage,
  { service, workspaceId }: ConsoleContext,
): Promise<LiveSession> {
  const secret = cookieOf(request, cookieName(checkOrigin(request, service)), SECRET);
  const session = secret === null ? null : await findSession(service.store, service, workspaceId, secret);
  if (session === null) throw new ApiError('not_signed_in', 'There is no session, or it has ended: sign in.');
  if (request.method !== 'GET' && request.method !== 'HEAD') checkCsrf(request, csrfToken(service, session));
  const wanted = request.headersDistinct[WORKSPACE_HEADER.toLowerCase()]?.join();
  return wanted === undefined ? session : inWorkspace(service.store, session, wanted);
}

/** Acts as the member's token, or as a key of the console in sessions that have none. */
export async function authenticateSession(request: IncomingMessage, context: ConsoleContext): Promise<Authenticated> {
  const session = await usedSession(request, context);
  const { keyId, workspaceId, livemode, scopes, identity } = session;
  const principal =
    keyId === null || identity !== null
      ? await context.consoleKeys.principal(session, modeOf(request), context.service.clock.now())
      : { keyId, workspaceId, livemode, scopes };
  return { principal, apiKey: session.secret, session: session.id, rates: session.rates };
}

/** @throws ApiError insufficient_scope for a session without admin rights; not_found for a workspace of others */
export async function authenticateAdminSession(
  { raw, query }: FastifyRequest,
  context: ConsoleContext,
): Promise<Authenticated> {
  const session = await usedSession(raw, context);
  if (!isAdmin(session)) {
    throw new ApiError(
      'insufficient_scope',
      'The admin API is open to the admin token, and to live personal access tokens with every scope of members with the role admin.',
    );
  }
  const keyId = session.keyId ?? ADMIN;
  const workspaceId = await workspaceOfRequest(context.service.store, query, keyId, session.workspaceId);
  const principal = { keyId, workspaceId, livemode: true, scopes: [] };
  return { principal, apiKey: session.secret, session: session.id, rates: session.rates };
}

/** @throws ApiError workspace_suspended */
async function usedSession(request: IncomingMessage, context: ConsoleContext): Promise<LiveSession> {
  const session = await sessionOf(request, context);
  if (session.isSuspended && session.keyId !== null) throw workspaceSuspended();
  await touchSession(context.service, session);
  return session;
}

function modeOf(request: IncomingMessage): KeyMode {
  const value = request.headersDistinct[MODE_HEADER.toLowerCase()]?.join() ?? 'live';
  const mode = KEY_MODES.find((known) => known === value);
  if (mode === undefined) throw invalid(MODE_HEADER, 'must be live or test', 'enum');
  return mode;
}

function checkCsrf(request: IncomingMessage, expected: string): void {
  const given = Buffer.from(request.headersDistinct[CSRF_HEADER.toLowerCase()]?.join() ?? '');
  const token = Buffer.from(expected);
  if (given.length === token.length && timingSafeEqual(given, token)) return;
  throw new ApiError('cross_site_request', `Send the csrf_token of the session as ${CSRF_HEADER}.`);
}

/** @returns null unless the cookie is present once and has the form */
export function cookieOf(request: IncomingMessage, name: string, form: RegExp): string | null {
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  const value = found[0]?.slice(name.length + 1) ?? '';
  return found.length === 1 && form.test(value) ? value : null;
}
