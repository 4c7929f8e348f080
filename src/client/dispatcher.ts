import { getCACertificates } from 'node:tls';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';

export interface DispatcherOptions {
  readonly proxy: 'environment' | 'none';
  readonly trustedRoots: readonly string[];
  readonly connectTimeoutMs: number;
  readonly responseTimeoutMs: number;
}

/** The connections of one client. undici's own default agent ignores proxies and waits 300 s for headers. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const tls =
    options.trustedRoots.length === 0 ? {} : { ca: [...getCACertificates('default'), ...options.trustedRoots] };
  const connect = { timeout: options.connectTimeoutMs, ...tls };
  const base = {
    connections: 8,
    headersTimeout: options.responseTimeoutMs,
    bodyTimeout: options.responseTimeoutMs,
    keepAliveTimeout: 10_000,
    connect,
  };
  if (options.proxy === 'none') return new Agent(base);
  return new EnvHttpProxyAgent({ ...base, requestTls: connect, proxyTls: { timeout: options.connectTimeoutMs } });
}
