import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeCachePoisoning } from '../../../../src/engine/active/cache/cache-poisoning.ts';
import type { EngineReport } from '../../../../src/engine/core/engine.ts';
import { replay } from '../../../../src/engine/replay.ts';
import { listen } from '../../../helpers/listen.ts';
import { draftsOf, MARKER, probe } from '../checks/probes.ts';
import { scanSite } from '../site.ts';
import { type CacheOptions, startCache } from './cache.ts';

/** What the scan alone sends: its random words. */
const OWN_WORD = /\b[a-z]{10}(?:\.example|['"]{2}|$)/m;

const PAGES = ['/', '/about', '/old'];
const TRUSTED = ['x-forwarded-host', 'x-forwarded-prefix', 'x-original-url', 'x-host'];

/** A shop that trusts the headers of proxies, counts campaigns in its pages, and shows when a page was made. */
async function startShop() {
  const log: { readonly url: string; readonly headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const { url: path = '/', headers } = request;
    log.push({ url: path, headers });
    const own = (name: string) => String(headers[name] ?? '').replaceAll('"', '&quot;');
    const url = new URL(String(headers['x-original-url'] ?? path), 'http://shop');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const campaign = (url.searchParams.get('utm_content') ?? '').replaceAll('<', '&lt;');
    const script = `<script src="//${own('x-forwarded-host') || 'cdn.shop.example'}/shop.js"></script>`;
    if (path.includes('..') || !PAGES.includes(url.pathname))
      return response.writeHead(404).end(`<h1>Not found</h1>${script}`);
    response.end(`<!doctype html><title>Shop</title><h1>Shop</h1><a href="/about">About</a><a href="/?utm_source=mail">News</a>
      ${script}<p>${own('x-forwarded-prefix')} ${campaign}</p><p>Page ${log.length}</p>`);
  });
  return { ...(await listen(server)), log };
}

const pathOf = (request: IncomingMessage) => request.url ?? '/';
/** Keeps the path as it should be, the parameters without those of campaigns. */
function looseKey(request: IncomingMessage): string {
  const { pathname, searchParams } = new URL(pathOf(request).replaceAll('%2f', '/'), 'http://shop');
  for (const name of [...searchParams.keys()]) if (name.startsWith('utm_')) searchParams.delete(name);
  return `${pathname}?${searchParams}`;
}
/** All that the shop reads. */
function fullKey(request: IncomingMessage): string {
  const { headers } = request;
  return JSON.stringify([
    pathOf(request),
    ...['x-forwarded-host', 'x-forwarded-prefix', 'x-original-url'].map((name) => headers[name]),
  ]);
}

async function scanned(options: CacheOptions, scanType: 'standard' | 'compliance' = 'standard') {
  const shop = await startShop();
  const cache = await startCache(shop.url, options);
  const report = await scanSite({ ...cache, log: [] }, scanType);
  const places = report.findings
    .filter(({ check_id }) => check_id === 'active.cache-poisoning')
    .flatMap(({ severity, locations }) =>
      locations.map(({ url, parameter }) => `${severity} ${new URL(url).pathname} ${parameter}`),
    );
  return {
    report,
    places: places.sort(),
    shop,
    cache,
    close: () => Promise.all([cache.close(), shop.close()]),
  };
}

describe('a cache that keys the address alone', () => {
  let run: Awaited<ReturnType<typeof scanned>>;
  beforeAll(async () => {
    run = await scanned({ keyOf: looseKey, isNamed: true });
  }, 60_000);
  afterAll(() => run.close());

  it('is reported for each input that the pages depend on', () => {
    const inputs = [
      'high {} header X-Forwarded-Host',
      'medium {} header X-Forwarded-Prefix',
      'medium {} header X-Original-URL',
      'medium {} path',
      'medium {} utm_content',
    ];
    expect(run.places).toEqual(
      inputs.flatMap((input) => ['/', '/about'].map((path) => input.replace('{}', path))).sort(),
    );
  });

  it('gives visitors no response that the scan has changed', () => {
    expect(run.cache.stored.size).toBeGreaterThan(20);
    expect(run.cache.poisoned((body) => OWN_WORD.test(body))).toEqual([]);
    const missing = run.cache.poisoned((body) => body.includes('Not found'));
    expect(missing.filter((key) => ['/', '/about'].includes(key.replace('?', '')))).toEqual([]);
  });

  it('is proven again by a replay', async () => {
    const [finding] = run.report.findings.filter(({ check_id }) => check_id === 'active.cache-poisoning');
    const again = await replay({
      finding: finding as EngineReport['findings'][number],
      target: run.cache.url,
      options: {},
      ownershipProven: true,
    });
    expect(again.verdict).toBe('still there');
  });
});

describe('no report, and nothing harmful sent', () => {
  it('where the key has all that the pages depend on', async () => {
    const run = await scanned({ keyOf: fullKey, isNamed: true });
    await run.close();
    expect(run.places).toEqual([]);
    expect(run.shop.log.some(({ headers }) => /\.example$/.test(String(headers['x-forwarded-host'])))).toBe(true);
  });

  it.each([true, false])('where the cache ignores parameters that it does not know (named: %s)', async (isNamed) => {
    const keyOf = (request: IncomingMessage) => new URL(pathOf(request), 'http://shop').pathname;
    const run = await scanned({ keyOf, isNamed, uses: 3 }, 'compliance');
    await run.close();
    const { log } = run.shop;
    expect(run.places).toEqual([]);
    const strange = log
      .filter(({ url }) => PAGES.includes(new URL(url, 'http://shop').pathname))
      .filter(
        ({ url, headers }) =>
          /utm_\w+=(?!mail)/.test(url) ||
          TRUSTED.some((name) => headers[name] !== undefined) ||
          OWN_WORD.test(headers.referer ?? ''),
      );
    expect(strange).toEqual([]);
    expect(run.cache.poisoned((body) => OWN_WORD.test(body)).filter((key) => PAGES.includes(key))).toEqual([]);
  });
});

describe('active.cache-poisoning', () => {
  const at = (step: string, buster: string, body: string, status = 200) =>
    probe(
      'cache-poisoning',
      step,
      MARKER,
      { url: `https://site.example/?scangate=${buster}`, body, status },
      { parameter: 'header X-Host' },
    );
  const poison = at('poison', 'one', `<p>${MARKER}</p>`);

  it('needs the marker without the input, and only at that address', () => {
    expect(
      draftsOf(
        activeCachePoisoning,
        poison,
        at('poisoned', 'one', `<p>${MARKER}</p>`),
        at('control', 'two', '<p>x</p>'),
      ),
    ).toHaveLength(1);
    expect(
      draftsOf(activeCachePoisoning, poison, at('poisoned', 'one', '<p>x</p>'), at('control', 'two', '<p>x</p>')),
    ).toEqual([]);
    expect(
      draftsOf(
        activeCachePoisoning,
        poison,
        at('poisoned', 'one', `<p>${MARKER}</p>`),
        at('control', 'two', `<p>${MARKER}</p>`),
      ),
    ).toEqual([]);
  });

  it('is silent on a response that differs by itself', () => {
    const other = at('poison', 'one', 'x', 404);
    expect(
      draftsOf(activeCachePoisoning, other, at('poisoned', 'one', 'x', 404), at('control', 'two', 'x', 200)),
    ).toHaveLength(1);
    expect(
      draftsOf(activeCachePoisoning, other, at('poisoned', 'one', 'x', 404), at('control', 'two', 'x', 404)),
    ).toEqual([]);
    expect(
      draftsOf(activeCachePoisoning, other, at('poisoned', 'one', 'x', 503), at('control', 'two', 'x', 200)),
    ).toEqual([]);
  });
});
