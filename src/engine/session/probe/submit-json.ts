import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { asksForCode, isUnread, jsonOf, saysRefused, tokenIn, tokenInHeaders } from '../../web/token-in.ts';
import { csrfHeaders, signInEndpoints, userNames } from '../json-login.ts';
import { hasCaptcha, loginStep } from '../login-form.ts';
import { scriptsOf } from './find-login-page.ts';
import { pathOf, type SignInContext, SignInError } from './sign-in-context.ts';

/** Attempts that the target refused as wrong credentials: more could lock the account. */
const REFUSALS_MAX = 2;

/**
 * Sends the credentials as JSON, as the scripts of the page do, and to an interface that cannot read it as a form.
 * @param endpoint the address that the user names, or null
 * @throws SignInError
 */
export async function submitJson(context: SignInContext, page: Exchange, endpoint: string | null): Promise<void> {
  const scripts = endpoint === null ? await scriptsOf(context, page) : [];
  const urls =
    endpoint === null ? signInEndpoints(scripts).map((path) => new URL(path, context.target.origin).href) : [endpoint];
  const failed: Failed = { refused: [], unread: [] };
  for (const url of urls) if (await tryBodies(context, page, { scripts, url }, failed)) return;
  if (hasCaptcha(page)) throw new SignInError('sign_in_captcha', `${pathOf(page.request.url)} asks for a captcha`);
  const [refusal] = failed.refused;
  if (refusal !== undefined) throw new SignInError('sign_in_denied', refusal);
  if (failed.unread.length > 0) throw new SignInError('sign_in_field_not_found', failed.unread.join('; '));
  throw new SignInError(
    'sign_in_scripted',
    `${pathOf(page.request.url)} is rendered by scripts, and ${context.useBrowser === null ? 'the scan has no browser' : 'the browser found no form there'}`,
  );
}

/** Attempts in words. */
interface Failed {
  /** The credentials were refused. */
  readonly refused: string[];
  /** The body was not read, so that no password was tried. */
  readonly unread: string[];
}

/**
 * @param failed attempts so far; gets those of this interface
 * @returns whether the interface signed in
 */
async function tryBodies(
  context: SignInContext,
  page: Exchange,
  { scripts, url }: { readonly scripts: readonly Exchange[]; readonly url: string },
  failed: Failed,
): Promise<boolean> {
  for (const body of bodies(context, page, scripts, url)) {
    const result = await sendEither(context, page, url, body);
    if (result === 'signed-in') return true;
    if (result === 'absent') return false;
    if (result.startsWith('does not read')) {
      failed.unread.push(`${pathOf(url)} ${result} ${Object.keys(body).join(' and ')}`);
      continue;
    }
    failed.refused.push(`${pathOf(url)} ${result}`);
    if (failed.refused.length >= REFUSALS_MAX) throw new SignInError('sign_in_denied', failed.refused[0] ?? '');
  }
  return false;
}

type Result = 'signed-in' | 'absent' | `does not read (${number})` | `responds with ${string}`;
type Encoding = 'json' | 'form';
const MEDIA_TYPES: Readonly<Record<Encoding, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

async function sendEither(
  context: SignInContext,
  page: Exchange,
  url: string,
  body: Readonly<Record<string, string>>,
): Promise<Result> {
  const result = await send(context, page, url, body, 'json');
  if (!result.startsWith('does not read')) return result;
  // The password grant of OAuth (RFC 6749, section 4.3.2).
  const asForm = await send(context, page, url, { grant_type: 'password', ...body }, 'form');
  return asForm === 'absent' ? result : asForm;
}

async function send(
  context: SignInContext,
  page: Exchange,
  url: string,
  body: Readonly<Record<string, string>>,
  encoding: Encoding,
): Promise<Result> {
  const { credentials, identity } = context;
  const before = credentials.cookies.values();
  const attempt = await context.fetch({
    method: 'POST',
    url,
    identity,
    fresh: true,
    headers: [
      ['Content-Type', MEDIA_TYPES[encoding]],
      ['Accept', 'application/json'],
      ['Origin', context.target.origin],
      ['Referer', page.request.url],
      ...csrfHeaders(page, credentials),
    ],
    body: encoding === 'json' ? JSON.stringify(body) : new URLSearchParams(body).toString(),
  });
  if (!hasResponse(attempt)) return 'absent';
  const { status, headers, text } = attempt.response;
  const value = jsonOf(text);
  if (isNoInterface(status, text)) return 'absent';
  if (isUnread(status, value)) return `does not read (${status})`;
  const token = tokenIn(value) ?? (status < 300 ? tokenInHeaders(headers) : null);
  if (token === null && asksForCode(value) && !saysRefused(value))
    throw new SignInError('sign_in_code_required', `${pathOf(url)} asks for a second factor`);
  if (status >= 400 || saysRefused(value)) return `responds with ${status} to the credentials`;
  const hasNewCookie = credentials.cookies.values().some((cookie) => !before.includes(cookie));
  if (token === null && !hasNewCookie) return status < 300 ? 'absent' : `responds with ${status}`;
  if (token !== null) credentials.authorization = `Bearer ${token}`;
  return 'signed-in';
}

/** A catch-all route of an application shows its page for any path. */
function isNoInterface(status: number, text: string): boolean {
  return status === 404 || status === 405 || status === 501 || (status < 300 && /^\s*</.test(text.slice(0, 200)));
}

/** The bodies to try: with the names of the page's fields, or those that the scripts use. */
function bodies(
  { login }: SignInContext,
  page: Exchange,
  scripts: readonly Exchange[],
  url: string,
): Record<string, string>[] {
  const { username = '', password = '' } = login;
  const step = loginStep(page);
  const passwordName = step?.kind === 'credentials' && step.password.name !== '' ? step.password.name : 'password';
  const fieldName = step?.kind === 'credentials' ? step.username.name : '';
  const names = [...(fieldName === '' ? [] : [fieldName]), ...userNames(scripts, new URL(url).pathname, username)];
  return [...new Set(names)].slice(0, 2).map((name) => ({ [name]: username, [passwordName]: password }));
}
