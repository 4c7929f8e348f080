import type { Exchange } from '../core/evidence/http.ts';

const LENGTH_MAX = 512 * 1024;

/**
 * Paths of interfaces that a script names, in the order they stand: what `fetch`, `axios`, jQuery or `open` is called with, and string
 * literals that begin like an interface (`/api/…`, `/v1/…`). Templates and concatenations name no whole path and are left out. A JSON file
 * that is called for without a leading slash (`assets/config.json`) is taken to lie below the root, as for applications of one page.
 * @returns same-origin paths without query, each once
 */
export function scriptEndpoints(script: string): string[] {
  const found = new Set<string>();
  const calls =
    /(?:fetch|axios(?:\.\w{2,8})?|\$\.(?:ajax|get|getJSON|post)|\.open\(\s*["'](?:GET|POST)["']\s*,|url\s*:)\s*(?:\(\s*)?["'`](\/[\w\-./~]{1,200})(?:\?[^"'`]{0,200})?["'`]/g;
  const literals = /["'`](\/(?:api|rest|ajax|rpc|services?|v\d{1,2})\/[\w\-./~]{1,200})(?:\?[^"'`]{0,200})?["'`]/g;
  const files =
    /(?:\bfetch|\baxios(?:\.get)?|\$\.(?:get|getJSON)|[hH]ttp(?:Client)?\.get(?:<[\w[\]]{1,60}>)?)\s*\(\s*["'`](?:\.\/)?([\w-][\w\-./]{0,150}\.json)(?:\?[^"'`]{0,200})?["'`]/g;
  const text = script.slice(0, LENGTH_MAX);
  for (const pattern of [calls, literals]) {
    for (const match of text.matchAll(pattern)) {
      const path = match[1] ?? '';
      if (!path.startsWith('//') && !/\.(?:js|css|html?|png|jpe?g|svg|gif|woff2?|map)$/i.test(path)) found.add(path);
    }
  }
  for (const match of text.matchAll(files)) {
    const path = `/${match[1] ?? ''}`;
    if (!path.includes('..') && !path.includes('//')) found.add(path);
  }
  return [...found];
}

const known = new WeakMap<Exchange, readonly string[]>();

/** Those of an answer's text. The crawl and several probes ask for them; each text is read once. */
export function endpointsOf(exchange: Exchange): readonly string[] {
  const endpoints = known.get(exchange) ?? scriptEndpoints(exchange.response.text);
  known.set(exchange, endpoints);
  return endpoints;
}
