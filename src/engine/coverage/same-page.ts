import { createHash } from 'node:crypto';
import { percentDecoded } from '../../shared/text.ts';
import { type Exchange, mediaType } from '../core/evidence/http.ts';
import { pageView } from './page-view.ts';

const known = new WeakMap<Exchange, string>();

/**
 * A digest that is equal for two responses with the same page: parts that change with each request (the URL,
 * numbers, ids, times) are left out.
 */
export function pageDigest(exchange: Exchange): string {
  const before = known.get(exchange);
  if (before !== undefined) return before;
  const digest = digestOf(exchange);
  known.set(exchange, digest);
  return digest;
}

function digestOf(exchange: Exchange): string {
  const view = pageView(exchange);
  const path = new URL(exchange.request.url).pathname;
  const assets = view.assets.map((url) => steady(URL.parse(url)?.pathname ?? url, path)).sort();
  const parts = [mediaType(exchange), view.isHtml, steady(view.title, path), steady(view.text, path), assets];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

function steady(text: string, path: string): string {
  let result = text;
  for (const echo of echoes(path)) result = result.replaceAll(echo, '');
  // Words with a digit in them: ids, hashes, times.
  return result.replace(/[A-Za-z0-9_-]{0,64}[0-9][A-Za-z0-9_-]{0,64}/g, '#').replace(/#[#:.,\s]{0,64}#/g, '#');
}

/** Forms in which a page repeats the requested path. */
function echoes(path: string): string[] {
  const last = path.split('/').at(-1) ?? '';
  return [...new Set([percentDecoded(path), path, path.slice(1), last])].filter((text) => text.length > 2);
}
