import { parsedJson } from '../shared/records.ts';
import { redact } from './api-error.ts';
import { ServiceResponseError } from './errors.ts';
import type { ExchangeResponse } from './http-exchange.ts';

/** True for a page, such as the sign-in page of a proxy. */
export function isHtml({ headers, bytes }: ExchangeResponse): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1_024));
  return /html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(start);
}

/** True for a body that announces JSON and is none: a connection that ended early. */
export function isTruncatedJson({ headers, bytes }: ExchangeResponse): boolean {
  const isJson = /json/i.test(headers.get('content-type') ?? '');
  return isJson && parsedJson(new TextDecoder().decode(bytes)) === undefined;
}

/** @throws ServiceResponseError `response_not_json` that says what was received instead */
export function jsonOf(response: ExchangeResponse, request: string): unknown {
  const text = new TextDecoder().decode(response.bytes);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const type = redact(response.headers.get('content-type') ?? 'no Content-Type', [], 80);
    const received = isHtml(response)
      ? 'an HTML page (from a proxy or a sign-in page in front of the API?)'
      : text === ''
        ? 'an empty body'
        : `something that is not JSON (${type})`;
    throw new ServiceResponseError('response_not_json', `${request}: the response is ${received}.`, {
      request,
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? undefined,
      cause,
    });
  }
}
