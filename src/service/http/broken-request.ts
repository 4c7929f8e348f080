import type { Socket } from 'node:net';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { ServiceContext } from '../service-context.ts';
import type { LateRequests } from './late-requests.ts';

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
