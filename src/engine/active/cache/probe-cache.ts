import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { Pair } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { uncached, withoutBusterPair } from '../../web/cache-buster.ts';
import type { CacheKeys } from '../kit/cache-keys.ts';
import type { SiteProbe } from '../kit/probe-definition.ts';
import { QUOTES } from '../kit/reflection.ts';
import { activeCachePoisoning } from './cache-poisoning.ts';
import { isOther, shows } from './poisoned.ts';

/** Addresses that are examined: the start page, and others that a cache has stored. */
const PAGES_MAX = 5;
const BODY_BYTES_MAX = 256 * 1024;
/** Inputs of one address that are proven one by one. */
const SHOWN_MAX = 3;
/** Equal results that rule out a server which responds differently by turns. */
const ROUNDS = 2;

/** Parts of a request that caches leave out of their key unless the response names them in Vary (RFC 9111, section 4.1). */
export const poisonedCaches: SiteProbe = {
  checks: [activeCachePoisoning],
  scanTypes: ['standard', 'compliance'],
  async run(context, crawl, keys) {
    const found: ActiveProbe[] = [];
    for (const url of cachedPages(context, crawl, keys))
      if ((await keys.at(url)) === 'apart') found.push(...(await new Poisoning(context, url).run()));
    return found;
  },
};

function cachedPages({ target, place }: ProbeContext, crawl: CrawlEvidence, keys: CacheKeys): string[] {
  const seen = [...crawl.pages.map(({ exchange }) => exchange), ...crawl.resources];
  const urls = seen.map(({ request }) => withoutBusterPair(request.url));
  const chosen = urls.filter((url) => place !== undefined || url === target.startUrl || keys.isCached(url));
  return [...new Map(chosen.map((url) => [new URL(url).pathname, url])).values()].slice(0, PAGES_MAX);
}

/** One part of a request that a page may depend on. */
interface Input {
  /** As findings name it. */
  readonly parameter: string;
  /** The request with a value. */
  with(url: string, value: string): { readonly url: string; readonly headers?: readonly Pair[] };
  /** A value that holds a marker. */
  value(marker: string): string;
}

const asHeader = (name: string, value = (marker: string) => marker): Input => ({
  parameter: `header ${name}`,
  with: (url, text) => ({ url, headers: [[name, text]] }),
  value,
});

/** Headers of proxies and browsers that pages repeat (RFC 7239; Symfony and Rails trust X-Forwarded-…). */
const REPEATED: readonly Input[] = ['X-Forwarded-Prefix', 'X-Forwarded-For', 'Referer', 'User-Agent'].map((name) =>
  asHeader(name),
);
/** Sent apart: servers refuse hosts that they do not know. */
const HOSTS: readonly Input[] = ['X-Forwarded-Host', 'X-Host', 'X-Forwarded-Server'].map((name) =>
  asHeader(name, (marker) => `${marker}.example`),
);
const CAMPAIGN: readonly Input[] = ['utm_source', 'utm_content', 'gclid', 'fbclid'].map((name) => ({
  parameter: name,
  with: (url, text) => ({ url: `${url}&${name}=${encodeURIComponent(text)}` }),
  value: (marker) => marker,
}));
/** Parts that make a server send another response: a path in a header (IIS, Symfony before 2018), a scheme, and forms of the path. */
const REPLACING: readonly Input[] = [
  ...['X-Original-URL', 'X-Rewrite-URL'].map((name) => asHeader(name, (marker) => `/${marker}`)),
  asHeader('X-Forwarded-Proto', () => 'http'),
  asPath((path, marker) => `/${marker}/..${path}`),
  asPath((path, marker) => `/${marker}%2f..${path}`),
];

function asPath(form: (path: string, marker: string) => string): Input {
  return {
    parameter: 'path',
    with: (url, text) => ({ url: `${new URL(url).origin}${text}${new URL(url).search}` }),
    value: (marker) => form('{path}', marker),
  };
}

type Sent = Pick<ReturnType<Input['with']>, 'headers'> & { readonly url: string };

