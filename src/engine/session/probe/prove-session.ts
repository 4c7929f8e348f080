import { isRecord } from '../../../shared/records.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { isActByGet } from '../../crawl/link-policy.ts';
import { endpointsOf } from '../../crawl/script-endpoints.ts';
import { hasName } from '../../data/names.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { redirectTarget } from '../../web/redirect.ts';
import { isSignInLink, isSignOutLink } from '../../web/sign-in-page.ts';
import { jsonOf, saysRefused } from '../../web/token-in.ts';
import { asksForPassword } from '../login-form.ts';
import { scriptsOf } from './find-login-page.ts';
import { endedAt, refuseWall } from './find-wall.ts';
import { onTarget, pathOf, type SignInContext, SignInError, type Visit, visit } from './sign-in-context.ts';

/** An address that shows whether a session is valid. */
export interface Proof {
  /** Absolute. */
  readonly url: string;
  /** It is refused without the session, by its status or the code in its JSON; or it offers a sign-out only with it. */
  readonly by: 'refused' | 'code' | 'sign-out';
}

const LINKS_MAX = 6;
const PATHS_SHOWN = 6;
const ENDPOINTS_MAX = 6;
const USUAL_PAGES = ['/account', '/profile', '/dashboard', '/settings'];
const USUAL_INTERFACES = ['/api/me', '/me', '/api/user', '/api/users/me'];

/**
 * Finds an address that responds only to the session; failing that, a page that offers a sign-out only to the session.
 * @param last the page after the sign-in
 * @throws SignInError
 */
export async function proveSession(context: SignInContext, last: Exchange | null): Promise<Proof> {
  const { check } = context;
  if (check !== undefined) return proveAt(context, check);
  const start = once(() => visit(context, { url: context.target.startUrl }));
  // What scripts read after the sign-in comes first, without further requests.
  const page = last === null && context.known.length > 0 ? null : await start();
  if (page !== null) await refuseWall(context, page, last);
  const tried: string[] = [];
  const found = await findProof(context, start, last, tried);
  if (found !== null) return found;
  const { credentials } = context;
  const bearer = /^Bearer (.+)$/.exec(credentials.authorization ?? '')?.[1];
  if (bearer !== undefined) {
    // The scheme of Django REST framework and of RealWorld.
    credentials.authorization = `Token ${bearer}`;
    const again = await findProof(context, start, last, tried);
    if (again !== null) return again;
    credentials.authorization = `Bearer ${bearer}`;
  }
  const paths = [...new Set(tried)];
  const shown = paths.slice(0, PATHS_SHOWN).map(pathOf).join(', ');
  throw new SignInError(
    'sign_in_unproven',
    `no address responds differently with the session than without it (tried ${paths.length}, such as ${shown})${endedAt(last)}`,
  );
}

/** Calls once, at the first use. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

async function findProof(
  context: SignInContext,
  start: () => Promise<Visit | null>,
  last: Exchange | null,
  tried: string[],
): Promise<Proof | null> {
  let fallback: Proof | null = null;
  for await (const url of candidates(context, start, last)) {
    tried.push(url);
    const by = await differenceAt(context, url);
    if (by === 'refused' || by === 'code') return { url, by };
    if (by === 'sign-out') fallback ??= { url, by };
  }
  return fallback;
}

async function proveAt(context: SignInContext, check: string): Promise<Proof> {
  const url = onTarget(context, check);
  const by = url === null ? null : await differenceAt(context, url);
  if (url === null || by === null)
    throw new SignInError(
      'sign_in_unproven',
      `${check.slice(0, 100)} (login-check) does not respond to the session only`,
    );
  return { url, by };
}

/** True if the session is valid, false if it ended, null if the response does not say. */
export async function isValid(context: SignInContext, { url, by }: Proof): Promise<boolean | null> {
  const attempt = await context.fetch({ url, identity: context.identity, fresh: true });
  if (!hasResponse(attempt)) return null;
  const { status } = attempt.response;
  if (status === 429 || status >= 500) return null;
  if (by === 'code') return isGiven(attempt) && hasData(jsonOf(attempt.response.text));
  return by === 'refused' ? isGiven(attempt) : offersSignOut(attempt);
}

