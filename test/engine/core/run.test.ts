import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/contract/limits.ts';
import type { EngineReport, EngineRequest } from '../../../src/engine/core/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { issue } from '../../helpers/certificates.ts';
import { listen } from '../../helpers/listen.ts';

interface Site {
  readonly port: number;
  readonly log: IncomingMessage[];
}
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function site(handler: Parameters<typeof createServer>[1]): Promise<Site> {
  const log: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    log.push(request);
    handler?.(request, response);
  });
  const { port, close } = await listen(server);
  closers.push(close);
  return { port, log };
}

const page = (text = '') => `<!doctype html><title>t</title><p>Welcome${text}`;
const plain = (text?: string) =>
  site((_request, response) => response.setHeader('Content-Type', 'text/html').end(page(text)));

function request(target: string, more: Partial<EngineRequest> = {}): EngineRequest {
  return { target, scanType: 'quick', ownershipProven: true, addressPolicy: { mode: 'any', allow: [] }, ...more };
}

async function report(target: string, more: Partial<EngineRequest> = {}): Promise<EngineReport> {
  const result = await runScan(request(target, more));
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report;
}

describe('a target that cannot be scanned', () => {
  it('fails as unreachable when the port is closed', async () => {
    const { port, close } = await listen(createServer());
    await close();
    expect(await runScan(request(`127.0.0.1:${port}`))).toMatchObject({ status: 'failed', reason: 'unreachable' });
  });

  it('fails as dns_error when the name does not exist', async () => {
    expect(await runScan(request('no-such-name.invalid'))).toMatchObject({ status: 'failed', reason: 'dns_error' });
  });

  it('fails as address_not_allowed without a single connection', async () => {
    const { port, log } = await plain();
    for (const target of [`127.0.0.1:${port}`, `localhost:${port}`, `[::ffff:127.0.0.1]:${port}`]) {
      const result = await runScan(request(target, { addressPolicy: { mode: 'public', allow: [] } }));
      expect(result).toMatchObject({ status: 'failed', reason: 'address_not_allowed' });
    }
    expect(log).toEqual([]);
  });

  it('throws for text that is no target', async () => {
    await expect(runScan(request('http://a:b@localhost/'))).rejects.toThrow('credentials');
  });

  it('is aborted before it starts when the signal is', async () => {
    expect(await runScan(request('127.0.0.1:1', { signal: AbortSignal.abort() }))).toEqual({ status: 'aborted' });
  });
});

describe('the address', () => {
  it('is resolved once: a name that later points elsewhere leads nowhere', async () => {
    const { port } = await plain();
    let asked = 0;
    const never = () => Promise.reject(new Error('not asked'));
    const resolver = {
      resolve4: () => {
        asked += 1;
        return Promise.resolve([asked === 1 ? '127.0.0.1' : '169.254.169.254']);
      },
      resolve6: () => Promise.resolve([]),
      resolveTxt: never,
      resolveMx: never,
      resolveCname: never,
      resolveCaa: never,
      resolveTlsa: never,
      getServers: () => [],
    };
    const { target } = await report(`rebind.example:${port}`, { resolver });
    expect(target).toMatchObject({ host: 'rebind.example', isLocal: false });
    expect(asked).toBe(1);
  });

  it('leaves out the addresses that are not allowed', async () => {
    const { port } = await plain();
    const resolver = {
      resolve4: () => Promise.resolve(['169.254.169.254', '127.0.0.1']),
      resolve6: () => Promise.resolve(['fd00:ec2::254']),
    } as unknown as NonNullable<EngineRequest['resolver']>;
    expect((await report(`mixed.example:${port}`, { resolver })).target.host).toBe('mixed.example');
  });

  it('tries ::1 and 127.0.0.1 for localhost', async () => {
    const { port } = await plain();
    expect((await report(`localhost:${port}`)).target.origin).toBe(`http://localhost:${port}`);
  });
});

