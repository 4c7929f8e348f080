import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A finding by its check and by the view that has it: the path of the page, or the route in its fragment. */
export interface Fault {
  readonly check: 'browser.dom-xss' | 'browser.message-xss' | 'browser.client-redirect';
  readonly view: string;
}

/** An application of client-side views with planted faults, and as many views that look the same and are safe. */
export interface BrowserApp {
  readonly name: string;
  readonly faults: readonly Fault[];
  /** Views of which no fault must be reported. */
  readonly lookAlikes: readonly string[];
  /** Views that a visitor can reach, faults and look-alikes included. */
  readonly views: readonly string[];
  respond(path: string, query: URLSearchParams): Answer;
}

export interface Answer {
  readonly type: string;
  readonly body: string;
  readonly status?: number;
}

export interface ServedApp {
  readonly origin: string;
  /** Requests that could change something. */
  readonly writes: readonly string[];
  close(): void;
}

/** @param delayMs milliseconds until each response */
export async function serveApp(app: BrowserApp, delayMs = 0): Promise<ServedApp> {
  const writes: string[] = [];
  const server = createServer(({ method = '', url = '/' }, response) => {
    if (!/^(?:GET|HEAD|OPTIONS|TRACE)$/.test(method) && url !== '/graphql') writes.push(`${method} ${url}`);
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const { type, body, status = 200 } = app.respond(pathname, searchParams);
    const send = () => response.writeHead(status, { 'content-type': type }).end(body);
    if (delayMs === 0) send();
    else setTimeout(send, delayMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    writes,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const html = (body: string, status = 200): Answer => ({ type: 'text/html; charset=utf-8', body, status });
export const script = (body: string): Answer => ({ type: 'text/javascript', body });
export const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) });
/** Hosts of single-page applications send the start page for every path without an extension. */
export const missing = (): Answer => ({ type: 'text/plain', body: 'no such file', status: 404 });

/** The view of a finding's location. */
export function viewOf(url: string): string {
  const { pathname, hash } = new URL(url);
  return /^#!?\//.test(hash) ? (hash.replace(/^#!?/, '').split('?', 1)[0] ?? '') : pathname;
}

/** A view of which a fault names only the beginning ends with an asterisk. */
export function isView(view: string, pattern: string): boolean {
  return pattern.endsWith('*') ? view.startsWith(pattern.slice(0, -1)) : view === pattern;
}
