import { describe, expect, it } from 'vitest';
import type { BrowserEvidence } from '../../../src/engine/core/evidence/browser.ts';
import { evidenceStore, type StoreOptions } from '../../helpers/browser-evidence.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { MENU_RESULTS, menuSite } from '../../targets/menu-site.ts';
import { type Served, type Site, serve } from '../../targets/serve.ts';
import { singlePageApp } from './single-page-app.ts';

async function withSite<Result>(
  site: Site,
  options: Partial<StoreOptions>,
  work: (opened: Awaited<ReturnType<typeof evidenceStore>>, served: Served, origin: string) => Promise<Result>,
): Promise<Result> {
  const served = await serve(site);
  const origin = `http://127.0.0.1:${served.port}`;
  const opened = await evidenceStore(origin, { browserPath: chromiumPath, ...options });
  try {
    return await work(opened, served, origin);
  } finally {
    await opened.close();
    await served.close();
  }
}

async function browserOf({ store }: Awaited<ReturnType<typeof evidenceStore>>): Promise<BrowserEvidence> {
  const gathered = await store.gather('browser');
  if (gathered.state !== 'available') throw new Error(JSON.stringify(gathered));
  return gathered.value;
}

describe.skipIf(chromiumPath === null)('the crawl of a browser', () => {
  it('finds what only scripts know, and sends nothing that changes anything', async () => {
    await withSite(singlePageApp, { scanType: 'compliance' }, async (opened, served, origin) => {
      const browser = await browserOf(opened);
      const paths = browser.routes.map((url) => url.slice(origin.length));
      expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/about/team', '/live', '/#/inbox', '/#/inbox/7']));
      expect(paths).toContainEqual(expect.stringMatching(/^\/#\/find\?text=\w+$/));
      expect(paths).toContain('/basket');
      const endpoints = browser.endpoints.map(({ method, url }) => `${method} ${url.slice(origin.length)}`);
      expect(endpoints.sort()).toEqual([
        'DELETE /api/account',
        'GET /api/logout',
        'GET /api/messages/7?full=1',
        'POST /api/orders',
        'POST /contact',
        'PUT /api/profile',
      ]);
      const order = browser.endpoints.find(({ url }) => url.endsWith('/api/orders'));
      expect(order?.body).toEqual({ type: 'application/json', text: '{"sku":"A1","count":2}' });
      expect(browser.stored.map(({ storage, name }) => `${storage} ${name}`)).toEqual(['localStorage access_token']);
      expect(browser.sockets.map(({ url }) => url)).toEqual(['ws://socket.example/feed']);
      expect(browser.foreignScripts).toMatchObject([{ url: 'https://cdn.example/track.js', isAdded: true }]);
      expect(browser.limits).toEqual([{ kind: 'scripts_not_loaded', count: 1, detail: 'cdn.example' }]);
      expect(browser.incomplete).toBeNull();
      expect(browser.withheld).toBeGreaterThan(3);
      const image = Buffer.from(browser.screenshot ?? '', 'base64');
      // The markers of the start and the end of a JPEG file.
      expect([image.readUInt16BE(0), image.readUInt16BE(image.length - 2)]).toEqual([0xffd8, 0xffd9]);
      expect(image.length).toBeLessThan(100 * 1024);
      expect(served.log.filter(({ method }) => method !== 'GET')).toEqual([]);
      expect(served.log.filter(({ path }) => path === '/api/logout')).toEqual([]);
      const surface = await opened.store.gather('surface');
      if (surface.state !== 'available') throw new Error(surface.reason);
      expect(surface.value.resources.map(({ request }) => request.url)).toContain(`${origin}/chunks/reports.js`);
      const points = surface.value.parameters.map((point) => `${point.kind} ${'name' in point ? point.name : ''}`);
      expect(points).toEqual(['query full', 'json ', 'json ', 'form email']);
    });
  }, 180_000);

  it('presses each entry of a menu through, also where the entries show the same buttons', async () => {
    await withSite(menuSite, {}, async (opened, served) => {
      const { limits, reach } = await browserOf(opened);
      const paths = served.log.flatMap(({ path }) => path.split('?', 1)).filter((path) => /^\/results\/./.test(path));
      expect([...new Set(paths)].sort()).toEqual([...MENU_RESULTS].sort());
      expect([limits, reach]).toEqual([[], { known: 1, covered: 1, left_out: [] }]);
    });
  }, 180_000);

  it('opens a page again for what shows only after another press, once it is hidden', async () => {
    // Each entry of the menu closes it, and nothing opens it a second time.
    const page = `<div><button id=menu>Menu</button></div><script>
      const [place, menu] = [document.querySelector('div'), document.getElementById('menu')];
      menu.onclick = () => {
        for (const name of ['first', 'second', 'third']) {
          const entry = document.createElement('button');
          entry.textContent = name;
          entry.onclick = () => { fetch('/of-' + name); place.remove(); };
          place.append(entry);
        }
        menu.remove();
      };
    </script>`;
    const site: Site = ({ path }) => ({
      headers: [['Content-Type', 'text/html']],
      body: path === '/' ? `<!doctype html>${page}` : 'Text',
    });
    await withSite(site, {}, async (opened, served) => {
      await browserOf(opened);
      const paths = served.log.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(['/of-first', '/of-second', '/of-third']));
    });
  }, 180_000);

  it('opens only pages with scripts, and last what is named and not linked', async () => {
    const pages: Readonly<Record<string, string>> = {
      '/': '<a href=/plain>p</a><a href=/active>a</a>',
      '/plain': '<a href=/deeper>d</a>',
      '/deeper': "<button onclick=\"history.pushState({}, '', '/pushed')\">b</button>",
      '/active': "<script>const routes = ['/hidden', '/active']</script>",
      '/hidden': '<script>void 0</script>',
    };
    const site: Site = ({ path }) => ({ headers: [['Content-Type', 'text/html']], body: pages[path] ?? '' });
    await withSite(site, {}, async (opened, _served, origin) => {
      const browser = await browserOf(opened);
      const paths = (urls: readonly string[]) => urls.map((url) => url.slice(origin.length));
      expect(paths(browser.pages)).toEqual(['/', '/active', '/deeper', '/hidden']);
      expect(paths(browser.routes)).toContain('/pushed');
    });
  });

  it('finds the routes of Next and SvelteKit in what their builds send to browsers', async () => {
    const pages: Readonly<Record<string, string>> = {
      '/': '<script src=/_next/static/x/_buildManifest.js></script><a href=/kit>k</a><a href=/parts>p</a>',
      '/kit': '<script type=module>import("/_app/immutable/entry/app.x.js")</script>',
      '/parts':
        "<button onclick=\"fetch('/pushed?_rsc=1', { headers: { rsc: '1' } })\">b</button>" +
        "<script>for (let i = 0; i < 400; i++) fetch('/ahead?_rsc=' + i, { headers: { rsc: '1', 'next-router-prefetch': '1' } }).catch(() => 0)</script>",
    };
    const scripts: Readonly<Record<string, string>> = {
      '/_next/static/x/_buildManifest.js':
        'self.__BUILD_MANIFEST = {sortedPages: ["/", "/_app", "/_error", "/shop/[id]", "/docs/[[...slug]]", "/hidden"]}',
      '/_app/immutable/entry/app.x.js':
        'const d = {"/":[2],"/(site)/prices":[3],"/blog/[slug]":[~4,[2]]}; export {d as dictionary}',
    };
    const site: Site = ({ path }) =>
      path in scripts
        ? { headers: [['Content-Type', 'text/javascript']], body: scripts[path] ?? '' }
        : { headers: [['Content-Type', 'text/html']], body: pages[path] ?? '' };
    await withSite(site, {}, async (opened, served, origin) => {
      const { routes, endpoints, limits } = await browserOf(opened);
      const paths = routes.map((url) => url.slice(origin.length));
      expect(paths).toEqual(expect.arrayContaining(['/shop/1', '/docs/1', '/hidden', '/prices', '/blog/1']));
      expect(paths).toEqual(expect.arrayContaining(['/pushed', '/ahead']));
      expect(limits).toEqual([]);
      expect(endpoints).toEqual([]);
      expect(served.log.filter(({ path }) => /^\/ahead\?_rsc=\d/.test(path))).toEqual([]);
    });
  }, 180_000);

  it('survives a page that ends its process, floods and loops', async () => {
    const site: Site = ({ path }) => ({
      headers: [['Content-Type', 'text/html']],
      body:
        path === '/flood'
          ? '<script>for (let i = 0; i < 1e4; i++) history.pushState({}, "", "?f=" + i)</script>'
          : path === '/loop'
            ? '<script>for (;;) {}</script>'
            : path === '/tabs'
              ? '<button onclick="for (let i = 0; i < 20; i++) window.open(\'/tab\' + i)">tabs</button><script>alert(1); confirm(2)</script>'
              : '<script>void 0</script><a href=/flood>f</a><a href=/tabs>t</a><a href=/loop>l</a><a href=/end>e</a>',
    });
    await withSite(site, { scanType: 'compliance' }, async (opened, _served, origin) => {
      const { pages, routes } = await browserOf(opened);
      expect(pages.map((url) => url.slice(origin.length))).toEqual(
        expect.arrayContaining(['/', '/flood', '/tabs', '/loop', '/end']),
      );
      expect(routes).toContain(`${origin}/tab1`);
    });
  }, 180_000);
});

describe('a scan without a browser', () => {
  it.each([
    ['there is none', { browserPath: null }, 'this machine has no Chrome'],
    ['it is off', { browserPath: '/bin/true', options: { browser: 'off' } }, 'the browser is off'],
    ['the scan is quick', { browserPath: '/bin/true', scanType: 'quick' }, 'a quick scan uses no browser'],
  ] as const)('has the surface of its crawl: %s', async (_name, options, reason) => {
    await withSite(singlePageApp, options, async ({ store }) => {
      const browser = await store.gather('browser');
      expect(browser.state === 'not_applicable' && browser.reason).toContain(reason);
      const [crawl, surface] = [await store.gather('crawl'), await store.gather('surface')];
      if (crawl.state !== 'available') throw new Error(crawl.reason);
      expect(surface).toEqual({ state: 'available', value: { ...crawl.value, endpoints: [] } });
    });
  });
});
