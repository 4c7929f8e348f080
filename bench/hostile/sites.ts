import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ScanType } from '../../src/contract/primitives.ts';
import { pour } from '../../test/engine/core/hostile-site.ts';

/** A site that tries to stall or to fill the scanner. */
export interface Site {
  readonly name: string;
  readonly scanType: ScanType;
  /** Detected where it is left out. */
  readonly scheme?: 'https';
  /** Made in the process of the site, once. */
  readonly serve: () => Http | Raw;
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Http = { readonly http: Handler };
/** Speaks on the socket itself. */
type Raw = { readonly raw: (socket: Socket) => void };

const HTML = { 'Content-Type': 'text/html' };
const KILOBYTE = 1_000;
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** The same document at every path. */
const page = (body: string, headers: Record<string, string | string[]> = {}): Http => ({
  http: (_request, response) => void response.writeHead(200, { ...HTML, ...headers }).end(`<!doctype html>${body}`),
});

/** A start page that links to one path, which has the given body; every other path is 404. */
const at = (path: string, type: string, body: string): Http => ({
  http: (request, response) => {
    const asked = request.url ?? '/';
    if (asked === '/') response.writeHead(200, HTML).end(`<!doctype html><title>x</title><a href="${path}">x</a>`);
    else if (asked === path) response.writeHead(200, { 'Content-Type': type }).end(body);
    else response.writeHead(404, HTML).end('<!doctype html><title>not here</title>');
  },
});

const encoded = (encoding: string, body: Buffer): Http => ({
  http: (_request, response) => void response.writeHead(200, { ...HTML, 'Content-Encoding': encoding }).end(body),
});

const quick = (name: string, serve: Site['serve']): Site => ({ name, scanType: 'quick', serve });
const standard = (name: string, serve: Site['serve']): Site => ({ name, scanType: 'standard', serve });

/** Texts on which patterns once took quadratic time or worse. */
const PATTERNS: readonly Site[] = [
  quick('meta refresh, 200 KB of tabs', () => page(`<meta http-equiv=refresh content="${'\t'.repeat(200 * KILOBYTE)}`)),
  quick('Server, 200 KB of digits', () => page('<p>x', { Server: '0'.repeat(200 * KILOBYTE) })),
  quick('Server, 900 KB of digits', () => page('<p>x', { Server: '0'.repeat(900 * KILOBYTE) })),
  standard('title of 20 KB of tabs (Caddy)', () => at('/files/', 'text/html', `<title>${'\t'.repeat(20 * KILOBYTE)}<`)),
  standard('62,500 headings (Jetty)', () => at('/files/', 'text/html', '<h1I'.repeat(62_500))),
  standard('200 KB of newlines (nginx status)', () =>
    at('/nginx_status', 'text/plain', `Active connections:0 ${'\n'.repeat(200 * KILOBYTE)}`),
  ),
  standard('250 KB of backslashes to a parameter', () => ({
    http: (request, response) => {
      const isAsked = request.url?.includes('?') === true;
      response
        .writeHead(200, HTML)
        .end(isAsked ? '\\'.repeat(250 * KILOBYTE) : '<!doctype html><a href="/item?id=1&amp;page=2">x</a>');
    },
  })),
  standard('.env of 60 lines of 4,000 tabs', () => at('/.env', 'text/plain', `A=x${'\t'.repeat(4_000)}y\n`.repeat(60))),
];

/** More than one scan should read. */
const SIZES: readonly Site[] = [
  quick('endless body', () => ({
    http: (_request, response) => pour(response.writeHead(200, HTML), Buffer.alloc(65_536, '<p>x')),
  })),
  quick('gzip bomb of 200 MB', () => encoded('gzip', gzipSync(Buffer.alloc(200 * 1024 * 1024)))),
  standard('gzip bomb of 200 MB', () => encoded('gzip', gzipSync(Buffer.alloc(200 * 1024 * 1024)))),
  quick('brotli bomb of 200 MB', () => encoded('br', brotliCompressSync(Buffer.alloc(200 * 1024 * 1024)))),
  standard('200 MB script', () => ({
    http: (request, response) => {
      if (request.url !== '/big.js') return void response.writeHead(200, HTML).end('<script src="/big.js"></script>');
      pour(response.writeHead(200, { 'Content-Type': 'text/javascript' }), Buffer.alloc(65_536, 'var a=1;\n'), 2e8);
    },
  })),
  standard('1 MB at every path, always another', () => {
    let count = 0;
    return {
      http: (_request, response) => {
        count += 1;
        const links = repeat(50, (index) => `<a href="/${count}-${index}?x=${count}">x</a>`);
        response.writeHead(200, HTML).end(`<!doctype html>${links}${`<p>${count}</p>`.repeat(100_000)}`);
      },
    };
  }),
];

/** Documents that are costly to parse. */
const DOCUMENTS: readonly Site[] = [
  quick('300,000 nested elements', () => page('<div>'.repeat(300_000))),
  quick('900 KB of nested formatting', () => page('<b><i><a>'.repeat(100 * KILOBYTE))),
  standard('20,000 links', () => page(repeat(20_000, (index) => `<a href="/p${index}?a=${index}">x</a>`))),
  standard('3,000 forms', () =>
    page(repeat(3_000, (index) => `<form action="/f${index}"><input name=a${index}><input name=b></form>`)),
  ),
  standard('5,000 scripts', () => page(repeat(5_000, (index) => `<script src="/s${index}.js"></script>`))),
  quick('110,000 attributes', () => page(`<div ${repeat(110_000, (index) => `a${index}=1 `)}>`)),
  quick('500 KB of comments that do not end', () => page('<!--'.repeat(125 * KILOBYTE))),
  standard('1 MB script without a line break', () =>
    at(
      '/app.js',
      'text/javascript',
      `${'a='.repeat(250 * KILOBYTE)}"${'\\'.repeat(250 * KILOBYTE)}${'/*'.repeat(100 * KILOBYTE)}`,
    ),
  ),
  standard('source map of 1 MB', () => ({
    http: (request, response) => {
      const map = { version: 3, sources: ['x'.repeat(300 * KILOBYTE)], mappings: ';,A'.repeat(230 * KILOBYTE) };
      if (request.url === '/') response.writeHead(200, HTML).end('<!doctype html><script src="/a.js"></script>');
      else if (request.url === '/a.js')
        response.end(`${'//# sourceMappingURL='.repeat(20_000)}\n//# sourceMappingURL=a.js.map`);
      else response.end(JSON.stringify(map));
    },
  })),
  standard('JSON 300,000 deep', () => ({
    http: (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'application/json' }).end('[{"a":'.repeat(150 * KILOBYTE)),
  })),
  standard('XML with a million entities', () => ({
    http: (_request, response) =>
      void response
        .writeHead(200, { 'Content-Type': 'text/xml' })
        .end(
          `<?xml version="1.0"?><!DOCTYPE x [${repeat(20_000, (index) => `<!ENTITY e${index} "&e${index + 1};&e${index + 1};">`)}]><x>&e0;</x>`,
        ),
  })),
  standard('robots.txt of 1 MB', () => at('/robots.txt', 'text/plain', 'Disallow: /*/a*b*c*d$\n'.repeat(45_000))),
  standard('sitemaps that name each other', () => ({
    http: (request, response) => {
      const host = `http://${request.headers.host}`;
      const maps = repeat(20_000, (index) => `<sitemap><loc>${host}/sitemap-${index}.xml</loc></sitemap>`);
      if (request.url === '/robots.txt') response.end(`Sitemap: ${host}/sitemap.xml\n`.repeat(10_000));
      else if (request.url?.includes('sitemap') === true) response.end(`<sitemapindex>${maps}</sitemapindex>`);
      else response.writeHead(200, HTML).end('<!doctype html><p>x');
    },
  })),
];

