import { ApiError } from '../errors.ts';
import { isUnavailable } from '../store/unavailable.ts';

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
