import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parseTarget } from '../../src/gate/parse-target.ts';
import { createTargetProbe } from '../../src/gate/target-probe.ts';
import { closeDoubles, httpDouble } from '../helpers/http-double.ts';
import { serviceDouble } from '../helpers/service-double.ts';
import { testClock } from '../helpers/test-clock.ts';
import { gateAgainst } from './gate-fixture.ts';

closeDoubles();

const probe = createTargetProbe('none');
const look = (url: string, headers?: Record<string, string>) => {
  const parsed = parseTarget('target', url);
  const options = { ...parsed.options, ...(headers === undefined ? {} : { request_headers: headers }) };
  return probe({ ...parsed, options, scanTypes: ['quick'] }, new AbortController().signal);
};

type Page = { status: number; headers?: Record<string, string>; body?: string };
const site = (pages: Record<string, Page>) =>
  httpDouble((request, response) => {
    const page = pages[request.path] ?? { status: 404 };
    response.writeHead(page.status, { 'content-type': 'text/html', ...page.headers }).end(page.body ?? '');
  });

describe('a target is ready when it', () => {
  it.each<[string, Record<string, Page>]>([
    ['answers', { '/': { status: 200, body: '<h1>Shop</h1>' } }],
    ['has nothing at the root', { '/': { status: 404 } }],
    [
      'has a login form of its own as its start page',
      { '/': { status: 200, body: '<form><input type=password></form>' } },
    ],
    [
      'redirects to a page of its own',
      { '/': { status: 302, headers: { location: '/de/' } }, '/de/': { status: 200 } },
    ],
  ])('%s', async (_, pages) => {
    expect(await look((await site(pages)).url)).toEqual({ kind: 'ready' });
  });

  it('is asked without a scheme', async () => {
    const { url } = await site({ '/': { status: 200 } });
    expect(await look(url.replace('http://', ''))).toEqual({ kind: 'ready' });
  });

  it('is the login page that was asked for', async () => {
    const { url } = await site({ '/login': { status: 200 } });
    expect(await look(`${url}/login`)).toEqual({ kind: 'ready' });
  });

  it('lets the secret headers pass', async () => {
    const guarded = await httpDouble((request, response) => {
      response.writeHead(request.headers['x-bypass'] === 'yes' ? 200 : 401).end();
    });
    expect(await look(guarded.url)).toMatchObject({ kind: 'walled' });
    expect(await look(guarded.url, { 'x-bypass': 'yes' })).toEqual({ kind: 'ready' });
  });
});

describe('a target is not ready when it', () => {
  it.each<[string, Record<string, Page>, string]>([
    ['answers 500', { '/': { status: 500 } }, 'server-error'],
    ['answers 503', { '/': { status: 503 } }, 'server-error'],
    ['asks for a login', { '/': { status: 401, headers: { 'www-authenticate': 'Basic' } } }, 'walled'],
    ['refuses visitors', { '/': { status: 403 } }, 'walled'],
    ['redirects to its login', { '/': { status: 302, headers: { location: '/users/sign_in' } } }, 'walled'],
    [
      'redirects to the login of another',
      { '/': { status: 302, headers: { location: 'https://team.cloudflareaccess.com/cdn-cgi/access' } } },
      'walled',
    ],
    ['shows a challenge', { '/': { status: 503, body: '<title>Just a moment...</title>' } }, 'walled'],
    ['shows a protection page', { '/': { status: 200, body: '<title>Authentication Required</title>' } }, 'walled'],
    ['redirects to itself for ever', { '/': { status: 302, headers: { location: '/' } } }, 'walled'],
  ])('%s', async (_, pages, kind) => {
    expect(await look((await site(pages)).url)).toMatchObject({ kind });
  });

  it('is not there', async () => {
    const gone = await site({});
    await gone.close();
    expect(await look(gone.url)).toEqual({ kind: 'silent', detail: 'connection refused', unresolved: false });
  });

  it('closes the connection without a word', async () => {
    const rude = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    const { port } = rude.address() as import('node:net').AddressInfo;
    expect(await look(`127.0.0.1:${port}`)).toMatchObject({ kind: 'silent' });
    rude.close();
  });
});

describe('the gate', () => {
  it('waits until the preview is up', async () => {
    const preview = await httpDouble((_, response, count) => {
      response.writeHead(count < 4 ? 503 : 200).end();
    });
    const service = await serviceDouble();
    const result = await gateAgainst(service.url, {
      raw: { targets: preview.url },
      dependencies: { targetProbe: probe },
    });
    expect(result.verdict.outcome).toBe('passed');
    expect(result.events.filter((event) => event.type === 'waiting-for-target')).toHaveLength(3);
  });

  it.each([
    [500, 'target_not_ready'],
    [401, 'target_walled'],
  ])('does not scan a target that answers %i, and says what to do', async (status, code) => {
    const preview = await httpDouble((_, response) => {
      response.writeHead(status).end();
    });
    const service = await serviceDouble();
    const result = await gateAgainst(service.url, {
      raw: { targets: preview.url },
      dependencies: { targetProbe: probe },
    });
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', codes: [code], failsJob: true });
    expect(service.scans).toHaveLength(0);
  });

  it('with wait-for-target-seconds: 0 does not look', async () => {
    const service = await serviceDouble();
    let looks = 0;
    const result = await gateAgainst(service.url, {
      raw: { 'wait-for-target-seconds': '0' },
      dependencies: {
        targetProbe: async () => {
          looks += 1;
          return { kind: 'silent', detail: '' };
        },
      },
    });
    expect([result.verdict.outcome, looks]).toEqual(['passed', 0]);
  });

  it('does not wait long for a name that only a remote service may know', async () => {
    const service = await serviceDouble();
    let looks = 0;
    const result = await gateAgainst(service.url, {
      dependencies: {
        targetProbe: async () => {
          looks += 1;
          return { kind: 'silent', detail: 'no such host name', unresolved: true };
        },
      },
    });
    expect([result.verdict.outcome, looks]).toEqual(['passed', 2]);
    expect(result.verdict.warnings.join()).toContain('does not answer this machine');
  });

  it.each<['embedded' | 'remote', string]>([
    ['embedded', 'inconclusive'],
    ['remote', 'passed'],
  ])('of a target that this machine cannot reach is %s: %s', async (kind, outcome) => {
    const service = await serviceDouble();
    const result = await gateAgainst(service.url, {
      dependencies: {
        service: kind,
        clock: testClock(),
        targetProbe: async () => ({ kind: 'silent', detail: 'refused' }),
      },
    });
    expect(result.verdict.outcome).toBe(outcome);
  });
});
