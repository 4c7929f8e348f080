import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Phase, Room } from '../../../src/engine/core/budget.ts';
import { evidenceStore, type OpenedStore } from '../../helpers/browser-evidence.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { type Site, serve } from '../../targets/serve.ts';

const MUCH: Room = { milliseconds: 600_000, requests: 4_000, share: 4_000 };
const NONE: Room = { ...MUCH, milliseconds: 0 };
const OWN_SECONDS = 12;

const HTML = [['Content-Type', 'text/html']] as const;

/** Views that only buttons lead to, each of which has a script of its own. The last one has a field, which it reflects. */
const siteOf =
  (views: number): Site =>
  ({ path, query }) => {
    const view = Number(/^\/view(\d+)$/.exec(path)?.[1]);
    if (path === '/found') return { headers: HTML, body: `<!doctype html><p>No ${query.get('q')}</p>` };
    if (path !== '/' && !(view <= views)) return { status: 404, body: 'not found' };
    const number = path === '/' ? 0 : view;
    const next = number < views ? `<button onclick="location.href='/view${number + 1}'">Next ${number}</button>` : '';
    const form = number === views ? '<form action="/found"><input name="q"></form>' : '';
    const write = `document.body.dataset.view = ${number}; console.log(decodeURIComponent(location.hash), 'view ${number}');`;
    return {
      headers: HTML,
      body: `<!doctype html><title>View</title><h1>${number}</h1>${next}${form}<script>${write}</script>`,
    };
  };

/** @param room what the phases of the scan have */
async function open(room: (phase: Phase) => Room, at: Site): Promise<OpenedStore> {
  const served = await serve(at);
  const opened = await evidenceStore(`http://127.0.0.1:${served.port}`, { browserPath: chromiumPath, room });
  const close = async () => {
    await opened.close();
    await served.close();
  };
  return { ...opened, close };
}

describe.skipIf(chromiumPath === null)('time that is left', () => {
  afterEach(() => vi.useRealTimers());

  it('is shared again: what the proofs leave finds views', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const quick = siteOf(30);
    // A view takes a second to find. Its proofs take no time.
    const slow: Site = (request) => {
      if (/^\/view\d+$/.test(request.path) && request.query.size === 0) vi.advanceTimersByTime(1_000);
      return quick(request);
    };
    const room = (phase: Phase) => (phase === 'active' ? NONE : { ...MUCH, milliseconds: OWN_SECONDS * 1_000 });
    const { store, close } = await open(room, slow);
    const browser = await store.gather('browser');
    await close();
    if (browser.state !== 'available') throw new Error(JSON.stringify(browser));
    // More than the first share of the time has room for, with the start page.
    expect(browser.value.reach?.covered).toBeGreaterThan(OWN_SECONDS * 0.8);
    expect(browser.value.limits.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['actions_not_completed', 'its time was used up'],
    ]);
    expect(browser.value.incomplete).toBeNull();
  }, 600_000);

  it('goes from the injections to the browser, and back for the inputs that it finds', async () => {
    const { store, close } = await open((phase) => (phase === 'browser' ? NONE : MUCH), siteOf(4));
    const [browser, active] = await Promise.all([store.gather('browser'), store.gather('active')]);
    await close();
    if (browser.state !== 'available' || active.state !== 'available') throw new Error('not gathered');
    expect(browser.value.reach).toEqual({ known: 5, covered: 5, left_out: [] });
    expect(active.value.reach).toMatchObject({ left_out: [] });
    const reflected = active.value.probes.filter(({ url, family }) => url.endsWith('/found') && family === 'xss');
    expect(reflected.length).toBeGreaterThan(0);
  }, 600_000);

  it('opens routes in the fragment that had to wait, each once', async () => {
    const links = '<a href="#/beds">Beds</a> <a href="#/paths/edit">Paths</a>';
    const body = `<!doctype html><title>Garden</title>${links}<script>document.body.dataset.at = location.hash;</script>`;
    const site: Site = ({ path }) => (path === '/' ? { headers: HTML, body } : { status: 404, body: 'not found' });
    const { store, target, close } = await open((phase) => (phase === 'browser' ? NONE : MUCH), site);
    const browser = await store.gather('browser');
    await close();
    if (browser.state !== 'available') throw new Error(JSON.stringify(browser));
    const opened = browser.value.pages.map((url) => url.slice(target.origin.length)).sort();
    expect(opened).toEqual(['/', '/#/beds', '/#/paths/edit']);
    expect(browser.value.reach).toEqual({ known: 3, covered: 3, left_out: [] });
  }, 600_000);
});
