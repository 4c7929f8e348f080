import { checkResponse } from '../client/check-response.ts';
import {
  CONSOLE_API,
  ConsoleSession,
  ConsoleSignedOut,
  type ConsoleSignIn,
  ConsoleSso,
  CSRF_HEADER,
  SSO_PATHS,
  WORKSPACE_HEADER,
} from '../contract/console.ts';
import { isRecord } from '../shared/records.ts';
import { consolePath } from './api.ts';

/** Signing in, reading the session, signing out: the only requests that do not go through the client. */

/** Signing in or out failed. */
export class SessionError extends Error {
  readonly code: string;
  readonly requestId: string | null;
  constructor(code: string, message: string, requestId: string | null) {
    super(message);
    this.name = 'SessionError';
    this.code = code;
    this.requestId = requestId;
  }
}

const TIMEOUT_MS = 30_000;

/** @throws SessionError `sign_in_refused`, `rate_limited`, `connection_failed`, …; ServiceResponseError `response_malformed` */
export async function signIn(body: ConsoleSignIn): Promise<ConsoleSession> {
  const response = await request('POST', { 'content-type': 'application/json' }, JSON.stringify(body));
  return sessionOf(response);
}

/**
 * @param workspace null for the first one of the session
 * @returns null without a session
 * @throws SessionError `not_found` for a workspace that the session does not reach
 */
export async function readSession(workspace: string | null = null): Promise<ConsoleSession | null> {
  const response = await request('GET', workspace === null ? {} : { [WORKSPACE_HEADER]: workspace });
  return response.status === 401 ? null : sessionOf(response);
}

/** @returns how people sign in; as without single sign-on when the service does not respond */
export async function readSso(): Promise<ConsoleSso> {
  try {
    const response = await request('GET', {}, undefined, SSO_PATHS.status);
    return checkResponse(ConsoleSso, await response.json(), SSO_PATHS.status);
  } catch {
    return { provider: null, tokens: true };
  }
}

/** @returns where the session at the identity provider is ended; null when there is nothing left to do */
export async function signOut(csrfToken: string): Promise<string | null> {
  const response = await request('DELETE', { [CSRF_HEADER]: csrfToken });
  if (!response.ok && response.status !== 401) throw await errorOf(response);
  if (response.status !== 200) return null;
  return checkResponse(ConsoleSignedOut, await response.json(), CONSOLE_API.session).provider_logout_url;
}

async function request(
  method: string,
  headers: Record<string, string>,
  body?: string,
  path: string = CONSOLE_API.session,
): Promise<Response> {
  const init = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS), ...(body === undefined ? {} : { body }) };
  try {
    return await fetch(consolePath(path), { ...init, credentials: 'same-origin', cache: 'no-store' });
  } catch {
    throw new SessionError('connection_failed', 'The service could not be reached.', null);
  }
}

async function sessionOf(response: Response): Promise<ConsoleSession> {
  if (!response.ok) throw await errorOf(response);
  return checkResponse(ConsoleSession, await response.json().catch(() => null), CONSOLE_API.session);
}

async function errorOf(response: Response): Promise<SessionError> {
  const body: unknown = await response.json().catch(() => null);
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  const text = (name: string) => (typeof error[name] === 'string' ? error[name] : null);
  const code = text('code') ?? `http_${response.status}`;
  const message = text('message') ?? 'The request failed.';
  return new SessionError(code, message, text('request_id') ?? response.headers.get('x-request-id'));
}
