import type { HttpMethod } from '../contract/route-definition.ts';
import type { Clock } from '../shared/clock.ts';
import { retryAfterMs } from '../shared/retry-after.ts';
import { apiError } from './api-error.ts';
import { isLoopback } from './client-options.ts';
import { mayHaveBeenSent } from './connection-error.ts';
import { ClientConfigurationError, ServiceConnectionError, type ServiceError, ServiceResponseError } from './errors.ts';
import { type Connection, type ExchangeLimits, type ExchangeResponse, exchange } from './http-exchange.ts';
import { isHtml, isTruncatedJson } from './json-of.ts';
import { type AttemptFailure, type RetryPolicy, retryDelay } from './retry-policy.ts';

export interface TransportSettings {
  readonly base: URL;
  /** Called for each attempt. */
  readonly apiKey: () => Promise<string | null>;
  /** Called for each attempt. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly userAgent: string;
  readonly connection: Connection;
  readonly limits: ExchangeLimits;
  /** Maximum duration of a call in milliseconds. */
  readonly timeoutMs: number;
  readonly retry: RetryPolicy;
  readonly clock: Clock;
  readonly random: () => number;
}

/** Those of one attempt. */
type AttemptSettings = Omit<TransportSettings, 'apiKey'> & { readonly apiKey: string | null };

