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
export function withValues(url: URL, values: SourceValues): string {
  const last = (kind: BrowserSource['kind']) => values.findLast(([source]) => source.kind === kind)?.[1];
  const named = (kind: BrowserSource['kind']) =>
    values.flatMap(([source, value]): [string, string][] => (source.kind === kind ? [[source.name, value]] : []));
  const whole = bare(last('query-string') ?? '');
  const pairs = pairsOf([...queryPairs(url), ...named('query')]);
  const search = [whole, pairs].filter((part) => part !== '').join('&');
  const inner = pairsOf([...new URLSearchParams(fragmentQuery(url)), ...named('fragment-parameter')]);
  const hash = hashWith(url.hash, inner, last('fragment'));
  return `${url.origin}${url.pathname}${search === '' ? '' : `?${search}`}${hash}`;
}

/** Each name once, with its last value. */
function pairsOf(pairs: readonly (readonly [string, string])[]): string {
  return [...new Map(pairs)].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}

/**
 * @param pairs parameters in the fragment
 * @param end value for the whole fragment; it follows a route, which must stay
 */
function hashWith(hash: string, pairs: string, end: string | undefined): string {
  // Nothing ends a fragment, so that `&` may stay.
  const whole = end === undefined ? null : bare(end).replaceAll('%26', '&');
  const route = isHashRoute(hash) ? (hash.split('?', 1)[0] ?? '') : null;
  if (route !== null) return `${route}${pairs === '' ? '' : `?${pairs}`}${whole === null ? '' : `/${whole}`}`;
  const parts = [pairs, whole ?? ''].filter((part) => part !== '');
  return parts.length === 0 && whole === null ? '' : `#${parts.join('&')}`;
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
