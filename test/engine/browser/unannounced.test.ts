import { describe, expect, it } from 'vitest';
import { evidenceStore } from '../../helpers/browser-evidence.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { type Site, serve } from '../../targets/serve.ts';

/** Tells the server everything by which the page can know that it is examined, and then hides its fault. */
const SUSPICIOUS = `
const clues = [];
const clue = (text) => clues.push(text);
if (navigator.webdriver !== false) clue('webdriver ' + navigator.webdriver);
if (/headless/i.test(navigator.userAgent + navigator.appVersion)) clue(navigator.userAgent);
if (/headless/i.test(JSON.stringify(navigator.userAgentData))) clue('brands');
// No script runs in this frame, so that its window has what the browser gives to each.
const bare = document.createElement('iframe');
bare.sandbox = 'allow-same-origin';
document.body.append(bare);
const plain = new Set(Object.getOwnPropertyNames(bare.contentWindow));
for (const name of Object.getOwnPropertyNames(window)) if (!plain.has(name) && !/^\\d+$/.test(name)) clue('window ' + name);
for (const name of plain) if (!Object.hasOwn(window, name)) clue('frame ' + name);
if (Object.getOwnPropertySymbols(window).length > Object.getOwnPropertySymbols(bare.contentWindow).length) clue('symbols');
for (const owner of [history, document, navigator, EventTarget.prototype, WebSocket])
  for (const name of Object.getOwnPropertyNames(owner)) if (/pushState|replaceState|apply/.test(name)) clue('own ' + name);
const natives = { addEventListener, setTimeout, clearTimeout, open, print, close, WebSocket, pushState: history.pushState,
  replaceState: history.replaceState, get: URLSearchParams.prototype.get, has: URLSearchParams.prototype.has,
  toString: Function.prototype.toString, createPolicy: trustedTypes.createPolicy };
for (const [name, one] of Object.entries(natives)) {
  if (Function.prototype.toString.call(one) !== 'function ' + name + '() { [native code] }') clue('source of ' + name);
  if (one.name !== name) clue('name of ' + name);
  const isClass = name === 'WebSocket';
  if (Object.hasOwn(one, 'prototype') !== isClass) clue('prototype of ' + name);
}
if (WebSocket.prototype.constructor !== WebSocket) clue('constructor of WebSocket');
if (trustedTypes.defaultPolicy !== null) clue('default policy');
const send = "postMessage(navigator.userAgent + JSON.stringify(navigator.userAgentData ?? null))";
const url = (code) => URL.createObjectURL(new Blob([code]));
const worker = new Promise((resolve) => { new Worker(url(send)).onmessage = (event) => resolve(event.data); });
const shared = new Promise((resolve) => {
  const one = new SharedWorker(url('onconnect = (event) => event.ports[0].' + send));
  one.port.onmessage = (event) => resolve(event.data);
});
`;
const PAGE = `<h1>Welcome</h1><div id=out></div><script type=module>${SUSPICIOUS}
fetch('/clues?seen=' + encodeURIComponent(clues.join('; ')));
if (clues.length === 0) out.innerHTML = decodeURIComponent(location.hash.slice(1));
Promise.all([worker, shared]).then((agents) => fetch('/agents?seen=' + encodeURIComponent(agents.join(' '))));
</script>`;

const site: Site = ({ path }) => ({
  headers: [['Content-Type', 'text/html']],
  body: path === '/' ? PAGE : 'none',
});

describe.skipIf(chromiumPath === null)('a page that hides its fault from scanners', () => {
  it('sees the browser of a visitor, and shows the fault', async () => {
    const served = await serve(site);
    const opened = await evidenceStore(`http://127.0.0.1:${served.port}`, { browserPath: chromiumPath });
    const browser = await opened.store.gather('browser');
    await opened.close();
    await served.close();
    if (browser.state !== 'available') throw new Error(browser.reason);
    const told = (path: string) => [
      ...new Set(
        served.log
          .filter((entry) => entry.path.startsWith(`${path}?`))
          .map((entry) => new URLSearchParams(entry.path.split('?')[1]).get('seen')),
      ),
    ];
    expect(told('/clues')).toEqual(['']);
    const answers = told('/agents').filter((seen) => seen !== '');
    expect(answers.length).toBeGreaterThan(0);
    for (const agents of answers) {
      expect(agents).toMatch(/Chrome\/\d+.* Safari.*Chrome\/\d+.* Safari/);
      expect(agents).not.toMatch(/headless/i);
    }
    expect(browser.value.proofs.map(({ effect, source }) => `${effect} ${source.kind}`)).toEqual(['script fragment']);
    expect(browser.value.incomplete).toBeNull();
  }, 180_000);
});