export interface TransportRequest<Value> {
  readonly method: HttpMethod;
  /** Path below the base URL, with its parameters filled in. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
  readonly accept: string;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Follow redirects to another origin, without the key. */
  readonly crossOriginRedirects: boolean;
  /** Reads a successful response. @throws ServiceResponseError */
  readonly read: (response: ExchangeResponse) => Value;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request until it succeeds, the retry policy gives up, or the deadline passes.
 * @throws ApiError, ServiceConnectionError, ServiceResponseError, or the caller's abort reason
 */
export async function send<Value>(settings: TransportSettings, request: TransportRequest<Value>): Promise<Value> {
  const label = `${request.method} ${request.path}`;
  const deadline = settings.clock.now() + settings.timeoutMs;
  let waitedMs = 0;
  let mayHaveRun = false;
  for (let attempt = 1; ; attempt += 1) {
    const attempted = await once({ ...settings, apiKey: await settings.apiKey() }, request, label, deadline);
    if ('value' in attempted) return attempted.value;
    const { failure, error } = attempted;
    // An earlier attempt deleted it.
    if (request.method === 'DELETE' && mayHaveRun && error.code === 'not_found') {
      return request.read({ status: 204, headers: new Headers(), bytes: new Uint8Array() });
    }
    mayHaveRun ||= failure.kind === 'status' ? failure.status !== 429 : failure.sent;
    const delay = retryDelay(
      {
        method: request.method,
        hasIdempotencyKey: request.idempotencyKey !== undefined,
        attempt,
        waitedMs,
        failure,
        random: settings.random(),
      },
      settings.retry,
    );
    if (delay === null || settings.clock.now() + delay >= deadline) throw error;
    await settings.clock.sleep(delay, request.signal);
    waitedMs += delay;
  }
}

type Attempted<Value> = { readonly value: Value } | { readonly failure: AttemptFailure; readonly error: ServiceError };

async function once<Value>(
  settings: AttemptSettings,
  request: TransportRequest<Value>,
  label: string,
  deadline: number,
): Promise<Attempted<Value>> {
  let response: ExchangeResponse;
  try {
    response = await followed(settings, request, label, deadline);
  } catch (error) {
    if (!(error instanceof ServiceConnectionError)) throw error;
    return { failure: { kind: 'network', sent: mayHaveBeenSent(error) }, error };
  }
  if (response.status < 200 || response.status >= 300) {
    const now = settings.clock.now();
    const error = apiError(response, label, secretsOf(settings), now);
    // The code of the error is lost, but the service has it: ask again.
    if (isTruncatedJson(response)) return { failure: { kind: 'network', sent: true }, error };
    const after = retryAfterMs(response.headers.get('retry-after'), now);
    return { failure: { kind: 'status', status: response.status, code: error.code, retryAfterMs: after }, error };
  }
  try {
    return { value: request.read(response) };
  } catch (error) {
    // Truncated JSON may be complete at the next attempt; a sign-in page stays one.
    if (!(error instanceof ServiceResponseError) || error.code !== 'response_not_json' || isHtml(response)) throw error;
    return { failure: { kind: 'network', sent: true }, error };
  }
}

/** Follows redirects of a GET itself, so that the key goes to the origin of the base URL only. */
async function followed(
  settings: AttemptSettings,
  request: TransportRequest<unknown>,
  label: string,
  deadline: number,
): Promise<ExchangeResponse> {
  let url = new URL(`${settings.base.pathname.replace(/\/$/, '')}${request.path}`, settings.base);
  if (request.query !== undefined) url.search = request.query.toString();
  for (let hop = 0; ; hop += 1) {
    const leftMs = Math.max(1, deadline - settings.clock.now());
    const response = await exchange(
      settings.connection,
      {
        method: request.method,
        url,
        headers: headersFor(settings, request, url),
        label,
        signal: request.signal,
        ...bodyOf(request),
      },
      { ...settings.limits, attemptTimeoutMs: Math.min(settings.limits.attemptTimeoutMs, leftMs) },
    );
    if (!REDIRECTS.has(response.status)) return response;
    const next = URL.parse(response.headers.get('location') ?? '//', url.href);
    const refusal = redirectRefusal(settings, request, url, next, hop);
    if (next === null || refusal !== null) {
      throw new ServiceResponseError('redirect_refused', `${label}: redirected (${response.status}), ${refusal}.`, {
        request: label,
        status: response.status,
      });
    }
    next.username = '';
    next.password = '';
    url = next;
  }
}

/** Why a redirect is not followed, or null. @param next null when the response names no address */
function redirectRefusal(
  settings: AttemptSettings,
  request: TransportRequest<unknown>,
  url: URL,
  next: URL | null,
  hop: number,
): string | null {
  if (request.method !== 'GET') return 'and only a GET may be; check the API URL';
  if (hop >= MAX_REDIRECTS) return `more than ${MAX_REDIRECTS} times`;
  if (next === null) return 'but nowhere';
  if (next.protocol !== 'https:' && next.protocol !== 'http:') return 'to something that is not HTTP';
  if (url.protocol === 'https:' && next.protocol === 'http:' && !isLoopback(next.hostname)) {
    return 'from HTTPS to plain HTTP';
  }
  if (next.origin !== settings.base.origin && !request.crossOriginRedirects) {
    return `to ${next.origin}, which is not the API (a sign-in page?); check the API URL`;
  }
  return null;
}

/** @throws ClientConfigurationError when a header of the options cannot be sent */
function headersFor(settings: AttemptSettings, request: TransportRequest<unknown>, url: URL): Record<string, string> {
  const isHome = url.origin === settings.base.origin;
  const own = isHome ? settings.headers() : {};
  for (const [name, value] of Object.entries(own)) {
    if (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)) continue;
    throw new ClientConfigurationError(`The header ${JSON.stringify(name).slice(0, 80)} cannot be sent.`);
  }
  return {
    accept: request.accept,
    'accept-encoding': 'identity',
    'user-agent': settings.userAgent,
    ...(isHome && settings.apiKey !== null ? { authorization: `Bearer ${settings.apiKey}` } : {}),
    ...own,
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
  };
}

/** What must not be repeated in a message: the key, and the values of the options' headers. */
function secretsOf({ apiKey, headers }: AttemptSettings): string[] {
  const values = Object.values(headers()).flatMap((value) => [value, value.slice(value.lastIndexOf(' ') + 1)]);
  return [...(apiKey === null ? [] : [apiKey]), ...values.filter((value) => value.length >= 8)];
}

function bodyOf(request: TransportRequest<unknown>): { body?: string } {
  return request.body === undefined ? {} : { body: JSON.stringify(request.body) };
}
