import { getCACertificates } from 'node:tls';
import { Agent, EnvHttpProxyAgent, fetch } from 'undici';
import { type Client, createClient } from './client.ts';
import type { ClientOptions } from './client-options.ts';
import { type WorkloadIdentity, workloadKey } from './workload-key.ts';

export interface UndiciOptions {
  /** `environment` (default) uses HTTP_PROXY, HTTPS_PROXY and NO_PROXY; `none` connects directly. */
  readonly proxy?: 'environment' | 'none';
  /** PEM certificates trusted in addition to Node's roots. */
  readonly trustedRoots?: readonly string[];
  /** Maximum duration of a connection attempt in milliseconds. Default 10,000. */
  readonly connectTimeoutMs?: number;
  /** How the job proves who it is, if it has no `apiKey`. */
  readonly identity?: WorkloadIdentity;
}

/**
 * A client with connections of its own: `fetch` of Node knows neither proxies nor further roots. For the action and the command
 * line; the library uses the global `fetch`.
 * @throws ClientConfigurationError before anything is sent
 */
export function createUndiciClient(options: ClientOptions & UndiciOptions): Client {
  const dispatcher = dispatcherFor(options);
  const connection = { fetch: fetch as unknown as typeof globalThis.fetch, dispatcher };
  const { identity } = options;
  const key = identity && { apiKey: workloadKey(identity, { ...options, ...connection }) };
  const client = createClient({ ...options, ...connection, ...key });
  return { ...client, close: () => dispatcher.destroy() };
}

function dispatcherFor(options: UndiciOptions): Agent | EnvHttpProxyAgent {
  const timeout = options.connectTimeoutMs ?? 10_000;
  const roots = options.trustedRoots ?? [];
  const connect = { timeout, ...(roots.length === 0 ? {} : { ca: [...getCACertificates('default'), ...roots] }) };
  // The client has timers of its own for headers and bodies.
  const base = { connections: 8, headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: 10_000, connect };
  if (options.proxy === 'none') return new Agent(base);
  return new EnvHttpProxyAgent({ ...base, requestTls: connect, proxyTls: { timeout } });
}
