import type { IdentityName } from '../../../contract/login.ts';
import type { AccessEvidence, AccessProbe, SessionTrial } from '../../core/evidence/access.ts';
import type { CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { isActByGet, isPathAllowed } from '../../crawl/link-policy.ts';
import { pathShape, urlShape } from '../../crawl/url-shape.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { redirectTarget } from '../../web/redirect.ts';
import { isSameContent, namesOf, namesUser } from '../../web/same-content.ts';
import { isSignInLink } from '../../web/sign-in-page.ts';

const OBJECTS_MAX = 15;
const OBJECTS_OF_SHAPE = 2;
const FUNCTIONS_MAX = 15;
const PAGES_MAX = 3;
/** Requests left for the other checks. */
const REQUESTS_KEPT = 60;

/** What a session of its own needs, with a search for the sign-in. */
const SESSION_REQUESTS = 30;
const SESSION_CHECKS = ['access.session-fixation', 'access.session-after-sign-out'];

/** What {@link compareCache} appends to the path of a page. */
const STYLE_NAME = /[/;][a-z]{1,20}\.css$/;

type Reader = IdentityName | 'none';

/**
 * Compares by reading what the user, a second user, an administrator and a request without a session get. Requires a login; nothing is
 * changed.
 */
export async function gatherAccess(context: ProbeContext): Promise<Gathered<AccessEvidence>> {
  const { identities } = context;
  if (!identities.includes('user'))
    return { state: 'not_applicable', reason: 'no login was given, or the sign-in failed' };
  const crawl = await context.gather('crawl');
  if (crawl.state !== 'available') return crawl;
  const { pages } = crawl.value;
  const readable = pages.filter(({ exchange }) => exchange.response.status === 200);
  const place = context.place?.location.url;
  const isPlace = ({ url }: CrawledPage) => place === undefined || url === place;
  const objects = identities.includes('second') ? objectsOf(readable.filter(isPlace)) : [];
  const functions = identities.includes('admin') ? await functionsOf(context, pages) : [];
  const cached = place === undefined ? privatePages(readable) : [{ url: place.replace(STYLE_NAME, '') }];
  const probes: AccessProbe[] = [];
  for (const page of objects) probes.push(...(await compareObject(context, page, readable)));
  for (const url of functions) probes.push(...(await compareFunction(context, url)));
  let compared = 0;
  for (const { url } of cached) {
    if (compared >= PAGES_MAX || context.requestsLeft() < REQUESTS_KEPT) break;
    if (!(await isRefused(context, url))) continue;
    compared += 1;
    probes.push(...(await compareCache(context, url)));
  }
  const session = await trySession(context);
  return {
    state: 'available',
    value: { probes, objects: objects.length, functions: functions.length, pages: compared, session },
  };
}

/** At the end, because an application may allow one session per user. */
async function trySession(context: ProbeContext): Promise<SessionTrial> {
  const { disable_checks: disabled = [] } = context.options;
  if (SESSION_CHECKS.every((id) => disabled.includes(id))) return { reason: 'its checks are disabled' };
  if (!context.ownershipProven) return { reason: 'ownership of the target is not proven' };
  const left = await context.spareRequests();
  if (left < SESSION_REQUESTS || context.signal.aborted) return { reason: 'no requests or time were left' };
  return (await context.trySession?.()) ?? { reason: 'the user did not sign in with a user name and a password alone' };
}

function privatePages(pages: readonly CrawledPage[]): CrawledPage[] {
  return pages.filter(({ exchange }) => documentOf(exchange) !== null).slice(0, PAGES_MAX * 3);
}

async function read(context: ProbeContext, url: string, identity: Reader): Promise<Exchange | null> {
  if (context.requestsLeft() < REQUESTS_KEPT) return null;
  const attempt = await context.fetch({ url, identity, fresh: true });
  return hasResponse(attempt) ? attempt : null;
}

/** Without a session the address is refused, or leads to a sign-in. */
async function isRefused(context: ProbeContext, url: string): Promise<boolean> {
  const without = await read(context, url, 'none');
  if (without === null) return false;
  const { status } = without.response;
  const to = redirectTarget(without);
  if (to !== null) return to.origin !== context.target.origin || isSignInLink({ url: to.href, text: '' });
  return status === 401 || status === 403 || status === 404;
}

/** Two responses to one reader, so that what changes by itself is known. */
async function readTwice(context: ProbeContext, url: string, identity: Reader): Promise<[Exchange, Exchange] | null> {
  const first = await read(context, url, identity);
  const again = first?.response.status === 200 ? await read(context, url, identity) : null;
  return first === null || again === null ? null : [first, again];
}

/** Pages with an id in their address, a few of each shape. */
function objectsOf(pages: readonly CrawledPage[]): CrawledPage[] {
  const counts = new Map<string, number>();
  return pages
    .filter(({ url }) => {
      const parsed = new URL(url);
      const hasId =
        pathShape(parsed).includes('{') ||
        [...parsed.searchParams].some(([name, value]) => /(?:^|_)(?:id|uuid|no|number)$/i.test(name) && value !== '');
      const shape = urlShape(parsed);
      const count = (counts.get(shape) ?? 0) + 1;
      if (hasId) counts.set(shape, count);
      return hasId && count <= OBJECTS_OF_SHAPE;
    })
    .slice(0, OBJECTS_MAX);
}

async function compareObject(
  context: ProbeContext,
  { url, discoveredFrom }: CrawledPage,
  pages: readonly CrawledPage[],
): Promise<AccessProbe[]> {
  const { login, second_login: second } = context.options;
  const [owner, caller] = [namesOf(login?.username), namesOf(second?.username)];
  if (!(await isRefused(context, url))) return [];
  const own = await readTwice(context, url, 'user');
  const other = own === null ? null : await read(context, url, 'second');
  if (own === null || other === null || !isSameContent(own, other, [...owner, ...caller])) return [];
  // What the other user's own pages link to is shared on purpose.
  const list = pages.find((page) => page.url === discoveredFrom);
  const otherList = list === undefined ? null : await read(context, list.url, 'second');
  if (otherList === null || linksOf(otherList).has(url)) return [];
  const named = owner.filter((name) => !caller.includes(name));
  return [
    {
      kind: 'object',
      list: list?.exchange,
      own: own[0],
      other,
      namesOwner: namesUser(other, named) && !namesTwice(other, caller, own[0]),
    },
  ];
}

/** The response names the caller where the owner's names no one, so the record is the caller's own. */
function namesTwice(other: Exchange, caller: readonly string[], own: Exchange): boolean {
  return namesUser(own, caller) && namesUser(other, caller);
}

function linksOf(exchange: Exchange): Set<string> {
  const { text } = exchange.response;
  const links = documentOf(exchange)?.links.map(({ url }) => url) ?? [];
  const quoted = [...text.slice(0, 200_000).matchAll(/"(\/[^"\s]{1,300})"/g)].map(
    ([, path = '']) => URL.parse(path, exchange.request.url)?.href ?? '',
  );
  return new Set([...links, ...quoted]);
}