/** Examines one address. Every request has an address that no other one has, except for the two that prove a fault. */
class Poisoning {
  readonly #context: ProbeContext;
  readonly #url: string;

  constructor(context: ProbeContext, url: string) {
    this.#context = context;
    this.#url = url;
  }

  async run(): Promise<ActiveProbe[]> {
    const found: ActiveProbe[] = [];
    for (const group of [REPEATED, HOSTS, CAMPAIGN])
      for (const input of await this.#shown(group)) found.push(...(await this.#prove(input)));
    const plain = await this.#send({ url: this.#address() });
    if (plain === null) return found;
    for (const input of REPLACING) found.push(...(await this.#proveOther(input, plain)));
    return found;
  }

  /** Those whose value the response repeats: one request for all. */
  async #shown(inputs: readonly Input[]): Promise<Input[]> {
    const marked = inputs.map((input) => ({ input, marker: this.#context.token(10) }));
    const sent = marked.reduce<Sent>(
      ({ url, headers = [] }, { input, marker }) => {
        const next = input.with(url, input.value(marker));
        return { url: next.url, headers: [...headers, ...(next.headers ?? [])] };
      },
      { url: this.#address() },
    );
    const response = await this.#send(sent);
    if (response === null) return [];
    return marked
      .filter(({ marker }) => shows(response, marker))
      .map(({ input }) => input)
      .slice(0, SHOWN_MAX);
  }

  /** With quotes and a `<` first, which show what the page does with them; no host has any. */
  async #prove(input: Input): Promise<ActiveProbe[]> {
    for (const suffix of HOSTS.includes(input) ? [''] : [`${QUOTES}<.`, '']) {
      const marker = this.#context.token(10);
      const payload = input.value(marker) + suffix;
      const found = await this.#poison(input, payload, marker);
      const [first, second, control] = found.map(({ exchange }) => exchange);
      if (first === undefined || second === undefined || control === undefined) continue;
      if (shows(first, marker) && shows(second, marker)) return shows(control, marker) ? [] : found;
    }
    return [];
  }

  async #proveOther(input: Input, plain: Exchange): Promise<ActiveProbe[]> {
    let found: ActiveProbe[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const marker = this.#context.token(10);
      const value = input.value(marker).replace('{path}', new URL(this.#url).pathname);
      found = await this.#poison(input, value, marker, plain);
      const [first, second, control] = found.map(({ exchange }) => exchange);
      if (first === undefined || second === undefined || control === undefined) return [];
      if (isOther(second, first) || isOther(control, plain)) return [];
    }
    return found;
  }

  /**
   * A request with the input, one without it at the same address, and one at another address. Nothing where the first one does not have
   * what the second should show.
   * @param plain the response without the input, where another one is expected
   */
  async #poison(input: Input, payload: string, marker: string, plain?: Exchange): Promise<ActiveProbe[]> {
    const address = this.#address();
    const first = await this.#send(input.with(address, payload));
    if (first === null || (plain === undefined ? !shows(first, marker) : !isOther(first, plain))) return [];
    const second = await this.#send({ url: address });
    const control = second === null ? null : await this.#send({ url: this.#address() });
    if (second === null || control === null) return [];
    const { parameter } = input;
    const common = { family: 'cache-poisoning', method: 'GET', url: this.#url, parameter, payload, marker } as const;
    return [
      { ...common, step: 'poison', exchange: first },
      { ...common, step: 'poisoned', exchange: second },
      { ...common, step: 'control', exchange: control },
    ];
  }

  #address(): string {
    return uncached(this.#url, this.#context.token(10));
  }

  async #send({ url, headers = [] }: Sent): Promise<Exchange | null> {
    if (this.#context.room('active').milliseconds === 0) return null;
    const attempt = await this.#context.fetch({
      url,
      headers,
      identity: 'none',
      maxBytes: BODY_BYTES_MAX,
      fresh: true,
    });
    return hasResponse(attempt) ? attempt : null;
  }
}
