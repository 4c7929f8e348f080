import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { FindingContent } from '../../../src/contract/finding.ts';
import { replay } from '../../../src/engine/replay.ts';
import { listen } from '../../helpers/listen.ts';
import { nginx } from '../../helpers/nginx-server.ts';
import { nginxSite } from '../../helpers/nginx-site.ts';
import { startCache as startKeyed } from './cache/cache.ts';
import { type Page, startPages } from './pages.ts';
import { scanSite } from './site.ts';

/** What a response may keep of a payload: quotes behind a random word, or an element. */
const PAYLOAD = /[a-z]{10}['"]|<[a-z]{10}|alert/;

/** A proxy that notes at which URLs, the key of a cache that knows no other, it was given a payload to store. */
async function startCache(origin: string) {
  const poisoned = new Set<string>();
  const forward = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const { method, headers } = request;
    const passed = send(`${origin}${path}`, { method, headers: { ...headers, connection: 'close' } }, async (own) => {
      const chunks: Buffer[] = [];
      for await (const chunk of own) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString('utf8');
      if (method === 'GET' && PAYLOAD.test(body)) poisoned.add(path);
      response.writeHead(own.statusCode ?? 502, {
        'content-type': 'text/html',
        'set-cookie': own.headers['set-cookie'] ?? [],
      });
      response.end(body);
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  };
  const server = createServer((request, response) => {
    forward(request, response, request.url ?? '/');
  });
  return { ...(await listen(server)), poisoned };
}

/** Shows where the visitor comes from and a preference from a cookie, and repeats its own URL. */
const page: Page = (url, response, { headers }) => {
  const theme = /theme=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? 'light';
  if (url.pathname === '/') response.setHeader('set-cookie', 'theme=light; Path=/');
  response.end(
    `<h1>Visit</h1><a href="/about">About</a><p>From ${headers.referer ?? ''} by ${decodeURIComponent(theme)}, at ${url.search.replaceAll('<', '')}</p>`,
  );
};

it('a cache that does not key headers and cookies keeps no payload for visitors', async () => {
  const site = await startPages({ '/': page, '/about': page });
  const cache = await startCache(site.url);
  try {
    const scan = () => scanSite({ ...cache, log: site.log }, 'compliance');
    const { findings } = await scan();
    const found = findings.filter(({ check_id }) => check_id === 'active.reflected-xss');
    const places = found.flatMap(({ locations }) => locations.map(({ parameter }) => parameter));
    expect(new Set(places)).toEqual(new Set(['header Referer', 'cookie theme']));
    for (const { location } of found) expect(location.url).not.toContain('scangate');
    expect(cache.poisoned.size).toBeGreaterThan(1);
    expect([...cache.poisoned].filter((path) => !path.includes('?'))).toEqual([]);
    expect(JSON.stringify(found.map(({ proof }) => proof))).toContain('?scangate=scangatetoken');
  } finally {
    await Promise.all([cache.close(), site.close()]);
  }
});

it('a finding in a header has the same fingerprint in each scan and is proven again', async () => {
  const site = await startPages({ '/': page, '/about': page });
  try {
    const scanned = async (seed: string) => {
      const { findings } = await scanSite(site, 'compliance', {}, true, { requests: 5_000 }, seed);
      return findings.filter(({ check_id }) => check_id === 'active.reflected-xss');
    };
    const [one, other] = [await scanned('one'), await scanned('other')];
    expect(one).not.toEqual([]);
    expect(other).toEqual(one);
    for (const finding of one as FindingContent[])
      expect((await replay({ finding, target: site.url, options: {}, ownershipProven: true })).verdict).toBe(
        'still there',
      );
  } finally {
    await site.close();
  }
});

it('a parameter that the cache leaves out of its key is tested at addresses of the scan alone', async () => {
  const campaign: Page = (url, response) =>
    void response.end(
      `<h1>Offers</h1><p>${url.search.replace(/<|%3C/g, '')}</p><p>${url.searchParams.get('utm_source') ?? ''}</p>`,
    );
  const start: Page = (_url, response) => void response.end('<a href="/offers?utm_source=mail">Offers</a>');
  const site = await startPages({ '/': start, '/offers': campaign });
  const keyOf = ({ url = '/' }: IncomingMessage) => url.replace(/utm_source=[^&]*&?/, '');
  const cache = await startKeyed(site.url, { keyOf, isNamed: true });
  try {
    const { findings } = await scanSite({ ...cache, log: site.log });
    const places = findings
      .filter(({ check_id }) => check_id === 'active.reflected-xss')
      .map(({ location }) => `${new URL(location.url).pathname} ${location.parameter}`);
    expect(places).toEqual(['/offers utm_source']);
    expect(cache.poisoned((body) => PAYLOAD.test(body))).toEqual([]);
  } finally {
    await Promise.all([cache.close(), site.close()]);
  }
});

const program = nginx();

/** Trusts the headers of its proxy, and says in each page when it was made. */
const trusting = (log: IncomingMessage[]): Page => {
  return (url, response, request) => {
    log.push(request);
    if (request.url?.includes('..') === true) return void response.writeHead(404).end('<h1>Not found</h1>');
    const host = String(request.headers['x-forwarded-host'] ?? 'cdn.example').replace(/[^\w.-]/g, '');
    response.end(
      `<h1>${url.pathname.length}</h1><a href="/about">About</a><script src="//${host}/a.js"></script><p>${log.length}</p>`,
    );
  };
};

describe.skipIf(program === null)('nginx with proxy_cache', () => {
  const STATUS =
    'proxy_cache site; proxy_cache_valid any 10m; add_header X-Cache-Status $upstream_cache_status always;';
  const scanned = async (directives: string) => {
    const log: IncomingMessage[] = [];
    const site = await startPages({ '/': trusting(log), '/about': trusting(log), '*': trusting(log) });
    const cache = await nginxSite(
      program ?? '',
      site.url,
      `${STATUS} ${directives}`,
      'proxy_cache_path cache keys_zone=site:1m;',
    );
    try {
      const { findings } = await scanSite({ ...cache, log: site.log });
      const found = findings.filter(({ check_id }) => check_id === 'active.cache-poisoning');
      const places = found.flatMap(({ locations }) =>
        locations.map(({ url, parameter }) => `${new URL(url).pathname} ${parameter}`),
      );
      const visitor = await (await fetch(`${cache.url}/about`)).text();
      return { places: places.sort(), visitor, log };
    } finally {
      await Promise.all([cache.close(), site.close()]);
    }
  };

  it('is found poisoned by a header and by the path where its key has the normal path', async () => {
    const { places, visitor } = await scanned('proxy_cache_key $host$uri$is_args$args;');
    expect(places).toEqual(['/ header X-Forwarded-Host', '/ path', '/about header X-Forwarded-Host', '/about path']);
    expect(visitor).toContain('//cdn.example/a.js');
  });

  it('is sound with its own key and headers', async () => {
    const { places, log } = await scanned('proxy_set_header X-Forwarded-Host cdn.example;');
    expect(places).toEqual([]);
    expect(log.some(({ headers }) => headers['x-original-url'] !== undefined)).toBe(true);
  });

  it('gets nothing where its key has no parameters', async () => {
    const { places, log } = await scanned('proxy_cache_key $host$uri;');
    expect(places).toEqual([]);
    const sent = log.filter(
      ({ url, headers }) => /^\/(?:about)?(?:\?|$)/.test(url ?? '') && headers['x-forwarded-host'] !== undefined,
    );
    expect(sent.map(({ url }) => url)).toEqual([]);
  });
});
