import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { type Dispatcher, request } from 'undici';
import type { HttpMethod } from '../contract/route-definition.ts';
import { ServiceConnectionError, ServiceResponseError } from './errors.ts';

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
  readonly attemptTimeoutMs: number;
  readonly maxResponseBytes: number;
}

export interface ExchangeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** Maximum size of an error body; the rest is cut off. */
const MAX_ERROR_BYTES = 64 * 1024;

/** Codes of failures to connect: the service cannot have received the request. */
const NEVER_SENT = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Sends one request and reads its response within bounds. All requests of the client go through here. Redirects are
 * returned like any other response.
 * @throws ServiceConnectionError, ServiceResponseError (`response_too_large`), or the caller's abort reason
 */
export async function exchange(
  dispatcher: Dispatcher,
  outgoing: ExchangeRequest,
  limits: ExchangeLimits,
): Promise<ExchangeResponse> {
  const deadline = AbortSignal.timeout(limits.attemptTimeoutMs);
  const signal = outgoing.signal === undefined ? deadline : AbortSignal.any([outgoing.signal, deadline]);
  try {
    const received = await request(outgoing.url, {
      dispatcher,
      method: outgoing.method,
      headers: outgoing.headers,
      body: outgoing.body ?? null,
      signal,
    });
    const headers = singleHeaders(received.headers);
    const limit = received.statusCode >= 400 ? MAX_ERROR_BYTES : limits.maxResponseBytes;
    const raw = await readBounded(received.body, limit, received.statusCode >= 400);
    if (raw === null) throw tooLarge(outgoing, received.statusCode, limit);
    return { status: received.statusCode, headers, bytes: decode(raw, headers['content-encoding'], limit, outgoing) };
  } catch (error) {
    if (error instanceof ServiceResponseError) throw error;
    if (outgoing.signal?.aborted === true) throw outgoing.signal.reason;
    throw connectionError(error, outgoing, deadline.aborted, limits);
  }
}

/** True when the request of this error may have reached the service. */
export function mayHaveBeenSent(error: ServiceConnectionError): boolean {
  return !NEVER_SENT.has(errorCode(error.cause));
}

/**
 * Abandons a response body. undici reports the abort as an error of the stream, which would end the process without a
 * listener.
 */
export function discardBody(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}

async function readBounded(body: Readable, limit: number, cut: boolean) {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) {
      discardBody(body);
      return cut ? Buffer.concat(parts) : null;
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Proxies may compress although the request says `Accept-Encoding: identity`. */
function decode(raw: Buffer, encoding: string | undefined, limit: number, outgoing: ExchangeRequest): Buffer {
  const name = (encoding ?? 'identity').trim().toLowerCase();
  if (name === 'identity' || name === '' || raw.length === 0) return raw;
  const bounds = { maxOutputLength: limit };
  try {
    if (name === 'gzip' || name === 'x-gzip') return gunzipSync(raw, bounds);
    if (name === 'br') return brotliDecompressSync(raw, bounds);
    if (name === 'deflate') return inflateSync(raw, bounds);
  } catch (cause) {
    throw new ServiceResponseError(
      'response_malformed',
      `${outgoing.label}: the compressed response cannot be decoded.`,
      {
        request: outgoing.label,
        cause,
      },
    );
  }
  throw new ServiceResponseError(
    'response_malformed',
    `${outgoing.label}: the response has an unknown Content-Encoding.`,
    {
      request: outgoing.label,
    },
  );
}

function singleHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const single: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) single[name.toLowerCase()] = first;
  }
  return single;
}

function tooLarge(outgoing: ExchangeRequest, status: number, limit: number): ServiceResponseError {
  return new ServiceResponseError(
    'response_too_large',
    `${outgoing.label}: the response is larger than ${limit} bytes.`,
    {
      request: outgoing.label,
      status,
    },
  );
}

function connectionError(cause: unknown, outgoing: ExchangeRequest, late: boolean, limits: ExchangeLimits) {
  const code = errorCode(cause);
  const timedOut = late || code.endsWith('_TIMEOUT') || code === 'ETIMEDOUT';
  const where = outgoing.url.host;
  if (timedOut) {
    const seconds = Math.round(limits.attemptTimeoutMs / 1000);
    const text = late
      ? `no complete response from ${where} within ${seconds} s`
      : `${where} did not respond in time (${code})`;
    return new ServiceConnectionError('response_timeout', `${outgoing.label}: ${text}.`, {
      request: outgoing.label,
      cause,
    });
  }
  const detail = code === '' ? '' : ` (${code}${hintOf(code)})`;
  return new ServiceConnectionError('connection_failed', `${outgoing.label}: no connection to ${where}${detail}.`, {
    request: outgoing.label,
    cause,
  });
}

/** What to check, for error codes that do not explain themselves. */
function hintOf(code: string): string {
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'ERR_SSL_PACKET_LENGTH_TOO_LONG')
    return ': it does not speak TLS; is it http:// or another port?';
  if (code === 'CERT_HAS_EXPIRED') return ': its certificate has expired';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return ': its certificate is for another name';
  return /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED/.test(code)
    ? ': its certificate authority is not trusted; NODE_EXTRA_CA_CERTS names a file with more'
    : '';
}

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  return errorCode(error.cause);
}
