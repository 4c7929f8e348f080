import { describe, expect, it } from 'vitest';
import type { BrowserEvidence } from '../../../src/engine/core/evidence/browser.ts';
import { evidenceStore } from '../../helpers/browser-evidence.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { type Site, serve } from '../../targets/serve.ts';

/** @param late how many requests of a path get no response */
async function explore(late: Readonly<Record<string, number>>): Promise<{ browser: BrowserEvidence; views: string[] }> {
  const left = new Map(Object.entries(late));
  const page = (code: string) => `<!doctype html><title>Late</title><h1>Late</h1><script src="${code}"></script>`;
  const scripts: Readonly<Record<string, string>> = {
    '/start.js':
      "document.body.innerHTML += '<button id=go>Go</button>'; go.onclick = () => { location.href = '/view'; };",
    '/view.js':
      "document.body.innerHTML += '<button id=on>On</button>'; on.onclick = () => { location.href = '/behind'; };" +
      "document.body.insertAdjacentHTML('beforeend', decodeURIComponent(location.hash.slice(1)));",
    '/behind.js': 'void 0',
  };
  const site: Site = ({ path }) => {
    const waits = left.get(path) ?? 0;
    left.set(path, waits - 1);
    if (waits > 0) return new Promise(() => undefined);
    const code = scripts[path];
    if (code !== undefined) return { headers: [['Content-Type', 'text/javascript']], body: code };
    const own = { '/': '/start.js', '/view': '/view.js', '/behind': '/behind.js' }[path];
    return own === undefined
      ? { status: 404, body: 'not found' }
      : { headers: [['Content-Type', 'text/html']], body: page(own) };
  };
  const served = await serve(site);
  const origin = `http://127.0.0.1:${served.port}`;
  const opened = await evidenceStore(origin, { browserPath: chromiumPath, options: { scan_minutes: 15 } });
  const gathered = await opened.store.gather('browser');
  await opened.close();
  await served.close();
  if (gathered.state !== 'available') throw new Error(JSON.stringify(gathered));
  return { browser: gathered.value, views: gathered.value.pages.map((url) => url.replace(origin, '')).sort() };
}

describe.skipIf(chromiumPath === null)('a view that does not come in time', () => {
  it.each([
    ['its code', '/view.js'],
    ['its document', '/view'],
  ])(
    'is opened once more: %s had no response',
    async (_name, path) => {
      const { browser, views } = await explore({ [path]: 1 });
      expect(views).toEqual(['/', '/behind', '/view']);
      expect(browser.reach).toEqual({ known: 3, covered: 3, left_out: [] });
      expect(browser.proofs.map(({ page, source }) => [new URL(page).pathname, source.kind])).toEqual([
        ['/view', 'fragment'],
      ]);
    },
    600_000,
  );

  it.each([
    ['its code', '/view.js'],
    ['its document', '/view'],
  ])(
    'is left out by time if it never comes: %s has no response',
    async (_name, path) => {
      const { browser } = await explore({ [path]: 1_000 });
      expect(browser.reach).toEqual({ known: 2, covered: 1, left_out: [{ reason: 'time', count: 1 }] });
    },
    600_000,
  );
});
