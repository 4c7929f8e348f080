import type { IncomingMessage } from 'node:http';

/** Version, trace id, id of the parent span, flags (W3C Trace Context, section 3.2). Later versions may have more. */
const TRACEPARENT =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]([0-9a-f])(-[\x20-\x7e]{0,200})?$/;

/**
 * The `traceparent` of a request in version 00, or null without a valid one. `tracestate` is not read: it would carry text of
 * callers to the receivers of webhooks.
 */
export function traceparentOfRequest({ headersDistinct }: Pick<IncomingMessage, 'headersDistinct'>): string | null {
  const [text = '', ...more] = headersDistinct['traceparent'] ?? [];
  const [match, version, traceId, spanId, flags = '0', rest] = TRACEPARENT.exec(text) ?? [];
  if (match === undefined || more.length > 0 || (version === '00' && rest !== undefined)) return null;
  return `00-${traceId}-${spanId}-0${Number.parseInt(flags, 16) & 1}`;
}

/** For the log: the trace id of a `traceparent` in version 00. */
export function traceFields(traceparent: string | null): { readonly trace_id?: string } {
  return traceparent === null ? {} : { trace_id: traceparent.slice(3, 35) };
}
