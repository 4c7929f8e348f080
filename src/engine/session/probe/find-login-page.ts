import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { asksForBasic } from '../json-login.ts';
import { loginStep } from '../login-form.ts';
import { framesOf, memberLinks, signInLinks, USUAL_PATHS } from '../login-places.ts';
import { onTarget, pathOf, type SignInContext, SignInError, type Visit, visit } from './sign-in-context.ts';

export type LoginPage =
  | { readonly kind: 'form'; readonly page: Exchange }
  | { readonly kind: 'basic'; readonly page: Exchange }
  /** A page without fields, and scripts that may show them. */
  | { readonly kind: 'scripted'; readonly page: Exchange }
  /** The address that the user names takes no GET: an interface. */
  | { readonly kind: 'interface'; readonly page: Exchange };

const PLACES_MAX = 3;
/** Statuses of a server that asks for fewer requests, or is in maintenance (RFC 6585, section 4; RFC 9110, section 15.6.4). */
const BUSY: readonly number[] = [429, 503];

/**
 * Sign-in pages, the likeliest first: the one at the address given; or on the start page or where it redirects, behind links that say
 * so, at usual paths, behind links to pages of members, and those that only scripts show.
 * @throws SignInError if there is none
 */
export async function* loginPages(context: SignInContext): AsyncGenerator<LoginPage> {
  const { url } = context.login;
  if (url === undefined) yield* searchPages(context);
  else yield atAddress(context, url);
}

async function* searchPages(context: SignInContext): AsyncGenerator<LoginPage> {
  const start = await visit(context, { url: context.target.startUrl });
  if (start === null) throw new SignInError('sign_in_page_not_found', 'the start page did not respond');
  const { status } = start.page.response;
  if (BUSY.includes(status))
    throw new SignInError('sign_in_page_not_found', `${pathOf(start.page.request.url)} responds with ${status}`);
  const atStart = judge(start.page, false);
  const isForm = atStart !== null && atStart.kind !== 'scripted';
  if (isForm) yield atStart;
  const document = documentOf(start.page);
  if (document === null) await refuseInterface(context);
  const links = document === null ? [] : signInLinks(document);
  const search = new Search(context, start.page);
  yield* search.at(document === null ? [] : framesOf(document));
  yield* search.at(links.map((link) => link.url));
  yield* search.at(USUAL_PATHS.map((path) => new URL(path, context.target.origin).href));
  yield* search.at(document === null ? [] : memberLinks(document));
  const scripted = [...search.scripted, ...(atStart?.kind === 'scripted' ? [atStart] : [])];
  yield* scripted.slice(0, PLACES_MAX);
  if (scripted.length > 0 || search.isFound || isForm) return;
  const isOwn = (href: string) => new URL(href).origin === context.target.origin;
  const away = start.leavesTo ?? URL.parse(links.find((link) => !isOwn(link.url))?.url ?? '') ?? search.leavesTo;
  if (away !== null)
    throw new SignInError('sign_in_off_host', `the sign-in is at ${away.origin.slice(0, 200)}, another origin`);
  const refused = status < 400 ? '' : `, and the start page responds with ${status}`;
  throw new SignInError('sign_in_page_not_found', `neither a link nor a usual path leads to a sign-in page${refused}`);
}

/**
 * An interface has no pages, and its description names the operation.
 * @throws SignInError if there is one
 */
async function refuseInterface(context: SignInContext): Promise<void> {
  if ((await context.describe()).signIns.length > 0)
    throw new SignInError('sign_in_page_not_found', 'the start page is not HTML');
}

/** Visits places, each once, and keeps those that only scripts show. */
class Search {
  readonly scripted: LoginPage[] = [];
  leavesTo: URL | null = null;
  isFound = false;
  readonly #context: SignInContext;
  readonly #start: Exchange;
  readonly #seen = new Set<string>();
  #isOnePage = false;

  constructor(context: SignInContext, start: Exchange) {
    this.#context = context;
    this.#start = start;
  }

  /** The pages with a form among the places. */
  async *at(places: readonly string[]): AsyncGenerator<LoginPage> {
    for (const url of places) {
      // One page for all paths: an application rendered by scripts, whose other paths show nothing else.
      if (this.#isOnePage) return;
      if (this.#seen.has(url) || new URL(url).origin !== this.#context.target.origin) continue;
      this.#seen.add(url);
      const found = await visit(this.#context, { url });
      this.leavesTo ??= found?.leavesTo ?? null;
      if (found?.leavesTo !== null) continue;
      const page = judge(found.page, true) ?? (await judgeFrames(this.#context, found.page));
      if (page === null) continue;
      if (page.kind === 'scripted') {
        this.scripted.push(page);
        this.#isOnePage = page.page.response.text === this.#start.response.text;
        continue;
      }
      this.isFound = true;
      yield page;
    }
  }
}

async function judgeFrames(context: SignInContext, page: Exchange): Promise<LoginPage | null> {
  const document = documentOf(page);
  const own = document === null ? [] : framesOf(document).filter((url) => onTarget(context, url) !== null);
  for (const url of own) {
    const found = await visit(context, { url });
    const judged = found?.leavesTo === null ? judge(found.page, true) : null;
    if (judged !== null && judged.kind !== 'scripted') return judged;
  }
  return null;
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
  const judged = judge(page, true);
  if (judged?.kind === 'scripted' || judged === null) {
    const framed = await judgeFrames(context, page);
    if (framed !== null) return framed;
  }
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

/** @param isSignIn a link or its address says that it is a sign-in */
function judge(page: Exchange, isSignIn: boolean): LoginPage | null {
  if (asksForBasic(page)) return { kind: 'basic', page };
  const step = loginStep(page, isSignIn);
  const document = documentOf(page);
  const hasScripts = document !== null && document.scripts.length > 0;
  // Scripts show the form, or one of their own.
  if (step !== null) return { kind: step.form.isHidden && hasScripts ? 'scripted' : 'form', page };
  const isShell = hasScripts && page.response.status < 400 && document.visibleText.trim().length < 600;
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
