import { parseSetCookie, prefixFaults } from './set-cookie.ts';

interface StoredCookie {
  readonly name: string;
  readonly value: string;
  /** Lower case. */
  readonly domain: string;
  readonly isHostOnly: boolean;
  readonly path: string;
  readonly isSecure: boolean;
  /** Milliseconds since 1970; null at the end of the session. */
  readonly expires: number | null;
}

/** A cookie that the user gives. */
export interface GivenCookie {
  readonly name: string;
  readonly value: string;
  /** Absent: the host of the jar only. */
  readonly domain?: string;
  readonly path?: string;
  /** Seconds since 1970. */
  readonly expires?: number;
  readonly secure?: boolean;
}

/** Limits of browsers (RFC 6265bis, section 6.1), and of a Cookie header that servers accept. */
const COOKIES_MAX = 180;
const HEADER_MAX = 16_384;

/** The cookies of one user on one host (RFC 6265bis, section 5). */
export class CookieJar {
  readonly #cookies = new Map<string, StoredCookie>();
  readonly #now: () => number;
  readonly #host: string;

  /**
   * @param host lower case; cookies for other hosts are not stored
   * @param now milliseconds since 1970
   */
  constructor(host: string, now: () => number) {
    this.#host = host;
    this.#now = now;
  }

  /** @param url absolute URL of the request */
  store(url: string, fields: readonly string[]): void {
    const { hostname, pathname, protocol } = new URL(url);
    for (const field of fields.slice(0, COOKIES_MAX)) {
      const cookie = parseSetCookie(field);
      if (cookie === null || cookie.name === '' || prefixFaults(cookie).length > 0) continue;
      if (cookie.secure && protocol !== 'https:' && !isTrustworthy(hostname)) continue;
      const domain = cookie.domain ?? this.#host;
      if (!domainMatches(this.#host, domain)) continue;
      const { maxAge, expires } = cookie;
      this.#put({
        name: cookie.name,
        value: cookie.value,
        domain,
        isHostOnly: cookie.domain === null,
        path: cookie.path ?? defaultPath(pathname),
        isSecure: cookie.secure,
        expires: maxAge === undefined ? (expires ?? null) : this.#now() + maxAge * 1_000,
      });
    }
  }

  add({ name, value, domain, path, expires, secure }: GivenCookie): void {
    const plain = domain?.toLowerCase().replace(/^\./, '');
    if (plain !== undefined && !domainMatches(this.#host, plain)) return;
    this.#put({
      name,
      value,
      domain: plain ?? this.#host,
      isHostOnly: plain === undefined,
      path: path ?? '/',
      isSecure: secure === true,
      // Browsers and Playwright write -1 for the end of the session.
      expires: expires === undefined || expires < 0 ? null : expires * 1_000,
    });
  }

  /** The Cookie header for a URL (RFC 6265bis, section 5.8.3), or null. */
  headerFor(url: string): string | null {
    const { pathname, protocol, hostname } = new URL(url);
    const isSecure = protocol === 'https:' || isTrustworthy(hostname);
    const sent = [...this.#live()]
      .filter((cookie) => pathMatches(pathname, cookie.path) && (isSecure || !cookie.isSecure))
      .sort((one, other) => other.path.length - one.path.length)
      .map(({ name, value }) => `${name}=${value}`);
    while (sent.join('; ').length > HEADER_MAX) sent.pop();
    return sent.length === 0 ? null : sent.join('; ');
  }

  value(name: string): string | null {
    return this.#live().find((cookie) => cookie.name === name)?.value ?? null;
  }

  values(): string[] {
    return this.#live().map(({ value }) => value);
  }

  get size(): number {
    return this.#live().length;
  }

  #live(): StoredCookie[] {
    const now = this.#now();
    return [...this.#cookies.values()].filter(({ expires }) => expires === null || expires > now);
  }

  #put(cookie: StoredCookie): void {
    const key = JSON.stringify([cookie.name, cookie.domain, cookie.path]);
    this.#cookies.delete(key);
    if (cookie.expires !== null && cookie.expires <= this.#now()) return;
    if (this.#cookies.size < COOKIES_MAX) this.#cookies.set(key, cookie);
  }
}

/** Browsers send Secure cookies to the machine itself without TLS (Secure Contexts, section 3.1). */
function isTrustworthy(hostname: string): boolean {
  return /^(?:localhost|.{1,200}\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);
}

/** RFC 6265bis, section 5.1.3. */
function domainMatches(host: string, domain: string): boolean {
  if (host === domain) return true;
  return domain.includes('.') && host.endsWith(`.${domain}`) && !/^[\d.]+$|:/.test(host);
}

/** RFC 6265bis, section 5.1.4. */
function defaultPath(pathname: string): string {
  const end = pathname.lastIndexOf('/');
  return end <= 0 ? '/' : pathname.slice(0, end);
}

function pathMatches(pathname: string, path: string): boolean {
  if (pathname === path) return true;
  return pathname.startsWith(path) && (path.endsWith('/') || pathname[path.length] === '/');
}
