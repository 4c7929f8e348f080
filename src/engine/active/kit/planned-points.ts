import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type InsertionPoint, requestWith } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { folderPoints, pathPoints, pointKey, resourcePoints, signOutPoints } from './insertion-points.ts';
import { scriptedPoints } from './scripted-points.ts';

const PARAMETERS_MAX = 150;
/** Typical requests per insertion point, and those that other checks send concurrently. */
const REQUESTS_EACH = { quick: 4, standard: 4, compliance: 8 } as const;
const REQUESTS_OF_OTHERS = 120;

/** Insertion points of a scan by their role. */
export interface PlannedPoints {
  readonly parameters: readonly InsertionPoint[];
  readonly signOuts: readonly InsertionPoint[];
  readonly folders: readonly InsertionPoint[];
  /** Points that links and plain forms show, whether they were chosen or not. */
  readonly plain: readonly InsertionPoint[];
  /** Names of headers that the user has given, in lower case: their values are never replaced. */
  readonly own: ReadonlySet<string>;
  /** Points left out because of their maximum. */
  readonly leftOut: number;
}

export function plannedPoints(context: ProbeContext, crawl: CrawlEvidence): PlannedPoints {
  const { options, target } = context;
  const ofResources = resourcePoints(crawl.pages, target.origin, options, crawl.parameters);
  const allowsPost = options.active_post === true;
  const own = new Set(Object.keys(options.request_headers ?? {}).map((name) => name.toLowerCase()));
  const plain = [...crawl.parameters, ...ofResources, ...pathPoints(crawl, options)].filter(
    ({ request }) => request.method === 'GET' || request.isRead === true || allowsPost,
  );
  const { points, leftOut } = chosen(context, [...plain, ...scriptedPoints(crawl, target.origin, own, allowsPost)]);
  // A sign-out link would end the session, which request headers of the user may carry too.
  const isSignedIn = context.identities.includes('user') || own.size > 0;
  return {
    parameters: points,
    signOuts: isSignedIn ? [] : signOutPoints(crawl.pages, target.origin, options),
    // File names in folders are probed in compliance scans only.
    folders: context.scanType === 'compliance' ? folderPoints(crawl, target.origin, options) : [],
    plain,
    own,
    leftOut,
  };
}

/**
 * One point of each name and path, and as many repeated ones (`index.php?title=…&action=…`) as the requests allow.
 */
function chosen(
  context: ProbeContext,
  points: readonly InsertionPoint[],
): { readonly points: readonly InsertionPoint[]; readonly leftOut: number } {
  const groups = Map.groupBy(points, pointKey);
  const first = new Set([...groups.values()].flatMap(([one]) => one ?? []).slice(0, PARAMETERS_MAX));
  const room = Math.floor((context.requestsLeft() - REQUESTS_OF_OTHERS) / REQUESTS_EACH[context.scanType]);
  // Other values of the parameter that selects the page of a front controller are not other points.
  const requestOf = (point: InsertionPoint) => JSON.stringify(requestWith(point, ''));
  const requests = new Set([...first].map(requestOf));
  const again = points.filter((point) => {
    if (first.has(point) || requests.has(requestOf(point))) return false;
    requests.add(requestOf(point));
    return true;
  });
  const repeated = again.slice(0, Math.max(0, Math.min(PARAMETERS_MAX, room) - first.size));
  return { points: [...first, ...repeated], leftOut: again.length - repeated.length };
}
