import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoSite, startDemoSite } from '../../src/cli/demo-site.ts';
import type { FindingContent } from '../../src/contract/finding.ts';
import { replay } from '../../src/engine/replay.ts';
import { runScan } from '../../src/engine/run.ts';
import { listen } from '../helpers/listen.ts';
import { replayAll, unlike } from '../targets/replay-all.ts';

const PORTS = ['ports.database', 'ports.unauthenticated', 'ports.plaintext-admin'];

async function scanned(target: string): Promise<readonly FindingContent[]> {
  const result = await runScan({
    target,
    scanType: 'compliance',
    options: { disable_checks: PORTS },
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report.findings;
}

describe('a finding of the demo shop', () => {
  let shop: DemoSite;
  let findings: readonly FindingContent[];
  beforeAll(async () => {
    shop = await startDemoSite();
    findings = await scanned(shop.url);
  });
  afterAll(() => shop.close());
  const at = (url: string) => ({ target: url, options: {} });

  it('is still there, whatever its severity', async () => {
    const replayed = await replayAll(findings, 'info', at(shop.url));
    expect(replayed.length).toBeGreaterThan(30);
    expect(unlike(replayed, 'still there')).toEqual([]);
  });

  it('is gone from the fixed shop if it is critical or high, also on another port', async () => {
    const fixed = await startDemoSite({ fixed: true });
    const replayed = await replayAll(findings, 'high', { ...at(fixed.url), isElsewhere: true });
    await fixed.close();
    expect(replayed.length).toBeGreaterThan(5);
    expect(unlike(replayed, 'gone')).toEqual([]);
  });

  it('is not proven by injections at a host that may be of another owner', async () => {
    const finding = findings.find(({ check_id }) => check_id === 'active.sqli-error') as FindingContent;
    const result = await replay({ ...at(shop.url), finding, ownershipProven: false });
    expect(result).toMatchObject({ verdict: 'cannot tell', reason: expect.stringContaining('ownership') });
  });

  it('costs a fraction of the requests of a scan', async () => {
    const finding = findings.find(({ check_id }) => check_id === 'active.sqli-error') as FindingContent;
    const { requests } = await replay({ ...at(shop.url), finding, ownershipProven: true });
    expect(requests).toBeLessThan(30);
  });
});

type Answer = { readonly status: number; readonly body: string; readonly headers?: Record<string, string> };

/** A page with a reflected value, until it responds in another way. */
async function changing() {
  let answer: (value: string, path: string) => Answer = (value) => ({ status: 200, body: `<p>You searched ${value}` });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    const isSearch = pathname === '/search';
    const page =
      '<!doctype html><title>Shop</title><h1>Chairs and tables of oak</h1><a href="/search?q=oak">Search</a>';
    const known: Answer = pathname === '/' ? { status: 200, body: page } : { status: 404, body: '<h1>Not here</h1>' };
    const { status, body, headers } = isSearch ? answer(searchParams.get('q') ?? '', pathname) : known;
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
  });
  const { url, close } = await listen(server);
  return { url, close, become: (next: typeof answer) => (answer = next) };
}

const encoded = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

describe('of a page that now', () => {
  it.each([
    ['encodes the value', (value: string) => ({ status: 200, body: `<p>You searched ${encoded(value)}` }), 'gone'],
    ['is not found', () => ({ status: 404, body: '<h1>Not found</h1>' }), 'cannot tell'],
    ['fails', () => ({ status: 503, body: '<h1>Try later</h1>' }), 'cannot tell'],
    ['refuses', () => ({ status: 403, body: '<h1>Forbidden</h1>' }), 'cannot tell'],
    ['leads to a sign-in', () => ({ status: 302, body: '', headers: { Location: '/login' } }), 'cannot tell'],
  ])('%s, the finding has this verdict', async (_, answer: (value: string) => Answer, verdict) => {
    const site = await changing();
    try {
      const finding = (await scanned(site.url)).find(({ check_id }) => check_id === 'active.reflected-xss');
      expect(finding).toBeDefined();
      site.become(answer);
      const request = { finding: finding as FindingContent, target: site.url, options: {}, ownershipProven: true };
      expect((await replay(request)).verdict).toBe(verdict);
    } finally {
      await site.close();
    }
  });

  it('is unreachable, nobody can tell', async () => {
    const site = await changing();
    const finding = (await scanned(site.url)).find(({ check_id }) => check_id === 'active.reflected-xss');
    await site.close();
    const request = { finding: finding as FindingContent, target: site.url, options: {}, ownershipProven: true };
    expect(await replay(request)).toMatchObject({ verdict: 'cannot tell', requests: 0 });
  });
});

describe('nobody can tell', () => {
  const finding = {
    fingerprint: '0'.repeat(32),
    check_id: 'http.xcto',
    location: { url: 'http://127.0.0.1:9/', method: 'GET', parameter: null },
  };
  const ask = (more: object) =>
    replay({ finding: { ...finding, ...more }, target: 'http://127.0.0.1:9', options: {}, ownershipProven: true });

  it('of a check that is not known', async () => {
    expect(await ask({ check_id: 'x.unknown' })).toMatchObject({ verdict: 'cannot tell', requests: 0 });
  });

  it.each([
    ['is cut off', 'http://127.0.0.1:9/?q=aaa…'],
    ['has a secret of the user', `http://127.0.0.1:9/?q=\${SCAN_GATE_PASSWORD}`],
  ])('of a request that %s', async (_, url) => {
    const requests = [{ role: 'proof', method: 'GET', url, headers: [], body: null, response: null }];
    expect(await ask({ proof: { requests } })).toMatchObject({ verdict: 'cannot tell', requests: 0 });
  });

  it('without the sign-in that the request had', async () => {
    const site = await changing();
    const headers = [{ name: 'cookie', value: `\${SCAN_GATE_SECOND_COOKIE}` }];
    const requests = [
      { role: 'proof', method: 'GET', url: `${site.url}/`, headers, body: null, response: null },
    ] as const;
    const known = { ...finding, check_id: 'http.trace', location: { ...finding.location, url: `${site.url}/` } };
    const result = await replay({
      finding: { ...known, proof: { requests: [...requests] } },
      target: site.url,
      options: {},
      ownershipProven: true,
    });
    await site.close();
    expect(result).toMatchObject({ verdict: 'cannot tell', reason: expect.stringContaining('second-login') });
  });
});
