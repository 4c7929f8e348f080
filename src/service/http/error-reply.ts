import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';
import { errorFields } from '../log.ts';
import { RepeatedErrors } from '../repeated-errors.ts';
import type { ServiceContext } from '../service-context.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { traceFields } from '../tracing/trace-context.ts';
import type { LateRequests } from './late-requests.ts';
import { traceparentOf } from './request-span.ts';

type HttpError = Error & { readonly code?: string };

/** Responds to a request that is not valid HTTP if the socket is still writable, then closes it. */
export function answerBrokenRequest(
  error: HttpError,
  socket: Socket,
  service: ServiceContext,
  lateRequests: LateRequests,
): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') lateRequests.recheck(socket, () => respond(error, socket, service));
  else respond(error, socket, service);
}

function respond(error: HttpError, socket: Socket, service: ServiceContext): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, failure] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ([
          '431 Request Header Fields Too Large',
          new ApiError('headers_too_large', 'The headers are larger than 16 KiB.'),
        ] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? (['408 Request Timeout', new ApiError('request_timeout', 'The request was not received in time.')] as const)
        : (['400 Bad Request', new ApiError('malformed_request', 'The request is not valid HTTP.')] as const);
  const requestId = newId('req', service.clock.now());
  const body = JSON.stringify({ error: failure.toBody(requestId, service.config.publicUrl) });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${requestId}\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

/** SQLSTATE of the trigger that enforces the scan transition table. */
const FORBIDDEN_TRANSITION = 'SG001';

/** Maps any error to one of the catalogue. Unknown errors become `internal_error`, with the cause for the log. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('payload_too_large', 'The request body is larger than 1 MiB.', {
        headers: { connection: 'close' },
      });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
    // Fastify requires a content type for QUERY requests.
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return new ApiError('unsupported_media_type', 'Send the body as "Content-Type: application/json" in UTF-8.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('malformed_request', 'The body length differs from Content-Length.');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
    case 'FST_ERR_ROUTE_MISSING_HANDLER':
      return new ApiError('not_found', 'No such path.');
    case FORBIDDEN_TRANSITION:
      return new ApiError('invalid_state', 'The scan was changed concurrently: read it again.', { cause: error });
    default:
  }
  if (isUnavailable(error)) {
    return new ApiError('unavailable', 'The service cannot reach its database: retry in a few seconds.', {
      cause: error,
      headers: { 'retry-after': '2' },
    });
  }
  return new ApiError('internal_error', 'Internal error. Quote the request id to the operator of the service.', {
    cause: error,
  });
}

/** The error handler of a server: sends the error as the catalogue has it, and logs those that are the service's fault. */
export function errorSender(service: ServiceContext) {
  const outages = new RepeatedErrors((fields) => service.log('error', 'request.failed', fields));
  return (thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const error = asApiError(thrown);
    const about = { request_id: request.id, ...traceFields(traceparentOf(request)) };
    if (error.code === 'unavailable') {
      outages.add(error.cause ?? error, about);
    } else if (error.status >= 500) {
      service.log('error', 'request.failed', { ...about, ...errorFields(error.cause ?? error) });
    }
    return reply
      .code(error.status)
      .headers(error.extras.headers ?? {})
      .header('x-request-id', request.id)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify({ error: error.toBody(request.id, service.config.publicUrl), ...error.extras.body }));
  };
}
