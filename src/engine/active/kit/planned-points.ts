import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type InsertionPoint, isFields, requestWith } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { markedPoint } from '../../crawl/marked-request.ts';
import { urlShape } from '../../crawl/url-shape.ts';
import { isWrite, mayWrite } from '../../crawl/write-policy.ts';
import { folderPoints, pathPoints, pointKey, resourcePoints, signOutPoints } from './insertion-points.ts';
import type { PlannedPoint, Role } from './point-plan.ts';
import { type HeaderSearch, headerPoints } from './probe-headers.ts';
import { scriptedPoints } from './scripted-points.ts';

/** All insertion points of a site, each once, with what the planner orders them by. */
export async function plannedPoints(
  context: ProbeContext,
  crawl: CrawlEvidence,
  search: HeaderSearch,
): Promise<readonly PlannedPoint[]> {
  const { options, target } = context;
  const { plain, scripted, own } = shownPoints(context, crawl);
  const ofHeaders = await headerPoints(context, crawl, plain, own, search);
  // A sign-out link would end the session, which request headers of the user may carry too.
  const isSignedIn = context.identities.includes('user') || own.size > 0;
  const signOuts = isSignedIn ? [] : signOutPoints(crawl.pages, target.origin, options);
  // File names in folders are probed in compliance scans only.
  const folders = context.scanType === 'compliance' ? folderPoints(crawl, target.origin, options) : [];
  const isCommon = commonTo(crawl, plain);
  const planned = planner(context, isCommon);
  return [
    ...newNamesFirst(distinct([...plain, ...scripted, ...ofHeaders])).map(planned('parameter')),
    ...signOuts.map(planned('sign-out')),
    ...folders.map(planned('folder')),
  ];
}

/** Insertion points that pages show, all as if the user had named them. */
export function firstPoints(context: ProbeContext, crawl: CrawlEvidence): PlannedPoint[] {
  return furtherPoints(context, crawl).map((one) => ({ ...one, isNamed: true }));
}

/** Insertion points that pages show, without those that have to be searched for. */
export function furtherPoints(context: ProbeContext, crawl: CrawlEvidence): PlannedPoint[] {
  const { plain, scripted } = shownPoints(context, crawl);
  const planned = planner(context, commonTo(crawl, plain));
  return newNamesFirst(distinct([...plain, ...scripted])).map(planned('parameter'));
}

function shownPoints({ options, target }: ProbeContext, crawl: CrawlEvidence) {
  const allowsPost = options.active_post === true;
  const own = new Set(Object.keys(options.request_headers ?? {}).map((name) => name.toLowerCase()));
  const plain = [
    ...crawl.parameters,
    ...resourcePoints(crawl.pages, target.origin, options, crawl.parameters),
    ...pathPoints(crawl, options),
  ].filter(({ request }) => (!isWrite(request) || allowsPost) && mayWrite(request));
  const scripted = scriptedPoints(crawl, target.origin, own, allowsPost).filter(({ request }) => mayWrite(request));
  return { plain, scripted, own };
}

/** How the planner sees a point of a role. */
export function planner(
  context: ProbeContext,
  isCommon: (point: InsertionPoint) => boolean = () => false,
): (role: Role) => (point: InsertionPoint) => PlannedPoint {
  const named = namedPaths(context);
  return (role) => (point) => ({
    point: markedPoint(point, context.marker),
    role,
    shape: `${role} ${isCommon(point) ? `common ${namesOf(point)}` : shapeOf(point)}`,
    isCommon: isCommon(point),
    isNamed: named.has(new URL(point.request.url).pathname),
  });
}

/** The same request at more paths than this, and on a third of the pages, is part of what all pages share, as a search in their header. */
const OWN_MAX = 3;

function commonTo({ pages }: CrawlEvidence, points: readonly InsertionPoint[]): (point: InsertionPoint) => boolean {
  const paths = new Map<string, Set<string>>();
  const pathOf = (url: string) => new URL(url).pathname;
  for (const point of points) {
    const names = namesOf(point);
    paths.set(names, (paths.get(names) ?? new Set()).add(pathOf(point.request.url)));
  }
  const known = new Set(pages.map(({ url }) => pathOf(url))).size;
  return (point) => {
    const count = point.kind === 'path' ? 0 : (paths.get(namesOf(point))?.size ?? 0);
    return count > OWN_MAX && count * 3 > known;
  };
}

/** What a request sends, whatever its path. */
function namesOf(point: InsertionPoint): string {
  const { method, query, body } = point.request;
  const sent = body !== undefined && isFields(body) ? body.fields : [];
  const names = [...query, ...sent].map(([name]) => name).sort();
  return JSON.stringify([method, point.kind, 'name' in point ? point.name : '', ...names]);
}

/** Paths that the user names: the start path, that of the target's URL, `first_paths` and `extra_paths`. */
function namedPaths({ target, options }: ProbeContext): ReadonlySet<string> {
  const urls = [
    target.startUrl,
    ...[...(options.first_paths ?? []), ...(options.extra_paths ?? [])].flatMap(
      (path) => URL.parse(path, target.origin) ?? [],
    ),
  ];
  return new Set(urls.map((url) => new URL(url).pathname));
}

/** Other values of the parameter that selects the page of a front controller are not other points. */
function distinct(points: readonly InsertionPoint[]): InsertionPoint[] {
  const found = new Map<string, InsertionPoint>();
  for (const point of points) {
    const key = sentKey(point);
    if (!found.has(key)) found.set(key, point);
  }
  return [...found.values()];
}

/** Identifies a point by its requests. Not with an empty value, which other parameters of the same request may have. */
export function sentKey(point: InsertionPoint): string {
  return `${point.kind} ${JSON.stringify(requestWith(point, '\0'))}`;
}

/** Parameters that have not occurred at their path come before the same ones in other company. */
function newNamesFirst(points: readonly InsertionPoint[]): InsertionPoint[] {
  const seen = new Set<string>();
  const [fresh, repeated]: [InsertionPoint[], InsertionPoint[]] = [[], []];
  for (const point of points) {
    const key = pointKey(point);
    (seen.has(key) ? repeated : fresh).push(point);
    seen.add(key);
  }
  return [...fresh, ...repeated];
}

function shapeOf(point: InsertionPoint): string {
  const { method, url, query } = point.request;
  // A name at the end of a path has its folder for a shape, whatever the folder is called.
  if (point.kind === 'path' && !/^\d+$/.test(point.baseline)) return `${method} path ${url.split('/').length}`;
  // What reads a cookie is mostly the code that all pages share.
  if (point.kind === 'cookie') return `${method} cookie ${point.name}`;
  const address = new URL(`${url}?${new URLSearchParams(query.map((pair) => [...pair]))}`);
  const name = point.kind === 'json' ? point.path.join('/') : 'name' in point ? point.name : '';
  return `${method} ${point.kind} ${urlShape(address)} ${name}`;
}
