import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isSignInLink } from '../../web/sign-in-page.ts';
import { asksForBasic } from '../json-login.ts';
import { loginStep } from '../login-form.ts';
import { onTarget, pathOf, type SignInContext, SignInError, type Visit, visit } from './sign-in-context.ts';

export type LoginPage =
  | { readonly kind: 'form'; readonly page: Exchange }
  | { readonly kind: 'basic'; readonly page: Exchange }
  /** A page without fields, and scripts that may show them. */
  | { readonly kind: 'scripted'; readonly page: Exchange }
  /** The address that the user names takes no GET: an interface. */
  | { readonly kind: 'interface'; readonly page: Exchange };

const LINKS_MAX = 4;
/** Devise, Django, Laravel, WordPress, Spring Security, Keycloak, phpBB, NextAuth, ASP.NET Identity and others. */
const USUAL_PATHS = [
  '/login',
  '/users/sign_in',
  '/accounts/login/',
  '/admin/login/',
  '/signin',
  '/sign-in',
  '/wp-login.php',
  '/auth/login',
  '/user/login',
  '/api/auth/signin',
  '/Identity/Account/Login',
  '/Account/Login',
  '/users/log_in',
  '/session/new',
  '/account/login',
  '/ucp.php?mode=login',
  '/login.php',
];

/**
 * The sign-in page: at the address given, on the start page or where it redirects, behind a link that says so, or at a usual path.
 * @throws SignInError
 */
export async function findLoginPage(context: SignInContext): Promise<LoginPage> {
  const { url } = context.login;
  if (url !== undefined) return atAddress(context, url);
  const start = await visit(context, { url: context.target.startUrl });
  if (start === null) throw new SignInError('sign_in_page_not_found', 'the start page did not respond');
  const atStart = judge(start.page);
  if (atStart !== null && atStart.kind !== 'scripted') return atStart;
  // An interface has no pages, and its description names the operation.
  if (documentOf(start.page) === null && (await context.describe()).signIns.length > 0)
    throw new SignInError('sign_in_page_not_found', 'the start page is not HTML');
  const links = (documentOf(start.page)?.links ?? []).filter(isSignInLink).map((link) => link.url);
  const isOwn = (href: string) => new URL(href).origin === context.target.origin;
  const usual = USUAL_PATHS.map((path) => new URL(path, context.target.origin).href);
  const places = new Set([...[...new Set(links)].filter(isOwn).slice(0, LINKS_MAX), ...usual]);
  const found = await tryPlaces(context, places, start.page);
  const page = found.page ?? atStart;
  if (page !== null) return page;
  const away = start.leavesTo ?? URL.parse(links.find((href) => !isOwn(href)) ?? '') ?? found.leavesTo;
  if (away !== null)
    throw new SignInError('sign_in_off_host', `the sign-in is at ${away.origin.slice(0, 200)}, another origin`);
  throw new SignInError('sign_in_page_not_found', 'neither a link nor a usual path leads to a sign-in page');
}

/** The first place with a form; failing that, the first that scripts render, and where the first redirect leaves the origin. */
async function tryPlaces(
  context: SignInContext,
  places: Iterable<string>,
  start: Exchange,
): Promise<{ readonly page: LoginPage | null; readonly leavesTo: URL | null }> {
  let scripted: LoginPage | null = null;
  let leavesTo: URL | null = null;
  for (const url of places) {
    const found = await visit(context, { url });
    leavesTo ??= found?.leavesTo ?? null;
    const page = found?.leavesTo === null ? judge(found.page) : null;
    if (page !== null && page.kind !== 'scripted') return { page, leavesTo };
    scripted ??= page;
    // One page for all paths: an application rendered by scripts, whose other paths show nothing else.
    if (page?.kind === 'scripted' && page.page.response.text === start.response.text) break;
  }
  return { page: scripted, leavesTo };
}

async function atAddress(context: SignInContext, reference: string): Promise<LoginPage> {
  const href = onTarget(context, reference);
  if (href === null)
    throw new SignInError('sign_in_off_host', 'the url of the login is not on the host, scheme and port of the target');
  const found: Visit | null = await visit(context, { url: href });
  if (found === null) throw new SignInError('sign_in_page_not_found', `${pathOf(href)} did not respond`);
  if (found.leavesTo !== null)
    throw new SignInError('sign_in_off_host', `${pathOf(href)} redirects to ${found.leavesTo.origin.slice(0, 200)}`);
  const { page } = found;
  const judged = judge(page);
  if (judged !== null) return judged;
  const { status } = page.response;
  const isHtml = documentOf(page) !== null && status < 300;
  if (
    !isHtml &&
    (status === 405 || status === 400 || status === 401 || status === 404 || status === 415 || status < 300)
  ) {
    // Many interfaces have no GET and say that the path does not exist.
    return { kind: 'interface', page: { ...page, request: { ...page.request, url: href } } };
  }
  if (isHtml)
    throw new SignInError('sign_in_field_not_found', `${pathOf(href)} has no field for the user name and the password`);
  throw new SignInError('sign_in_page_not_found', `${pathOf(href)} responds with ${status}`);
}

function judge(page: Exchange): LoginPage | null {
  if (asksForBasic(page)) return { kind: 'basic', page };
  if (loginStep(page) !== null) return { kind: 'form', page };
  const document = documentOf(page);
  const isShell =
    document !== null &&
    page.response.status < 400 &&
    document.scripts.length > 0 &&
    document.visibleText.trim().length < 600;
  return isShell ? { kind: 'scripted', page } : null;
}

/** The scripts of a page on the target's origin, and the page itself. */
export async function scriptsOf(context: SignInContext, page: Exchange): Promise<Exchange[]> {
  const document = documentOf(page);
  const preloaded =
    document?.subresources.filter(({ kind, url }) => kind === 'preload' && /\.m?js(?:$|\?)/.test(url)) ?? [];
  const urls = [...(document?.scripts ?? []), ...preloaded].flatMap(({ url }) => url ?? []);
  const own = [...new Set(urls)].filter((url) => new URL(url).origin === context.target.origin);
  const attempts = await Promise.all(
    own.slice(-SCRIPTS_MAX).map((url) => context.fetch({ url, identity: context.identity })),
  );
  return [page, ...attempts.filter(hasResponse).filter(({ response }) => response.status === 200)];
}

const SCRIPTS_MAX = 6;
