import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseTarget } from '../../../src/gate/inputs/parse-target.ts';
import { createTargetProbe } from '../../../src/gate/scan/target-probe.ts';
import { DEFAULT_HEADERS } from '../../../src/shared/user-agent.ts';
import { closeDoubles, httpDouble } from '../../helpers/http-double.ts';
import { startHttpsReceiver } from '../../helpers/https-receiver.ts';
import { serviceDouble } from '../../helpers/service-double.ts';
import { testClock } from '../../helpers/test-clock.ts';
import { gateAgainst } from '../gate-fixture.ts';

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

async function rawServer(response: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as import('node:net').AddressInfo).port, close: () => server.close() };
}

describe('a target is ready when it', () => {
  it('has a header of 400 KB, which a scan reads too', async () => {
    const large = { 'set-cookie': `trace=${'a'.repeat(400_000)}` };
    expect(await look((await site({ '/': { status: 200, headers: large } })).url)).toEqual({ kind: 'ready' });
  });

  it.each<[string, Record<string, Page>]>([
    ['answers', { '/': { status: 200, body: '<h1>Shop</h1>' } }],
    ['has nothing at the root', { '/': { status: 404 } }],
    [
      'has a login form of its own as its start page',
      { '/': { status: 200, body: '<form><input type=password></form>' } },
    ],
    [
      'redirects to its sign-in',
      { '/': { status: 302, headers: { location: '/users/sign_in' } }, '/users/sign_in': { status: 200 } },
    ],
    ['redirects to another host', { '/': { status: 302, headers: { location: 'https://idp.example/' } } }],
    [
      'redirects to a page of its own',
      { '/': { status: 302, headers: { location: '/de/' } }, '/de/': { status: 200 } },
    ],
  ])('%s', async (_, pages) => {
    expect(await look((await site(pages)).url)).toEqual({ kind: 'ready' });
  });

  it('is requested without a scheme', async () => {
    const { url } = await site({ '/': { status: 200 } });
    expect(await look(url.replace('http://', ''))).toEqual({ kind: 'ready' });
  });

  it('is probed with the User-Agent and headers of a scan', async () => {
    const { url, requests } = await site({ '/': { status: 200 } });
    await look(url);
    const seen = requests[0]?.headers ?? {};
    for (const [name, value] of DEFAULT_HEADERS) expect(seen[name.toLowerCase()], name).toBe(value);
  });

  it('is off limits: the scan refuses it with a reason', async () => {
    expect(await look('http://169.254.169.254/')).toEqual({ kind: 'ready' });
    expect(await look('http://[fd00:ec2::254]/')).toEqual({ kind: 'ready' });
  });

  it('is the requested login page', async () => {
    const { url } = await site({ '/login': { status: 200 } });
    expect(await look(`${url}/login`)).toEqual({ kind: 'ready' });
  });

  it('accepts the secret headers', async () => {
    const guarded = await httpDouble((request, response) => {
      response.writeHead(request.headers['x-bypass'] === 'yes' ? 200 : 401).end();
    });
    expect(await look(guarded.url)).toMatchObject({ kind: 'blocked' });
    expect(await look(guarded.url, { 'x-bypass': 'yes' })).toEqual({ kind: 'ready' });
  });
});

describe('secret headers', () => {
  const secret = { 'x-bypass': 'yes' };

  it('do not follow a redirect from HTTPS to plain HTTP', async () => {
    const clear = await site({ '/plain': { status: 200 } });
    const guarded = await startHttpsReceiver((_, _request, response) => {
      response.writeHead(302, { location: `${clear.url}/plain` }).end();
    });
    expect(await look(guarded.url, secret)).toEqual({ kind: 'ready' });
    expect(guarded.received[0]?.headers['x-bypass']).toBe('yes');
    await guarded.close();
    expect(clear.requests).toEqual([]);
  });

  it('do not follow a redirect to another port', async () => {
    const other = await site({ '/': { status: 200 } });
    const first = await site({ '/': { status: 302, headers: { location: other.url } } });
    await look(first.url, secret);
    expect(other.requests).toEqual([]);
  });
});

