import { type Attempt, type Exchange, hasResponse, header, mediaType } from '../core/evidence/http.ts';
import { redirectTarget } from '../web/redirect.ts';

/**
 * True if a response says nothing about a path: refused, failed, timed out, or a 3xx that leads nowhere, such as a 304 to a
 * request without a condition or a redirect to the path itself, as bot checks send with a cookie. Only 404 and 410 say that nothing is there (RFC 9110, section 15.5): guards refuse with any
 * other status, registered or not.
 */
export function isRefused(attempt: Attempt): boolean {
  if (!hasResponse(attempt)) return !wasNotSent(attempt);
  const { status } = attempt.response;
  if (status < 300 || saysAbsent(attempt)) return false;
  return status >= 400 || leadsNowhere(attempt);
}

function leadsNowhere(exchange: Exchange): boolean {
  const to = redirectTarget(exchange);
  return to === null || to.href === exchange.request.url.replace(/#.*/s, '');
}

/** Characters of an error message that are read. */
const ERROR_LENGTH = 2_000;

function saysAbsent(exchange: Exchange): boolean {
  const { status } = exchange.response;
  if (status === 404 || status === 410) return true;
  // File servers that fail on a missing file quote the system's error (POSIX, ENOENT); a guard has no file system.
  if (status >= 500) return /\bENOENT\b|No such file or directory/.test(exchange.response.text.slice(0, ERROR_LENGTH));
  // What serves pages often rejects another method, or its body.
  if (status === 400 || status === 405) return exchange.request.method !== 'GET';
  return status === 403 && isStorageDenial(exchange);
}

/** Statuses that refuse a client or fail as a whole; an application gives others to single requests, too. */
export function isRefusalOfClient(status: number): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500;
}

/** A request that the scan itself did not send. */
export function wasNotSent(attempt: Attempt): boolean {
  return !hasResponse(attempt) && (attempt.failure.code === 'budget' || attempt.failure.code === 'blocked');
}

/**
 * Object storage without permission to list responds "denied" for an object that does not exist.
 * Amazon S3: "If you don't have the s3:ListBucket permission, Amazon S3 returns an HTTP status code 403 error" (GetObject,
 * API reference); Google Cloud Storage's XML interface does the same.
 */
function isStorageDenial(exchange: Exchange): boolean {
  const { headers, text } = exchange.response;
  if (!/xml$/.test(mediaType(exchange)) || !text.slice(0, 2_000).includes('<Code>AccessDenied</Code>')) return false;
  return ['x-amz-request-id', 'x-amz-cf-id', 'x-guploader-uploadid'].some(
    (name) => header(headers, name) !== undefined,
  );
}

export function departureOf(attempt: Attempt, origin: string): URL | null {
  if (!hasResponse(attempt)) return null;
  const to = redirectTarget(attempt);
  return to === null || to.origin === origin ? null : to;
}

export function redirectWithin(attempt: Attempt, origin: string): URL | null {
  const to = hasResponse(attempt) ? redirectTarget(attempt) : null;
  return to === null || to.origin !== origin || isRefused(attempt) ? null : to;
}

/** Describes a response in a few words. */
export function describeResponse(attempt: Attempt): string {
  return hasResponse(attempt) ? `status ${attempt.response.status}` : 'no response';
}
