import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { foundIn, type Page, shows } from './pages.ts';

/** Node's own server refuses such headers, so the answer is written to the socket. */
function redirectRaw(response: ServerResponse, location: string): void {
  response.socket?.end(`HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}

/** As nginx decodes `$uri`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

describe('active.crlf in a value of a certain form', () => {
  const site = (make: (value: string) => string): Record<string, Page> => ({
    '/': shows('<a href="/lang?to=/about">Deutsch</a>'),
    '/lang': (url, response) => redirectRaw(response, make(url.searchParams.get('to') ?? '')),
    '/about': shows('<p>About</p>'),
  });
  it.each<readonly [name: string, make: (value: string) => string, vulnerable: boolean]>([
    ['paths of the site only', (v) => (/^\/\w/.test(v) ? v : '/'), true],
    ['paths of the site only, line ends removed', (v) => (/^\/\w/.test(v) ? v.replace(/[\r\n]/g, '') : '/'), false],
    ['paths of the site only, in full', (v) => (/^\/\w+$/.test(v) ? v : '/'), false],
    ['a fixed target', () => '/about', false],
  ])('%s', async (_name, make, vulnerable) => {
    const { found } = await foundIn(site(make), 'active.crlf');
    expect(found).toEqual(vulnerable ? ['GET /lang to'] : []);
  });
});

describe('active.crlf in the path', () => {
  const site = (folder: string, make: (path: string) => string, link: string): Record<string, Page> => ({
    '/': shows(`<a href="${folder}${link}">Old address</a>`),
    '*': (url, response) => {
      if (url.pathname.startsWith(folder)) redirectRaw(response, make(url.pathname));
      else response.writeHead(404).end('no');
    },
    '/welcome': shows('<p>Welcome</p>'),
  });
  it.each<readonly [name: string, folder: string, make: (path: string) => string, vulnerable: boolean, link: string]>([
    ['of a folder that is itself linked', '/old/', (path) => `/welcome${decoded(path)}`, true, ''],
    ['of a folder, decoded into a query', '/old/', (path) => `/welcome?from=${decoded(path)}`, true, 'start'],
    ['of a folder within a folder', '/a/old/', (path) => `/welcome${decoded(path)}`, true, 'start'],
    ['of a folder, as it came', '/old/', (path) => `/welcome?from=${path}`, false, 'start'],
    ['of a folder that leads to one place', '/old/', () => '/welcome', false, 'start'],
    ['of the whole site', '/', (path) => (path === '/' ? '/welcome' : `/welcome?from=${decoded(path)}`), true, 'start'],
  ])('%s', async (_name, folder, make, vulnerable, link) => {
    const { found, log } = await foundIn(site(folder, make, link), 'active.crlf');
    expect(found).toEqual(vulnerable ? [`GET ${folder} path`] : []);
    expect(log.filter((line) => line.includes('%0d%0a')).length).toBeLessThanOrEqual(4);
  });
});

describe('active.host-header on inner pages', () => {
  const filler = Array.from({ length: 8 }, (_item, index) => `/news-${'abcdefgh'[index]}`);
  /** Every page names its own address by the configured host, as pages with a canonical link do. */
  const site = (path: string, inner: Page): Record<string, Page> => {
    const links = [...filler, path].map((href) => `<a href="${href}">Read on</a>`).join('');
    const canonical: Page = (url, response, request) => {
      const own = `127.0.0.1:${request.socket.localPort}`;
      response.end(`<link rel=canonical href="http://${own}${url.pathname}">${url.pathname === '/' ? links : 'News'}`);
    };
    return { '/': canonical, ...Object.fromEntries(filler.map((news) => [news, canonical])), [path]: inner };
  };
  const host: Page = (_url, response, request) =>
    void response.end(`<a href="http://${request.headers.host}/passwords/confirm?t=1">the link</a>`);
  const forwarded: Page = (_url, response, request) => {
    const own = String(request.headers['x-forwarded-host'] ?? request.headers.host);
    response
      .writeHead(302, {
        location: `http://${request.headers['x-forwarded-host'] ? own : `127.0.0.1:${request.socket.localPort}`}/`,
      })
      .end();
  };
  const fixed: Page = (_url, response, request) =>
    void response.end(
      `<p>You asked for ${request.headers.host}</p><a href="http://127.0.0.1:${request.socket.localPort}/passwords/confirm?t=1">the link</a>`,
    );
  it.each<readonly [name: string, path: string, page: Page, found: string[]]>([
    ['a link for a new password', '/passwords', host, ['GET /passwords Host']],
    ['a redirect', '/board', forwarded, ['GET /board X-Forwarded-Host']],
    ['a link by the configured address', '/passwords', fixed, []],
  ])('%s', async (_name, path, page, expected) => {
    const { found, log } = await foundIn(site(path, page), 'active.host-header');
    expect(found).toEqual(expected);
    const probes = log.filter((line) => /[?&]scangate=/.test(line));
    expect(probes.length).toBeGreaterThan(0);
    // Two hosts for each page, foreign origins, and what a cache takes for one address.
    expect(probes.length).toBeLessThanOrEqual(2 * 6 + 4 + 3);
  });

  it('leaves nothing in a cache for visitors', async () => {
    const foreign: string[] = [];
    const noting =
      (page: Page): Page =>
      (url, response, request) => {
        const { host: own = '', 'x-forwarded-host': forwarded } = request.headers;
        if (forwarded !== undefined || own.endsWith('.example')) foreign.push(request.url ?? '');
        page(url, response, request);
      };
    const pages = Object.entries(site('/passwords', host)).map(([path, page]) => [path, noting(page)] as const);
    const { log } = await foundIn(Object.fromEntries(pages), 'active.host-header');
    expect(foreign.length).toBeGreaterThan(1);
    // A cache has one entry for each URL.
    expect(foreign.filter((url) => log.filter((line) => line === `GET ${url}`).length > 1)).toEqual([]);
  });
});
