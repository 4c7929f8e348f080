import type { RouteDefinition } from '../contract/route-definition.ts';
import type { RouteName } from '../contract/route-types.ts';
import { ROUTES } from '../contract/routes.ts';
import { type ClientOptions, checkApiKey, parseBaseUrl } from './client-options.ts';
import { systemClock } from './clock.ts';
import { createDispatcher } from './dispatcher.ts';
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

/** Calls routes by their name in the route table; what the answer means is for the reader given. */
export interface Call {
  readonly baseUrl: string;
  json<Result>(name: RouteName, args: CallArguments, read: (body: unknown, request: string) => Result): Promise<Result>;
  bulk<Result>(
    args: CallArguments,
    read: (body: unknown, request: string, replayed: boolean | null) => Result,
  ): Promise<Result>;
  bytes(name: RouteName, args: CallArguments): Promise<Buffer>;
  empty(name: RouteName, args: CallArguments): Promise<void>;
  requestCount(): number;
  close(): Promise<void>;
}

/** @throws ClientConfigurationError */
export function createCall(options: ClientOptions): Call {
  const responseTimeoutMs = options.responseTimeoutMs ?? 30_000;
  const settings: TransportSettings = {
    base: parseBaseUrl(options.baseUrl, options.allowInsecure === true),
    apiKey: checkApiKey(options.apiKey),
    userAgent: options.userAgent ?? 'scan-gate',
    dispatcher: createDispatcher({
      proxy: options.proxy ?? 'environment',
      trustedRoots: options.trustedRoots ?? [],
      connectTimeoutMs: options.connectTimeoutMs ?? 10_000,
      responseTimeoutMs,
    }),
    limits: {
      attemptTimeoutMs: options.attemptTimeoutMs ?? 2 * responseTimeoutMs,
      maxResponseBytes: options.maxResponseBytes ?? 32 * 1024 * 1024,
    },
    retry: { ...DEFAULT_RETRY_POLICY, ...options.retry },
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
  let requests = 0;

  async function answer(
    name: RouteName,
    args: CallArguments,
  ): Promise<{ response: ExchangeResponse; request: string }> {
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
    async json(name, args, read) {
      const { response, request } = await answer(name, args);
      return read(jsonOf(response, request), request);
    },
    async bulk(args, read) {
      const { response, request } = await answer('createScansBulk', args);
      const replayed = response.headers['idempotent-replayed'];
      // The header says true or is absent; that absence means "fresh" is known only of a service that numbers requests as ours does.
      const fresh = response.headers['x-request-id']?.startsWith('req_') === true ? false : null;
      return read(jsonOf(response, request), request, replayed === 'true' ? true : fresh);
    },
    bytes: async (name, args) => (await answer(name, args)).response.bytes,
    empty: async (name, args) => {
      await answer(name, args);
    },
    requestCount: () => requests,
    close: () => settings.dispatcher.destroy(),
  };
}

/** Every parameter stays one path segment, whatever an id from outside holds. */
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