async function* candidates(
  context: SignInContext,
  start: () => Promise<Visit | null>,
  last: Exchange | null,
): AsyncGenerator<string> {
  const { target } = context;
  const seen = new Set<string>();
  const unseen = (urls: readonly string[]) =>
    urls.filter((href) => {
      const url = URL.parse(href);
      if (url === null || url.origin !== target.origin || seen.has(href)) return false;
      seen.add(href);
      return !isActByGet(url);
    });
  const fresh = (urls: readonly string[]) => unseen(urls).filter((href) => !isSignInLink({ url: href, text: '' }));
  // What a script read or a description names may have the path of a sign-in: `/auth/me`.
  yield* unseen(context.known);
  yield* fresh([...(last === null ? [] : [last.request.url]), target.startUrl]);
  const seenAtStart = await start();
  const pages = [last, seenAtStart?.leavesTo === null ? seenAtStart.page : null].filter(
    (page) => page !== null && page !== undefined,
  );
  yield* fresh(pages.map(({ request }) => request.url));
  const links = pages
    .flatMap((page) => documentOf(page)?.links ?? [])
    .filter(({ element, text, url }) => element === 'a' && !isSignOutLink({ url, text }));
  const likely = (url: string) => (hasName('member-page', new URL(url).pathname) ? 0 : 1);
  const sorted = links.map(({ url }) => url).sort((one, other) => likely(one) - likely(other));
  yield* fresh([...new Set(sorted)].filter((href) => URL.parse(href)?.origin === target.origin)).slice(0, LINKS_MAX);
  const [page] = pages;
  if (page !== undefined) {
    const scripts = await scriptsOf(context, page);
    const paths = [...new Set(scripts.flatMap(endpointsOf))].sort(
      (one, other) => Number(!hasName('member-page', one)) - Number(!hasName('member-page', other)),
    );
    yield* fresh(paths.map((path) => new URL(path, target.origin).href)).slice(0, ENDPOINTS_MAX);
  }
  // A token is for interfaces.
  const hasToken = context.credentials.authorization?.startsWith('Bearer ') === true;
  const usual = hasToken ? [...USUAL_INTERFACES, ...USUAL_PAGES] : [...USUAL_PAGES, ...USUAL_INTERFACES];
  yield* fresh([...usual, '/admin/'].map((path) => new URL(path, target.origin).href));
  yield* unseen((await context.describe()).proofs);
}

async function differenceAt(context: SignInContext, url: string): Promise<Proof['by'] | null> {
  const { identity } = context;
  const own = await context.fetch({ url, identity, fresh: true });
  if (!hasResponse(own) || !isGiven(own)) return null;
  const without = await context.fetch({ url, identity: 'none', fresh: true });
  if (!hasResponse(without)) return null;
  if (await isRefused(context, without)) return 'refused';
  if (isOtherCode(own, without)) return 'code';
  return offersSignOut(own) && !offersSignOut(without) ? 'sign-out' : null;
}

function isGiven(exchange: Exchange): boolean {
  const { status } = exchange.response;
  const isRead = status >= 200 && status < 300 && !asksForPassword(exchange);
  return isRead && !saysRefused(jsonOf(exchange.response.text));
}

/** Interfaces that give every response the status 200 have a code in the body, and data only for the user (vue-element-admin). */
function isOtherCode(own: Exchange, without: Exchange): boolean {
  const [mine, other] = [own, without].map(({ response }) => jsonOf(response.text));
  if (!isRecord(mine) || !isRecord(other) || mine['code'] === undefined) return false;
  return mine['code'] !== other['code'] && hasData(mine) && !hasData(other);
}

function hasData(value: unknown): boolean {
  return isRecord(value) && Object.values(value).some((member) => typeof member === 'object' && member !== null);
}

/** A refusal: 401, 403, 404 of applications that hide what exists, a redirect to a sign-in, or a sign-in form in place of the page. */
async function isRefused(context: SignInContext, without: Exchange): Promise<boolean> {
  const { status, text } = without.response;
  if (status === 401 || status === 403 || status === 404) return true;
  if (status < 300 && saysRefused(jsonOf(text))) return true;
  const to = redirectTarget(without);
  if (to === null) return status < 300 && asksForPassword(without);
  if (to.origin !== context.target.origin || isSignInLink({ url: to.href, text: '' })) return true;
  const led = await visit(context, { url: to.href, identity: 'none' });
  if (led === null) return false;
  // An identity provider may be a few redirects away.
  return led.leavesTo !== null || led.page.response.status === 401 || asksForPassword(led.page);
}

function offersSignOut(exchange: Exchange): boolean {
  const document = documentOf(exchange);
  if (document === null || exchange.response.status >= 300) return false;
  return (
    document.links.some(({ url, text }) => isSignOutLink({ url, text })) ||
    document.forms.some(({ action }) => isSignOutLink({ url: action, text: '' }))
  );
}
