import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { ProbeContext } from '../../../src/engine/core/probe-context.ts';
import { commentPaths } from '../../../src/engine/crawl/comment-paths.ts';
import { gatherCrawl } from '../../../src/engine/crawl/probe/gather-crawl.ts';
import { scriptImports } from '../../../src/engine/crawl/script-endpoints.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';
import { exchangeOf } from '../../helpers/recorded.ts';
import { closers, crawl, type Page } from './crawl-site.ts';

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
    expect(report.findings.find(({ check_id }) => check_id === 'content.private-ip')?.location.url).toMatch(/status$/);
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
    const ids = report.findings.map(({ check_id, location }) => `${check_id} ${new URL(location.url).pathname}`);
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
    const found = report.findings.find(({ check_id }) => check_id === 'content.debug-mode');
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
    expect(report.findings.find(({ check_id }) => check_id === 'content.secret')?.location.url).toMatch(/pay\.js$/);
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
    const { log, report } = await crawl(new Proxy<Record<string, Page>>(shell, { get: () => shell['/'] }));
    expect(report.coverage.reach?.pages?.left_out).toEqual([]);
    expect(log.filter((line) => /^GET \/[a-h][i-r]$/.test(line)).length).toBeLessThanOrEqual(81);
  });

  it('names the inner page in a finding, and groups one cause over pages', async () => {
    const leak = '<script src="https://cdn.polyfill.io/v3/polyfill.js"></script>';
    const { report, url } = await crawl({ '/': '<a href=/a>x</a><a href=/b>x</a>', '/a': leak, '/b': leak });
    const found = report.findings.filter((finding) => finding.check_id === 'content.malicious-cdn');
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
    expect(report.findings.some((finding) => finding.check_id === 'content.sourcemap')).toBe(true);
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
