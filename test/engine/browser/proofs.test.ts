import { describe, expect, it } from 'vitest';
import { sourceName } from '../../../src/engine/browser/prove/proof-words.ts';
import { evidenceStore } from '../../helpers/browser-evidence.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { type Site, serve } from '../../targets/serve.ts';

const QUERY = "new URLSearchParams(location.search).get('q') ?? ''";

/** Pages with one fault each. */
const FAULTS: Readonly<Record<string, string>> = {
  '/html': `out.innerHTML = ${QUERY}`,
  '/code': `eval("var found = '" + (${QUERY}) + "'")`,
  '/link': `const a = document.createElement('a'); a.href = ${QUERY}; a.textContent = 'Back'; out.append(a)`,
  '/hash': 'out.innerHTML = decodeURIComponent(location.hash.slice(1))',
  '/policy': `const p = trustedTypes.createPolicy('app', { createHTML: (s) => s }); out.innerHTML = p.createHTML(${QUERY})`,
  '/message': 'onmessage = (e) => { if (e.data.type === "title") out.innerHTML = e.data.html }',
  '/weak': "addEventListener('message', (e) => { if (e.origin.endsWith('partner.example')) out.innerHTML = e.data })",
  '/leave': `const u = new URL(${QUERY}, location.origin); if ((${QUERY}) && u.protocol !== 'javascript:') location.href = u.href`,
  '/router': `const queryParams = {}; for (const pair of location.search.slice(1).split('&')) { const [k, v] = pair.split('='); queryParams[k] = v } out.innerHTML = decodeURIComponent(queryParams.note ?? '')`,
  '/merge': `const o = {}; for (const [k, v] of new URLSearchParams(location.search)) { const m = /^(\\w+)\\[(\\w+)\\]$/.exec(k); if (m) (o[m[1]] ??= {})[m[2]] = v }`,
};

/** Faults by what only the opener chooses, by the host of a request, and by what a message writes after the load. */
const MORE_FAULTS: Readonly<Record<string, string>> = {
  '/name': 'out.innerHTML = window.name',
  '/referrer': "eval(decodeURIComponent(document.referrer.split('/').pop()))",
  '/svg': `const a = document.createElementNS('http://www.w3.org/2000/svg', 'a'); a.setAttribute('href', ${QUERY}); const s = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); s.append(a); out.append(s)`,
  '/listener': `out.addEventListener('click', new Function(${QUERY}))`,
  '/load': `if (${QUERY}) fetch(${QUERY}).then((r) => r.text()).then((t) => { out.innerHTML = t })`,
  '/write':
    "onmessage = (e) => { document.write('<scr' + 'ipt src=\"' + JSON.parse(e.data).file + '\"></scr' + 'ipt>') }",
  '/callback': `const s = document.createElement('script'); s.src = '/feed?page=' + decodeURIComponent(location.hash.slice(1)); document.body.append(s)`,
};

/** A sanitizer that leaves anchors with id and name. */
const ANCHORS = `out.innerHTML = (${QUERY}).replace(/<(?!\\/?a[ >])[^>]*>?/gi, '').replace(/ (?!id=|name=|href="\\/\\/)[\\w-]+=/gi, ' ')`;
const LOAD = "const s = document.createElement('script'); s.src = settings.url || '/feed'; document.body.append(s)";

/** Markup without a script, and a script that reads a global; the second one has declared it. */
const CLOBBERED: Readonly<Record<string, string>> = {
  '/settings': `${ANCHORS}; const settings = window.shopSettings || {}; ${LOAD}`,
  '/declared': `${ANCHORS}; window.shopSettings = { url: '/feed' }; const settings = window.shopSettings; ${LOAD}`,
};

/** A value in the path of a request. */
const TRAVERSALS: Readonly<Record<string, string>> = {
  '/details': `if (${QUERY}) fetch('/api/items/' + (${QUERY}) + '/details').then((r) => r.text()).then((t) => { out.textContent = t })`,
  '/pages': "const file = location.hash.slice(1); if (file) fetch('/api/pages/' + file + '.json', { method: 'POST' })",
};

