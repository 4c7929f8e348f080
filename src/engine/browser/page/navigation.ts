import { attempt, bounded, CONFIG, report } from './config.ts';

/** Notes where scripts lead, and keeps the page where it is. */
export function watchNavigation(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (state, unused, url) {
      if (url !== null && url !== undefined) attempt(() => reportRoute(url));
      return original.call(this, state, unused, url);
    };
  }
  window.open = (url) => {
    if (url !== undefined && url !== '') {
      attempt(() => reportOpened(String(url)));
      if (CONFIG.mode === 'prove') attempt(() => openInFrame(String(url)));
    }
    return null;
  };
  window.print = () => undefined;
  window.close = () => undefined;
  attempt(withoutServiceWorkers);
  attempt(watchParameters);
  attempt(watchSockets);
}

function reportRoute(url: string | URL): void {
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
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('not allowed', 'SecurityError'));
}

/** Names of the parameters that scripts read. */
function watchParameters(): void {
  for (const name of ['get', 'getAll', 'has'] as const) {
    const original = URLSearchParams.prototype[name] as (key: string, value?: string) => unknown;
    Object.defineProperty(URLSearchParams.prototype, name, {
      configurable: true,
      writable: true,
      value: function (this: URLSearchParams, key: string, ...rest: string[]) {
        attempt(() => {
          const text = this.toString();
          const inFragment = text !== '' ? location.hash.includes(text) : location.hash.includes('?');
          report({ kind: 'parameter', name: bounded(key).slice(0, 60), inFragment });
        });
        return original.call(this, key, ...rest);
      },
    });
  }
}

/** An insecure socket of a secure page throws before the browser reports it. */
function watchSockets(): void {
  const Original = WebSocket;
  class Watched extends Original {
    constructor(url: string | URL, protocols?: string | string[]) {
      attempt(() => report({ kind: 'socket', url: bounded(new URL(url, document.baseURI).href) }));
      super(url, protocols);
    }
  }
  Object.defineProperty(Watched, 'name', { value: 'WebSocket' });
  window.WebSocket = Watched;
}