describe('a target is not ready when it', () => {
  it.each<[string, Page, string, string]>([
    ['responds with 500', { status: 500 }, 'not-yet', 'target_server_error'],
    ['responds with 503', { status: 503 }, 'not-yet', 'target_server_error'],
    ['has no deployment', { status: 404, headers: { 'x-vercel-error': 'X' } }, 'not-yet', 'target_not_deployed'],
    ['asks for a login', { status: 401, headers: { 'www-authenticate': 'Basic' } }, 'blocked', 'target_refused'],
    ['refuses visitors', { status: 403 }, 'blocked', 'target_refused'],
    ['challenges', { status: 403, headers: { 'cf-mitigated': 'challenge' } }, 'blocked', 'target_challenge'],
    ['shows a block page', { status: 200, body: 'Incapsula incident ID: 1' }, 'blocked', 'target_blocked'],
  ])('%s', async (_, page, kind, code) => {
    expect(await look((await site({ '/': page })).url)).toMatchObject({ kind, code });
  });

  it('shows a block page that is compressed', async () => {
    const body = gzipSync('<title>x</title>Incapsula incident ID: 1');
    const packed = await httpDouble((_, response) => {
      response.writeHead(403, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(body);
    });
    expect(await look(packed.url)).toMatchObject({ kind: 'blocked', code: 'target_blocked' });
  });

  it('is not there', async () => {
    const gone = await site({});
    await gone.close();
    expect(await look(gone.url)).toEqual({ kind: 'silent', detail: 'connection refused', unresolved: false });
  });

  it.each([
    [
      'has 2 MB of headers',
      'HTTP/1.1 200 OK\r\nx-trace: '.padEnd(2_000_000, 'a'),
      /more than 1024 KB of headers/,
      /header/,
    ],
    ['speaks another protocol', '220 mail.example ESMTP\r\n', /not valid HTTP \(Expected HTTP\//, /scheme and port/],
  ])('%s', async (_, response, detail, fix) => {
    const server = await rawServer(response);
    expect(await look(`http://127.0.0.1:${server.port}`)).toEqual({
      kind: 'blocked',
      code: 'target_unreadable',
      detail: expect.stringMatching(detail),
      fix: expect.stringMatching(fix),
    });
    server.close();
  });

  it('closes the connection without a response', async () => {
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
    [401, 'target_refused'],
  ])('does not scan a target that responds with %i, and names the remedy', async (status, code) => {
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

  it('names a response that cannot be parsed after the second look, and does not wait', async () => {
    const server = await rawServer('220 mail.example ESMTP\r\n');
    const service = await serviceDouble();
    const result = await gateAgainst(service.url, {
      raw: { targets: `http://127.0.0.1:${server.port}` },
      dependencies: { service: 'embedded', clock: testClock(), targetProbe: probe },
    });
    server.close();
    expect(result.events.filter((event) => event.type === 'waiting-for-target')).toHaveLength(1);
    expect(result.verdict).toMatchObject({ outcome: 'inconclusive', codes: ['target_unreadable'] });
    expect(result.verdict.reasons[0]?.message).toBe(
      `http://127.0.0.1:${server.port} (standard): Not scanned: the target responds with something that is not valid HTTP (Expected HTTP/, RTSP/ or ICE/). Check the scheme and port of the target, and request it with curl -v.`,
    );
  });

  it('says for a name without a DNS record what to check, and names the target once', async () => {
    const service = await serviceDouble();
    const result = await gateAgainst(service.url, {
      raw: { targets: 'a.example' },
      dependencies: {
        service: 'embedded',
        clock: testClock(),
        targetProbe: async () => ({ kind: 'silent', detail: 'no such host name', unresolved: true }),
      },
    });
    expect(result.verdict.reasons[0]?.message).toMatch(
      /^a\.example \(standard\): Not scanned: no response within \d+ s \(no such host name\)\. Check the spelling of the host name, /,
    );
  });

  it('sends no probe with wait-for-target-seconds: 0', async () => {
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

  it('does not wait long for a name that only a remote service may resolve', async () => {
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
    expect(result.verdict.warnings.join()).toContain('does not respond to this machine');
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
