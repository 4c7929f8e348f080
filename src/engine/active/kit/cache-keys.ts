import { type Exchange, type HeaderList, hasResponse, header } from '../../core/evidence/http.ts';
import type { InsertionPoint, Pair } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext, ProbeRequest } from '../../core/probe-context.ts';
import { hasName } from '../../data/names.ts';
import { uncached, withoutBusterPair } from '../../web/cache-buster.ts';

/**
 * What a cache in front of the site does with two URLs that differ in a parameter that it does not know: it keeps their responses apart,
 * it takes one for the other (`shared`), or no cache shows.
 */
export type CacheKey = 'apart' | 'shared' | 'unseen';

type Reader = Pick<ProbeContext, 'fetch' | 'token' | 'target'>;

const BODY_BYTES_MAX = 256 * 1024;
/** Addresses with a cache that are examined one by one; the others follow the start page. */
const EXAMINED_MAX = 10;

/** Age (RFC 9111), Cache-Status (RFC 9211), X-Cache of CloudFront and Fastly, CF-Cache-Status, X-Varnish, and the names like these. */
function namesCache(headers: HeaderList): boolean {
  return headers.some(([name]) => /^(?:age|x-varnish)$|cache(?!-control)/i.test(name));
}

/** The response comes from a cache. */
function isStored({ response: { headers } }: Exchange): boolean {
  if (Number(header(headers, 'age') ?? 0) > 0) return true;
  if (/^\d+ \d+$/.test(header(headers, 'x-varnish') ?? '')) return true;
  return headers.some(([name, value]) => /cache/i.test(name) && /\bhit\b/i.test(value));
}

/** True for a part of a request that caches leave out of their key, by default or as their manuals recommend. */
export function isUnkeyed(point: InsertionPoint): boolean {
  if (point.kind === 'header' || point.kind === 'cookie') return true;
  return point.kind === 'query' && hasName('campaign', point.name);
}

/** Whether requests of the scan have addresses of their own for a cache in front of the site. Each answer is found once. */
export class CacheKeys {
  readonly #context: Reader;
  readonly #seen: readonly Exchange[];
  readonly #cached = new Set<string>();
  readonly #found = new Map<string, Promise<CacheKey>>();
  #isShared = false;

  /** @param seen responses of the crawl */
  constructor(context: Reader, seen: readonly Exchange[]) {
    this.#context = context;
    this.#seen = seen;
    for (const { request, response } of seen)
      if (namesCache(response.headers) && this.#cached.size < EXAMINED_MAX) this.#cached.add(pathOf(request.url));
  }

  /** A response of this address named a cache. */
  isCached(url: string): boolean {
    return this.#cached.has(pathOf(url));
  }

  /** True where a visitor might get the response to a request of the scan. */
  async mayPoison(url: string): Promise<boolean> {
    return (await this.at(url)) === 'shared';
  }

  at(url: string): Promise<CacheKey> {
    if (this.#isShared) return Promise.resolve('shared');
    const { target } = this.#context;
    const page = this.#cached.has(pathOf(url)) ? withoutBusterPair(url) : target.startUrl;
    const found = this.#found.get(pathOf(page)) ?? this.#examine(page);
    this.#found.set(pathOf(page), found);
    return found;
  }

  /** Reads a page that showed a marker, without it and at another address: it must not show it there. */
  async keepsApart(url: string, marker: string): Promise<boolean> {
    const other = await this.#read(uncached(withoutBusterPair(url), this.#context.token(10)));
    this.#isShared ||= other?.response.text.toLowerCase().includes(marker) === true;
    return !this.#isShared;
  }

  async #examine(page: string): Promise<CacheKey> {
    const buster = this.#context.token(10);
    const url = uncached(page, buster);
    const own = this.#seen.find(({ request }) => request.url === page) ?? (await this.#read(page));
    const first = await this.#read(url);
    if (own === null || first === null) return 'unseen';
    // No client has requested this address before.
    if (isStored(first)) return 'shared';
    if (first.response.text.includes(buster)) return 'apart';
    if (isSame(own, first) && ![own, first].some(({ response }) => namesCache(response.headers)))
      return this.#ofMissing();
    const other = await this.#read(uncached(page, this.#context.token(10)));
    const again = other === null ? null : await this.#read(url);
    if (other === null || again === null) return 'unseen';
    if (isStored(other)) return 'shared';
    // The cache has the first response still, and did not give it for the other address.
    if (isStored(again)) return 'apart';
    return isSame(first, again) && !isSame(first, other) ? 'apart' : this.#ofMissing();
  }

  /** A path without visitors shows what is no longer new elsewhere: error pages often have the layout of the site. */
  async #ofMissing(): Promise<CacheKey> {
    const { target } = this.#context;
    const [name, buster, marker] = [1, 2, 3].map(() => this.#context.token(10)) as [string, string, string];
    const path = `${target.origin}/${name}`;
    const headers: Pair[] = [
      ['Referer', `${target.origin}/${marker}`],
      ['X-Forwarded-Host', `${marker}.example`],
    ];
    const first = await this.#read(`${uncached(path, buster)}&utm_source=${marker}`, { headers });
    const other = first === null ? null : await this.#read(uncached(path, this.#context.token(10)));
    if (other === null) return 'unseen';
    const isTaken = isStored(other) || [buster, marker].some((word) => other.response.text.includes(word));
    return isTaken ? 'shared' : 'unseen';
  }

  async #read(url: string, options: Pick<ProbeRequest, 'headers'> = {}): Promise<Exchange | null> {
    const request = { url, identity: 'none', maxBytes: BODY_BYTES_MAX, fresh: true, ...options } as const;
    const attempt = await this.#context.fetch(request);
    return hasResponse(attempt) ? attempt : null;
  }
}

function isSame({ response: one }: Exchange, { response: other }: Exchange): boolean {
  return one.status === other.status && one.text === other.text;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
