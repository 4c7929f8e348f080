import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { CrawlEvidence } from '../../../src/engine/core/evidence/content.ts';
import { evidenceStore, type StoreOptions } from '../../helpers/browser-evidence.ts';
import { listen } from '../../helpers/listen.ts';
import { closers } from './crawl-site.ts';

type Pages = (path: string) => string | null;

interface Site {
  readonly pages: Pages;
  /** Milliseconds until the response to a path. */
  readonly delay?: (path: string) => number;
}

/** Crawls a site over real connections, without the checks. */
async function gather({ pages, delay = () => 0 }: Site, options: Partial<StoreOptions> = {}) {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const [wait, body] = [delay(path), pages(path)];
    if (wait > 0) await sleep(wait);
    response.writeHead(body === null ? 404 : 200, { 'content-type': 'text/html' }).end(body ?? 'Not found');
  });
  const { url, close } = await listen(server);
  const { store, budget, close: end } = await evidenceStore(url, { browserPath: null, ...options });
  closers.push(end, close);
  const crawl = await store.gather('crawl');
  if (crawl.state !== 'available') throw new Error(crawl.reason);
  const paths = crawl.value.pages.map((page) => page.url.slice(url.length));
  return { evidence: crawl.value as CrawlEvidence, paths, url, requests: budget.requests };
}

const linksTo = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');
const numbered = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_value, index) => path(index + 1));
const left = ({ reach }: CrawlEvidence) => reach?.left_out;

it('reads the same pages in the same order, however responses are delayed', { timeout: 120_000 }, async () => {
  const shop: Pages = (path) => {
    if (path === '/')
      return linksTo(['/about', '/items', '/news-1', '/news-2', '/gone', '/search?q=a', '/part?id=1', '/part?to=2']);
    if (path === '/items') return linksTo(numbered(12, (id) => `/item/${id}`));
    if (path === '/about') return `${linksTo(['/team', '/old', '/part?id=2', '/part?id='])}<!-- see /hidden/place -->`;
    if (/^\/item\/\d+$/.test(path)) return `<title>${path}</title>${linksTo([`${path}/reviews`, '/item/99'])}`;
    return path === '/gone' || path === '/robots.txt' ? null : `<h1>${path}</h1><form><input name=q></form>`;
  };
  // Each path has its own delay, so that responses arrive in another order in each run.
  const spread = (most: number, salt: number) => (path: string) =>
    ([...path].reduce((sum, character) => sum * 31 + character.charCodeAt(0), salt) >>> 0) % (most + 1);
  const runs = [];
  for (const [most, salt] of [
    [0, 0],
    [50, 1],
    [50, 7],
    [200, 3],
  ] as const)
    runs.push(await gather({ pages: shop, delay: spread(most, salt) }));
  const [first, ...others] = runs.map(({ evidence, paths, url }) => ({
    paths,
    points: evidence.parameters.map(
      ({ request, kind }) => `${kind} ${request.url.slice(url.length)} ${JSON.stringify(request.query)}`,
    ),
    reach: evidence.reach,
  }));
  expect(first?.paths.length).toBeGreaterThan(30);
  for (const other of others) expect(other).toEqual(first);
});

it('reads what the user names first, whatever its siblings and the limit', { timeout: 60_000 }, async () => {
  const items = numbered(30, (id) => `/item/${id}`);
  const { paths } = await gather(
    { pages: (path) => (path === '/' ? linksTo(items) : path.startsWith('/item/') ? 'an item' : null) },
    { options: { extra_paths: ['/item/29', '/item/30?view=old'] }, limits: { requests: 12 } },
  );
  expect(paths.slice(0, 3)).toEqual(['/', '/item/29', '/item/30?view=old']);
});

it('stops when its part of the time is over, and says so in numbers', { timeout: 60_000 }, async () => {
  const pages: Pages = (path) =>
    path === '/' ? linksTo(numbered(1_000, (id) => `/page/${id}`)) : path.startsWith('/page/') ? 'a page' : null;
  let waves = 0;
  const room = () => ({ milliseconds: waves++ < 10 ? 1 : 0, requests: 1_000, share: 1_000 });
  const { evidence, paths } = await gather({ pages }, { room });
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.length).toBeLessThan(62);
  expect(evidence.reach).toEqual({
    known: 1_001,
    covered: paths.length,
    left_out: [{ reason: 'folded', count: 1_001 - paths.length }],
  });
});

it('counts a page that did not respond as not reached', { timeout: 60_000 }, async () => {
  const server = createServer((request, response) => {
    if (request.url === '/broken') request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(linksTo(['/broken', '/fine']));
  });
  const { url, close } = await listen(server);
  const { store, close: end } = await evidenceStore(url, { browserPath: null });
  closers.push(end, close);
  const crawl = await store.gather('crawl');
  expect(crawl.state === 'available' && left(crawl.value)).toEqual([{ reason: 'not_reached', count: 1 }]);
});

it('stays within its memory and its requests on a site of 10,000 pages', { timeout: 240_000 }, async () => {
  const path = (id: number) => `/page/${((id - 1) % 10_000) + 1}`;
  const menu = Array.from(
    { length: 50 },
    (_value, index) => `/menu/${'abcdefghij'[index % 10]}${Math.floor(index / 10)}`,
  );
  const pageOf = (text: string, filling: string) => {
    const id = Number(text.split('/').at(-1)) || 1;
    return linksTo([...menu, ...numbered(50, (index) => path(id + index)), path(id * 7)]) + filling;
  };
  const wide = await gather({ pages: (text) => pageOf(text, '') }, { scanType: 'compliance' });
  // Two fifths of the 10,000 requests, and what other sources of URLs take.
  expect(wide.paths.length).toBeGreaterThan(3_900);
  expect(wide.requests).toBeLessThan(4_300);
  expect(wide.evidence.reach?.known).toBeGreaterThan(9_000);
  const filling = `<p>${'long '.repeat(40_000)}</p>`;
  const heavy = await gather({ pages: (text) => pageOf(text, filling) }, { scanType: 'compliance' });
  const bytes = heavy.evidence.pages.reduce((sum, { exchange }) => sum + exchange.response.body.length, 0);
  expect(bytes).toBeGreaterThan(60 * 1024 * 1024);
  expect(bytes).toBeLessThan(66 * 1024 * 1024);
  const unread = left(heavy.evidence)?.reduce((sum, { count }) => sum + count, 0);
  expect(unread).toBeGreaterThan(1_000);
});