/** Addresses that only the administrator's pages link to. */
async function functionsOf(context: ProbeContext, pages: readonly CrawledPage[]): Promise<string[]> {
  const { origin, startUrl } = context.target;
  if (context.place !== undefined) return [context.place.location.url];
  const known = new Set(
    pages.flatMap(({ url, exchange }) => [url, ...linksOf(exchange)]).map((url) => urlShape(new URL(url))),
  );
  const found = new Map<string, string>();
  const isOpen = (link: URL, text: string) =>
    link.origin === origin &&
    !isActByGet(link, text) &&
    !isSignInLink({ url: link.href, text }) &&
    isPathAllowed(link, context.options);
  const visit = async (url: string) => {
    for (const { url: href, text } of await adminLinks(context, url)) {
      const link = new URL(href);
      const shape = urlShape(link);
      if (known.has(shape) || found.has(shape) || found.size >= FUNCTIONS_MAX || !isOpen(link, text)) continue;
      found.set(shape, href);
    }
  };
  await visit(startUrl);
  for (const url of [...found.values()].slice(0, 5)) await visit(url);
  return [...found.values()];
}

/** The links of a page as the administrator sees it, after one redirect on the same origin. */
async function adminLinks(context: ProbeContext, url: string) {
  const page = await read(context, url, 'admin');
  const to = page === null ? null : redirectTarget(page);
  const final = to?.origin === context.target.origin ? await read(context, to.href, 'admin') : page;
  return final === null ? [] : (documentOf(final)?.links ?? []);
}

async function compareFunction(context: ProbeContext, url: string): Promise<AccessProbe[]> {
  const { login, admin_login: admin } = context.options;
  const own = await readTwice(context, url, 'admin');
  if (own === null || !(await isRefused(context, url))) return [];
  const other = await read(context, url, 'user');
  const names = [...namesOf(login?.username), ...namesOf(admin?.username)];
  if (other === null || !isSameContent(own, other, names)) return [];
  return [{ kind: 'function', own: own[0], other, namesOwner: false }];
}

/** Asks for a private page under the name of a style sheet: first as the user, then without a session (RFC 9111, section 7). */
async function compareCache(context: ProbeContext, url: string): Promise<AccessProbe[]> {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  for (const path of [`${base}/${context.token(8)}.css`, `${base};${context.token(8)}.css`]) {
    const own = await readTwice(context, url, 'user');
    const poisoned = own === null ? null : await read(context, `${origin}${path}`, 'user');
    if (own === null || poisoned === null || !isSameContent(own, poisoned, [])) continue;
    const other = await read(context, `${origin}${path}`, 'none');
    if (other === null || !isSameContent(own, other, [])) continue;
    return [{ kind: 'cache', own: poisoned, other, namesOwner: true }];
  }
  return [];
}
