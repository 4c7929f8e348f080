import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { afterEach, describe, expect, it } from 'vitest';
import type { FindingContent } from '../../../src/contract/finding.ts';
import type { EngineRequest } from '../../../src/engine/core/engine.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { runScan } from '../../../src/engine/run.ts';
import { issue } from '../../helpers/certificates.ts';
import { listen } from '../../helpers/listen.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function findings(
  handler: Handler,
  ids: readonly string[],
  more: Partial<EngineRequest> = {},
): Promise<FindingContent[]> {
  const { port, close } = await listen(createServer(handler));
  closers.push(close);
  return scan(`127.0.0.1:${port}`, ids, more);
}

async function scan(
  target: string,
  ids: readonly string[],
  more: Partial<EngineRequest> = {},
): Promise<FindingContent[]> {
  const result = await runScan({
    target,
    scanType: 'compliance',
    ownershipProven: false,
    addressPolicy: { mode: 'any', allow: [] },
    ...more,
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report.findings.filter(({ check_id }) => ids.includes(check_id));
}

/** Disabled where requests are counted. */
const ALL_OTHERS = CHECKS.map(({ meta }) => meta.id).filter((id) => id !== 'csp.static-nonce');

const html = (response: ServerResponse, body = '<!doctype html><title>t</title>') =>
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(body);

describe('http.trace', () => {
  it('is proved by the echo of the inert header', async () => {
    const found = await findings(
      (request, response) => {
        if (request.method !== 'TRACE') return void html(response);
        const lines = request.rawHeaders.flatMap((text, index) =>
          index % 2 === 0 ? [`${text}: ${request.rawHeaders[index + 1]}`] : [],
        );
        response
          .setHeader('Content-Type', 'message/http')
          .end(`TRACE ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      },
      ['http.trace'],
    );
    expect(found).toHaveLength(1);
  });
  it('is silent if TRACE is handled like GET, or only the header is echoed', async () => {
    expect(await findings((_request, response) => html(response), ['http.trace'])).toEqual([]);
    expect(
      await findings((request, response) => html(response, `<p>${request.headers['x-scan-gate']}`), ['http.trace']),
    ).toEqual([]);
  });
});

describe('http.methods', () => {
  it('reads Allow and tries none of the methods', async () => {
    const methods = new Set<string>();
    const found = await findings(
      (request, response) => {
        methods.add(request.method ?? '');
        if (request.method === 'OPTIONS') response.setHeader('Allow', 'GET, PUT, delete, PROPFIND');
        html(response);
      },
      ['http.methods'],
    );
    expect(found[0]?.evidence).toContain('PUT, DELETE, PROPFIND');
    expect([...methods]).not.toEqual(expect.arrayContaining(['PUT']));
  });
});

describe('cors', () => {
  const site =
    (accepts: (origin: string, host: string) => boolean): Handler =>
    (request, response) => {
      const { origin, host = '' } = request.headers;
      if (origin !== undefined && accepts(origin, host)) {
        response.setHeader('Access-Control-Allow-Origin', origin);
        response.setHeader('Access-Control-Allow-Credentials', 'true');
      }
      html(response);
    };
  const ids = ['cors.reflect-credentials', 'cors.null-origin', 'cors.weak-match'];
  const idsOf = async (handler: Handler, more: Partial<EngineRequest> = {}) =>
    (await findings(handler, ids, more)).map(({ check_id }) => check_id).sort();

  it.each([
    ['everything', () => true, ['cors.reflect-credentials']],
    ['null', (origin: string) => origin === 'null', ['cors.null-origin']],
    [
      'a prefix',
      (origin: string, host: string) => origin.startsWith(`http://${host.split(':')[0]}`),
      ['cors.weak-match'],
    ],
    ['only the same origin', (origin: string, host: string) => origin === `http://${host}`, []],
    ['nothing', () => false, []],
  ] as const)('%s accepted', async (_name, accepts, expected) => expect(await idsOf(site(accepts))).toEqual(expected));

  it('probes JSON endpoints too', async () => {
    const handler: Handler = (request, response) => {
      if (request.url?.split('?')[0] !== '/api/me')
        return void html(response, '<!doctype html><a href="/api/me">me</a>');
      if (request.headers.origin !== undefined) {
        response.setHeader('Access-Control-Allow-Origin', request.headers.origin);
        response.setHeader('Access-Control-Allow-Credentials', 'true');
      }
      response.setHeader('Content-Type', 'application/json').end('{"name":"x"}');
    };
    const [found] = await findings(handler, ids);
    expect(found?.location.url).toMatch(/\/api\/me$/);
  });

  it('sends one origin in a quick scan', async () => {
    const origins = new Set<string>();
    const handler: Handler = (request, response) => {
      if (request.headers.origin !== undefined) origins.add(request.headers.origin);
      html(response);
    };
    await findings(handler, ids, { scanType: 'quick' });
    expect(origins.size).toBe(1);
    expect([...origins][0]).toMatch(/^https:\/\/[a-z]+\.example$/);
  });
});

describe('http.no-https', () => {
  const CERTIFICATE = issue({ dnsNames: ['localhost'] });

  it('is silent for an https port that refuses plain HTTP', async () => {
    const server = createHttpsServer(
      { cert: CERTIFICATE.chainPem, key: CERTIFICATE.privateKeyPem },
      (_request, response) => html(response),
    );
    const { port, close } = await listen(server);
    closers.push(close);
    expect(await scan(`localhost:${port}`, ['http.no-https'])).toEqual([]);
  });

  it('is found for an http target with content, but not for one that redirects to https', async () => {
    expect(await findings((_request, response) => html(response), ['http.no-https'])).toHaveLength(1);
    const redirect: Handler = (_request, response) => response.writeHead(308, { Location: 'https://localhost/' }).end();
    expect(await findings(redirect, ['http.no-https'])).toEqual([]);
    const inside: Handler = (request, response) =>
      request.url === '/' ? void response.writeHead(302, { Location: '/in' }).end() : void html(response);
    expect(await findings(inside, ['http.no-https'])).toHaveLength(1);
  });

  it('reports plain HTTP that redirects to https by a detour, as info on loopback', async () => {
    const detour: Handler = (request, response) => {
      const location = request.url === '/' ? '/home' : 'https://localhost/home';
      response.writeHead(301, { Location: location }).end();
    };
    const [found] = await findings(detour, ['http.no-https']);
    expect(found?.severity).toBe('info');
    expect(found?.evidence).toContain('/home');
  });

  it('does not send the user headers over plain HTTP', async () => {
    const { createServer: tcp } = await import('node:net');
    const plain: string[] = [];
    const secure = createHttpsServer(
      { cert: CERTIFICATE.chainPem, key: CERTIFICATE.privateKeyPem },
      (_request, response) => html(response),
    );
    // One port for both: the first byte distinguishes TLS from plain HTTP.
    const server = tcp((socket) => {
      socket.on('error', () => undefined);
      socket.once('readable', () => {
        const chunk: Buffer = socket.read() ?? Buffer.alloc(0);
        if (chunk[0] === 0x16) {
          socket.unshift(chunk);
          secure.emit('connection', socket);
        } else {
          plain.push(chunk.toString('latin1'));
          socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok');
        }
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    closers.push(() => new Promise<void>((done) => void server.close(() => done())));
    const request_headers = { Authorization: 'Bearer top-secret-value' };
    const found = await scan(`https://localhost:${port}/`, ['http.no-https'], {
      options: { request_headers },
      scanType: 'quick',
    });
    expect(found).toHaveLength(1);
    expect(plain.join('')).toContain('GET / HTTP/1.1');
    expect(plain.join('')).not.toContain('top-secret');
  });
});

it('does not send the user headers to an https URL whose port speaks plain HTTP', async () => {
  const seen: (string | undefined)[] = [];
  const { port, close } = await listen(
    createServer((request, response) => {
      seen.push(request.headers.authorization);
      html(response);
    }),
  );
  closers.push(close);
  const options = { request_headers: { Authorization: 'Bearer top-secret-value' } };
  await scan(`https://127.0.0.1:${port}/`, [], { options, scanType: 'quick' });
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.filter(Boolean)).toEqual([]);
});

describe('disclosure.security-txt', () => {
  const resolver = {
    resolve4: () => Promise.resolve(['127.0.0.1']),
    resolve6: () => Promise.resolve([]),
  } as unknown as NonNullable<EngineRequest['resolver']>;
  const ask = async (text: string | null) => {
    const { port, close } = await listen(
      createServer((request, response) => {
        if (request.url === '/.well-known/security.txt' && text !== null)
          response.setHeader('Content-Type', 'text/plain').end(text);
        else if (request.url === '/') html(response);
        else response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>no');
      }),
    );
    closers.push(close);
    const more = { resolver, now: new Date('2026-06-01T00:00:00Z'), scanType: 'compliance' as const };
    return scan(`site.example:${port}`, ['disclosure.security-txt'], more);
  };
  it('is found when missing or expired, and passes when valid', async () => {
    expect(await ask(null)).toHaveLength(1);
    expect((await ask('Contact: mailto:a@b.example\nExpires: 2025-01-01T00:00:00Z'))[0]?.evidence).toContain(
      '2025-01-01',
    );
    expect(await ask('Contact: mailto:a@b.example\nExpires: 2027-01-01T00:00:00Z')).toEqual([]);
  });
});

describe('disclosure.eol-software', () => {
  it('goes by the date of the scan', async () => {
    const handler: Handler = (_request, response) => {
      response.setHeader('Server', 'Apache/2.4.62').setHeader('X-Powered-By', 'PHP/8.1.2');
      html(response);
    };
    const on = (day: string) =>
      findings(handler, ['disclosure.eol-software'], { now: new Date(day), scanType: 'standard' });
    expect(await on('2025-12-31T12:00:00Z')).toEqual([]);
    const [found] = await on('2026-01-01T12:00:00Z');
    expect(found).toMatchObject({ title: 'php 8.1 is end-of-life', severity: 'medium', confidence: 'tentative' });
  });
});

describe('csp.static-nonce', () => {
  const policies = (site: Readonly<Record<string, () => string | null>>) => {
    const asked = new Map<string, number>();
    const handler: Handler = (request, response) => {
      const path = request.url ?? '/';
      const policy = site[path];
      if (policy === undefined) return void response.writeHead(404).end();
      asked.set(path, (asked.get(path) ?? 0) + 1);
      const value = policy();
      if (value !== null) response.setHeader('Content-Security-Policy', value);
      const links = Object.keys(site).map((to) => `<a href="${to}">${to}</a>`);
      html(response, `<!doctype html><title>t</title>${links.join('')}`);
    };
    return { handler, asked };
  };
  const fresh = () => `script-src 'nonce-${randomUUID().replaceAll('-', '')}'`;
  const ids = ['csp.static-nonce'];

  it('is found on a single inner page', async () => {
    const { handler } = policies({ '/': fresh, '/in': () => "script-src 'nonce-c3RhdGljbm9uY2U'; img-src 'self'" });
    const found = await findings(handler, ids);
    expect(found.map(({ location }) => new URL(location.url).pathname)).toEqual(['/in']);
  });

  it('costs no request without nonces, and one for each kind of policy with a nonce', async () => {
    const none = policies({ '/': () => null, '/a': () => "script-src 'self'" });
    expect(await findings(none.handler, ids, { options: { disable_checks: ALL_OTHERS } })).toEqual([]);
    // Once by the crawl, and again at the end of the scan.
    expect(none.asked.get('/a')).toBe(2);
    const other = () => `${fresh()}; img-src 'self'`;
    const { handler, asked } = policies({ '/': fresh, '/a': fresh, '/b': other, '/c': other });
    expect(await findings(handler, ids, { options: { disable_checks: ALL_OTHERS } })).toEqual([]);
    expect(asked.get('/')).toBe((none.asked.get('/') ?? 0) + 1);
    expect((asked.get('/a') ?? 0) + (asked.get('/b') ?? 0) + (asked.get('/c') ?? 0)).toBe(5);
  });
});
