import { API_ERRORS, type ApiErrorCode, type ErrorBody, type ErrorDetail } from '../contract/errors.ts';
import { present } from '../shared/records.ts';

export interface ApiErrorExtras {
  readonly param?: string;
  readonly details?: readonly ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Members next to `error` in the response body: the results of a rolled-back bulk request. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** An error of the catalogue in `contract/errors.ts`. Thrown anywhere; the HTTP server renders the error envelope. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly extras: ApiErrorExtras;
  constructor(code: ApiErrorCode, message: string, extras: ApiErrorExtras = {}) {
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = 'ApiError';
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return API_ERRORS[this.code].status ?? 422;
  }

  toBody(requestId: string, publicUrl: string): ErrorBody {
    const { param, details } = this.extras;
    return {
      code: this.code,
      message: this.message,
      ...present({ param, details: details && [...details] }),
      request_id: requestId,
      doc_url: `${publicUrl}/docs/errors#${this.code}`,
    };
  }
}

export function notFound(kind: string, id: string): ApiError {
  return new ApiError('not_found', `There is no ${kind} "${id.slice(0, 64)}" in this workspace and mode.`);
}

export function invalid(param: string, message: string, code = 'invalid'): ApiError {
  return new ApiError('validation_error', `${param} ${message}`, { param, details: [{ param, code, message }] });
}
