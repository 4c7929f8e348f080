import type { Static, TSchema } from 'typebox';
import { LIMITS } from '../contract/limits.ts';
import { IDEMPOTENCY_KEY_PATTERN, type RouteDefinition } from '../contract/route-definition.ts';
import { systemClock } from '../shared/clock.ts';
import { checkPage, checkResponse, type Page } from './check-response.ts';
import { type ClientOptions, checkApiKey, checkMilliseconds, parseBaseUrl } from './client-options.ts';
import { ClientConfigurationError } from './errors.ts';
import type { ExchangeResponse } from './http-exchange.ts';
import { jsonOf } from './json-of.ts';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from './retry-policy.ts';
import { send, type TransportSettings } from './transport.ts';

const PATTERN = new RegExp(IDEMPOTENCY_KEY_PATTERN);

/**
 * The caller's key, or a random one.
 * @throws ClientConfigurationError when the caller's key cannot be sent
 */
function idempotencyKey(key: string | undefined): string {
  if (key === undefined) return randomKey();
  if (key.length <= LIMITS.idempotencyKeyLengthMax && PATTERN.test(key)) return key;
  throw new ClientConfigurationError(
    `idempotencyKey must be 1 to ${LIMITS.idempotencyKeyLengthMax} visible ASCII characters.`,
  );
}

function randomKey(): string {
  // Browsers have it on secure pages only.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Maximum duration of the call in milliseconds, retries included. Default: that of the client. */
  readonly timeoutMs?: number;
  /** Replaces members of the client's retry policy. */
  readonly retry?: Partial<RetryPolicy>;
}

export interface WriteOptions extends CallOptions {
  /** Makes a retry of the POST safe, also after a restart of the program. Default: a random one for each call. */
  readonly idempotencyKey?: string;
}

export interface CallArguments extends WriteOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

/** The response that a result was read from. */
export interface ResponseInfo {
  readonly status: number;
  /** All headers, rate limits included. */
  readonly headers: Headers;
  /** Quote it to the operator of the service. */
  readonly requestId: string | null;
}

/** A promise of a result, which also gives the response. */
export interface ApiPromise<Value> extends Promise<Value> {
  /** Resolves to the result with the status, the headers and the request id of its response. */
  withResponse(): Promise<{ readonly data: Value; readonly response: ResponseInfo }>;
}

export interface Call<RouteName extends string> {
  readonly baseUrl: string;
  /** @param read reads a successful response; `request` is its method and path, for messages */
  raw<Value>(
    name: RouteName,
    args: CallArguments,
    read: (response: ExchangeResponse, request: string) => Value,
  ): ApiPromise<Value>;
  json<Schema extends TSchema>(name: RouteName, schema: Schema, args: CallArguments): ApiPromise<Static<Schema>>;
  list<Item extends TSchema>(name: RouteName, item: Item, args: CallArguments): ApiPromise<Page<Static<Item>>>;
  /** For a response without a body. */
  empty(name: RouteName, args: CallArguments): ApiPromise<void>;
  requestCount(): number;
}

/** @throws ClientConfigurationError */
export function createCall<Routes extends Readonly<Record<string, RouteDefinition>>>(
  options: ClientOptions,
  routes: Routes,
): Call<keyof Routes & string> {
  type RouteName = keyof Routes & string;
  const settings = settingsOf(options);
  let requests = 0;

  type Read<Value> = (response: ExchangeResponse, request: string) => Value;

  function raw<Value>(name: RouteName, args: CallArguments, read: Read<Value>): ApiPromise<Value> {
    const whole = received(name, args, read);
    const data = whole.then((result) => result.data);
    return Object.assign(data, {
      withResponse: () => {
        // Only one of the two promises is awaited.
        data.catch(() => undefined);
        return whole;
      },
    });
  }

  async function received<Value>(name: RouteName, args: CallArguments, read: Read<Value>) {
    requests += 1;
    const route: RouteDefinition = routes[name] as RouteDefinition;
    const path = fillPath(route.path, args.params ?? {});
    const timeoutMs = checkMilliseconds('timeoutMs', args.timeoutMs ?? settings.timeoutMs);
    return send(
      { ...settings, timeoutMs, retry: { ...settings.retry, ...args.retry } },
      {
        method: route.method,
        path,
        accept: route.success.contentType ?? 'application/json',
        query: searchOf(args.query ?? {}),
        ...(args.body === undefined ? {} : { body: args.body }),
        idempotencyKey:
          route.method === 'POST' && route.isOpen !== true ? idempotencyKey(args.idempotencyKey) : undefined,
        signal: args.signal,
        crossOriginRedirects: route.success.contentType !== undefined,
        read: (response) => ({ data: read(response, `${route.method} ${path}`), response: infoOf(response) }),
      },
    );
  }

  return {
    baseUrl: settings.base.href.replace(/\/$/, ''),
    raw,
    json: (name, schema, args) =>
      raw(name, args, (response, request) => checkResponse(schema, jsonOf(response, request), request)),
    list: (name, item, args) =>
      raw(name, args, (response, request) => checkPage(item, jsonOf(response, request), request)),
    empty: (name, args) => raw(name, args, () => undefined),
    requestCount: () => requests,
  };
}

function infoOf({ status, headers }: ExchangeResponse): ResponseInfo {
  return { status, headers, requestId: headers.get('x-request-id') };
}

function settingsOf(options: ClientOptions): TransportSettings {
  const responseTimeoutMs = checkMilliseconds('responseTimeoutMs', options.responseTimeoutMs ?? 30_000);
  const { headers = {} } = options;
  return {
    base: parseBaseUrl(options.baseUrl, options.allowInsecure === true),
    apiKey: checkApiKey(options),
    headers: typeof headers === 'function' ? headers : () => headers,
    userAgent: options.userAgent ?? 'scan-gate',
    // Not called as a method: the global `fetch` of a browser must not have another `this`.
    connection: { fetch: options.fetch ?? ((...args) => fetch(...args)), dispatcher: options.dispatcher },
    limits: {
      responseTimeoutMs,
      attemptTimeoutMs: checkMilliseconds('attemptTimeoutMs', options.attemptTimeoutMs ?? 2 * responseTimeoutMs),
      maxResponseBytes: options.maxResponseBytes ?? 32 * 1024 * 1024,
    },
    timeoutMs: checkMilliseconds('timeoutMs', options.timeoutMs ?? 180_000),
    retry: { ...DEFAULT_RETRY_POLICY, ...options.retry },
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
}

/** Every parameter stays one path segment, whatever a received id contains. */
function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new ClientConfigurationError(`The path parameter ${name} is empty or not an id.`);
    }
    return encodeURIComponent(value);
  });
}

function searchOf(query: object): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search;
}