/** Heads and protocols. */
const PROTOCOLS: readonly Site[] = [
  quick('3,000 cookies', () =>
    page('<p>x', { 'Set-Cookie': Array.from({ length: 3_000 }, (_, index) => `session${index}=${'x'.repeat(50)}`) }),
  ),
  quick('policy of 500 KB', () => page('<p>x', { 'Content-Security-Policy': "script-src 'self' a.b;".repeat(22_000) })),
  quick('20,000 header fields', () =>
    page('<p>x', Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`X-${n}`, 'a']))),
  ),
  quick('header that does not end', () => ({
    raw: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-A: ');
      pour(socket, Buffer.alloc(65_536, 'a'));
    },
  })),
  quick('100 Continue without end', () => ({
    raw: (socket) => pour(socket, Buffer.from('HTTP/1.1 100 Continue\r\n\r\n'.repeat(2_000))),
  })),
  quick('body that drips', () => ({
    raw: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1000000\r\n\r\n<p>');
      const timer = setInterval(() => socket.write('.'), 50);
      socket.on('close', () => clearInterval(timer));
    },
  })),
  quick('redirect loop', () => {
    let count = 0;
    return {
      http: (_request, response) => {
        count += 1;
        response.writeHead(302, { Location: `/?${'n'.repeat(10 * KILOBYTE)}=${count}` }).end();
      },
    };
  }),
  quick('never responds', () => ({ http: () => undefined })),
  { ...quick('TLS that never responds', () => ({ raw: () => undefined })), scheme: 'https' },
  {
    ...quick('TLS record without end', () => ({
      raw: (socket) => pour(socket, Buffer.alloc(65_535, '\x16\x03\x03\x40\x00', 'latin1')),
    })),
    scheme: 'https',
  },
];

export const SITES: readonly Site[] = [...PATTERNS, ...SIZES, ...DOCUMENTS, ...PROTOCOLS];
