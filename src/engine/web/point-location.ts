import {
  aroundSegment,
  encodePairs,
  type InsertionPoint,
  type Pair,
  type RequestMethod,
} from '../core/evidence/insertion-point.ts';
import { hasName } from '../data/names.ts';

/** True for a query parameter that selects the page of a front controller by a word: another value runs other code. */
export function isRoute([name, value]: Pair): boolean {
  return hasName('routing', name) && /^[A-Za-z][\w./-]{0,40}$/.test(value);
}

export interface PointLocation {
  readonly url: string;
  readonly method: RequestMethod;
  readonly parameter: string;
}

const SHOWN_MAX = 60;

/** {@link locationOf} for people: a value in the path is named with its segment, counted from 1, and the URL is the whole one. */
export function shownLocation(point: InsertionPoint): PointLocation {
  if (point.kind !== 'path') return locationOf(point);
  const { method, url } = point.request;
  const { baseline } = point;
  const value = baseline.length > SHOWN_MAX ? `${baseline.slice(0, SHOWN_MAX)}…` : baseline;
  return { method, url, parameter: `path segment ${point.segment + 1} (${value})` };
}

/**
 * What identifies a point in findings. Parts of it enter fingerprints: it must not change between releases.
 *
 * @returns `url` has of its query what selects the page; `parameter` is the bare name in a query or form, empty for a whole
 *   query string, `path` for the last segment
 */
export function locationOf(point: InsertionPoint): PointLocation {
  const { method, url, query } = point.request;
  switch (point.kind) {
    case 'query':
      return { method, url: withRoute(url, query, point.name), parameter: point.name };
    case 'query-string':
      return { method, url, parameter: '' };
    case 'path': {
      const { before, after } = aroundSegment(url, point.segment);
      return { method, url: before, parameter: after === '' ? 'path' : `path *${after}` };
    }
    default:
      return { method, url: query.length === 0 ? url : `${url}?${encodePairs(query)}`, parameter: nameOf(point) };
  }
}

/** The page of a front controller belongs to the place: another page may have the same fault in a parameter of the same name. */
function withRoute(url: string, query: readonly Pair[], own: string): string {
  const route = query.filter((pair) => pair[0] !== own && isRoute(pair));
  return route.length === 0 ? url : `${url}?${encodePairs(route)}`;
}

function nameOf(point: Exclude<InsertionPoint, { kind: 'query' | 'query-string' | 'path' }>): string {
  if (point.kind === 'form') return point.name;
  if (point.kind === 'document') return 'body';
  if (point.kind === 'name') return `name of ${point.name}`;
  if (point.kind !== 'json') return `${point.kind} ${point.name}`;
  // A JSON Pointer (RFC 6901).
  return `body ${point.path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}
