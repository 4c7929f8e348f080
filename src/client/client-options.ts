import type { Clock } from '../shared/clock.ts';
import { ClientConfigurationError } from './errors.ts';
import type { RetryPolicy } from './retry-policy.ts';

export interface ClientOptions {
  /**
   * `https://host[:port][/prefix]`; `http:` for loopback and for the origin of the page only, unless `allowInsecure`. In a browser
   * also a path such as `/console/api`.
   */
  readonly baseUrl: string;
  /**
   * Sent as `Authorization: Bearer …`. A function is called for each attempt. May be absent where `headers`, `fetch` or a cookie
   * authenticates the requests.
   */
  readonly apiKey?: string | (() => Promise<string>);
  /** Headers of every request to the origin of `baseUrl`; a function is called for each attempt. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** undici dispatcher, passed to `fetch` as the member `dispatcher` of its second argument. */
  readonly dispatcher?: unknown;
  /** Sends the key over plain HTTP to a host that is not loopback. Default false. */
  readonly allowInsecure?: boolean;
  /** Maximum duration of a call in milliseconds, retries included. Default 180,000. */
  readonly timeoutMs?: number;
  /** Maximum wait for the response headers, and between two parts of the body, in milliseconds. Default 30,000. */
  readonly responseTimeoutMs?: number;
  /** Maximum duration of one attempt in milliseconds. Default: twice responseTimeoutMs. */
  readonly attemptTimeoutMs?: number;
  /** Maximum response body in bytes. Default 32 MiB. */
  readonly maxResponseBytes?: number;
  readonly retry?: Partial<RetryPolicy>;
  readonly clock?: Clock;
  /** 0 <= random < 1. */
  readonly random?: () => number;
  readonly userAgent?: string;
}

/** True for localhost, 127.0.0.0/8 and ::1. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (/^127(\.\d{1,3}){3}$/.test(host)) return true;
  return host === '::1' || /^::ffff:7f[0-9a-f]{2}:/.test(host) || host === 'localhost' || host.endsWith('.localhost');
}

/**
 * Checks the base URL before anything is sent to it.
 * @throws ClientConfigurationError
 */
export function parseBaseUrl(text: string, allowInsecure: boolean): URL {
  // The page of a browser; Node and edge workers have none.
  const page = (globalThis as { location?: { href?: string; origin?: string } }).location;
  let url: URL;
  try {
    url = text.startsWith('/') ? new URL(text, page?.href) : new URL(text);
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
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && url.origin !== page?.origin && !allowInsecure) {
    throw new ClientConfigurationError(
      `The API key would be sent unencrypted to ${url.host}. Use https://, or allow plain HTTP explicitly.`,
      true,
    );
  }
  // A prefix is kept. People copy "/v1" along, but the routes include it already.
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '').replace(/\/v1$/, '');
  return url;
}

/**
 * @returns gives the key without surrounding white space; null without one
 * @throws ClientConfigurationError when the key cannot be sent as a header, or when nothing authenticates the requests
 */
export function checkApiKey({ apiKey: key, headers, fetch }: ClientOptions): () => Promise<string | null> {
  if (key === undefined) {
    if (headers !== undefined || fetch !== undefined) return async () => null;
    throw new ClientConfigurationError('Nothing authenticates the requests: pass apiKey, headers or fetch.');
  }
  if (typeof key === 'function') return async () => sendable(await key());
  const fixed = sendable(key);
  return async () => fixed;
}

function sendable(key: string): string {
  const trimmed = key.trim();
  if (trimmed === '') throw new ClientConfigurationError('The API key is empty.');
  if (!/^[\x21-\x7e]{1,512}$/.test(trimmed)) {
    throw new ClientConfigurationError('The API key contains spaces, line breaks or characters outside ASCII.');
  }
  return trimmed;
}

/** @throws ClientConfigurationError unless a timer can wait for so many milliseconds */
export function checkMilliseconds(name: string, value: number): number {
  if (value > 0 && value <= 2 ** 31 - 1) return value;
  throw new ClientConfigurationError(`${name} must be a positive number of milliseconds, at most 24 days.`);
}
