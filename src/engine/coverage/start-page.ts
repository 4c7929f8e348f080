import type { CoverageCode } from '../../contract/coverage.ts';
import { interstitialOf } from '../../shared/interstitials/interstitial-of.ts';
import { type Attempt, type Exchange, hasResponse, header } from '../core/evidence/http.ts';
import type { LandingEvidence } from '../core/evidence/passive.ts';
import type { TargetInfo } from '../core/evidence/target.ts';
import { documentOf } from '../web/html/html-document.ts';
import { redirectTarget } from '../web/redirect.ts';
import { isSignInPath, isSingleSignOn, showsSignIn } from '../web/sign-in-page.ts';
import { matchPagePhrases } from './page-phrases.ts';
import { isEmptyPage, isGarbled, type PageView, pageView } from './page-view.ts';

/** Why a response is not the application. `detail` is untrusted: a sentence without full stop, to be escaped. */
export interface Obstacle {
  readonly code: CoverageCode;
  readonly detail: string;
}

const ERROR_TEXT_MAX = 64 * 1024;

/** Why the start page is not the application, or null. */
export function startPageObstacle(landing: LandingEvidence, target: TargetInfo): Obstacle | null {
  if (landing.leavesTo !== null) return departure(landing.leavesTo, target);
  const { final } = landing;
  const { status } = final.response;
  const obstacle = pageObstacle(final);
  if (obstacle !== null) return obstacle;
  if (landing.leftOut !== undefined)
    return {
      code: 'target_left_out',
      detail: `the start page redirects to ${landing.leftOut.slice(0, 200)}, which include-paths or exclude-paths leaves out`,
    };
  if (status >= 300 && status < 400)
    return {
      code: 'target_redirect_loop',
      detail: `the start page responds with ${status} after ${landing.chain.length} requests and never shows a page`,
    };
  return signOnElsewhere(final, target);
}

/** Why a response is not a page of the application, or null. The caller judges redirects. */
export function pageObstacle(exchange: Exchange): Obstacle | null {
  const { status, headers, text } = exchange.response;
  const view = pageView(exchange);
  // A debug page says at its start why the host was refused, and is long.
  const start = status >= 400 ? text.slice(0, ERROR_TEXT_MAX) : text;
  const known = interstitialOf((name) => header(headers, name), start);
  if (known !== null && (known.header !== undefined || status >= 400 || isShort(view)))
    return { code: known.code, detail: `the start page shows ${known.name}` };
  if (status >= 500) return { code: 'target_server_error', detail: `the start page responds with ${status}` };
  if (status === 404 || status === 410)
    return { code: 'target_not_found', detail: `the start page responds with ${status}` };
  if (status >= 400) return { code: 'target_refused', detail: `the start page responds with ${status}` };
  if (status >= 300) return null;
  if (isGarbled(exchange, view))
    return { code: 'target_unreadable', detail: 'the start page cannot be decoded as its headers say' };
  if (isEmptyPage(exchange, view))
    return { code: 'target_empty', detail: `the start page responds with ${status} and no content` };
  // A sign-in page may say that access is denied.
  if (view.hasPasswordField) return null;
  if (isScriptGate(view))
    return { code: 'target_challenge', detail: 'the start page is a script that sets a cookie and loads another page' };
  const phrases = matchPagePhrases(view);
  return phrases === null ? null : { code: phrases.code, detail: `the start page shows ${phrases.seen}` };
}

/** Pages about challenges and block pages are long or have many links. */
function isShort(view: PageView): boolean {
  return view.text.length <= 4_000 && view.links.length <= 15;
}

/** No content, and a script that sets a cookie and reloads: a bot check of any vendor. */
function isScriptGate(view: PageView): boolean {
  const { text, links, hasMedia, forms, inlineScript } = view;
  if (!view.isHtml || text.length > 300 || links.length > 1 || hasMedia || forms.length > 0) return false;
  return /\bdocument\.cookie\s{0,4}=/.test(inlineScript) && /\blocation\b/.test(inlineScript);
}

/** True if the start page is a sign-in form on the same host. */
export function isSignInPage({ final }: LandingEvidence, target: TargetInfo): boolean {
  const document = documentOf(final);
  if (final.response.status >= 300 || document === null) return false;
  const { url } = final.request;
  const wasSentThere =
    url !== target.startUrl && isSignInPath(new URL(url).pathname) && !isSignInPath(new URL(target.startUrl).pathname);
  return wasSentThere || showsSignIn(document);
}

/** True if a response redirects to a sign-in page on the same origin. */
export function leadsToSignIn(attempt: Attempt, target: TargetInfo): boolean {
  const to = hasResponse(attempt) ? redirectTarget(attempt) : null;
  return to !== null && to.origin === target.origin && isSignInPath(to.pathname);
}

function departure(leavesTo: string, target: TargetInfo): Obstacle {
  const url = new URL(leavesTo);
  const isOtherHost = url.hostname !== new URL(target.origin).hostname;
  if (isOtherHost && isSingleSignOn(url))
    return { code: 'target_single_sign_on', detail: `the start page redirects to the sign-in of ${shownHost(url)}` };
  return { code: 'target_off_host', detail: `the start page redirects to ${url.origin.slice(0, 200)}` };
}

/** A page that redirects by markup or script: meta refresh, an automatic SAML form, a bare script. */
function signOnElsewhere(final: Exchange, target: TargetInfo): Obstacle | null {
  const view = pageView(final);
  const host = new URL(target.origin).hostname;
  const saml = view.forms.find(({ names }) => names.includes('SAMLRequest') || names.includes('wresult'));
  const samlUrl = saml === undefined ? null : URL.parse(saml.action);
  if (samlUrl !== null && samlUrl.hostname !== host)
    return { code: 'target_single_sign_on', detail: `the start page posts to the sign-in of ${shownHost(samlUrl)}` };
  // A page with content is the application, even if it refreshes later.
  if (view.text.length > 600) return null;
  const scripted = view.text.length > 200 ? undefined : LOCATION.exec(view.inlineScript.slice(0, 8_000))?.[1];
  const away = URL.parse(view.refreshTo ?? scripted ?? '');
  return away === null || away.hostname === host ? null : departure(away.href, target);
}

const LOCATION = /\blocation(?:\.href)?(?:\s{0,4}=|\.(?:replace|assign)\()\s{0,4}["'](https?:\/\/[^"'\s]{1,500})["']/i;

function shownHost(url: URL): string {
  return url.host.slice(0, 100);
}
