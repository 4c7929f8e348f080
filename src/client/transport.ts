import type { Dispatcher } from 'undici';
import { API_ERRORS, type ApiErrorCode } from '../contract/errors.ts';
import type { HttpMethod } from '../contract/route-definition.ts';
import { isLoopback } from './client-options.ts';
import type { Clock } from './clock.ts';
import { ApiError, ServiceConnectionError, ServiceResponseError } from './errors.ts';
import { type ExchangeLimits, type ExchangeResponse, exchange, mayHaveBeenSent } from './http-exchange.ts';
import { redact } from './redact.ts';
import { type AttemptFailure, type RetryPolicy, retryAfterMs, retryDelay } from './retry-policy.ts';
import { readError } from './tolerant-error.ts';

export interface TransportSettings {
  readonly base: URL;
  readonly apiKey: string;
  readonly userAgent: string;
  readonly dispatcher: Dispatcher;
  readonly limits: ExchangeLimits;
  readonly retry: RetryPolicy;
  readonly clock: Clock;
  readonly random: () => number;
}

export interface TransportRequest {
  readonly method: HttpMethod;
  /** Path below the base URL, with its parameters filled in. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
  readonly accept: string;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Redirects to another origin may be followed (without the key). */
  readonly crossOriginRedirects: boolean;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request until it is answered with success, or the retry policy gives up.
 * @throws ApiError, ServiceConnectionError, ServiceResponseError, or the caller's abort reason
 */
export async function send(settings: TransportSettings, what: TransportRequest): Promise<ExchangeResponse> {
  const label = `${what.method} ${what.path}`;
  let waitedMs = 0;
  for (let attempt = 1; ; attempt += 1) {
    const attempted = await once(settings, what, label);
    if ('response' in attempted) return attempted.response;
    const delay = retryDelay(
      {
        method: what.method,
        hasIdempotencyKey: what.idempotencyKey !== undefined,
        attempt,
        waitedMs,
        failure: attempted.failure,
        random: settings.random(),
      },
      settings.retry,
    );
    if (delay === null) throw attempted.error;
    await settings.clock.sleep(delay, what.signal);
    waitedMs += delay;
  }
}

type Attempted =
  | { readonly response: ExchangeResponse }
  | { readonly failure: AttemptFailure; readonly error: ApiError | ServiceConnectionError };

async function once(settings: TransportSettings, what: TransportRequest, label: string): Promise<Attempted> {
  try {
    const response = await followed(settings, what, label);
    if (response.status >= 200 && response.status < 300) return { response };
    const error = apiError(settings, response, label);
    const after = retryAfterMs(response.headers['retry-after'], settings.clock.now());
    return {
      failure: { kind: 'status', status: response.status, code: error.code, retryAfterMs: after },
      error,
    };
  } catch (error) {
    if (!(error instanceof ServiceConnectionError)) throw error;
    return { failure: { kind: 'network', sent: mayHaveBeenSent(error) }, error };
  }
}

/**
 * Follows redirects of a GET by hand: the key goes to the base URL's origin and nowhere else. undici drops it across
 * origins too, but this promise is worth more than a default.
 */
async function followed(settings: TransportSettings, what: TransportRequest, label: string): Promise<ExchangeResponse> {
  let url = new URL(`${settings.base.pathname.replace(/\/$/, '')}${what.path}`, settings.base);
  if (what.query !== undefined) url.search = what.query.toString();
  for (let hop = 0; ; hop += 1) {
    const response = await exchange(
      settings.dispatcher,
      {
        method: what.method,
        url,
        headers: headersFor(settings, what, url),
        label,
        signal: what.signal,
        ...bodyOf(what),
      },
      settings.limits,
    );
    if (!REDIRECTS.has(response.status)) return response;
    const refuse = (why: string) =>
      new ServiceResponseError('redirect_refused', `${label}: redirected (${response.status}), ${why}.`, {
        request: label,
        status: response.status,
      });
    if (what.method !== 'GET') throw refuse('and only a GET may be; check the API URL');
    if (hop >= MAX_REDIRECTS) throw refuse(`more than ${MAX_REDIRECTS} times`);
    const location = response.headers['location'];
    if (location === undefined || !URL.canParse(location, url.href)) throw refuse('but nowhere');
    const next = new URL(location, url);
    if (next.protocol !== 'https:' && next.protocol !== 'http:') throw refuse('to something that is not HTTP');
    if (url.protocol === 'https:' && next.protocol === 'http:' && !isLoopback(next.hostname)) {
      throw refuse('from HTTPS to plain HTTP');
    }
    if (next.origin !== settings.base.origin && !what.crossOriginRedirects) {
      throw refuse(`to ${next.origin}, which is not the API (a login page?); check the API URL`);
    }
    next.username = '';
    next.password = '';
    url = next;
  }
}

function headersFor(settings: TransportSettings, what: TransportRequest, url: URL): Record<string, string> {
  const isHome = url.origin === settings.base.origin;
  return {
    accept: what.accept,
    'accept-encoding': 'identity',
    'user-agent': settings.userAgent,
    ...(isHome ? { authorization: `Bearer ${settings.apiKey}` } : {}),
    ...(what.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(what.idempotencyKey === undefined ? {} : { 'idempotency-key': what.idempotencyKey }),
  };
}

function bodyOf(what: TransportRequest): { body?: string } {
  return what.body === undefined ? {} : { body: JSON.stringify(what.body) };
}

function apiError(settings: TransportSettings, response: ExchangeResponse, label: string): ApiError {
  const read = readError(parsed(response.bytes));
  const code = read.code ?? codeOfStatus(response.status);
  const meaning = Object.hasOwn(API_ERRORS, code) ? API_ERRORS[code as ApiErrorCode].meaning : 'The request failed.';
  // Without a code it may be another server that answers, which knows nothing of what our codes mean.
  const known = read.code === null && response.status === 404 ? 'Not found. Is this the address of the API?' : meaning;
  const message = redact(read.message ?? known, [settings.apiKey], 500);
  const after = retryAfterMs(response.headers['retry-after'], settings.clock.now());
  const requestId = response.headers['x-request-id'] ?? read.requestId ?? undefined;
  return new ApiError(
    redact(code, [settings.apiKey], 80),
    `${label}: ${message} (${response.status} ${redact(code, [settings.apiKey], 80)})`,
    {
      request: label,
      status: response.status,
      requestId: requestId === undefined ? undefined : redact(requestId, [settings.apiKey], 100),
      param: read.param,
      details: read.details,
      entryCodes: read.entryCodes,
      retryAfter: after === null ? null : Math.ceil(after / 1000),
    },
  );
}

/** The code our catalogue has for a status, for a service that names none. */
function codeOfStatus(status: number): string {
  const preferred: Readonly<Record<number, ApiErrorCode>> = {
    401: 'invalid_api_key',
    403: 'insufficient_scope',
    409: 'conflict',
    422: 'validation_error',
  };
  const found = Object.entries(API_ERRORS).find(([, entry]) => entry.status === status);
  return preferred[status] ?? found?.[0] ?? `http_${status}`;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The JSON of an answer.
 * @throws ServiceResponseError `response_not_json` that says what came instead
 */
export function jsonOf(response: ExchangeResponse, request: string): unknown {
  const text = response.bytes.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const type = redact(response.headers['content-type'] ?? 'no Content-Type', [], 80);
    const isHtml = /html/i.test(type) || /^\s*<(!doctype|html)/i.test(text);
    const what = isHtml
      ? 'an HTML page (a proxy or a login page before the API?)'
      : text === ''
        ? 'an empty body'
        : `something that is not JSON (${type})`;
    throw new ServiceResponseError('response_not_json', `${request}: the service answered with ${what}.`, {
      request,
      status: response.status,
      requestId: response.headers['x-request-id'],
      cause,
    });
  }
}
