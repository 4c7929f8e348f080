import { ErrorDetail } from '../contract/errors.ts';
import { conform, isRecord } from './conform.ts';

export interface ReadError {
  /** Null when the body names none. */
  readonly code: string | null;
  readonly message: string | null;
  readonly param: string | null;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | null;
  /** Codes of the entries, where the body is a refused bulk request. */
  readonly entryCodes: readonly (string | null)[];
}

/**
 * Reads an error out of a body whose envelope the API document does not show: `{error: {code, …}}`, `{error: "code"}`,
 * `{code, …}`, `{errors: [{code}]}`, or none of them.
 */
export function readError(body: unknown): ReadError {
  const outer = isRecord(body) ? body : {};
  const list = outer['errors'];
  const candidate = outer['error'] ?? (Array.isArray(list) ? list[0] : undefined) ?? outer;
  const inner: Readonly<Record<string, unknown>> = isRecord(candidate) ? candidate : { code: candidate };
  const details = inner['details'] ?? outer['details'];
  const detailList: readonly unknown[] = Array.isArray(details) ? details : isRecord(details) ? [details] : [];
  return {
    code: short(inner['code'] ?? outer['code'] ?? inner['type'], 80),
    message: short(inner['message'] ?? outer['message'] ?? outer['detail'] ?? inner['detail'], 1_000),
    param: short(inner['param'], 200),
    details: detailList.slice(0, 100).map((detail) => conform(ErrorDetail, detail) as ErrorDetail),
    requestId: short(inner['request_id'] ?? outer['request_id'], 100),
    entryCodes: entryCodes(outer['results']),
  };
}

function short(value: unknown, maxLength: number): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null;
}

function entryCodes(results: unknown): (string | null)[] {
  if (!Array.isArray(results)) return [];
  return results.slice(0, 1_000).map((entry: unknown) => {
    const error = isRecord(entry) ? entry['error'] : undefined;
    return short(isRecord(error) ? error['code'] : error, 80);
  });
}
