import { type AdminClient, createAdminClient } from '../client/admin-client.ts';
import { type Client, createClient } from '../client/client.ts';
import { CONSOLE_API, type ConsoleSession, CSRF_HEADER, MODE_HEADER, WORKSPACE_HEADER } from '../contract/console.ts';
import type { KeyMode } from '../contract/key.ts';

/** What a proxy has put before /console/; '' without one. */
function prefix(): string {
  return new URL('..', document.baseURI).pathname.replace(/\/$/, '');
}

/** @param path of CONSOLE_API, below the root of the service */
export function consolePath(path: string): string {
  return `${prefix()}${path}`;
}

/** The two APIs of the service, as the signed-in session. */
export interface Api {
  readonly client: Client;
  readonly admin: AdminClient;
}

export interface ApiEvents {
  /** The session has ended or was ended elsewhere. */
  readonly onSignedOut: () => void;
  /** A request was answered, so the service counts idle time from now. */
  readonly onActivity: () => void;
}

/** Whether a session is not bound to one workspace and mode, as the token of a member is. */
export function canSwitch({ kind, sso }: Pick<ConsoleSession, 'kind' | 'sso'>): boolean {
  return kind === 'admin' || sso;
}

/** @param mode sent by sessions that can switch only */
export function createApi(session: ConsoleSession, mode: KeyMode, events: ApiEvents): Api {
  const headers = {
    [CSRF_HEADER]: session.csrf_token,
    ...(canSwitch(session) ? { [WORKSPACE_HEADER]: session.workspace } : {}),
    ...(canSwitch(session) && mode === 'test' ? { [MODE_HEADER]: mode } : {}),
  };
  const options = {
    headers,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const response = await fetch(input, { ...init, credentials: 'same-origin', cache: 'no-store' });
      if (response.status === 401) events.onSignedOut();
      else events.onActivity();
      return response;
    },
    timeoutMs: 60_000,
    retry: { maxRetries: 2 },
  };
  return {
    client: createClient({ ...options, baseUrl: consolePath(CONSOLE_API.public) }),
    admin: createAdminClient({ ...options, baseUrl: consolePath(CONSOLE_API.admin) }),
  };
}
