import { attempt, bounded, CONFIG, report } from './config.ts';
import { asNative, callOriginal, replaceMethod } from './native.ts';

/** Notes where scripts lead, and keeps the page where it is. */
export function watchNavigation(): void {
  for (const name of ['pushState', 'replaceState'])
    replaceMethod(History.prototype, name, (original, self, values) => {
      const url = values[2];
      if (url !== null && url !== undefined) attempt(() => reportRoute(String(url)));
      return callOriginal(original, self, values);
    });
  replaceMethod(window, 'open', (_original, _self, [url]) => {
    if (url !== undefined && url !== '') {
      attempt(() => reportOpened(String(url)));
      if (CONFIG.mode === 'prove') attempt(() => openInFrame(String(url)));
    }
    return null;
  });
  for (const name of ['print', 'close']) replaceMethod(window, name, () => undefined);
  attempt(withoutServiceWorkers);
  attempt(watchParameters);
  attempt(watchSockets);
}

function reportRoute(url: string): void {
  report({ kind: 'route', url: bounded(new URL(url, document.baseURI).href) });
}

function reportOpened(url: string): void {
  for (const mark of CONFIG.marks)
    if (url.toLowerCase().startsWith(mark))
      report({ kind: 'sink', sinkKind: 'url', sink: 'window.open', mark, text: bounded(url), at: 0 });
  if (!/^\s*javascript:/i.test(url)) reportRoute(url);
}

/** A window shares the origin of its opener with `javascript:` URLs, as a frame does. */
function openInFrame(url: string): void {
  const frame = document.createElement('iframe');
  frame.src = url;
  document.body.append(frame);
}

function withoutServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  replaceMethod(ServiceWorkerContainer.prototype, 'register', () =>
    Promise.reject(new DOMException('not allowed', 'SecurityError')),
  );
}

/** Names of the parameters that scripts read. */
function watchParameters(): void {
  for (const name of ['get', 'getAll', 'has'])
    replaceMethod(URLSearchParams.prototype, name, (original, self, values) => {
      attempt(() => {
        const text = String(self);
        const inFragment = text !== '' ? location.hash.includes(text) : location.hash.includes('?');
        report({ kind: 'parameter', name: bounded(values[0]).slice(0, 60), inFragment });
      });
      return callOriginal(original, self, values);
    });
}

/** An insecure socket of a secure page throws before the browser reports it. */
function watchSockets(): void {
  const Original = WebSocket;
  const watched = new Proxy(Original, {
    construct: (target, values, newTarget) => {
      attempt(() => report({ kind: 'socket', url: bounded(new URL(String(values[0]), document.baseURI).href) }));
      return Reflect.construct(target, values, newTarget) as WebSocket;
    },
  });
  Original.prototype.constructor = watched;
  window.WebSocket = asNative(watched, Original);
}
