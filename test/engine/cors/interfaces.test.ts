import { describe, expect, test } from 'vitest';
import { scriptEndpoints } from '../../../src/engine/crawl/script-endpoints.ts';
import { type SiteHandler, scanSite } from '../exposure/site.ts';

test.each([
  ['fetch("/cart/items?x=1")', ['/cart/items']],
  ["axios.get('/orders')", ['/orders']],
  ['$.ajax({url: "/profile"})', ['/profile']],
  ['x.open("POST", "/submit")', ['/submit']],
  ['var a="/api/me",b=`/v2/things/list`', ['/api/me', '/v2/things/list']],
  ['fetch("https://other.example/api/x")', []],
  ['fetch("//other.example/api/x")', []],
  ['fetch("assets/config.json")', ['/assets/config.json']],
  ["this.http.get<Settings>('./settings.json?v=2')", ['/settings.json']],
  ['fetch("../up/config.json");fetch("https://other.example/a.json")', []],
  ['require("./data.json")', []],
  ['load("/static/app.js")', []],
  ['`/api/$' + '{id}/x`', []],
])('%s names %j', (script, paths) => {
  expect(scriptEndpoints(script)).toEqual(paths);
});

test('cors.reflect-credentials: an endpoint that only a script names is probed too', async () => {
  const { report } = await scanSite((path, request) => {
    if (path === '/') return { type: 'text/html', body: '<html><body><script src="/app.js"></script></body></html>' };
    if (path === '/app.js') return { type: 'text/javascript', body: 'fetch("/api/me",{credentials:"include"})' };
    if (!/^\/api\/me(?:\?|$)/.test(path)) return { status: 404 };
    const headers = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '',
      'Access-Control-Allow-Credentials': 'true',
    };
    return { type: 'application/json', body: '{}', headers };
  });
  const found = report.findings.filter(({ check_id }) => check_id === 'cors.reflect-credentials');
  expect(found.map(({ location }) => new URL(location.url).pathname)).toEqual(['/api/me']);
});

describe('CORS of several endpoints', () => {
  type Rule = (origin: string, own: string) => boolean;
  const RULES: Readonly<Record<string, Rule>> = {
    'own-and-null': (origin, own) => origin === own || origin === 'null',
    'begins-like-the-own': (origin, own) => origin.startsWith(own),
    'begins-like-the-host': (origin, own) => origin.startsWith(own.replace(/:\d+$/, '')),
    everyone: () => true,
    'own-only': (origin, own) => origin === own,
    'one-partner': () => false,
  };
  const site: SiteHandler = (url, request) => {
    const [path = ''] = url.split('?');
    const links = Object.keys(RULES).map((name) => `<a href="/data/${name}">x</a>`);
    if (path === '/') {
      const headers = { 'Set-Cookie': 'PHPSESSID=abcdef0123456789' };
      return { type: 'text/html', body: `${links.join('')}<script>fetch('/data/gone')</script>`, headers };
    }
    const rule = RULES[path.replace('/data/', '')];
    if (rule === undefined) return { status: 404 };
    const { origin, host } = request.headers;
    const isAllowed = origin !== undefined && rule(origin, `http://${host}`);
    const allowed = path.endsWith('one-partner') ? 'https://partner.example' : isAllowed ? origin : null;
    const headers =
      allowed === null
        ? {}
        : { 'Access-Control-Allow-Origin': allowed, 'Access-Control-Allow-Credentials': 'true', Vary: 'Origin' };
    return { type: 'application/json', body: '{}', headers };
  };

  test('finds each weak comparison and no sound one', async () => {
    const { report } = await scanSite(site);
    const found = report.findings
      .filter(({ check_id }) => check_id.startsWith('cors.'))
      .flatMap(({ check_id, severity, locations }) =>
        locations.map(({ url }) => `${check_id} ${severity} ${new URL(url).pathname}`),
      );
    expect(found.sort()).toEqual([
      'cors.null-origin low /data/own-and-null',
      'cors.reflect-credentials low /data/everyone',
      'cors.weak-match info /data/begins-like-the-own',
      'cors.weak-match low /data/begins-like-the-host',
    ]);
  });

  test('sends few probes to endpoints that do not exist or allow every origin', async () => {
    const origins = new Map<string, string[]>();
    await scanSite((url, request) => {
      const { origin } = request.headers;
      const [path = ''] = url.split('?');
      if (origin !== undefined) origins.set(path, [...(origins.get(path) ?? []), origin]);
      return site(url, request);
    });
    expect(origins.get('/data/gone')).toHaveLength(1);
    expect(origins.get('/data/everyone')).toHaveLength(1);
    expect(origins.get('/data/own-only')).toHaveLength(4);
  });
});

test('http.methods: sends OPTIONS to endpoints and other parts of the site, but not to files', async () => {
  const { report, log } = await scanSite((path, request) => {
    const isWritten = ['/api/orders', '/notes/list'].includes(path);
    if (request.method === 'OPTIONS')
      return { headers: { Allow: isWritten ? 'GET, HEAD, PUT, DELETE' : 'GET, HEAD, OPTIONS' } };
    if (path === '/')
      return {
        type: 'text/html',
        body: '<a href="/notes/list">x</a><a href="/about.html">x</a><script>fetch("/api/orders")</script>',
      };
    if (path === '/api/orders') return { type: 'application/json', body: '[]' };
    return ['/notes/list', '/about.html'].includes(path) ? { type: 'text/html', body: path } : { status: 404 };
  });
  const places = report.findings
    .filter(({ check_id }) => check_id === 'http.methods')
    .flatMap(({ locations }) => locations.map(({ url }) => new URL(url).pathname));
  expect(places.sort()).toEqual(['/api/orders', '/notes/list']);
  expect(log.filter((line) => line.startsWith('OPTIONS ')).sort()).toEqual([
    'OPTIONS /',
    'OPTIONS /api/orders',
    'OPTIONS /notes/list',
  ]);
});
