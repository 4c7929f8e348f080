import type { BrowserSource } from '../../core/evidence/browser.ts';
import { isHashRoute } from '../visit/route-shape.ts';

/** Names that pages read more often than they link with them. */
const NAMES_MAX = 12;

/**
 * Places in the URL of a page that a link controls: its parameters and those that its scripts read, the query as a whole, and the
 * fragment.
 */
export function linkSources(url: URL, read: ReadonlyMap<string, 'query' | 'fragment'>): BrowserSource[] {
  const names = new Set(queryPairs(url).map(([name]) => name));
  for (const [name, place] of read) if (place === 'query') names.add(name);
  const inFragment = new Set([...read].flatMap(([name, place]) => (place === 'fragment' ? [name] : [])));
  for (const name of new URLSearchParams(fragmentQuery(url)).keys()) if (name !== '') inFragment.add(name);
  const source = (kind: BrowserSource['kind'], name = ''): BrowserSource => ({ kind, name: name.slice(0, 60) });
  return [
    ...[...names].slice(0, NAMES_MAX).map((name) => source('query', name)),
    source('query-string'),
    ...[...inFragment].slice(0, NAMES_MAX).map((name) => source('fragment-parameter', name)),
    source('fragment'),
  ];
}

/** Parameters of the query. One without `=`, such as `?//host/page`, is a value as a whole. */
function queryPairs({ search, searchParams }: URL): [string, string][] {
  return search.includes('=') ? [...searchParams] : [];
}

/** The part of a fragment that holds parameters: `#/search?q=a` and `#q=a` have `q=a`. */
function fragmentQuery({ hash }: URL): string {
  const mark = hash.indexOf('?');
  if (mark !== -1) return hash.slice(mark + 1);
  return hash.includes('=') ? hash.slice(1) : '';
}

/** The URL with values in some of its sources; the last one for the same place wins. */
export function withValues(url: URL, values: readonly (readonly [BrowserSource, string])[]): string {
  const query = new Map(queryPairs(url).map(([name, value]) => [name, encodeURIComponent(value)]));
  const route = isHashRoute(url.hash) ? (url.hash.split('?', 1)[0] ?? '') : '#';
  const fragment = new Map(
    [...new URLSearchParams(fragmentQuery(url))].map(([name, value]) => [name, encodeURIComponent(value)]),
  );
  let whole = '';
  let end: string | null = null;
  for (const [{ kind, name }, value] of values) {
    if (kind === 'query') query.set(name, encodeURIComponent(value));
    else if (kind === 'fragment-parameter') fragment.set(name, encodeURIComponent(value));
    else if (kind === 'query-string') whole = bare(value);
    // Nothing ends a fragment, so that `&` may stay.
    else if (kind === 'fragment') end = bare(value).replaceAll('%26', '&');
  }
  const pairs = [...query].map(([name, value]) => `${encodeURIComponent(name)}=${value}`);
  const search = [...(whole === '' ? [] : [whole]), ...pairs].join('&');
  const inner = [...fragment].map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&');
  const plain = route === '#' ? `#${inner}` : `${route}${inner === '' ? '' : `?${inner}`}`;
  // A value for the whole fragment follows a route that must stay.
  const hash =
    end === null
      ? plain === '#'
        ? ''
        : plain
      : route === '#' && inner === ''
        ? `#${end}`
        : `${plain}${route === '#' ? '&' : '/'}${end}`;
  return `${url.origin}${url.pathname}${search === '' ? '' : `?${search}`}${hash}`;
}

/** Encodes only what would end the query or the fragment, so that a page that does not decode gets the value itself. */
function bare(value: string): string {
  return value.replace(/[%#&+ \n]/g, (character) => encodeURIComponent(character));
}
