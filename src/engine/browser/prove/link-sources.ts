import type { BrowserSource } from '../../core/evidence/browser.ts';
import type { ExploredPage } from '../visit/explored-page.ts';
import { isHashRoute } from '../visit/route-shape.ts';

/** Sources of one load: each gets a mark of ten letters, and servers refuse URLs of more than about 8,000 characters. */
const NAMES_MAX = 60;
const SEGMENTS_MAX = 8;

/** Where a page may read a parameter. */
export type ReadNames = ReadonlyMap<string, ReadonlySet<'query' | 'fragment'>>;

/**
 * Names that a page was seen to read, and those that its code contains.
 * @param inCode likeliest first
 */
export function namesRead({ url, parameters }: ExploredPage, inCode: readonly string[]): ReadNames {
  const isHash = isHashRoute(new URL(url).hash);
  const names = new Map<string, ReadonlySet<'query' | 'fragment'>>();
  for (const [name, place] of [...parameters].sort()) names.set(name, new Set(isHash ? [place, 'fragment'] : [place]));
  for (const name of inCode) if (!names.has(name)) names.set(name, new Set([isHash ? 'fragment' : 'query']));
  return new Map([...names].slice(0, NAMES_MAX));
}

/**
 * Places in the URL of a page that a link controls: its parameters and those that its scripts read, the query as a whole, and the
 * fragment.
 */
export function linkSources(url: URL, read: ReadNames): BrowserSource[] {
  const source = (kind: BrowserSource['kind'], name = ''): BrowserSource => ({ kind, name: name.slice(0, 60) });
  const readIn = (place: 'query' | 'fragment') =>
    [...read].flatMap(([name, places]) => (places.has(place) ? name : []));
  const inQuery = new Set([...queryPairs(url).map(([name]) => name), ...readIn('query')]);
  const inFragment = new Set([...new URLSearchParams(fragmentQuery(url)).keys(), ...readIn('fragment')]);
  return [
    ...[...inQuery].slice(0, NAMES_MAX).map((name) => source('query', name)),
    source('query-string'),
    ...[...inFragment]
      .filter((name) => name !== '')
      .slice(0, NAMES_MAX)
      .map((name) => source('fragment-parameter', name)),
    source('fragment'),
  ];
}

/**
 * Segments of a client-side route that may be a parameter, named by their number, from 1: the last first. The first one names the view,
 * unless it is the only one.
 */
export function segmentSources(url: URL): BrowserSource[] {
  const count = Math.min(SEGMENTS_MAX, segmentsOf(url).length);
  const numbers = count < 2 ? [1] : Array.from({ length: count - 1 }, (_, at) => count - at);
  return numbers.map((number) => ({ kind: 'path', name: String(number) }));
}

/** Segments of the path, or of that in the fragment. */
function segmentsOf(url: URL): string[] {
  const path = isHashRoute(url.hash) ? (url.hash.replace(/^#!?/, '').split('?', 1)[0] ?? '') : url.pathname;
  return path.split('/').filter((segment) => segment !== '');
}

function pathWith(url: URL, values: readonly (readonly [string, string])[]): string {
  const segments = segmentsOf(url);
  for (const [number, value] of values) segments[Number(number) - 1] = encodeURIComponent(value);
  return `/${segments.join('/')}`;
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
export function withValues(url: URL, values: SourceValues): string {
  const last = (kind: BrowserSource['kind']) => values.findLast(([source]) => source.kind === kind)?.[1];
  const named = (kind: BrowserSource['kind']) =>
    values.flatMap(([source, value]): [string, string][] => (source.kind === kind ? [[source.name, value]] : []));
  const whole = bare(last('query-string') ?? '');
  const pairs = pairsOf([...queryPairs(url), ...named('query')]);
  const search = [whole, pairs].filter((part) => part !== '').join('&');
  const inner = pairsOf([...new URLSearchParams(fragmentQuery(url)), ...named('fragment-parameter')]);
  const inPath = named('path');
  const path = inPath.length === 0 ? null : pathWith(url, inPath);
  const isHash = isHashRoute(url.hash);
  const start = isHash ? `${/^#!?/.exec(url.hash)?.[0] ?? '#'}${path ?? routeIn(url.hash)}` : '#';
  const hash = hashWith(start, isHash, inner, last('fragment'));
  return `${url.origin}${isHash ? url.pathname : (path ?? url.pathname)}${search === '' ? '' : `?${search}`}${hash}`;
}

/** The path in a fragment, as it is written. */
function routeIn(hash: string): string {
  return hash.replace(/^#!?/, '').split('?', 1)[0] ?? '';
}

/** Each name once, with its last value. */
function pairsOf(pairs: readonly (readonly [string, string])[]): string {
  return [...new Map(pairs)].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}

/**
 * A fragment with its parameters.
 * @param start the route with its `#`, or `#`
 * @param end value for the whole fragment; after a route, which must stay, its query
 */
function hashWith(start: string, isRoute: boolean, pairs: string, end: string | undefined): string {
  // Nothing ends a fragment, so that `&` may stay.
  const whole = end === undefined ? '' : bare(end).replaceAll('%26', '&');
  const inner = [pairs, whole].filter((part) => part !== '').join('&');
  if (isRoute) return `${start}${inner === '' ? '' : `?${inner}`}`;
  return inner === '' && end === undefined ? '' : `#${inner}`;
}

/** Encodes only what would end the query or the fragment, so that a page that does not decode gets the value itself. */
function bare(value: string): string {
  return value.replace(/[%#&+ \n]/g, (character) => encodeURIComponent(character));
}

/** A source of a page with the value that it gets. */
export type SourceValues = readonly (readonly [BrowserSource, string])[];

/** What the opener of a window and the page with the link choose. */
export const OF_OPENER: readonly BrowserSource[] = [
  { kind: 'window-name', name: '' },
  { kind: 'referrer', name: '' },
];

/**
 * What is given to a page other than by its URL.
 * @param origin origin of the page
 * @param word name of a host that does not exist, without its ending
 */
export function openerValues(
  values: SourceValues,
  origin: string,
  word: string,
): { readonly windowName?: string; readonly referrer?: string } {
  const of = (kind: BrowserSource['kind']) => values.find(([source]) => source.kind === kind)?.[1];
  const windowName = of('window-name');
  const path = of('referrer');
  return {
    ...(windowName === undefined ? {} : { windowName }),
    ...(path === undefined ? {} : { referrer: `${new URL(origin).protocol}//${word}.invalid/${path}` }),
  };
}
