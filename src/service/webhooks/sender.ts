import { createHmac } from 'node:crypto';
import { request } from 'undici';
import { LIMITS } from '../../contract/limits.ts';
import { signPayload } from '../../contract/signature.ts';
import { SIGNATURE_HEADER } from '../../contract/signature-header.ts';
import { BlockedAddressError, type GuardedAgentOptions, guardedAgent, isLiteralRefused } from '../guarded-agent.ts';
import { NO_TRACER, type SpanStart, type Tracer } from '../tracing/tracer.ts';

/** Result of one attempt. `statusCode` is null without a response. */
export interface AttemptResult {
  readonly ok: boolean;
  readonly statusCode: number | null;
  /** Short reason in our own words, never text from the receiver. */
  readonly error: string | null;
  readonly durationMs: number;
}

/** With the text of the response where the request `reads` it. */
export type Exchange = AttemptResult & { readonly text: string };

export interface SenderOptions extends GuardedAgentOptions {
  /** Deadline of one attempt in milliseconds, including the connection. Default 5 s. */
  readonly timeoutMs?: number;
  readonly tracer?: Tracer;
}

export interface SendRequest {
  readonly url: string;
  /** The exact bytes that are signed and sent. */
  readonly body: Uint8Array;
  /** Newest first, followed by a rotated secret that is still valid. */
  readonly secrets: readonly string[];
  readonly eventId: string;
  /** Trace of the event. */
  readonly traceparent?: string | null;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/** A request to the receiver of a notification channel. */
export interface ChannelRequest {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Instead of that of the sender, for receivers that work before they respond. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** The text of a successful response is needed: without it the request has failed. */
  readonly reads?: boolean;
  readonly eventId?: string;
  /** Trace of the event. */
  readonly traceparent?: string | null | undefined;
}

/** Sends deliveries. Redirects are not followed, and a response is read up to 64 KiB. */
export interface WebhookSender {
  send(request: SendRequest): Promise<AttemptResult>;
  /** As {@link send}, for other requests. */
  exchange(request: ChannelRequest): Promise<Exchange>;
  close(): Promise<void>;
}

const USER_AGENT = 'scan-gate-webhooks/1';

/** Body of an event (docs/API.md#events). Built once per attempt, then signed and sent unchanged. */
export function deliveryBody(event: {
  readonly event_id: string;
  readonly event_type: string;
  readonly event_created_at: Date;
  readonly event_data: Readonly<Record<string, unknown>>;
}): Buffer {
  return Buffer.from(
    JSON.stringify({
      id: event.event_id,
      type: event.event_type,
      created_at: event.event_created_at.toISOString(),
      data: event.event_data,
    }),
  );
}

export function createWebhookSender(options: SenderOptions): WebhookSender {
  const { timeoutMs = LIMITS.webhookTimeoutMs, tracer = NO_TRACER } = options;
  const agent = guardedAgent(options, { timeoutMs, connections: 10, responseBytesMax: 64 * 1024 });

  const exchange = async (outgoing: ChannelRequest): Promise<Exchange> => {
    const started = performance.now();
    const span = tracer.start(outgoing.method ?? 'POST', spanOf(outgoing));
    const finish = (statusCode: number | null, error: string | null, text = ''): Exchange => {
      const attributes = { 'http.response.status_code': statusCode ?? undefined };
      span.end({ attributes, error: error === null ? undefined : String(statusCode ?? error) });
      return { ok: error === null, statusCode, error, durationMs: Math.round(performance.now() - started), text };
    };
    if (isLiteralRefused(outgoing.url, options)) return finish(null, 'address not allowed');
    const { method = 'POST', headers, body = null, reads = false, signal } = outgoing;
    const deadline = AbortSignal.timeout(outgoing.timeoutMs ?? timeoutMs);
    try {
      const response = await request(outgoing.url, {
        method,
        dispatcher: agent,
        headers: { 'user-agent': USER_AGENT, ...headers, ...(span.traceparent && { traceparent: span.traceparent }) },
        body,
        signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
      });
      const { statusCode } = response;
      const error = faultOf(statusCode);
      if (reads && error === null) return finish(statusCode, null, await response.body.text());
      await response.body.dump({ limit: 64 * 1024 }).catch(() => undefined);
      return finish(statusCode, error);
    } catch (error) {
      return finish(null, deadline.aborted ? 'no response within the timeout' : reasonOf(error));
    }
  };

  return {
    send: (delivery) => {
      const { url, body, eventId, traceparent, signal } = delivery;
      return exchange({ url, headers: deliveryHeaders(delivery), body, eventId, traceparent, signal });
    },
    exchange,
    close: () => agent.destroy(),
  };
}

/** As the semantic conventions for HTTP clients have it, without the path: that of many receivers is a secret. */
function spanOf({ url, method = 'POST', eventId, traceparent = null }: ChannelRequest): SpanStart {
  const { hostname, port, protocol } = new URL(url);
  const attributes = {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    'scan_gate.event.id': eventId,
  };
  return { kind: 'client', parent: traceparent, attributes };
}

/**
 * The documented signature header (docs/WEBHOOKS.md) and those of Standard Webhooks, so that its libraries can
 * verify deliveries too. They key the HMAC with the base64-decoded part after `whsec_`.
 */
function deliveryHeaders(delivery: SendRequest): Record<string, string> {
  const timestamp = Math.floor(delivery.now.getTime() / 1_000);
  const standard = delivery.secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const digest = createHmac('sha256', key)
      .update(`${delivery.eventId}.${timestamp}.`)
      .update(delivery.body)
      .digest('base64');
    return `v1,${digest}`;
  });
  return {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signPayload(delivery.secrets, timestamp, delivery.body),
    'webhook-id': delivery.eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': standard.join(' '),
  };
}

function faultOf(status: number): string | null {
  return status >= 200 && status < 300 ? null : `response status ${status}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name does not resolve',
  EAI_AGAIN: 'the host name does not resolve',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'host unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'no response within the timeout',
  UND_ERR_SOCKET: 'connection closed before a response',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'the response is too large',
};

function reasonOf(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BlockedAddressError) return 'address not allowed';
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === undefined) continue;
    const reason = REASONS[code];
    if (reason !== undefined) return reason;
    if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code)) return 'TLS certificate not trusted';
  }
  return 'no valid HTTP response';
}
