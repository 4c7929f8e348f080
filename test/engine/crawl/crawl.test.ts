import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScanType } from '../../../src/contract/primitives.ts';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import type { BudgetLimits } from '../../../src/engine/core/budget.ts';
import type { ProbeContext } from '../../../src/engine/core/probe-context.ts';
import { commentPaths } from '../../../src/engine/crawl/comment-paths.ts';
import { discoverInsertionPoints } from '../../../src/engine/crawl/insertion-points.ts';
import { gatherCrawl } from '../../../src/engine/crawl/probe/gather-crawl.ts';
import { scriptImports } from '../../../src/engine/crawl/script-endpoints.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';
import { exchangeOf } from '../../helpers/recorded.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Page =
  | string
  | { readonly type?: string; readonly status?: number; readonly location?: string; readonly body?: string };

/** Serves the pages by path, scans the site and gives the requests in order with the report. */
async function crawl(
  pages: Readonly<Record<string, Page>>,
  scanType: ScanType = 'standard',
  options: ScanOptions = {},
  limits: Partial<BudgetLimits> = {},
) {
  const log: string[] = [];
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`);
    const page = pages[request.url ?? ''] ?? pages[(request.url ?? '').split('?')[0] ?? ''];
    const {
      type = 'text/html',
      status = 200,
      location,
      body = '',
    } = typeof page === 'object' ? page : { body: page ?? '', status: page === undefined ? 404 : 200 };
    response.writeHead(status, { 'content-type': type, ...(location === undefined ? {} : { location }) }).end(body);
  });
  const { url, close } = await listen(server);
  closers.push(close);
  const result = await runScan({
    target: url,
    scanType,
    options,
    ownershipProven: false,
    addressPolicy: { mode: 'any', allow: [] },
    seed: 'crawl',
    limits,
  });
  if (result.status !== 'completed') throw new Error(`scan ended as ${result.status}`);
  return { url, log, asked: (path: string) => log.includes(`GET ${path}`), report: result.report };
}

/** At its end a scan requests one page again. */
const distinct = (log: readonly string[]) => [...new Set(log)];

describe('the crawl', () => {
  it('stays on the start page in a quick scan', async () => {
    const { asked } = await crawl({ '/': '<a href=/a>a</a><script src=/a.js></script>', '/a': 'a' }, 'quick');
    expect(asked('/a')).toBe(false);
    expect(asked('/a.js')).toBe(false);
  });

  it('reads at most 200 forms of a site', async () => {
    const word = (index: number) => `${'abcdefghijklmnopqrst'[index % 20]}${'abcdefghijklmno'[Math.floor(index / 20)]}`;
    const forms = Array.from(
      { length: 300 },
      (_, index) => `<form action=/f/${word(index)}><input name=q></form>`,
    ).join('');
    const page = exchangeOf(forms, { url: 'https://shop.example.com/' });
    const landing = { chain: [page], final: page, leavesTo: null, again: null };
    const context = {
      scanType: 'quick',
      analyse: async () => {},
      gather: async () => ({ state: 'available', value: landing }),
    };
    const gathered = await gatherCrawl(context as unknown as ProbeContext);
    expect(gathered.state === 'available' && gathered.value.parameters.length).toBe(200);
  });

  it.each([
    ['a header alone', { 'x-powered-by': 'Express' }, false],
    ['its entity tag', { etag: 'W/"99-M5onK3WQEm55iVnK6sImRw65/Us"' }, true],
    ['the tag of a file', { etag: 'W/"99-18c2f0a1b2c"' }, false],
    ['nothing', {}, false],
    ['its own error page', {}, true, 'Cannot GET '],
    ['an error page of others', {}, false, 'There is no '],
  ])(
    'asks for a path that cannot be decoded only where Express shows: %s',
    async (_name, headers, isAsked, error = '') => {
      const log: string[] = [];
      const server = createServer((request, response) => {
        log.push(request.url ?? '');
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('content-type', 'text/html');
        if (request.url === '/' || error === '') response.end('<p>x</p>');
        else response.writeHead(404).end(`<!DOCTYPE html><pre>${error}${request.url}</pre>`);
      });
      const { url, close } = await listen(server);
      closers.push(close);
      const result = await runScan({
        target: url,
        scanType: 'standard',
        ownershipProven: false,
        addressPolicy: { mode: 'any', allow: [] },
        seed: 'crawl',
      });
      expect(result.status).toBe('completed');
      expect(log.some((path) => path.endsWith('/%c0'))).toBe(isAsked);
    },
  );

  it('follows links, GET forms, frames, refreshes, redirects, robots.txt and the sitemap', async () => {
    const { asked } = await crawl({
      '/': '<a href="sub/a">a</a><form action=/find></form><iframe src=/frame></iframe><meta http-equiv=refresh content="5; url=/later"><a href=/old>o</a>',
      '/sub/a': '<base href="/deep/"><a href="b">b</a>',
      '/old': { status: 301, location: '/new' },
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /hidden # x\nDisallow: /*.pdf$\nSitemap: /map.xml',
      },
      '/map.xml': {
        type: 'application/xml',
        body: '<?xml version="1.0"?><urlset xmlns="x"><url><loc>/mapped?x=1&amp;y=2</loc></url></urlset>',
      },
      '/new': 'n',
    });
    for (const path of ['/sub/a', '/deep/b', '/find', '/frame', '/later', '/old', '/new', '/hidden', '/mapped?x=1&y=2'])
      expect(asked(path), path).toBe(true);
  });

  it('reads one page of a shape, and 25 pages at most', async () => {
    const ids = Array.from(
      { length: 40 },
      (_value, index) => `<a href="/item/${index}">x</a><a href="/p?id=${index}">x</a>`,
    ).join('');
    const names = Array.from(
      { length: 60 },
      (_value, index) => `<a href="/${'abcdefghij'[index % 10]}${'klmnop'[Math.floor(index / 10)]}">x</a>`,
    ).join('');
    const shapes = await crawl({ '/': ids, '/item/0': 'an item', '/p': 'a part' });
    expect(distinct(shapes.log).filter((line) => /^GET \/item\/\d/.test(line))).toHaveLength(1);
    expect(distinct(shapes.log).filter((line) => line.startsWith('GET /p?'))).toHaveLength(1);
    const paths = [...names.matchAll(/"(\/\w+)"/g)].map((match) => match[1] ?? '');
    const pages = Object.fromEntries(paths.map((path) => [path, `page ${path}`]));
    const many = await crawl({ '/': names, ...pages });
    expect(distinct(many.log).filter((line) => /^GET \/[a-j][k-p]$/.test(line))).toHaveLength(24);
  });

  it('reads other pages of a front controller when all else was read', async () => {
    const links = [
      ...['/?page_id=2', '/?page_id=3', '/?page_id=4'],
      ...['/doku.php?id=start', '/doku.php?id=team', '/doku.php?id=team&do=login', '/doku.php?id='],
      ...['/part?nr=1', '/part?nr=2', '/find?q=oak', '/find?q=elm', '/list?sort=up', '/list?sort=down'],
      ...['/cards?kind=a&size=1', '/cards?kind=b&size=2'],
    ];
    const { log } = await crawl({
      '/': links.map((link) => `<a href="${link.replace('&', '&amp;')}">x</a>`).join(''),
      ...Object.fromEntries(['/doku.php', '/part', '/find', '/list', '/cards'].map((path) => [path, `page ${path}`])),
    });
    const read = (start: string) => distinct(log).filter((line) => line.startsWith(`GET ${start}`));
    expect(read('/?page_id=')).toHaveLength(3);
    expect(read('/doku.php?id=')).toHaveLength(4);
    expect(read('/part?')).toHaveLength(1);
    expect(read('/find?')).toHaveLength(1);
    expect(read('/list?')).toHaveLength(1);
    expect(read('/cards?')).toHaveLength(1);
  });

  it('lets no source maps use up what a scan may read', async () => {
    const map = JSON.stringify({ version: 3, sources: ['a'], sourcesContent: ['x'.repeat(1_500_000)], mappings: '' });
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const script = (name: string) => ({
      type: 'text/javascript',
      body: `f();\n//# sourceMappingURL=/${name}.js.map`,
    });
    const pages = names.flatMap((name): [string, Page][] => [
      [`/${name}.js`, script(name)],
      [`/${name}.js.map`, { type: 'application/json', body: map }],
    ]);
    const home = names.map((name) => `<script src=/${name}.js></script>`).join('');
    const limits = { bytes: 4 * 1024 * 1024 };
    const { report } = await crawl({ '/': home, ...Object.fromEntries(pages) }, 'standard', {}, limits);
    expect(report.budget.exhausted).toEqual([]);
    const maps = report.findings.filter(({ checkId }) => checkId === 'content.sourcemap');
    expect(maps.flatMap(({ locations }) => locations)).toHaveLength(names.length);
  });

  it('reads entries of open folders after the pages of the site', async () => {
    const entries = Array.from(
      { length: 30 },
      (_, index) => `<a href="${'abcdefghijklmnopqrstuvwxyzABCD'[index]}/">x</a>`,
    );
    const folder = `<title>Index of /files/</title><h1>Index of /files/</h1><pre><a href="../">../</a>${entries.join('')}</pre>`;
    const { log } = await crawl({
      '/': '<a href="/files/">x</a><a href="/about">x</a>',
      '/files/': folder,
      '/about': '<a href="/team">x</a>',
      '/team': '<a href="/contact">x</a>',
      '/contact': 'contact',
    });
    const at = (path: string) => log.indexOf(`GET ${path}`);
    expect(at('/contact')).toBeGreaterThan(-1);
    expect(at('/files/a/')).toBeGreaterThan(at('/contact'));
  });

  it('puts off sets of parameters of one path beyond six, so that they do not crowd out pages of others', async () => {
    const word = (index: number) => `${'abcdefghij'[index % 10]}${'klmnop'[Math.floor(index / 10)]}`;
    const words = Array.from({ length: 30 }, (_, index) => word(index));
    const wiki = words.map((name) => `<a href="/wiki?title=x&amp;${name}=1">x</a>`).join('');
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const pages = names.map((name) => `<a href="/index.php?title=${name}">x</a>`).join('');
    const { log } = await crawl({ '/': wiki + pages, '/wiki': 'wiki', '/index.php': 'index' });
    const asked = log.filter((line) => /^GET \/(?:wiki|index\.php)\?title=/.test(line));
    const titles = asked.filter((line) => line.startsWith('GET /index.php'));
    expect(titles).toHaveLength(7);
    // The first of a shape, six sets, then in turn.
    expect(asked.indexOf(titles.at(-1) ?? '')).toBeLessThan(1 + 1 + 6 + 2 * 6);
  });

  it('gives no place of the 25 to errors, files, copies and the other orders of a listing', async () => {
    const names = Array.from(
      { length: 30 },
      (_value, index) => `/page-${String.fromCharCode(97 + (index % 26))}${index > 25 ? 'x' : ''}`,
    );
    const extras: Record<string, Page> = {
      '/data.json': { type: 'application/json', body: '{"a":1}' },
      '/notes.txt': { type: 'text/plain', body: 'notes' },
      '/broken': { status: 500, body: 'failed' },
      '/members': { status: 403, body: 'no' },
      '/copy': 'the same',
      '/copy-too': 'the same',
      '/gone': { status: 404, body: 'gone' },
    };
    const orders = ['?C=N;O=D', '?C=M;O=A', '?C=S&O=A', '?C=D'];
    const { log, asked } = await crawl({
      '/': [...Object.keys(extras), ...orders, ...names].map((path) => `<a href="${path}">x</a>`).join(''),
      ...extras,
      ...Object.fromEntries(names.map((name) => [name, `this is ${name}`])),
    });
    for (const path of Object.keys(extras)) expect(asked(path), path).toBe(true);
    // The start page and one of the two copies take the other places.
    expect(distinct(log).filter((line) => line.startsWith('GET /page-'))).toHaveLength(23);
    expect(log.filter((line) => line.includes('?C='))).toEqual([]);
  });

  it('reads paths that are new before other parameters of those it knows', async () => {
    const queries = Array.from(
      { length: 30 },
      (_value, index) => `/list?by-${'abcdefghijklmnopqrstuvwxyz0123'[index]}=x`,
    );
    const { asked, log } = await crawl({
      '/': [...queries, '/deep/one', '/deep/two'].map((path) => `<a href="${path}">x</a>`).join(''),
      ...Object.fromEntries([...queries, '/deep/one'].map((path) => [path, `this is ${path}`])),
      '/deep/two': '<a href=/deep/three>x</a>',
      '/deep/three': 'the end',
    });
    expect(asked('/deep/three')).toBe(true);
    expect(distinct(log).filter((line) => line.startsWith('GET /list?'))).toHaveLength(21);
  });

  it('reads what only scripts and comments name, and nothing there that looks like an act', async () => {
    const { asked, report } = await crawl({
      '/': '<script src=/app.js></script><!-- old entrance: /shop-2019/ , files in /var/www/shop/ --><!-- <a href="/staff/list.php">staff</a> -->',
      '/app.js': {
        type: 'text/javascript',
        body: "fetch('/api/status');fetch('/api/orders/cancel',{method:'POST'});axios.post('/api/pay');",
      },
      '/api/status': { type: 'application/json', body: '{"node":"10.4.5.6"}' },
      '/shop-2019/': '<script src=/shop-2019/old.js></script>',
      '/shop-2019/old.js': { type: 'text/javascript', body: 'var a' },
    });
    for (const path of ['/api/status', '/shop-2019/', '/staff/list.php', '/shop-2019/old.js'])
      expect(asked(path), path).toBe(true);
    for (const path of ['/api/orders/cancel', '/api/pay', '/var/www/shop/']) expect(asked(path), path).toBe(false);
    expect(report.findings.find(({ checkId }) => checkId === 'content.private-ip')?.location.url).toMatch(/status$/);
  });

  it('follows the links of an interface and what its description lists', async () => {
    const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });
    const { asked, report } = await crawl({
      '/': json({ _links: { orders: { href: '/v1/orders?page=1' } } }),
      '/v1/orders': json({ items: [], help: '/help.html' }),
      '/help.html': '<p>Help</p>',
      '/openapi.json': json({
        openapi: '3.1.0',
        paths: { '/v1/orders/{id}': { get: {} }, '/v1/close': { get: {} }, '/v1/logout': { get: {} } },
      }),
      '/v1/orders/test': {
        ...json({ trace: 'java.lang.X\n\tat a.b.C.d(C.java:1)\n\tat a.b.E.f(E.java:2)' }),
        status: 500,
      },
    });
    for (const path of ['/v1/orders?page=1', '/help.html', '/v1/orders/test']) expect(asked(path), path).toBe(true);
    expect(asked('/v1/logout')).toBe(false);
    const ids = report.findings.map(({ checkId, location }) => `${checkId} ${new URL(location.url).pathname}`);
    expect(ids).toEqual(expect.arrayContaining(['csp.missing /help.html', 'content.stack-trace /v1/orders/test']));
  });

  it('asks for the console of Werkzeug where its debugger shows, and nowhere else', async () => {
    const console_ =
      '<title>Console // Werkzeug Debugger</title><script>var CONSOLE_MODE = true, EVALEX = true;</script>';
    const failing = {
      status: 500,
      body: '<script src="?__debugger__=yes&amp;cmd=resource&amp;f=debugger.js"></script>',
    };
    const { report, asked } = await crawl({ '/': '<a href=/stats>x</a>', '/stats': failing, '/console': console_ });
    expect(asked('/console')).toBe(true);
    const found = report.findings.find(({ checkId }) => checkId === 'content.debug-mode');
    expect(found?.locations.map(({ url }) => new URL(url).pathname)).toEqual(['/console']);
    expect((await crawl({ '/': 'x', '/console': 'a game console' })).asked('/console')).toBe(false);
  });

  it('reads scripts that scripts load, and no page that stands in for one', async () => {
    const script = (body: string) => ({ type: 'text/javascript', body });
    const { asked, report } = await crawl({
      '/': '<link rel=modulepreload href=/js/early.mjs><link rel=preload as=style href=/js/x.css><script type=module>import "./js/main.js"; import x from "lodash"</script>',
      '/js/early.mjs': script('export const a = 1'),
      '/js/main.js': script(
        'import { b } from "./lib/b.js"; const pay = () => import("./pay.js"); new Worker("/js/worker.js")',
      ),
      '/js/lib/b.js': script('export { c } from "../c.js"'),
      '/js/c.js': script('import "./too-deep.js"'),
      '/js/pay.js': script(`const k = "sk_live_${'9aZ3kLq0Xw7BtR5vNc2YhJ8d'}"`),
      '/js/worker.js': '<!doctype html><script>import "/js/never.js"</script>',
    });
    for (const path of ['early.mjs', 'main.js', 'lib/b.js', 'pay.js', 'worker.js'])
      expect(asked(`/js/${path}`), path).toBe(true);
    for (const path of ['x.css', 'too-deep.js', 'never.js']) expect(asked(`/js/${path}`), path).toBe(false);
    expect(report.findings.find(({ checkId }) => checkId === 'content.secret')?.location.url).toMatch(/pay\.js$/);
  });

  it.each([
    ['import a, { b } from "./a.js";export * from "/b.js"', ['./a.js', '/b.js']],
    ["import(/* webpackChunkName: 'x' */ './x.js')", ['./x.js']],
    ["navigator.serviceWorker.register('/sw.js');importScripts('cache.js')", ['/sw.js', 'cache.js']],
    ['import react from "react";import("lodash")', []],
    ['import(`./page-${' + 'name}.js`);import "./a.css"', []],
    ['const important = "./a.js"; // import from "./b"', ['./b']],
  ])('%j loads %j', (script, names) => {
    expect(scriptImports(script)).toEqual(names);
  });

  it.each([
    ['a note about /old-shop/ and others', ['/old-shop/']],
    ['<a href="/admin/?x=1">x</a>', ['/admin/']],
    ['see /docs/readme.txt.', ['/docs/readme.txt']],
    ['[if lt IE 9]><script src="/js/html5.js"></script><![endif]', []],
    ['built in /home/ci/build on 12/03/2026, 3/4 done', []],
    ['https://example.com/a and //cdn.example.com/b and </div> and a/b', []],
  ])('a comment %j names %j', (comment, paths) => {
    expect(commentPaths([comment])).toEqual(paths);
  });

  it('reads a site that answers the same to everything to its end', async () => {
    const links = Array.from(
      { length: 80 },
      (_value, index) => `<a href="/${'abcdefgh'[index % 8]}${'ijklmnopqr'[Math.floor(index / 8)]}">x</a>`,
    );
    const shell = { '/': links.join('') };
    const { log } = await crawl(new Proxy<Record<string, Page>>(shell, { get: () => shell['/'] }));
    expect(log.filter((line) => /^GET \/[a-h][i-r]$/.test(line)).length).toBeLessThan(40);
  });

  it('tries another address of a shape when the first is gone, and one with an empty value', async () => {
    const trace = 'Traceback (most recent call last):\n  File "/srv/report.py", line 3, in show\nKeyError';
    const { asked, report } = await crawl({
      '/': '<a href=/item/1>x</a><a href=/item/2>x</a><a href=/item/3>x</a><a href="/report?name=weekly">x</a><a href="/report?name=">x</a>',
      '/item/2': 'an item',
      '/report?name=weekly': 'weekly',
      '/report?name=': { status: 500, body: trace },
    });
    expect([asked('/item/1'), asked('/item/2'), asked('/item/3')]).toEqual([true, true, false]);
    expect(asked('/report?name=')).toBe(true);
    expect(report.findings.map(({ checkId }) => checkId)).toContain('content.stack-trace');
  });

  it('looks at the pages that ask before something is paid or reset', async () => {
    const asking = ['/checkout.php', '/shop/checkout', '/pay', '/accounts/password/reset/', '/reset'];
    const acting = [
      '/fee?delete=5',
      '/buy?id=3',
      '/pay/17',
      '/transfer?to=x&amount=5',
      '/demo/reset',
      '/account/delete',
      '/tables/drop',
      '/old-table',
      '/basket/empty',
    ];
    const texts: Record<string, string> = {
      '/reset': 'Forgot your password?',
      '/old-table': 'Drop table',
      '/basket/empty': 'Remove all',
      '/fee?delete=5': 'Delete',
    };
    const { asked } = await crawl({
      '/': [...asking, ...acting].map((path) => `<a href="${path}">${texts[path] ?? 'x'}</a>`).join(''),
    });
    expect(asking.filter((path) => !asked(path))).toEqual([]);
    expect(acting.filter(asked)).toEqual([]);
    // Without what would be paid, the page that asks for it; not what a link calls an act.
    expect(['/buy', '/transfer', '/fee'].map(asked)).toEqual([true, true, false]);
  });

  it('fills in no form of such a page', () => {
    const form = {
      action: 'http://a.example/checkout',
      method: 'POST' as const,
      fields: [{ name: 'card', type: 'text', value: '' }],
    };
    expect(discoverInsertionPoints([], [form])).toEqual([]);
    expect(discoverInsertionPoints([], [{ ...form, action: 'http://a.example/search' }])).toHaveLength(1);
  });

  it('asks for nothing that could change or end something, and for no foreign host', async () => {
    const { log } = await crawl({
      '/': `<a href=/logout>x</a><a href=/session/end>Log out</a><a href="/user?action=delete&id=1">x</a><a href=/cart/remove/1>x</a>
        <a href=/signOut>x</a><form method=post action=/buy><input name=a></form><a href="http://127.0.0.1:1/x">x</a><a href=/photo.jpg>x</a>
        <a href="javascript:void(0)">x</a><a href="mailto:a@example.com">x</a><a href=/fine>x</a>`,
    });
    expect(log).toContain('GET /fine');
    expect(log.filter((line) => line !== 'POST /graphql').join('\n')).not.toMatch(
      /logout|session|action=delete|remove|signOut|buy|photo|POST/,
    );
  });

  it('keeps to include and exclude paths, and adds extra paths', async () => {
    const { asked } = await crawl(
      { '/': '<a href=/shop/a>x</a><a href=/blog/b>x</a><a href=/shop/private>x</a>', '/shop/extra': 'x' },
      'standard',
      {
        include_paths: ['/shop'],
        exclude_paths: ['/shop/private'],
        extra_paths: ['/shop/extra'],
      },
    );
    expect(asked('/shop/a')).toBe(true);
    expect(asked('/shop/extra')).toBe(true);
    expect(asked('/blog/b')).toBe(false);
    expect(asked('/shop/private')).toBe(false);
  });

  it('names the inner page in a finding, and groups one cause over pages', async () => {
    const leak = '<script src="https://cdn.polyfill.io/v3/polyfill.js"></script>';
    const { report, url } = await crawl({ '/': '<a href=/a>x</a><a href=/b>x</a>', '/a': leak, '/b': leak });
    const found = report.findings.filter((finding) => finding.checkId === 'content.malicious-cdn');
    expect(found).toHaveLength(1);
    expect(found[0]?.locations.map((location) => location.url)).toEqual([`${url}/a`, `${url}/b`]);
  });

  it('asks for the source map of an own script', async () => {
    const { asked, report } = await crawl({
      '/': '<script src=/js/app.js></script>',
      '/js/app.js': { type: 'text/javascript', body: 'var a;\n//# sourceMappingURL=maps/app.js.map' },
      '/js/maps/app.js.map': {
        type: 'application/json',
        body: '{"version":3,"sources":["a.ts"],"sourcesContent":["let a"],"mappings":"A"}',
      },
    });
    expect(asked('/js/maps/app.js.map')).toBe(true);
    expect(report.findings.some((finding) => finding.checkId === 'content.sourcemap')).toBe(true);
  });

  it('gives the same findings for the same site', async () => {
    const pages = Object.fromEntries(
      'abcdefghijklmnopqrstuvwxyz'
        .split('')
        .map((letter) => [`/${letter}`, `<img src="/${letter}.png"><!-- host 10.0.0.${letter.charCodeAt(0)} -->`]),
    );
    const site = {
      '/': Object.keys(pages)
        .map((path) => `<a href="${path}">x</a>`)
        .join(''),
      ...pages,
    };
    const [first, second] = [await crawl(site), await crawl(site)];
    const strip = (report: typeof first.report, url: string) => JSON.stringify(report.findings).replaceAll(url, 'site');
    expect(strip(first.report, first.url)).toBe(strip(second.report, second.url));
  });
});
