import { getCACertificates } from 'node:tls';
import type { Static, TSchema } from 'typebox';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import type { RouteDefinition } from '../contract/route-definition.ts';
import type { RouteName } from '../contract/route-types.ts';
import { ROUTES } from '../contract/routes.ts';
import { systemClock } from '../shared/clock.ts';
import { checkPage, checkResponse, type Page } from './check-response.ts';
import { type ClientOptions, checkApiKey, parseBaseUrl } from './client-options.ts';
import { ClientConfigurationError } from './errors.ts';
import type { ExchangeResponse } from './http-exchange.ts';
import { DEFAULT_RETRY_POLICY } from './retry-policy.ts';
import { jsonOf, send, type TransportSettings } from './transport.ts';

export interface CallArguments {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Method and path of a call, for messages, and its response. */
export interface Called {
  readonly response: ExchangeResponse;
  readonly request: string;
}

/** Calls routes by their name in the route table and checks their responses. */
export interface Call {
  readonly baseUrl: string;
  raw(name: RouteName, args: CallArguments): Promise<Called>;
  json<Schema extends TSchema>(name: RouteName, schema: Schema, args: CallArguments): Promise<Static<Schema>>;
  list<Item extends TSchema>(name: RouteName, item: Item, args: CallArguments): Promise<Page<Static<Item>>>;
  requestCount(): number;
  close(): Promise<void>;
}

/** @throws ClientConfigurationError */
export function createCall(options: ClientOptions): Call {
  const settings = settingsOf(options);
  let requests = 0;

  async function raw(name: RouteName, args: CallArguments): Promise<Called> {
    requests += 1;
    const route: RouteDefinition = ROUTES[name];
    const path = fillPath(route.path, args.params ?? {});
    const response = await send(settings, {
      method: route.method,
      path,
      accept: route.success.contentType ?? 'application/json',
      query: searchOf(args.query ?? {}),
      ...(args.body === undefined ? {} : { body: args.body }),
      idempotencyKey: args.idempotencyKey,
      signal: args.signal,
      crossOriginRedirects: route.success.contentType !== undefined,
    });
    return { response, request: `${route.method} ${path}` };
  }

  return {
    baseUrl: settings.base.href.replace(/\/$/, ''),
    raw,
    async json(name, schema, args) {
      const { response, request } = await raw(name, args);
      return checkResponse(schema, jsonOf(response, request), request);
    },
    async list(name, item, args) {
      const { response, request } = await raw(name, args);
      return checkPage(item, jsonOf(response, request), request);
    },
    requestCount: () => requests,
    close: () => settings.dispatcher.destroy(),
  };
}

function settingsOf(options: ClientOptions): TransportSettings {
  const responseTimeoutMs = options.responseTimeoutMs ?? 30_000;
  return {
    base: parseBaseUrl(options.baseUrl, options.allowInsecure === true),
    apiKey: checkApiKey(options.apiKey),
    userAgent: options.userAgent ?? 'scan-gate',
    dispatcher: dispatcherFor(options, responseTimeoutMs),
    limits: {
      attemptTimeoutMs: options.attemptTimeoutMs ?? 2 * responseTimeoutMs,
      maxResponseBytes: options.maxResponseBytes ?? 32 * 1024 * 1024,
    },
    retry: { ...DEFAULT_RETRY_POLICY, ...options.retry },
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
}

/** The connections of one client. undici's own default agent ignores proxies and waits 300 s for headers. */
function dispatcherFor(options: ClientOptions, responseTimeoutMs: number): Dispatcher {
  const timeout = options.connectTimeoutMs ?? 10_000;
  const roots = options.trustedRoots ?? [];
  const connect = { timeout, ...(roots.length === 0 ? {} : { ca: [...getCACertificates('default'), ...roots] }) };
  const base = {
    connections: 8,
    headersTimeout: responseTimeoutMs,
    bodyTimeout: responseTimeoutMs,
    keepAliveTimeout: 10_000,
    connect,
  };
  if (options.proxy === 'none') return new Agent(base);
  return new EnvHttpProxyAgent({ ...base, requestTls: connect, proxyTls: { timeout } });
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

function searchOf(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search;
}
