import { systemClock } from '../shared/clock.ts';
import { parsedJson, textAt } from '../shared/records.ts';
import { parseBaseUrl } from './client-options.ts';
import { ApiError, ServiceConnectionError } from './errors.ts';
import { type ExchangeOptions, exchangeToken } from './exchange-token.ts';
import { type Connection, exchange } from './http-exchange.ts';

/** Where the runner gives identity tokens to a job with the permission `id-token: write`. */
export interface IdTokenSource {
  readonly url: string;
  readonly token: string;
}

export interface JobIdentity {
  readonly source: IdTokenSource;
  /** Keeps a secret out of the log. */
  readonly mask: (secret: string) => void;
}

export interface WorkloadIdentity extends JobIdentity {
  /** Of the identity token. Null: the base URL. */
  readonly audience: string | null;
}

/** What authenticates a client: the key, without one the identity of the job, or null. */
export function credentialsOf(apiKey: string | null, identity: JobIdentity | null, audience: string | null) {
  if (apiKey !== null) return { apiKey };
  return identity && { identity: { ...identity, audience } };
}

/** How to reach the service. The requests to the runner use the same connection. */
type Reach = ExchangeOptions & Connection;

const LIMITS = { responseTimeoutMs: 10_000, attemptTimeoutMs: 20_000, maxResponseBytes: 64 * 1024 };
const ATTEMPTS = 3;
const PAUSE_MS = 2_000;
/** After a renewal that failed, while the key is still valid. */
const REST_MS = 30_000;

/** Null without the permission, outside of GitHub Actions and for pull requests of forks. */
export function idTokenSource(environment: Readonly<Record<string, string | undefined>>): IdTokenSource | null {
  const url = environment['ACTIONS_ID_TOKEN_REQUEST_URL'];
  const token = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
  return url === undefined || token === undefined || !URL.canParse(url) ? null : { url, token };
}

interface CurrentKey {
  readonly key: string;
  /** In milliseconds of the clock. */
  readonly renewAt: number;
  readonly endsAt: number;
}

/**
 * The key of a job that stores none: its identity token, exchanged at the first call, and again when two thirds of the key's
 * time are over. The function throws ApiError and ServiceConnectionError once no key is valid.
 * @throws ClientConfigurationError
 */
export function workloadKey(identity: WorkloadIdentity, reach: Reach): () => Promise<string> {
  const { baseUrl, allowInsecure = false, clock = systemClock } = reach;
  const audience = identity.audience ?? parseBaseUrl(baseUrl, allowInsecure).href.replace(/\/$/, '');
  let current: CurrentKey | undefined;
  let pending: Promise<CurrentKey> | undefined;

  async function exchanged(): Promise<CurrentKey> {
    // A new token each time: one whose response was lost is used up.
    const token = await idToken(identity.source, audience, reach);
    identity.mask(token);
    const started = clock.now();
    const { access_token: key, expires_in: seconds } = await exchangeToken(token, { ...reach, clock }).catch(explain);
    identity.mask(key);
    return { key, renewAt: started + (seconds * 2_000) / 3, endsAt: started + seconds * 1_000 };
  }

  async function renewed(): Promise<CurrentKey> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await exchanged();
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransient(error)) throw error;
        await clock.sleep(PAUSE_MS * attempt);
      }
    }
  }

  return async () => {
    if (current !== undefined && clock.now() < current.renewAt) return current.key;
    pending ??= renewed().finally(() => {
      pending = undefined;
    });
    try {
      current = await pending;
    } catch (error) {
      if (current === undefined || clock.now() >= current.endsAt) throw error;
      current = { ...current, renewAt: clock.now() + REST_MS };
    }
    return current.key;
  };
}

/** @throws the error, with what to do about a service without the route */
function explain(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
  const message = 'The service exchanges no identity tokens (serve --oidc-issuer): give an API key.';
  throw new ApiError(error.code, message, { request: error.request, status: 404 });
}

function isTransient(error: unknown): boolean {
  return (
    error instanceof ServiceConnectionError || (error instanceof ApiError && [429, 503].includes(error.status ?? 0))
  );
}

/** An identity token of this job. @throws ServiceConnectionError */
async function idToken(source: IdTokenSource, audience: string, connection: Connection): Promise<string> {
  const url = new URL(source.url);
  url.searchParams.set('audience', audience);
  const request = {
    method: 'GET',
    url,
    headers: { accept: 'application/json', authorization: `Bearer ${source.token}` },
    label: 'the identity token of the runner',
    signal: undefined,
  } as const;
  const { status, bytes } = await exchange(connection, request, LIMITS);
  const token = status === 200 ? textAt(parsedJson(new TextDecoder().decode(bytes)), 'value') : null;
  if (token !== null) return token;
  throw new ServiceConnectionError('connection_failed', `The runner gave no identity token (status ${status}).`, {
    request: request.label,
    status,
  });
}
