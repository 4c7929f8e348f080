import type { Dispatcher } from 'undici';
import { API_ERRORS, type ApiErrorCode, type ErrorDetail } from '../contract/errors.ts';
import { LIMITS } from '../contract/limits.ts';
import type { HttpMethod } from '../contract/route-definition.ts';
import type { Clock } from '../shared/clock.ts';
import { isRecord } from '../shared/records.ts';
import { isLoopback } from './client-options.ts';
import { ApiError, ServiceConnectionError, ServiceResponseError } from './errors.ts';
import { type ExchangeLimits, type ExchangeResponse, exchange, mayHaveBeenSent } from './http-exchange.ts';
import { redact } from './redact.ts';
import { type AttemptFailure, type RetryPolicy, retryAfterMs, retryDelay } from './retry-policy.ts';

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
  /** Follow redirects to another origin, without the key. */
  readonly crossOriginRedirects: boolean;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request until it succeeds or the retry policy gives up.
 * @throws ApiError, ServiceConnectionError, ServiceResponseError, or the caller's abort reason
 */
export async function send(settings: TransportSettings, request: TransportRequest): Promise<ExchangeResponse> {
  const label = `${request.method} ${request.path}`;
  let waitedMs = 0;
  for (let attempt = 1; ; attempt += 1) {
    const attempted = await once(settings, request, label);
    if ('response' in attempted) return attempted.response;
    const delay = retryDelay(
      {
        method: request.method,
        hasIdempotencyKey: request.idempotencyKey !== undefined,
        attempt,
        waitedMs,
        failure: attempted.failure,
        random: settings.random(),
      },
      settings.retry,
    );
    if (delay === null) throw attempted.error;
    await settings.clock.sleep(delay, request.signal);
    waitedMs += delay;
  }
}

type Attempted =
  | { readonly response: ExchangeResponse }
  | { readonly failure: AttemptFailure; readonly error: ApiError | ServiceConnectionError };

async function once(settings: TransportSettings, request: TransportRequest, label: string): Promise<Attempted> {
  try {
    const response = await followed(settings, request, label);
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

/** Follows redirects of a GET itself, so that the key goes to the origin of the base URL only. */
async function followed(
  settings: TransportSettings,
  request: TransportRequest,
  label: string,
): Promise<ExchangeResponse> {
  let url = new URL(`${settings.base.pathname.replace(/\/$/, '')}${request.path}`, settings.base);
  if (request.query !== undefined) url.search = request.query.toString();
  for (let hop = 0; ; hop += 1) {
    const response = await exchange(
      settings.dispatcher,
      {
        method: request.method,
        url,
        headers: headersFor(settings, request, url),
        label,
        signal: request.signal,
        ...bodyOf(request),
      },
      settings.limits,
    );
    if (!REDIRECTS.has(response.status)) return response;
    const refuse = (why: string) =>
      new ServiceResponseError('redirect_refused', `${label}: redirected (${response.status}), ${why}.`, {
        request: label,
        status: response.status,
      });
    if (request.method !== 'GET') throw refuse('and only a GET may be; check the API URL');
    if (hop >= MAX_REDIRECTS) throw refuse(`more than ${MAX_REDIRECTS} times`);
    const location = response.headers['location'];
    if (location === undefined || !URL.canParse(location, url.href)) throw refuse('but nowhere');
    const next = new URL(location, url);
    if (next.protocol !== 'https:' && next.protocol !== 'http:') throw refuse('to something that is not HTTP');
    if (url.protocol === 'https:' && next.protocol === 'http:' && !isLoopback(next.hostname)) {
      throw refuse('from HTTPS to plain HTTP');
    }
    if (next.origin !== settings.base.origin && !request.crossOriginRedirects) {
      throw refuse(`to ${next.origin}, which is not the API (a sign-in page?); check the API URL`);
    }
    next.username = '';
    next.password = '';
    url = next;
  }
}

function headersFor(settings: TransportSettings, request: TransportRequest, url: URL): Record<string, string> {
  const isHome = url.origin === settings.base.origin;
  return {
    accept: request.accept,
    'accept-encoding': 'identity',
    'user-agent': settings.userAgent,
    ...(isHome ? { authorization: `Bearer ${settings.apiKey}` } : {}),
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
  };
}

function bodyOf(request: TransportRequest): { body?: string } {
  return request.body === undefined ? {} : { body: JSON.stringify(request.body) };
}

/** API document, "Errors": only the code of an error is shown, `{error: {code, …}}` or `{code, …}`. */
function apiError(settings: TransportSettings, response: ExchangeResponse, label: string): ApiError {
  const clean = (value: unknown, maxLength: number) =>
    typeof value === 'string' && value !== '' ? redact(value, [settings.apiKey], maxLength) : null;
  const body = recordOf(parsed(response.bytes));
  const error = isRecord(body['error']) ? body['error'] : body;
  const named = clean(error['code'], 80);
  const code = named ?? `http_${response.status}`;
  const message = clean(error['message'], 500) ?? meaningOf(named, response.status);
  const after = retryAfterMs(response.headers['retry-after'], settings.clock.now());
  return new ApiError(code, `${label}: ${message} (${response.status} ${code})`, {
    request: label,
    status: response.status,
    requestId: clean(response.headers['x-request-id'] ?? error['request_id'], 100) ?? undefined,
    param: clean(error['param'], 200),
    details: listOf(error['details']).map((detail) => detailOf(recordOf(detail), clean)),
    entryCodes: listOf(body['results']).map((entry) => clean(recordOf(recordOf(entry)['error'])['code'], 80)),
    retryAfter: after === null ? null : Math.ceil(after / 1000),
  });
}

function meaningOf(code: string | null, status: number): string {
  if (code !== null && Object.hasOwn(API_ERRORS, code)) return API_ERRORS[code as ApiErrorCode].meaning;
  // Without a code the response may come from another server.
  return status === 404 ? 'Not found. Is this the address of the API?' : 'The request failed.';
}

function detailOf(
  detail: Readonly<Record<string, unknown>>,
  clean: (value: unknown, maxLength: number) => string | null,
): ErrorDetail {
  const members = (['param', 'code', 'message', 'existing_id'] as const).flatMap((name) => {
    const value = clean(detail[name], 500);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(members);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, LIMITS.bulkEntriesMax) : [];
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** @throws ServiceResponseError `response_not_json` that says what was received instead */
export function jsonOf(response: ExchangeResponse, request: string): unknown {
  const text = response.bytes.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const type = redact(response.headers['content-type'] ?? 'no Content-Type', [], 80);
    const isHtml = /html/i.test(type) || /^\s*<(!doctype|html)/i.test(text);
    const received = isHtml
      ? 'an HTML page (from a proxy or a sign-in page in front of the API?)'
      : text === ''
        ? 'an empty body'
        : `something that is not JSON (${type})`;
    throw new ServiceResponseError('response_not_json', `${request}: the response is ${received}.`, {
      request,
      status: response.status,
      requestId: response.headers['x-request-id'],
      cause,
    });
  }
}
