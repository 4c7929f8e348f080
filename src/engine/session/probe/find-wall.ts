import type { Exchange } from '../../core/evidence/http.ts';
import { hasName } from '../../data/names.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isSignInLink } from '../../web/sign-in-page.ts';
import { asksForPassword } from '../login-form.ts';
import { memberLinks } from '../login-places.ts';
import { pathOf, type SignInContext, SignInError, type Visit, visit } from './sign-in-context.ts';

const LINKS_MAX = 4;

/**
 * Throws if the user who signed in sees one page only: terms to accept, a password to change, an address to verify, a second factor. A
 * session that only leads there proves nothing.
 * @param start the start page as the user sees it
 * @param last the page after the sign-in; null if a script signed in
 * @throws SignInError
 */
export async function refuseWall(
  context: SignInContext,
  { page, leavesTo }: Visit,
  last: Exchange | null,
): Promise<void> {
  if (leavesTo !== null) return;
  const end = last ?? page;
  // The start page may lead to the sign-in of others than the one that the user names.
  const isOwn = last !== null && (context.login.url === undefined || isWall(last));
  if (isOwn && isElsewhere(page, last) && asksForPassword(page) && isRedirected(context, page))
    throw new SignInError(
      'sign_in_unproven',
      `the sign-in ended at ${pathOf(last.request.url)}, and the start page still asks for a password`,
    );
  const leadsThere = isRedirected(context, page) && !isElsewhere(page, end);
  if (leadsThere && isWall(end) && !(await leadsOn(context, end)))
    throw new SignInError('sign_in_unproven', `after the sign-in, every page leads to ${pathOf(end.request.url)}`);
}

/** Why the session may be none: for the message when no address proves it. */
export function endedAt(last: Exchange | null): string {
  return last === null ? '' : `; the sign-in ended at ${pathOf(last.request.url)}`;
}

function isRedirected({ target }: SignInContext, page: Exchange): boolean {
  return new URL(page.request.url).pathname !== new URL(target.startUrl).pathname;
}

function isElsewhere(one: Exchange, other: Exchange): boolean {
  return new URL(one.request.url).pathname !== new URL(other.request.url).pathname;
}

/** By its address, or a form for a new password. */
function isWall(page: Exchange): boolean {
  const forms = documentOf(page)?.markupForms ?? [];
  const hasNewPassword = forms.some(
    ({ controls }) => controls.filter(({ type, isHidden }) => type === 'password' && !isHidden).length > 1,
  );
  return hasNewPassword || hasName('wall-page', new URL(page.request.url).pathname);
}

/** True if a link of the page leads to another one. */
async function leadsOn(context: SignInContext, page: Exchange): Promise<boolean> {
  const document = documentOf(page);
  const own = (document === null ? [] : memberLinks(document)).filter(
    (url) => new URL(url).origin === context.target.origin && !isSignInLink({ url, text: '' }),
  );
  for (const url of own.slice(0, LINKS_MAX)) {
    const found = await visit(context, { url });
    if (found === null || found.leavesTo !== null || found.page.response.status >= 300) continue;
    if (isElsewhere(found.page, page) && !asksForPassword(found.page)) return true;
  }
  return false;
}