describe('the scheme', () => {
  it('is found out for host:port', async () => {
    const { port } = await plain();
    expect((await report(`127.0.0.1:${port}`)).target.scheme).toBe('http');
  });

  it('is corrected where the URL says another one', async () => {
    const tls = await secure();
    expect((await report(`http://127.0.0.1:${tls}/`)).target.scheme).toBe('https');
    const { port } = await plain();
    expect((await report(`https://127.0.0.1:${port}/`)).target.scheme).toBe('http');
  });

  it('is taken as given by the options', async () => {
    const tls = await secure();
    const result = await runScan(request(`127.0.0.1:${tls}`, { options: { scheme: 'https' } }));
    expect(result).toMatchObject({ status: 'completed', report: { target: { scheme: 'https' } } });
  });

  async function secure(): Promise<number> {
    const { chainPem, privateKeyPem } = issue({ dnsNames: ['localhost'] });
    const server = createHttpsServer({ cert: chainPem, key: privateKeyPem }, (_request, response) =>
      response.end(page()),
    );
    const { port, close } = await listen(server);
    closers.push(close);
    return port;
  }
});

describe('what is sent', () => {
  it('names the scanner, stays on the target and within the budget, and changes nothing', async () => {
    const { port, log } = await site((incoming, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        page(
          '<a href="/a?id=1">a</a><form method=post action="/f"><input name=q></form><a href="http://127.0.0.1:9/x">x</a>',
        ),
      );
      incoming.resume();
    });
    const { budget } = await report(`127.0.0.1:${port}`, { scanType: 'standard' });
    expect(log.length).toBeGreaterThan(10);
    expect(log.length).toBe(budget.requests.used);
    expect(budget.requests.used).toBeLessThanOrEqual(budget.requests.allowed);
    const writing = log.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method ?? ''));
    // The one exception: a GraphQL query, which reads.
    expect(writing.every(({ method, url }) => method === 'POST' && /graphql/.test(url ?? ''))).toBe(true);
    for (const { headers, url } of log) {
      expect(headers['user-agent']).toMatch(/^ScanGate\/\d/);
      expect(url).toMatch(/^\//);
    }
  });

  it('is made once, whoever asks; the start page once more at the end', async () => {
    const { port, log } = await plain();
    await report(`127.0.0.1:${port}`);
    const landings = log.filter(
      ({ method, url, headers }) => method === 'GET' && url === '/' && headers.origin === undefined,
    );
    expect(landings).toHaveLength(2);
  });

  it('carries the headers of the user to the target only, and never shows them', async () => {
    const { port, log } = await site((incoming, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Server', `thing/1.2 ${incoming.headers.authorization}`);
      response.end(page());
    });
    const secret = 'Bearer abcdef0123456789';
    const { findings } = await report(`127.0.0.1:${port}`, { options: { request_headers: { Authorization: secret } } });
    expect(log.some(({ headers }) => headers.authorization === secret)).toBe(true);
    expect(JSON.stringify(findings)).not.toContain('abcdef0123456789');
  });

  it('leaves out excluded paths and everything outside the included ones', async () => {
    const { port, log } = await plain(
      '<a href="/admin/x">a</a><a href="/shop/1">b</a><a href="/%61dmin/y">c</a><a href="/other">d</a>',
    );
    const options = { exclude_paths: ['/admin'], include_paths: ['/shop'] };
    await report(`127.0.0.1:${port}`, { scanType: 'standard', options });
    const paths = new Set(log.map(({ url }) => url?.split('?')[0]));
    expect([...paths].filter((path) => path !== '/' && !path?.startsWith('/shop'))).toEqual([]);
    expect(paths).toContain('/shop/1');
  });

  it('stops at the request cap', async () => {
    const { port, log } = await plain();
    const { budget, checks } = await report(`127.0.0.1:${port}`, { limits: { requests: 3 } });
    expect(log.length).toBeLessThanOrEqual(3 + 1);
    expect(budget.exhausted).toEqual(['requests']);
    expect(checks.some(({ status, reason }) => status === 'error' && reason?.startsWith('budget'))).toBe(true);
  });
});

