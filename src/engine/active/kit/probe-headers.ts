import { USER_AGENT } from '../../../shared/user-agent.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import type { BaselineRequest, InsertionPoint, Pair } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { markedRequest } from '../../crawl/marked-request.ts';
import { urlShape } from '../../crawl/url-shape.ts';
import { isWrite } from '../../crawl/write-policy.ts';
import { documentOf } from '../../web/html/html-document.ts';
import type { CacheKeys } from './cache-keys.ts';
import { QUOTES } from './reflection.ts';
import { sendAt } from './send-at.ts';
import type { WriteLog } from './write-log.ts';

/** Part of the requests of injections that this search may use. */
const SHARE = 0.1;
/** Programs that get a request with the host that a proxy names. */
const HOSTS_MAX = 4;
/** Points of one header whose value most programs show. */
const SHARED_MAX = 2;
const BODY_BYTES_MAX = 256 * 1024;

export interface HeaderSearch {
  /** The text shows an error of a library that a probe aims at. */
  showsError(text: string): boolean;
  readonly writes: WriteLog;
  readonly keys: CacheKeys;
}

/**
 * Headers that every browser or proxy sends, in compliance scans. One request for each program has letters and quotes in all of them;
 * those that show up in its response, or all when a library reports an error, become insertion points.
 *
 * @param known insertion points of the same scan, whose requests are used
 * @param own names of headers that the user has given, in lower case
 */
export async function headerPoints(
  context: ProbeContext,
  crawl: CrawlEvidence,
  known: readonly InsertionPoint[],
  own: ReadonlySet<string>,
  search: HeaderSearch,
): Promise<InsertionPoint[]> {
  if (context.scanType !== 'compliance') return [];
  const found: HeaderPoint[] = [];
  const asked = programs(crawl, known)
    .slice(0, Math.floor(context.room('active').share * SHARE))
    .map((request) => (isWrite(request) ? markedRequest(request, context.marker) : request));
  // Servers refuse a host that they do not know: it is sent by itself.
  const trials = [
    ...asked.map((request) => ({ request, all: baselines(request) })),
    ...asked.slice(0, HOSTS_MAX).map((request) => ({ request, all: [forwardedHost(request)] })),
  ];
  for (const { request, all } of trials) {
    const headers = all.filter(([name]) => !own.has(name.toLowerCase()));
    found.push(...(await pointsShown(context, request, headers, search)));
  }
  // What most programs show comes from the code that they share.
  return [...Map.groupBy(found, ({ name }) => name).values()].flatMap((points) =>
    points.length > asked.length / 2 ? points.slice(0, SHARED_MAX) : points,
  );
}

type HeaderPoint = Extract<InsertionPoint, { name: string }>;

async function pointsShown(
  context: ProbeContext,
  request: BaselineRequest,
  headers: readonly Pair[],
  { showsError, writes, keys }: HeaderSearch,
): Promise<HeaderPoint[]> {
  const marked = headers.map(([name, value]) => ({ name, value, marker: context.token(10) }));
  // Without white space, where programs cut a value.
  const sent = marked.map(({ name, value, marker }): Pair => [name, `${value}${marker}${QUOTES}`]);
  const [first] = sent;
  if (first === undefined) return [];
  const point = { kind: 'header', name: first[0], request: { ...request, headers: sent }, baseline: '' } as const;
  const isWriting = isWrite(request);
  if (isWriting && !writes.take(request)) return [];
  const attempt = await sendAt(context, keys, point, first[1], { maxBytes: BODY_BYTES_MAX, fresh: true });
  if (isWriting) writes.note(request, hasResponse(attempt) ? attempt : null);
  if (!hasResponse(attempt)) return [];
  const { text } = attempt.response;
  const isError = showsError(text);
  const shown = marked.find(({ marker }) => text.toLowerCase().includes(marker));
  if (shown !== undefined && !isWriting && !(await keys.keepsApart(attempt.request.url, shown.marker))) return [];
  return marked
    .filter(({ marker }) => isError || text.toLowerCase().includes(marker))
    .map(({ name, value }) => ({ kind: 'header', name, request: { ...request, headers }, baseline: value }));
}

function baselines({ url }: BaselineRequest): readonly Pair[] {
  return [
    ['Referer', url],
    ['User-Agent', USER_AGENT],
    ['X-Forwarded-For', '192.0.2.1'],
  ];
}

function forwardedHost({ url }: BaselineRequest): Pair {
  return ['X-Forwarded-Host', new URL(url).host];
}

/** Requests that different programs answer: of the forms and links first, then of the other pages. */
function programs(crawl: CrawlEvidence, known: readonly InsertionPoint[]): BaselineRequest[] {
  const pages = crawl.pages
    .filter(({ exchange }) => documentOf(exchange) !== null && exchange.request.method === 'GET')
    .map(({ exchange }): BaselineRequest => {
      const url = new URL(exchange.request.url);
      const query = [...url.searchParams].slice(0, 30);
      return { method: 'GET', url: `${url.origin}${url.pathname}`, query };
    });
  const all = [...known.filter(({ kind }) => kind !== 'path').map(({ request }) => request), ...pages];
  const shapes = Map.groupBy(
    all,
    ({ method, url, query }) =>
      `${method} ${urlShape(new URL(`${url}?${new URLSearchParams(query.map((pair) => [...pair]))}`))}`,
  );
  return [...shapes.values()].flatMap(([one]) => one ?? []);
}
