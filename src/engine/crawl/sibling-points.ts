import type { InsertionPoint } from '../core/evidence/insertion-point.ts';
import { isHarmfulLink } from './link-policy.ts';
import { pathShape } from './url-shape.ts';

/** Numbered pages: `/level_1` and `/level_2`, each a page of its own. */
const NUMBERED = /[-_]\{n\}/;

/** Points of siblings are guesses: this many are enough for every program of a site that numbers its pages. */
const FOUND_MAX = 2_000;

/**
 * The points of `/level_1?id=1` at `/level_2`, of which nothing shows what it takes: such siblings take the same. One per sibling, kind
 * and name.
 *
 * @param addresses absolute URLs of pages
 */
export function siblingPoints(points: readonly InsertionPoint[], addresses: readonly string[]): InsertionPoint[] {
  const withPoints = new Set(points.map(({ request }) => new URL(request.url).pathname));
  const bare = new Map<string, URL>();
  for (const url of addresses.map((href) => new URL(href)))
    if (!withPoints.has(url.pathname) && NUMBERED.test(pathShape(url)) && !isHarmfulLink(url))
      bare.set(url.pathname, url);
  const siblings = Map.groupBy(bare.values(), pathShape);
  const found = new Map<string, InsertionPoint>();
  for (const point of points.filter(({ kind }) => kind !== 'path'))
    for (const { origin, pathname } of siblings.get(pathShape(new URL(point.request.url))) ?? []) {
      const key = `${pathname} ${point.request.method} ${point.kind} ${nameOf(point)}`;
      if (found.size < FOUND_MAX && !found.has(key)) found.set(key, movedTo(origin + pathname, point));
    }
  return [...found.values()];
}

function nameOf(point: InsertionPoint): string {
  if (point.kind === 'json') return point.path.join('/');
  return 'name' in point ? point.name : '';
}

function movedTo(url: string, point: InsertionPoint): InsertionPoint {
  const { request, alone } = point;
  return { ...point, request: { ...request, url }, ...(alone === undefined ? {} : { alone: { ...alone, url } }) };
}
