import { isRecord } from '../../../shared/records.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import {
  asksForCode,
  isUnread as isUnreadBody,
  jsonOf,
  saysRefused,
  tokenIn,
  tokenInHeaders,
} from '../../web/token-in.ts';
import { csrfHeaders, signInEndpoints, userNames } from '../json-login.ts';
import { hasCaptcha, loginStep } from '../login-form.ts';
import { bodyWith, type JsonBody, missingFields } from '../missing-fields.ts';
import { scriptsOf } from './find-login-page.ts';
import { pathOf, type SignInContext, SignInError } from './sign-in-context.ts';

/** Attempts that the target refused as wrong credentials: more could lock the account. */
const REFUSALS_MAX = 2;

/** Bodies that the interface asks for by naming what it lacks. */
const NESTED_MAX = 2;

interface Refusal {
  readonly isUnread: boolean;
  readonly text: string;
}

/**
 * Sends the credentials as JSON, as the scripts of the page do, and to an interface that cannot read it as a form.
 * @param endpoint the address that the user names, or null
 * @throws SignInError
 */
export async function submitJson(context: SignInContext, page: Exchange, endpoint: string | null): Promise<void> {
  const scripts = endpoint === null ? await scriptsOf(context, page) : [];
  const urls =
    endpoint === null ? signInEndpoints(scripts).map((path) => new URL(path, context.target.origin).href) : [endpoint];
  const refusals: Refusal[] = [];
  for (const url of urls) if (await tryBodies(context, page, { scripts, url }, refusals)) return;
  if (hasCaptcha(page)) throw new SignInError('sign_in_captcha', `${pathOf(page.request.url)} asks for a captcha`);
  throw (
    refusalOf(refusals) ?? new SignInError('sign_in_scripted', `${pathOf(page.request.url)} is rendered by scripts`)
  );
}

/** A wrong password, or an interface that reads other fields. */
function refusalOf(refusals: readonly Refusal[]): SignInError | null {
  const [first] = refusals;
  if (first === undefined) return null;
  const denied = refusals.find(({ isUnread }) => !isUnread);
  if (denied !== undefined) return new SignInError('sign_in_denied', denied.text);
  return new SignInError('sign_in_field_not_found', `${first.text}: it takes other fields, or refuses these values`);
}

/**
 * @param refusals attempts that counted so far; gets those of this interface
 * @returns whether the interface signed in
 */
async function tryBodies(
  context: SignInContext,
  page: Exchange,
  { scripts, url }: { readonly scripts: readonly Exchange[]; readonly url: string },
  refusals: Refusal[],
): Promise<boolean> {
  for (const body of bodies(context, page, scripts, url)) {
    let result = await sendEither(context, page, url, body);
    const asked = result.kind === 'refused' ? result.lacks : [];
    if (asked.length > 0) result = await sendAsked(context, page, url, result);
    if (result.kind === 'signed-in') return true;
    if (result.kind === 'absent') return false;
    const names = Object.keys(body).join(' and ');
    const how = result.isUnread ? `${names} as JSON and as a form` : 'the credentials';
    refusals.push({ isUnread: result.isUnread, text: `${pathOf(url)} responds with ${result.status} to ${how}` });
    if (refusals.length >= REFUSALS_MAX || asked.length > 0) throw refusalOf(refusals);
  }
  return false;
}

/** Sends the fields that a refusal names as missing, until none is or the credentials do not cover them. */
async function sendAsked(context: SignInContext, page: Exchange, url: string, first: Result): Promise<Result> {
  let result = first;
  for (let round = 0; round < NESTED_MAX && result.kind === 'refused' && result.lacks.length > 0; round += 1) {
    const body = bodyWith(result.lacks, context.login);
    if (body === null) break;
    result = await send(context, page, url, body, 'json');
  }
  return result;
}

interface Refused {
  readonly kind: 'refused';
  readonly status: string;
  readonly isUnread: boolean;
  /** Fields that the interface names as missing. */
  readonly lacks: ReturnType<typeof missingFields>;
}

type Result = Refused | { readonly kind: 'signed-in' } | { readonly kind: 'absent' };
type Encoding = 'json' | 'form';

async function sendEither(
  context: SignInContext,
  page: Exchange,
  url: string,
  body: Readonly<Record<string, string>>,
): Promise<Result> {
  const result = await send(context, page, url, body, 'json');
  if (result.kind !== 'refused' || !result.isUnread) return result;
  // What was sent and is missing nevertheless shows that the body was not read.
  if (result.lacks.length > 0 && !result.lacks.some(([name = '']) => name in body)) return result;
  // The password grant of OAuth (RFC 6749, section 4.3.2).
  const asForm = await send(context, page, url, { grant_type: 'password', ...body }, 'form');
  return asForm.kind === 'absent' || (asForm.kind === 'refused' && asForm.isUnread) ? result : asForm;
}

async function send(
  context: SignInContext,
  page: Exchange,
  url: string,
  body: JsonBody,
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
      ['Content-Type', encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'],
      ['Accept', 'application/json'],
      ['Origin', context.target.origin],
      ['Referer', page.request.url],
      ...csrfHeaders(page, credentials),
    ],
    body: encoding === 'json' ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>).toString(),
  });
  return hasResponse(attempt) ? resultOf(context, url, attempt, before) : { kind: 'absent' };
}

/**
 * What the interface made of the credentials; takes over the token.
 * @param before values of the cookies before
 * @throws SignInError if it requires a second factor
 */
function resultOf(context: SignInContext, url: string, { response }: Exchange, before: readonly string[]): Result {
  const { credentials } = context;
  const { status, text, headers } = response;
  const value = jsonOf(text);
  if (isNoInterface(response)) return { kind: 'absent' };
  const isUnread = isUnreadBody(status, value);
  if (!isUnread) context.attempts.passwords += 1;
  const token = tokenIn(value) ?? (status < 300 ? tokenInHeaders(headers) : null);
  if (token === null && asksForCode(value) && !saysRefused(value))
    throw new SignInError('sign_in_code_required', `${pathOf(url)} asks for a second factor`);
  const refused = { kind: 'refused', status: statusOf(status, value), isUnread } as const;
  if (status >= 400 || saysRefused(value))
    return { ...refused, lacks: status === 400 || status === 422 ? missingFields(value) : [] };
  if (token !== null) {
    credentials.authorization = `Bearer ${token}`;
    return { kind: 'signed-in' };
  }
  if (credentials.cookies.values().some((cookie) => !before.includes(cookie))) return { kind: 'signed-in' };
  return status < 300 ? { kind: 'absent' } : { ...refused, lacks: [] };
}

/** True for a missing interface. A catch-all route of an application shows its page for any path. */
function isNoInterface({ status, text }: Exchange['response']): boolean {
  return [404, 405, 501].includes(status) || (status < 300 && /^\s*</.test(text.slice(0, 200)));
}

/** The status, and the one in the body where it differs. */
function statusOf(status: number, value: unknown): string {
  const code = isRecord(value) ? value['code'] : undefined;
  return /^\d{3,6}$/.test(String(code)) && String(code) !== String(status)
    ? `${status} (code ${code})`
    : String(status);
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
