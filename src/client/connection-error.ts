import { ServiceConnectionError, ServiceTimeoutError } from './errors.ts';

/** Codes of failures to connect (Node, undici, Bun): the service cannot have received the request. */
const NEVER_SENT = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
  'FailedToOpenSocket',
]);

/** The message of Deno, whose error has no code. */
const DENO_NEVER_SENT = /client error \(Connect\)/;

/** True when the request of this error may have reached the service. Where the cause says nothing, it may have. */
export function mayHaveBeenSent({ cause }: ServiceConnectionError): boolean {
  if (NEVER_SENT.has(codeOf(cause))) return false;
  return !(cause instanceof Error && DENO_NEVER_SENT.test(cause.message));
}

/**
 * @param label method and path
 * @param expired the limit that ended the exchange, or null
 */
export function connectionError(
  cause: unknown,
  { url, label }: { readonly url: URL; readonly label: string },
  expired: 'attempt' | 'response' | null,
  limits: { readonly responseTimeoutMs: number; readonly attemptTimeoutMs: number },
): ServiceConnectionError {
  const code = codeOf(cause);
  const context = { request: label, cause };
  const seconds = (milliseconds: number) => `${Math.round(milliseconds / 100) / 10} s`;
  if (expired !== null) {
    const text =
      expired === 'attempt'
        ? `no complete response from ${url.host} within ${seconds(limits.attemptTimeoutMs)}`
        : `${url.host} sent nothing for ${seconds(limits.responseTimeoutMs)}`;
    return new ServiceTimeoutError(`${label}: ${text}.`, context);
  }
  if (code.endsWith('_TIMEOUT') || code === 'ETIMEDOUT') {
    const text = `${url.host} did not respond in time (${code})`;
    return new ServiceTimeoutError(`${label}: ${text}.`, context);
  }
  const detail = code === '' ? '' : ` (${code}${hintOf(code)})`;
  return new ServiceConnectionError('connection_failed', `${label}: no connection to ${url.host}${detail}.`, context);
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

/** The code of an error or of its cause; '' when none has one. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}
