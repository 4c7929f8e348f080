import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function coverageOf(server: Server) {
  const { port, close } = await listen(server);
  closers.push(close);
  const result = await runScan({
    target: `127.0.0.1:${port}`,
    scanType: 'standard',
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
  });
  if (result.status !== 'completed') throw new Error(result.status);
  return result.report.coverage;
}

/** Django's debug page: style sheet, the exception, and far more than an interstitial of settings. */
const DJANGO = `<!DOCTYPE html><html lang="en"><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><title>DisallowedHost
          at /</title><style>html * { padding:0; margin:0; }${'body > div { border-bottom:1px solid #ddd; }'.repeat(200)}</style></head><body><div id="summary"><h1>DisallowedHost at /</h1><pre class="exception_value">Invalid HTTP_HOST header: &#x27;127.0.0.1&#x27;. You may need to add &#x27;127.0.0.1&#x27; to ALLOWED_HOSTS.</pre></div><table>${'<tr><td>SETTING</td><td class="code"><pre>value</pre></td></tr>'.repeat(2_000)}</table></body></html>`;

describe('a framework that refuses the host name', () => {
  it.each([
    ['Django', 400, DJANGO, /ALLOWED_HOSTS/],
    [
      'Rails',
      403,
      '<!DOCTYPE html><html><body><header><h1>Blocked hosts: 127.0.0.1:3000</h1></header><h2>To allow requests to these hosts, make sure they are valid hostnames (containing only numbers, letters, dashes and dots), then add the following to your environment configuration:</h2><pre>config.hosts &lt;&lt; "127.0.0.1"</pre></body></html>',
      /config\.hosts/,
    ],
    [
      'Vite',
      403,
      'Blocked request. This host ("app.example") is not allowed.\nTo allow this host, add "app.example" to `server.allowedHosts` in vite.config.js.',
      /server\.allowedHosts/,
    ],
    ['webpack-dev-server', 403, 'Invalid Host header', /Invalid Host header/],
    ['Starlette', 400, 'Invalid host header', /Invalid Host header/],
  ])('is named: %s', async (_, status, body, detail) => {
    const server = createServer((_request, response) =>
      response.writeHead(status, { 'content-type': body.startsWith('<') ? 'text/html' : 'text/plain' }).end(body),
    );
    const coverage = await coverageOf(server);
    expect(coverage).toMatchObject({ application_seen: false, code: 'target_host_refused' });
    expect(coverage.detail).toMatch(detail);
  });

  it('is not what an article about host names shows', async () => {
    const article =
      '<!doctype html><title>Host names</title><article><h1>Hosts</h1><p>Django raises DisallowedHost where ALLOWED_HOSTS lacks the name; Starlette says "Invalid host header".</p>' +
      `${'<p>Every framework that serves more than one name has such a list. <a href="/more">More</a></p>'.repeat(60)}</article>`;
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(article),
    );
    expect(await coverageOf(server)).toMatchObject({ application_seen: true, code: null });
  });
});

/** An application that ends when a page is read. */
function fragile(path: string): Server {
  const server = createServer((request, response) => {
    if (request.url === path) {
      server.close();
      server.closeAllConnections();
      return;
    }
    const isPage = request.url === '/';
    response
      .writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' })
      .end(isPage ? `<!doctype html><title>Shop</title><h1>Shop</h1><p>Welcome. <a href="${path}">Offers</a>` : 'no');
  });
  return server;
}

it('an application that ends is told from one that refuses, with the requests that it did not survive', async () => {
  const coverage = await coverageOf(fragile('/offers?page=2'));
  expect(coverage).toMatchObject({ application_seen: false, code: 'target_stopped' });
  expect(coverage.detail).toMatch(/^its port is closed; the last requests were .*GET \/offers\?page=2/);
});
