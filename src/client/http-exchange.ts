import type { HttpMethod } from '../contract/route-definition.ts';
import { present } from '../shared/records.ts';
import { codeOf, connectionError } from './connection-error.ts';
import { ServiceResponseError } from './errors.ts';

export interface ExchangeRequest {
  readonly method: HttpMethod;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Method and path for messages. */
  readonly label: string;
  readonly signal: AbortSignal | undefined;
}

export interface ExchangeLimits {
  /** Maximum wait for the headers, and between two parts of the body, in milliseconds. */
  readonly responseTimeoutMs: number;
  /** Maximum duration of the exchange in milliseconds. */
  readonly attemptTimeoutMs: number;
  readonly maxResponseBytes: number;
}

/** What sends the requests. */
export interface Connection {
  readonly fetch: typeof fetch;
  /** undici dispatcher, passed to `fetch`. */
  readonly dispatcher: unknown;
}

export interface ExchangeResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** Maximum size of an error body; the rest is discarded. */
const MAX_ERROR_BYTES = 64 * 1024;

/** Codings that some `fetch` decodes. Proxies may compress although the request says `Accept-Encoding: identity`. */
const DECODED = new Set(['', 'identity', 'gzip', 'x-gzip', 'br', 'deflate', 'zstd']);

/**
 * Sends one request and reads its response within bounds. All requests of the client go through here. Redirects are
 * returned like any other response.
 * @throws ServiceConnectionError, ServiceResponseError (`response_too_large`, `response_malformed` for a coding that
 * cannot be decoded, `redirect_refused` where a browser hides the redirect), or the caller's abort reason
 */
export async function exchange(
  connection: Connection,
  outgoing: ExchangeRequest,
  limits: ExchangeLimits,
): Promise<ExchangeResponse> {
  const timers = startTimers(limits, outgoing.signal);
  try {
    const received = await connection.fetch(outgoing.url.href, initOf(connection, outgoing, timers.signal));
    timers.progress();
    if (received.type === 'opaqueredirect') throw hiddenRedirect(outgoing);
    const { status, headers } = received;
    const isError = status >= 400;
    const limit = isError ? Math.min(MAX_ERROR_BYTES, limits.maxResponseBytes) : limits.maxResponseBytes;
    const bytes = await readBounded(received.body, limit, isError, timers.progress);
    if (bytes === null) {
      timers.stop();
      throw unusable('response_too_large', outgoing, `the response is larger than ${limit} bytes`, status);
    }
    if (!DECODED.has((headers.get('content-encoding') ?? '').trim().toLowerCase())) {
      throw unusable('response_malformed', outgoing, 'the response has an unknown Content-Encoding', status);
    }
    if (!isError && isCutOff(received, bytes)) throw new TypeError('The body is shorter than its Content-Length.');
    return { status, headers, bytes };
  } catch (error) {
    if (error instanceof ServiceResponseError) throw error;
    if (outgoing.signal?.aborted === true) throw outgoing.signal.reason;
    if (/^(Z_|ERR_BROTLI|ERR__ERROR|ZSTD_)/.test(codeOf(error))) {
      throw unusable('response_malformed', outgoing, 'the compressed response cannot be decoded', undefined, error);
    }
    throw connectionError(error, outgoing, timers.expired(), limits);
  } finally {
    timers.clear();
  }
}

function initOf({ dispatcher }: Connection, outgoing: ExchangeRequest, signal: AbortSignal): RequestInit {
  return {
    method: outgoing.method,
    headers: outgoing.headers,
    redirect: 'manual',
    signal,
    ...present({ body: outgoing.body, dispatcher }),
  } as RequestInit;
}

/** Aborts a request when one of its two limits or the caller's signal says so. */
function startTimers(limits: ExchangeLimits, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  let expired: 'attempt' | 'response' | null = null;
  const expire = (which: 'attempt' | 'response') => () => {
    expired ??= which;
    controller.abort();
  };
  const onAbort = () => controller.abort(caller?.reason);
  const attempt = setTimeout(expire('attempt'), limits.attemptTimeoutMs);
  let response = setTimeout(expire('response'), limits.responseTimeoutMs);
  if (caller?.aborted === true) onAbort();
  caller?.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    expired: () => expired,
    stop: () => controller.abort(),
    progress: () => {
      clearTimeout(response);
      response = setTimeout(expire('response'), limits.responseTimeoutMs);
    },
    clear: () => {
      clearTimeout(attempt);
      clearTimeout(response);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}

/** @returns null when the body is larger than `limit`, unless it may be `cut` */
async function readBounded(body: Response['body'], limit: number, cut: boolean, progress: () => void) {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, size);
    progress();
    if (size + value.length > limit) {
      // Not awaited: an abandoned body may take its time.
      reader.cancel().catch(() => undefined);
      return cut ? joined(parts, size) : null;
    }
    size += value.length;
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** Not every `fetch` checks it. A browser hides Content-Encoding of another origin, so that there the length says nothing. */
function isCutOff({ type, headers }: Response, bytes: Uint8Array): boolean {
  const length = headers.get('content-length');
  if (length === null || type === 'cors' || headers.get('content-encoding') !== null) return false;
  return bytes.length < Number(length);
}

function hiddenRedirect(outgoing: ExchangeRequest): ServiceResponseError {
  const text = 'redirected, and a browser does not say where; open the URL in the browser itself';
  return unusable('redirect_refused', outgoing, text);
}

function unusable(
  code: 'response_too_large' | 'response_malformed' | 'redirect_refused',
  { label }: ExchangeRequest,
  fault: string,
  status?: number,
  cause?: unknown,
): ServiceResponseError {
  return new ServiceResponseError(code, `${label}: ${fault}.`, { request: label, status, cause });
}
