import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { CrawlEvidence, CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { Pair } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { isActByGet } from '../../crawl/link-policy.ts';
import { pathShape } from '../../crawl/url-shape.ts';
import { hasName } from '../../data/names.ts';
import { busterPair } from '../../web/cache-buster.ts';
import { siblingPath } from '../../web/sibling-path.ts';
import type { CacheKeys } from '../kit/cache-keys.ts';
import type { SiteProbe } from '../kit/probe-definition.ts';
import { activeAccessBypass } from './access-bypass.ts';
import { isOpened, isRefused, isSameFor } from './opened.ts';

const PAGES_MAX = 3;

/** Refused pages under other forms of their path, which a proxy or filter and the application may read differently. */
export const accessBypasses: SiteProbe = {
  checks: [activeAccessBypass],
  scanTypes: ['standard', 'compliance'],
  async run(context, crawl, keys) {
    const found: ActiveProbe[] = [];
    for (const page of refusedPages(context, crawl))
      found.push(...(await new Bypass(context, crawl, keys, page).run()));
    return found;
  },
};

/** One of each shape; those that look administrative first. */
function refusedPages({ place }: ProbeContext, { pages }: CrawlEvidence): CrawledPage[] {
  const refused = pages.filter(
    ({ url, exchange }) =>
      isRefused(exchange) &&
      !isActByGet(new URL(url)) &&
      new URL(url).pathname !== '/' &&
      (place === undefined || url === place.location.url),
  );
  const shapes = new Map(refused.toReversed().map((page) => [pathShape(new URL(page.url)), page]));
  const rank = ({ url }: CrawledPage) => (hasName('administrative', new URL(url).pathname) ? 0 : 1);
  return [...shapes.values()]
    .toReversed()
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, PAGES_MAX);
}

interface Form {
  /** As findings name it. */
  readonly parameter: string;
  /** The request for a path. */
  of(path: string): { readonly path: string; readonly headers?: readonly Pair[] };
}

const asPath = (of: (path: string) => string): Form => ({ parameter: 'path', of: (path) => ({ path: of(path) }) });
const bare = (path: string) => path.replace(/\/$/, '');
/** The first letter of the last segment in another way. */
function lastLetter(path: string, of: (letter: string) => string): string {
  const start = bare(path).lastIndexOf('/');
  return path.slice(0, start) + path.slice(start).replace(/[a-z]/i, of);
}

/**
 * RFC 3986, sections 5.2.4 and 6.2: dot segments, empty segments, percent-encoded and upper-case letters; path parameters of Servlet
 * containers; and the headers from which IIS and Symfony take the path, and applications the address of the client.
 */
const FORMS: readonly Form[] = [
  asPath((path) => (path.endsWith('/') ? bare(path) : `${path}/`)),
  asPath((path) => `${bare(path)}/.`),
  asPath((path) => `/${path}`),
  asPath((path) => `/.${path}`),
  asPath((path) => `/%2e${path}`),
  asPath((path) => `${bare(path)};/`),
  asPath((path) => `/;${path}`),
  asPath((path) => `${bare(path)}%20`),
  asPath((path) => lastLetter(path, (letter) => letter.toUpperCase())),
  asPath((path) => lastLetter(path, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
  ...['X-Original-URL', 'X-Rewrite-URL'].map((name) => ({
    parameter: `header ${name}`,
    of: (path: string) => ({ path: '/', headers: [[name, path]] as const }),
  })),
  {
    parameter: 'header X-Forwarded-For',
    of: (path) => ({
      path,
      headers: [
        ['X-Forwarded-For', '127.0.0.1'],
        ['X-Real-IP', '127.0.0.1'],
      ] as const,
    }),
  },
];

class Bypass {
  readonly #context: ProbeContext;
  readonly #crawl: CrawlEvidence;
  readonly #keys: CacheKeys;
  readonly #page: CrawledPage;

  constructor(context: ProbeContext, crawl: CrawlEvidence, keys: CacheKeys, page: CrawledPage) {
    this.#context = context;
    this.#crawl = crawl;
    this.#keys = keys;
    this.#page = page;
  }

  /** The first form that opens the page, with its controls. */
  async run(): Promise<ActiveProbe[]> {
    const { url } = this.#page;
    const { pathname } = new URL(url);
    if (await this.#keys.mayPoison(url)) return [];
    for (const form of FORMS) {
      const { path } = form.of(pathname);
      if (form.parameter === 'path' && (path === pathname || this.#isPublic(path))) continue;
      const first = await this.#send(form, pathname);
      const found = first === null || !isOpened(first, this.#page.exchange) ? null : await this.#prove(form, first);
      if (found !== null) return found;
    }
    return [];
  }

  /** Once more, the same form of a path that does not exist, and the page itself. */
  async #prove(form: Form, first: Exchange): Promise<ActiveProbe[] | null> {
    const { url } = this.#page;
    const { pathname } = new URL(url);
    const again = await this.#send(form, pathname);
    if (again === null || this.#publicPages().some((exchange) => isSameFor([first, again], exchange))) return null;
    const control = await this.#send(form, siblingPath(pathname, this.#context.token(10)));
    if (control === null || isSameFor([first, again], control)) return null;
    const refused = await this.#context.fetch({ url, fresh: true });
    if (!hasResponse(refused) || !isRefused(refused)) return null;
    const { path, headers } = form.of(pathname);
    const payload = headers?.[0]?.[1] ?? path;
    const common = { family: 'access-bypass', method: 'GET', url, parameter: form.parameter, payload } as const;
    const steps = { refused, bypass: first, again, control };
    return Object.entries(steps).map(([step, exchange]) => ({ ...common, marker: url, step, exchange }));
  }

  #isPublic(path: string): boolean {
    return this.#publicPages().some(({ request }) => new URL(request.url).pathname === path);
  }

  /** Where one finding is proven again, the pages are those of its proof. */
  #publicPages(): Exchange[] {
    if (this.#context.place !== undefined) return [];
    return this.#crawl.pages.map(({ exchange }) => exchange).filter(({ response }) => response.status < 300);
  }

  async #send(form: Form, pathname: string): Promise<Exchange | null> {
    if (this.#context.room('active').milliseconds === 0) return null;
    const { origin, search } = new URL(this.#page.url);
    const { path, headers = [] } = form.of(pathname);
    const query = `${search === '' ? '?' : `${search}&`}${busterPair(this.#context.token(10))}`;
    const attempt = await this.#context.fetch({ url: `${origin}${path}${query}`, headers, fresh: true });
    return hasResponse(attempt) ? attempt : null;
  }
}