/** Their look-alikes: the value reaches the page, and nothing executes it. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '/text': `out.textContent = ${QUERY}`,
  '/escaped': `out.innerHTML = '<b title="' + (${QUERY}).replace(/[&<>"']/g, (c) => '&#' + c.charCodeAt(0) + ';') + '">ok</b>'`,
  '/number': `eval('1+' + Number(${QUERY}))`,
  '/checked': `const a = document.createElement('a'); const u = new URL(${QUERY}, location.origin); a.href = u.protocol === 'http:' && u.origin === location.origin ? u.href : '/'; out.append(a)`,
  '/own-message': 'onmessage = (e) => { if (e.origin === location.origin) out.innerHTML = e.data }',
  '/guarded': `out.innerHTML = ${QUERY}`,
  '/inert': `const d = new DOMParser().parseFromString(${QUERY}, 'text/html'); out.textContent = d.body.textContent`,
  '/own-host': `if (${QUERY}) fetch('/feed?page=' + encodeURIComponent(${QUERY})).then((r) => r.text()).then((t) => { out.textContent = t })`,
  '/isolated': 'out.innerHTML = window.name',
  '/encoded': `if (${QUERY}) fetch('/api/items/' + encodeURIComponent(${QUERY}))`,
  '/at-root': `if (${QUERY}) fetch('/' + encodeURI(${QUERY}).replaceAll('..', ''))`,
  '/safe-merge': 'const o = Object.fromEntries(new URLSearchParams(location.search))',
};

const PAGES = { ...FAULTS, ...MORE_FAULTS, ...TRAVERSALS, ...LOOK_ALIKES };

const siteOf =
  (pages: Readonly<Record<string, string>>): Site =>
  ({ path, query }) => {
    if (path === '/feed') {
      const callback = query.get('callback');
      const body = callback === null ? '[]' : `${callback.replace(/\W/g, '')}([])`;
      return { headers: [['Content-Type', 'text/javascript']], body };
    }
    const script = pages[path];
    const links = Object.keys(pages).map((to) => `<a href="${to}?q=1">${to}</a>`);
    const policy = [['Content-Security-Policy', "script-src 'nonce-n'"]] as const;
    return {
      headers: [
        ['Content-Type', 'text/html'],
        ...(path === '/guarded' ? policy : []),
        ...(path === '/isolated' ? [['Cross-Origin-Opener-Policy', 'same-origin'] as const] : []),
      ],
      body: script === undefined ? links.join(' ') : `<div id=out></div><script nonce=n>${script}</script>`,
    };
  };

const site = siteOf(PAGES);

describe.skipIf(chromiumPath === null)('values that a link or a message controls', () => {
  it('are reported where they are executed, and nowhere else', async () => {
    const served = await serve(site);
    const origin = `http://127.0.0.1:${served.port}`;
    const opened = await evidenceStore(origin, { browserPath: chromiumPath, scanType: 'compliance' });
    const browser = await opened.store.gather('browser');
    await opened.close();
    await served.close();
    if (browser.state !== 'available') throw new Error(browser.reason);
    expect(browser.value.limits).toEqual([]);
    const proofs = browser.value.proofs.map(
      ({ effect, page, source }) => `${effect} ${new URL(page).pathname} ${sourceName(source)}`,
    );
    expect(proofs.sort()).toEqual([
      'pollution /merge query',
      'redirect /leave q',
      'script /callback fragment',
      'script /code q',
      'script /hash fragment',
      'script /html q',
      'script /link q',
      'script /listener q',
      'script /load q',
      'script /message message',
      'script /name window.name',
      'script /policy q',
      'script /referrer document.referrer',
      'script /router note',
      'script /svg q',
      'script /weak message',
      'script /write message',
      'traversal /details q',
      'traversal /pages fragment',
    ]);
    const weak = browser.value.proofs.find(({ page }) => page.includes('/weak'));
    expect(weak?.sender).toBe('https://xpartner.example');
    expect(served.log.filter(({ method }) => method !== 'GET')).toEqual([]);
  }, 240_000);

  it('are reported where their markup takes the place of a global variable', async () => {
    const served = await serve(siteOf(CLOBBERED));
    const opened = await evidenceStore(`http://127.0.0.1:${served.port}`, { browserPath: chromiumPath });
    const browser = await opened.store.gather('browser');
    await opened.close();
    await served.close();
    if (browser.state !== 'available') throw new Error(browser.reason);
    const proofs = browser.value.proofs.map(
      ({ effect, page, source }) => `${effect} ${new URL(page).pathname} ${sourceName(source)}`,
    );
    expect(proofs).toEqual(['clobbering /settings q']);
  }, 240_000);

  it('are not followed into pages of a target whose ownership is not proven', async () => {
    const served = await serve(site);
    const origin = `http://127.0.0.1:${served.port}/html?q=1`;
    const opened = await evidenceStore(origin, { browserPath: chromiumPath, ownershipProven: false });
    const browser = await opened.store.gather('browser');
    await opened.close();
    await served.close();
    expect(browser.state === 'available' && [browser.value.isProbed, browser.value.proofs]).toEqual([false, []]);
  }, 120_000);
});
