import { hasEnding, hasName } from '../data/names.ts';
import { isRoute } from '../web/point-location.ts';

/** Maximum query names that make a shape. */
const NAMES_MAX = 50;

/** Parameters that identify the visitor or the campaign, not the page. */
const NOT_ROUTING = /^(?:utm_\w+|fbclid|gclid|msclkid|phpsessid|jsessionid|aspsessionid\w*)$/i;

function segmentShape(segmentWithParameters: string): string {
  // A session id that a servlet container wrote into the path.
  const segment = segmentWithParameters.replace(/;jsessionid=.*/is, '');
  if (/^\d+$/.test(segment)) return '{n}';
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(segment)) return '{id}';
  if (/^[0-9a-f]{12,}$/i.test(segment) && /\d/.test(segment)) return '{id}';
  if (/^(?=.*\d)(?=.*[A-Z])[A-Za-z0-9_]{20,}$/.test(segment) && !isName(segment)) return '{id}';
  return segment.replace(/([-_])\d+(?=\.[a-z]{1,5}$|$)/i, '$1{n}');
}

/** True for words, as in `OAuth2AuthorizationServer`: most of a random id is no row of small letters. */
function isName(segment: string): boolean {
  return segment.replace(/[a-z]{4,}/g, '').length * 2 < segment.length;
}

/** Path of a URL with ids, numbers and hashes collapsed. */
export function pathShape(url: URL): string {
  return url.pathname.slice(0, 2_000).split('/').map(segmentShape).join('/');
}

/**
 * {@link pathShape} without the loops that relative links make where a server shows one page for every path: `/a/b/b/b` is `/a/b`, and
 * `/a/b/c/b/d` is `/a/b/d`.
 */
export function handlerPath(url: URL): string {
  const path: string[] = [];
  for (const segment of pathShape(url).split('/')) {
    const before = segment === '' || segment.startsWith('{') ? -1 : path.indexOf(segment);
    if (before !== -1) path.length = before;
    path.push(segment);
  }
  return path.join('/');
}

/** True when the last segment names a program, which the server looks up: no value of it. */
export function isProgram(url: URL): boolean {
  return hasEnding('program-file', url.pathname);
}

/** Query names, with the values of routing parameters that are words; sorted. */
export function queryShape(url: URL): string {
  const names = new Set<string>();
  for (const [name, value] of url.searchParams) {
    if (NOT_ROUTING.test(name)) continue;
    names.add(isRoute([name, value]) ? `${name}=${value}` : name);
    if (names.size >= NAMES_MAX) break;
  }
  return [...names].sort().join('&');
}

/**
 * URLs with one shape are probably handled by the same code: the same path except for ids, and the same set of query names (and
 * values of routing parameters that are words).
 */
export function urlShape(url: URL): string {
  return `${handlerPath(url)}?${queryShape(url)}`;
}

/** Equal for URLs that show the same content, searched, sorted or styled differently, or counted for another visitor. */
export function pageIdentity(url: URL): string {
  const pairs = new Set<string>();
  for (const [name, value] of url.searchParams) {
    if (NOT_ROUTING.test(name)) continue;
    const isArrangement = value !== '' && hasName('arrangement', name);
    pairs.add(isArrangement ? name : `${name}=${value}`);
    if (pairs.size >= NAMES_MAX) break;
  }
  return `${url.pathname}?${[...pairs].sort().join('&')}`;
}
