import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ActiveEvidence, ActiveProbe } from '../core/evidence/active.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import { type Exchange, hasResponse, header, headerValues } from '../core/evidence/http.ts';
import { type InsertionPoint, requestWith } from '../core/evidence/insertion-point.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { isPathAllowed } from '../crawl/link-policy.ts';
import { documentOf } from '../web/html/html-document.ts';
import { parseSetCookie } from '../web/set-cookie.ts';
import { technologiesOf } from '../web/technologies.ts';
import { probeAlias } from './files/probe-alias.ts';
import { probeDevServer } from './files/probe-dev-server.ts';
import { probeTraversal, type SiteFiles } from './files/probe-traversal.ts';
import { probeHeaderSplit } from './headers/probe-header.ts';
import { Injector } from './kit/injector.ts';
import { folderPoints, pathPoints, pointKey, resourcePoints, signOutPoints } from './kit/insertion-points.ts';
import { uniqueCookies } from './kit/probe-cookies.ts';
import { scriptedPoints } from './kit/scripted-points.ts';
import { steadyText } from './kit/steady-response.ts';
import { isBrowserHeader, probeHeaders } from './probe-headers.ts';
import { injectionProbes, type Letters } from './probe-injections.ts';
import { probeErrorPath, probePathSplit } from './probe-path.ts';
import { probeHost } from './redirect/probe-host.ts';
import { probeRedirect } from './redirect/probe-redirect.ts';
import { openListener } from './redirect/probe-ssrf.ts';
import { probeSql, QUOTES } from './sql/probe-sql.ts';
import { probeXss } from './xss/probe-xss.ts';

const PARAMETERS_MAX = 150;
/** Typical requests per insertion point, and those that other checks send concurrently. */
const REQUESTS_EACH = { quick: 4, standard: 4, compliance: 8 } as const;
const REQUESTS_OF_OTHERS = 120;
/** Probes of injections that show no error stop here. */
const REQUESTS_KEPT = 40;
const FAILURES_MAX = 40;
const POSTED_MAX = 10;
const COOKIES_MAX = 200;
const CONCURRENCY = 4;

