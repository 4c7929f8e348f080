import type { Exchange } from '../core/evidence/http.ts';

const LENGTH_MAX = 512 * 1024;

/**
 * Paths of endpoints in a script, in order: arguments of `fetch`, `axios`, jQuery and `open`, and string literals that start like an API
 * (`/api/…`, `/v1/…`). Templates and concatenations are not whole paths and are skipped. A JSON file without a leading slash
 * (`assets/config.json`) is taken as a path from the root, as in single-page applications.
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

/** The endpoints in a response. The crawl and several probes need them; each text is read once. */
export function endpointsOf(exchange: Exchange): readonly string[] {
  const endpoints = known.get(exchange) ?? scriptEndpoints(exchange.response.text);
  known.set(exchange, endpoints);
  return endpoints;
}

const IMPORTS_MAX = 40;

/** References to scripts: static and dynamic imports (ECMA-262, section 16.2.2), and calls that start workers. */
const FORMS: readonly RegExp[] = [
  /\bimport\s*\(\s*(?:\/\*[^*]{0,200}\*\/\s*)?["'`]([^"'`\s]{1,500})["'`]\s*\)/g,
  /\b(?:import|export)\b[\w\s{},*$]{0,300}?\bfrom\s*["']([^"'\s]{1,500})["']/g,
  /(?:^|[;\s}])import\s*["']([^"'\s]{1,500})["']/g,
  /\b(?:new\s+(?:Shared)?Worker|serviceWorker\s*\.\s*register|importScripts)\s*\(\s*["'`]([^"'`\s]{1,500})["'`]/g,
];

/**
 * Relative URLs of the scripts that a script loads, in order. Bare names (`lodash`), which need an import map or a bundler, and
 * templates are skipped.
 */
export function scriptImports(script: string): string[] {
  const text = script.slice(0, LENGTH_MAX);
  const found = new Map<string, number>();
  for (const form of FORMS)
    for (const match of text.matchAll(form)) {
      const name = match[1] ?? '';
      const isAddress = /^(?:\.{0,2}\/|https?:\/\/)/.test(name) || /^[\w-]+\.m?js$/.test(name);
      if (isAddress && !name.includes('${') && !/\.(?:css|json|svg|wasm)(?:$|\?)/.test(name) && !found.has(name))
        found.set(name, match.index);
    }
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .slice(0, IMPORTS_MAX)
    .map(([name]) => name);
}