describe('the report', () => {
  it('is the same, byte by byte, for the same site', async () => {
    const { port } = await site((_request, response) => {
      response.setHeader('Content-Type', 'text/html').setHeader('Set-Cookie', ['sid=abcdefgh12345678', 'a=b']);
      response.setHeader('Access-Control-Allow-Origin', _request.headers.origin ?? '');
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      response.end(page('<a href="/p1">1</a><a href="/p2">2</a>'));
    });
    const first = await report(`127.0.0.1:${port}`, { scanType: 'standard' });
    const second = await report(`127.0.0.1:${port}`, { scanType: 'standard' });
    expect(first.findings.length).toBeGreaterThan(5);
    expect(JSON.stringify(second.findings)).toBe(JSON.stringify(first.findings));
  });

  it('has the same fingerprints on another host and port', async () => {
    const handler: Parameters<typeof createServer>[1] = (incoming, response) => {
      response.setHeader('Content-Type', 'text/html').setHeader('Server', 'x/1.2');
      response.end(page(`<a href="http://${incoming.headers.host}/p">p</a>`));
    };
    const [one, two] = [await site(handler), await site(handler)];
    const prints = async (target: string) =>
      (await report(target)).findings.map(({ fingerprint }) => fingerprint).sort();
    expect(await prints(`127.0.0.1:${one.port}`)).toEqual(await prints(`localhost:${two.port}`));
  });

  it('groups one cause on many pages into one finding with at most 25 locations', async () => {
    const links = Array.from({ length: 40 }, (_, index) => `<a href="/section${index}/page">x</a>`).join('');
    const { port } = await plain(links);
    const { findings } = await report(`127.0.0.1:${port}`, { scanType: 'standard' });
    const missing = findings.filter(({ check_id }) => check_id === 'csp.missing');
    expect(missing).toHaveLength(1);
    expect(missing[0]?.locations_total).toBeGreaterThan(20);
    expect(missing[0]?.locations.length).toBeLessThanOrEqual(LIMITS.findingLocationsMax);
  });

  it('has one outcome per check of the scan type, sorted', async () => {
    const { port } = await plain();
    const { checks } = await report(`127.0.0.1:${port}`);
    const ids = checks.map(({ check_id }) => check_id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids).toContain('http.framing');
    expect(ids).not.toContain('http.trace');
  });

  it('obeys disable_checks and severity_overrides', async () => {
    const { port } = await plain();
    const options = { disable_checks: ['csp.missing'], severity_overrides: { 'http.framing': 'critical' as const } };
    const { findings, checks } = await report(`127.0.0.1:${port}`, { options });
    expect(findings.find(({ check_id }) => check_id === 'csp.missing')).toBeUndefined();
    expect(checks.find(({ check_id }) => check_id === 'csp.missing')?.status).toBe('not_applicable');
    expect(findings[0]).toMatchObject({ check_id: 'http.framing', severity: 'critical' });
  });

  it('says which finding is lowered on a local name', async () => {
    const { port } = await plain();
    const { findings } = await report(`127.0.0.1:${port}`);
    expect(findings.find(({ check_id }) => check_id === 'http.no-https')?.severity).toBe('info');
  });

  it('is made of a 500 and of a sign-in wall too', async () => {
    for (const status of [401, 403, 404, 500, 503]) {
      const { port } = await site((_request, response) => {
        response.writeHead(status, { 'Content-Type': 'text/html' }).end(page());
      });
      expect((await report(`127.0.0.1:${port}`)).findings.length).toBeGreaterThan(0);
    }
  });

  it('says when the start page leads to another host', async () => {
    const { port } = await site((_request, response) => {
      response.writeHead(301, { Location: 'https://www.elsewhere.example/home' }).end();
    });
    const { checks } = await report(`127.0.0.1:${port}`);
    const framing = checks.find(({ check_id }) => check_id === 'http.framing');
    expect(framing).toMatchObject({ status: 'not_applicable' });
    expect(framing?.reason).toContain('https://www.elsewhere.example');
  });

  it('begins where the URL or the options say', async () => {
    const { port, log } = await plain();
    expect((await report(`http://127.0.0.1:${port}/deep?x=1`)).target.startUrl).toBe(
      `http://127.0.0.1:${port}/deep?x=1`,
    );
    await report(`127.0.0.1:${port}`, { options: { start_path: '/other' } });
    expect(log.map(({ url }) => url)).toEqual(expect.arrayContaining(['/deep?x=1', '/other']));
  });
});