/** Inert injections at the insertion points of the crawl. Requires proof of ownership; POST forms only if `active_post` allows them. */
export async function gatherActive(context: ProbeContext): Promise<Gathered<ActiveEvidence>> {
  if (!context.ownershipProven) return { state: 'not_applicable', reason: 'ownership of the target is not proven' };
  const crawl = await context.gather('surface');
  if (crawl.state !== 'available') return crawl;
  const ofPages = crawl.value.parameters;
  const ofResources = resourcePoints(crawl.value.pages, context.target.origin, context.options, ofPages);
  const ofPaths = pathPoints(crawl.value, context.options);
  const allowsPost = context.options.active_post === true;
  const ofUser = new Set(Object.keys(context.options.request_headers ?? {}).map((name) => name.toLowerCase()));
  const ofScripts = scriptedPoints(crawl.value, context.target.origin, ofUser, allowsPost);
  const plain = [...ofPages, ...ofResources, ...ofPaths].filter(
    ({ request }) => request.method === 'GET' || request.isRead === true || allowsPost,
  );
  const { points, leftOut } = chosen(context, [...plain, ...ofScripts]);
  const site = siteFiles(crawl.value, await knownFileOf(context, crawl.value));
  const injectors = points.map((point) => new Injector(context, point));
  const signOuts = signOutInjectors(context, crawl.value);
  const folders = folderInjectors(context, crawl.value);
  const letters = new Map<Injector, Letters>();
  const cutShort = new Set<Injector>();
  const hasRequests = (injector: Injector) => {
    if (context.requestsLeft() > REQUESTS_KEPT) return true;
    cutShort.add(injector);
    return false;
  };
  const probeParameters = async () => {
    const ofHeaders = await probeHeaders(context, crawl.value, plain, ofUser);
    injectors.push(...ofHeaders.map((point) => new Injector(context, point)));
    // Probes of all points come before probes of some, so that a budget that ends early has covered each point.
    await eachOf(context, injectors, async (injector) => {
      letters.set(injector, await probeReflection(injector, linkedResponse(injector.point, crawl.value)));
    });
    await eachOf(context, [...injectors, ...signOuts], (injector) =>
      probeTargets(context, injector, site, letters.get(injector) ?? NO_LETTERS, crawl.value),
    );
    await eachOf(context, folders, (injector) => probeTraversal(injector, site, null, null));
    const families = injectionProbes(context, { ...site, listener });
    for (const family of families)
      await eachOf(context, injectors, async (injector) => {
        const own = letters.get(injector);
        if (own !== undefined && hasRequests(injector)) await family(injector, own);
      });
    await eachOf(context, injectors.filter(isUnanswered), async (injector) => {
      if (!hasRequests(injector)) return;
      const alone = await aloneInjector(context, injector, letters.get(injector) ?? NO_LETTERS);
      if (alone === null) return;
      injectors.push(alone);
      const own = await probeReflection(alone, null);
      for (const family of families) if (hasRequests(injector)) await family(alone, own);
    });
  };
  const listener = await openListener(context);
  const [ofSite] = await Promise.all([probeSite(context, crawl.value), probeParameters()]).finally(() =>
    listener?.close(),
  );
  const all = [...injectors, ...signOuts, ...folders];
  const probes = [...ofSite, ...all.flatMap((injector) => injector.notes)];
  const requests = all.reduce((sum, injector) => sum + injector.requests, 0);
  const failures = all.flatMap((injector) => injector.failures).slice(0, FAILURES_MAX);
  const byUrl = Map.groupBy(
    all.flatMap((injector) => injector.posted ?? []),
    ({ request }) => request.url,
  );
  const posted = [...byUrl.values()].flatMap(([first]) => first ?? []).slice(0, POSTED_MAX);
  const cookies = uniqueCookies(all.flatMap((injector) => injector.cookies)).slice(0, COOKIES_MAX);
  for (const exchange of failures) await context.analyse(exchange);
  return {
    state: 'available',
    value: {
      probes,
      failures,
      cookies,
      posted,
      parameters: all.length,
      requests,
      leftOut,
      cutShort: cutShort.size,
      listens: listener !== null,
    },
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

/** A sign-out link would end the session, which request headers of the user may carry too. */
function signOutInjectors(context: ProbeContext, { pages }: CrawlEvidence): Injector[] {
  if (context.identities.includes('user') || Object.keys(context.options.request_headers ?? {}).length > 0) return [];
  return signOutPoints(pages, context.target.origin, context.options).map((point) => new Injector(context, point));
}

/** File names in folders are probed in compliance scans only. */
function folderInjectors(context: ProbeContext, crawl: CrawlEvidence): Injector[] {
  if (context.scanType !== 'compliance') return [];
  return folderPoints(crawl, context.target.origin, context.options).map((point) => new Injector(context, point));
}

async function eachOf(
  context: ProbeContext,
  injectors: readonly Injector[],
  probe: (injector: Injector) => Promise<void>,
): Promise<void> {
  const waiting = injectors.values();
  const work = async () => {
    for (const injector of waiting) {
      if (context.signal.aborted) return;
      // Cached responses do not wait: yield to the event loop between points.
      await nextTurn();
      await probe(injector);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

const NO_LETTERS: Letters = { canary: '', response: null, quoted: null };

async function probeReflection(injector: Injector, linked: Exchange | null): Promise<Letters> {
  const canary = injector.token();
  const second = injector.token();
  const response = await injector.send(canary);
  const quoted = await probeSql(injector, response, canary, second);
  const plainly = response !== null && reflects(response, canary) ? { exchange: response, marker: canary } : null;
  const inQuotes = quoted !== null && reflects(quoted, second) ? { exchange: quoted, marker: second } : null;
  if (plainly !== null) await probeXss(injector, plainly, '', inQuotes);
  else if (inQuotes !== null) await probeXss(injector, inQuotes, injector.point.baseline + QUOTES, inQuotes);
  if (response !== null) await probeHeaderSplit(injector, response, canary, linked);
  return { canary, response, quoted: quoted === null ? null : { exchange: quoted, marker: second } };
}

async function probeTargets(
  context: ProbeContext,
  injector: Injector,
  site: SiteFiles,
  { canary, response }: Letters,
  crawl: CrawlEvidence,
): Promise<void> {
  const { kind } = injector.point;
  // No link of another site contains such a value.
  if (kind !== 'header' && kind !== 'cookie') await probeRedirect(injector, response, canary, context.target.origin);
  // A server does not open the target of a redirect as a file, nor that of a sign-out link.
  const leads = injector.notes.some(({ family }) => family === 'open-redirect');
  if (context.scanType !== 'compliance' || leads || canary === '') return;
  if (isBrowserHeader(injector.point) || (response !== null && isRedirectedTo(response, canary))) return;
  const plain = response === null ? null : { exchange: response, marker: canary };
  await probeTraversal(injector, site, plain, linkedResponse(injector.point, crawl));
}

function isUnanswered({ point, notes }: Injector): boolean {
  return point.alone !== undefined && notes.length === 0;
}

/** The same field with the others empty, if that makes a difference: one request where it does not. */
async function aloneInjector(
  context: ProbeContext,
  { point }: Injector,
  { canary, response }: Letters,
): Promise<Injector | null> {
  const { alone, ...rest } = point;
  if (alone === undefined || response === null) return null;
  const injector = new Injector(context, { ...rest, request: alone });
  const other = await injector.send(canary);
  return other === null || steadyText(other, canary, canary) === steadyText(response, canary, canary) ? null : injector;
}

/** The crawl's response to a link with the site's own value, where it followed one. */
function linkedResponse(point: InsertionPoint, crawl: CrawlEvidence): Exchange | null {
  if (point.kind !== 'query') return null;
  const responses = [...crawl.pages.map(({ exchange }) => exchange), ...(crawl.redirects ?? [])];
  const isIts = ({ request }: Exchange) =>
    request.url.startsWith(`${point.request.url}?`) &&
    new URL(request.url).searchParams.get(point.name) === point.baseline;
  return responses.find(isIts) ?? null;
}

function isRedirectedTo(exchange: Exchange, marker: string): boolean {
  const { status, headers } = exchange.response;
  return status >= 300 && status < 400 && (header(headers, 'location') ?? '').toLowerCase().includes(marker);
}

function reflects(exchange: Exchange, marker: string): boolean {
  return exchange.response.text.toLowerCase().includes(marker);
}

async function probeSite(context: ProbeContext, crawl: CrawlEvidence): Promise<ActiveProbe[]> {
  const pages = crawl.pages.map(({ exchange }) => exchange);
  const redirects = crawl.redirects ?? [];
  return [
    ...(await probePathSplit(context, redirects)),
    ...(await probeErrorPath(context, crawl.errorPages ?? [])),
    ...(await probeHost(context, pages, redirects)),
    ...(context.scanType === 'compliance' ? await probeAlias(context, crawl) : []),
    ...(context.scanType === 'compliance' ? await probeDevServer(context, pages) : []),
  ];
}

/** The servlet container scopes its session cookie to the application (Servlet specification, section 7.1.1). */
function contextPathOf(crawl: CrawlEvidence): string | null {
  for (const { exchange } of crawl.pages)
    for (const field of headerValues(exchange.response.headers, 'set-cookie')) {
      const cookie = parseSetCookie(field);
      if (cookie?.name.toLowerCase() === 'jsessionid' && cookie.path !== null) return cookie.path;
    }
  return null;
}

/** A static file with known text: a script of the crawl or, in a compliance scan, a style sheet. */
async function knownFileOf(context: ProbeContext, { pages, resources }: CrawlEvidence): Promise<SiteFiles['known']> {
  const isKnown = ({ response }: Exchange) => response.status === 200 && response.text.length > 100;
  const script = resources.find(isKnown);
  if (script !== undefined) return { path: new URL(script.request.url).pathname, body: script.response.text };
  const sheets = pages.flatMap(({ exchange }) => documentOf(exchange)?.stylesheets ?? []);
  const sheet = sheets
    .map(({ url }) => new URL(url))
    .find((url) => url.origin === context.target.origin && isPathAllowed(url, context.options));
  if (context.scanType !== 'compliance' || sheet === undefined) return null;
  const attempt = await context.fetch({ url: sheet.href });
  return hasResponse(attempt) && isKnown(attempt) ? { path: sheet.pathname, body: attempt.response.text } : null;
}

function siteFiles(crawl: CrawlEvidence, known: SiteFiles['known']): SiteFiles {
  const banner = crawl.pages
    .map(({ exchange: { response } }) =>
      ['server', 'x-powered-by', 'set-cookie'].map((name) => header(response.headers, name)),
    )
    .join(' ');
  const urls = crawl.parameters.map(({ request }) => request.url).join(' ');
  const isWindows =
    /iis|asp\.net|win(?:32|64|dows)/i.test(banner) ||
    /\.aspx?\b/i.test(urls) ||
    crawl.parameters.some(({ baseline }) => /^(?:file:\/*)?[a-z]:[\\/]/i.test(baseline));
  const technologies = technologiesOf(crawl);
  const server = technologies.has('java') ? 'java' : 'other';
  const endsAtZero = technologies.has('php') || /\.(?:cgi|pl)\b/i.test(urls);
  return { server, isWindows, endsAtZero, contextPath: contextPathOf(crawl), known };
}
