import { ApiError } from '../errors.ts';
import { sqlState } from '../store/store.ts';

/**
 * PostgreSQL (appendix A of its manual): connection exceptions, insufficient resources such as a full disk, operator
 * intervention, system errors, read-only standby.
 */
const UNAVAILABLE = /^(?:08...|53...|57P..|58...|25006)$/;
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'ENOSPC',
  'EDQUOT',
  'EIO',
]);
/** Raised by the trigger that holds the transition table of scans. */
const FORBIDDEN_TRANSITION = 'SG001';

/** Any error as one of the catalogue. What the catalogue does not know is `internal_error` and keeps its cause for the log. */
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
    // Fastify wants one of every QUERY request.
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return new ApiError('unsupported_media_type', 'Send the body as "Content-Type: application/json" in UTF-8.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('malformed_request', 'The body is shorter or longer than Content-Length says.');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
    case 'FST_ERR_ROUTE_MISSING_HANDLER':
      return new ApiError('not_found', 'There is nothing at this path.');
    case FORBIDDEN_TRANSITION:
      return new ApiError('invalid_state', 'The scan changed meanwhile: read it again.', { cause: error });
    default:
  }
  const isDown =
    UNAVAILABLE.test(sqlState(error) ?? '') ||
    (typeof code === 'string' && UNREACHABLE.has(code)) ||
    (error instanceof Error &&
      /^(?:timeout exceeded when trying to connect|Connection terminated)/.test(error.message));
  if (isDown) {
    return new ApiError('unavailable', 'The service cannot use its database: try again in a few seconds.', {
      cause: error,
      headers: { 'retry-after': '2' },
    });
  }
  return new ApiError('internal_error', 'The service failed; quote the request id to its operator.', { cause: error });
}
