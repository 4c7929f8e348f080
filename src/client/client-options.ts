import { isIP } from 'node:net';
import type { Clock } from '../shared/clock.ts';
import { ClientConfigurationError } from './errors.ts';
import type { RetryPolicy } from './retry-policy.ts';

export interface ClientOptions {
  /** `https://host[:port][/prefix]`; `http:` for loopback only, unless `allowInsecure`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Sends the key over plain HTTP to a host that is not loopback. Default false. */
  readonly allowInsecure?: boolean;
  /** `environment` (default) uses HTTP_PROXY, HTTPS_PROXY and NO_PROXY; `none` connects directly. */
  readonly proxy?: 'environment' | 'none';
  /** PEM certificates trusted in addition to Node's roots. */
  readonly trustedRoots?: readonly string[];
  readonly connectTimeoutMs?: number;
  /** Maximum wait for the response headers, and between two parts of the body, in milliseconds. Default 30,000. */
  readonly responseTimeoutMs?: number;
  /** Maximum duration of one attempt in milliseconds. Default: twice responseTimeoutMs. */
  readonly attemptTimeoutMs?: number;
  /** Maximum response body in bytes. Default 32 MiB. */
  readonly maxResponseBytes?: number;
  readonly retry?: Partial<RetryPolicy>;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly userAgent?: string;
}

/** True for localhost, 127.0.0.0/8 and ::1. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) === 4) return host.startsWith('127.');
  if (isIP(host) === 6) return host === '::1' || /^::ffff:7f[0-9a-f]{2}:/.test(host);
  return host === 'localhost' || host.endsWith('.localhost');
}

/**
 * Checks the base URL before anything is sent to it.
 * @throws ClientConfigurationError
 */
export function parseBaseUrl(text: string, allowInsecure: boolean): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new ClientConfigurationError('The base URL is not an absolute URL. Write it as https://host[:port].');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ClientConfigurationError('The base URL must begin with https:// (or http:// on loopback).');
  }
  if (url.username !== '' || url.password !== '') {
    throw new ClientConfigurationError('The base URL must not contain credentials; pass the API key separately.');
  }
  if (url.search !== '' || url.hash !== '') {
    throw new ClientConfigurationError('The base URL must not contain a query or a fragment.');
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !allowInsecure) {
    throw new ClientConfigurationError(
      `The API key would be sent unencrypted to ${url.host}. Use https://, or allow plain HTTP explicitly.`,
      true,
    );
  }
  // A prefix is kept. People copy "/v1" along, but the routes include it already.
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '').replace(/\/v1$/, '');
  return url;
}

/** @throws ClientConfigurationError when the key cannot be sent as a header. */
export function checkApiKey(key: string): string {
  const trimmed = key.trim();
  if (trimmed === '') throw new ClientConfigurationError('The API key is empty.');
  if (!/^[\x21-\x7e]{1,512}$/.test(trimmed)) {
    throw new ClientConfigurationError('The API key contains spaces, line breaks or characters outside ASCII.');
  }
  return trimmed;
}
