import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { expect, it } from 'vitest';
import type { FindingContent } from '../../../src/contract/finding.ts';
import { replay } from '../../../src/engine/replay.ts';
import { listen } from '../../helpers/listen.ts';
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
