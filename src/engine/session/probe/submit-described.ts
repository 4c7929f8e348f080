import type { DescribedSignIn, TokenCarrier } from '../../core/described-login.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import { asksForCode, isUnread, jsonOf, saysRefused, tokenIn, tokenInHeaders } from '../../web/token-in.ts';
import { pathOf, type SignInContext, SignInError } from './sign-in-context.ts';

/** Attempts that the target refused as wrong credentials: more could lock the account. */
const REFUSALS_MAX = 2;
/** Operations that show whether a token is carried as the target wants it. */
const SHOWING_MAX = 3;

export interface Described {
  readonly isSignedIn: boolean;
  /** What was tried without success, in words. */
  readonly tried: readonly string[];
  /** One of the attempts was refused as wrong credentials. */
  readonly isRefused: boolean;
  /** URLs that need the session. */
  readonly read: readonly string[];
}

/**
 * Signs in by the operations that descriptions of the API name.
 * @param url of the only operation to try, or null
 * @throws SignInError if it requires a second factor
 */
export async function submitDescribed(context: SignInContext, url: string | null): Promise<Described> {
  const { signIns, carriers, proofs } = await context.describe();
  const tried: string[] = [];
  let refusals = 0;
  for (const signIn of signIns.filter((one) => url === null || one.url === url)) {
    const result = await send(context, signIn, carriers);
    if (result.kind === 'signed-in') {
      if (result.token !== null) await carry(context, result.token, carriers, proofs);
      return { isSignedIn: true, tried, isRefused: false, read: proofs };
    }
    tried.push(`${signIn.id} ${result.detail} to ${signIn.properties.join(', ')}`);
    if (result.kind === 'refused') refusals += 1;
    if (refusals >= REFUSALS_MAX) break;
  }
  return { isSignedIn: false, tried, isRefused: refusals > 0, read: [] };
}

/**
 * Signs in by the descriptions after another way led nowhere.
 * @param failure of that way
 * @throws SignInError `failure`, with what was tried
 */
export async function describedAfter(context: SignInContext, failure: unknown, url: string | null): Promise<Described> {
  if (!(failure instanceof SignInError) || !LEADS_NOWHERE.has(failure.code)) throw failure;
  const described = await submitDescribed(context, url);
  return described.isSignedIn ? described : failedAs(described, failure);
}

/** @throws SignInError the failure of another way, with what was tried by the description */
export function failedAs({ tried, isRefused }: Described, failure: SignInError): never {
  if (tried.length === 0) throw failure;
  if (isRefused) throw new SignInError('sign_in_denied', tried.join('; '));
  throw new SignInError('sign_in_field_not_found', `${tried.join('; ')}; ${failure.message}`);
}

const LEADS_NOWHERE: ReadonlySet<SignInError['code']> = new Set([
  'sign_in_page_not_found',
  'sign_in_field_not_found',
  'sign_in_scripted',
]);

type Result =
  | { readonly kind: 'signed-in'; readonly token: string | null }
  | { readonly kind: 'refused' | 'unread' | 'absent'; readonly detail: string };

async function send(
  context: SignInContext,
  signIn: DescribedSignIn,
  carriers: readonly TokenCarrier[],
): Promise<Result> {
  const { credentials, identity, login, target } = context;
  const { username = '', password = '' } = login;
  const before = credentials.cookies.values();
  const body = signIn.body(username, password);
  const isJson = signIn.encoding === 'json';
  const fields = Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]);
  const attempt = await context.fetch({
    method: 'POST',
    url: signIn.url,
    identity,
    fresh: true,
    headers: [
      ['Content-Type', isJson ? 'application/json' : 'application/x-www-form-urlencoded'],
      ['Accept', 'application/json'],
      ['Origin', target.origin],
    ],
    body: isJson ? JSON.stringify(body) : new URLSearchParams(fields).toString(),
  });
  if (!hasResponse(attempt)) return { kind: 'absent', detail: 'did not respond' };
  const { status, headers, text } = attempt.response;
  const value = jsonOf(text);
  const detail = `responds with ${status}`;
  if (status === 404 || status === 405 || status === 501) return { kind: 'absent', detail };
  if (isUnread(status, value)) return { kind: 'unread', detail };
  context.attempts.passwords += 1;
  const isRefusal = status >= 400 || saysRefused(value);
  const token = isRefusal ? null : (signIn.tokenOf(value) ?? tokenIn(value) ?? tokenInHeaders(headers, carriers));
  if (token === null && !isRefusal && asksForCode(value))
    throw new SignInError('sign_in_code_required', `${pathOf(signIn.url)} asks for a second factor`);
  if (isRefusal) return { kind: 'refused', detail };
  const hasNewCookie = credentials.cookies.values().some((cookie) => !before.includes(cookie));
  if (token === null && !hasNewCookie) return { kind: 'absent', detail: `${detail} without a token or a cookie` };
  return { kind: 'signed-in', token };
}

/** Sends the token from now on: in the first header of the description with which an operation responds. */
async function carry(
  { credentials, fetch, identity }: SignInContext,
  token: string,
  carriers: readonly TokenCarrier[],
  proofs: readonly string[],
): Promise<void> {
  for (const { header, prefix } of carriers) {
    credentials.carry(header, `${prefix}${token}`);
    if (carriers.length === 1) return;
    for (const url of proofs.slice(0, SHOWING_MAX)) {
      const attempt = await fetch({ url, identity, fresh: true });
      if (hasResponse(attempt) && attempt.response.status < 300) return;
    }
  }
  const [first] = carriers;
  if (first !== undefined) credentials.carry(first.header, `${first.prefix}${token}`);
}
