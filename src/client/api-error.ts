import { API_ERRORS, type ApiErrorCode, type ErrorDetail } from '../contract/errors.ts';
import { LIMITS } from '../contract/limits.ts';
import { isRecord, parsedJson } from '../shared/records.ts';
import { retryAfterMs } from '../shared/retry-after.ts';
import { SecretMasker } from '../shared/secrets/secret-masker.ts';
import { oneLine, truncate } from '../shared/text.ts';
import { type ApiError, apiErrorOf } from './errors.ts';
import type { ExchangeResponse } from './http-exchange.ts';

/** Anything that looks like an API key or a signing secret. */
const SECRETS = /\b(svc_(?:live|test)_|whsec_)[A-Za-z0-9+/=_-]{4,}/g;

/** Removes secrets and control characters from a received text and cuts it, so that it may be part of a message. */
export function redact(text: string, secrets: readonly string[] = [], maxLength = 300): string {
  const clean = new SecretMasker(secrets).mask(text).replace(SECRETS, '$1***');
  return truncate(oneLine(clean), maxLength);
}

/**
 * The error of a response (docs/ERRORS.md#of-the-api). Only its code is certain: `{error: {code, …}}` or `{code, …}`.
 * @param secrets removed from every text
 * @param now milliseconds since the Unix epoch
 */
export function apiError(response: ExchangeResponse, label: string, secrets: readonly string[], now: number): ApiError {
  const clean = (value: unknown, maxLength: number) =>
    typeof value === 'string' && value !== '' ? redact(value, secrets, maxLength) : null;
  const body = recordOf(parsedJson(new TextDecoder().decode(response.bytes)));
  const error = isRecord(body['error']) ? body['error'] : body;
  const named = clean(error['code'], 80);
  const code = named ?? `http_${response.status}`;
  const message = clean(error['message'], 500) ?? meaningOf(named, response.status);
  const after = retryAfterMs(response.headers.get('retry-after'), now);
  const requestId = clean(response.headers.get('x-request-id') ?? error['request_id'], 100) ?? undefined;
  const suffix = requestId === undefined ? '' : `, request ${requestId}`;
  return apiErrorOf(response.status, code, `${label}: ${message} (${response.status} ${code}${suffix})`, {
    request: label,
    status: response.status,
    requestId,
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
