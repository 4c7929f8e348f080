import { methodOf } from '../../../contract/login-method.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { hasName } from '../../data/names.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { jsonOf, tokenIn, tokenInStorage } from '../../web/token-in.ts';
import { asksForBasic } from '../json-login.ts';
import { hasCaptcha, loginStep } from '../login-form.ts';
import type { Field } from '../read-fields.ts';
import type { Entered } from './browser-session.ts';
import { type LoginPage, loginPages } from './find-login-page.ts';
import { type Proof, proveSession } from './prove-session.ts';
import { replayRecording } from './replay-recording.ts';
import { onTarget, pathOf, providersOf, type SignInContext, SignInError, visit } from './sign-in-context.ts';
import { submitAtProvider } from './submit-at-provider.ts';
import { describedAfter, failedAs, submitDescribed } from './submit-described.ts';
import { submitInBrowser } from './submit-in-browser.ts';
import { submitJson } from './submit-json.ts';
import { submitLogin } from './submit-login.ts';

/** Sign-in pages that may send nothing before the scan gives up. */
const PAGES_MAX = 4;

/**
 * Signs in one identity and proves it. Its credentials hold the session afterwards.
 * @throws SignInError
 */
export async function signIn(context: SignInContext): Promise<Proof> {
  const method = methodOf(context.login);
  if ('fault' in method) throw new SignInError('sign_in_denied', `the login ${method.fault}`);
  if (method.method === 'recording') return proveEntered(context, await replayRecording(context));
  if (method.method === 'password')
    return providersOf(context).length === 0
      ? signInWithPassword(context)
      : proveEntered(context, await submitAtProvider(context));
  if (method.method === 'client-credentials') await requestToken(context);
  else {
    const token = tokenInStorage(context.login.local_storage ?? {});
    if (token !== null) context.credentials.authorization = `Bearer ${token}`;
  }
  return proveSession(context, null);
}

/** On the likeliest page; on the next one where a page sent no password. */
async function signInWithPassword(context: SignInContext): Promise<Proof> {
  const failures: SignInError[] = [];
  const places: string[] = [];
  try {
    for await (const found of loginPages(context)) {
      places.push(pathOf(found.page.request.url));
      const entered = await tryPage(context, found);
      if (!(entered instanceof SignInError)) return entered;
      failures.push(entered);
      if (failures.length >= PAGES_MAX) break;
    }
  } catch (error) {
    if (failures.length > 0 || !isMissing(error)) throw error;
    return proveEntered(context, await enterWithoutPage(context, error));
  }
  const [first] = failures;
  if (first === undefined) throw new SignInError('sign_in_page_not_found', 'no page of a sign-in was found');
  const others = places.slice(1);
  const failure =
    others.length === 0 ? first : new SignInError(first.code, `${first.message}; tried next: ${others.join(', ')}`);
  return proveEntered(context, await describedAfter(context, failure, givenAddress(context)));
}

/** @returns why the page sent nothing, so that the next one may be tried */
async function tryPage(context: SignInContext, found: LoginPage): Promise<Proof | SignInError> {
  try {
    return await enter(context, found);
  } catch (error) {
    if (!isUnsent(context, error)) throw error;
    return error;
  }
}

function isMissing(error: unknown): error is SignInError {
  if (!(error instanceof SignInError)) return false;
  return error.code === 'sign_in_page_not_found' || error.code === 'sign_in_field_not_found';
}

/** Where HTTP shows no page: by the description of the API, then in the browser at the address given or the start page. */
async function enterWithoutPage(context: SignInContext, failure: SignInError): Promise<Entered> {
  const described = await submitDescribed(context, givenAddress(context));
  if (described.isSignedIn) return described;
  const entered = await submitInBrowser(context, addressOf(context, context.target.startUrl));
  return entered ?? failedAs(described, failure);
}

function proveEntered(context: SignInContext, { read }: Entered): Promise<Proof> {
  return proveSession({ ...context, known: [...context.known, ...read] }, null);
}

/** The address that the user gave, on the target; null if none was given. */
function givenAddress(context: SignInContext): string | null {
  return context.login.url === undefined ? null : addressOf(context, context.login.url);
}

/** True if the next page may be tried: nothing was sent, so nothing was refused. */
function isUnsent({ attempts }: SignInContext, error: unknown): error is SignInError {
  if (!(error instanceof SignInError) || attempts.passwords > 0) return false;
  return error.code === 'sign_in_scripted' || error.code === 'sign_in_field_not_found';
}

async function enter(context: SignInContext, found: LoginPage): Promise<Proof> {
  const { page } = found;
  const { last, read } = await submitAt(context, found);
  try {
    return await proveSession({ ...context, known: [...context.known, ...read] }, last);
  } catch (error) {
    const isUnproven = error instanceof SignInError && error.code === 'sign_in_unproven';
    if (isUnproven && context.check === undefined && hasCaptcha(page))
      throw new SignInError('sign_in_captcha', `${pathOf(page.request.url)} asks for a captcha`);
    throw error;
  }
}

/** What a sign-in led to: the last page, if it has one, and what scripts read with the session. */
interface Submitted {
  readonly last: Exchange | null;
  readonly read: readonly string[];
}

async function submitAt(context: SignInContext, found: LoginPage): Promise<Submitted> {
  const { kind, page } = found;
  if (kind === 'basic') return { last: await enterBasic(context, page), read: [] };
  if (kind === 'interface') return { last: null, read: await submitInterface(context, page) };
  const isFirst = isForBrowser(context, found);
  const entered = isFirst ? await submitInBrowser(context, addressOf(context, page.request.url)) : null;
  if (entered !== null) return { last: null, read: entered.read };
  const last = loginStep(page, true) === null ? null : await submitLogin(context, page);
  return { last, read: last === null ? (await submitScripted(context, page)).read : [] };
}

/**
 * True for a form that scripts show, or fill before it is sent: TYPO3 and vBulletin copy the password into a hidden field. The browser
 * comes first there, since a form without that value counts as a wrong password.
 */
function isForBrowser({ isQuick }: SignInContext, { kind, page }: LoginPage): boolean {
  if (isQuick) return false;
  const step = loginStep(page, true);
  if (kind === 'scripted') return step !== null;
  const hasScripts = (documentOf(page)?.scripts.length ?? 0) > 0;
  return hasScripts && (step?.form.fields.some(isFilledByScript) ?? false);
}

function isFilledByScript({ type, name, value }: Field): boolean {
  return type === 'hidden' && name !== '' && value === '' && !hasName('redirect', name);
}

async function enterBasic(context: SignInContext, page: Exchange): Promise<Exchange> {
  const { username = '', password = '' } = context.login;
  context.credentials.authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  context.attempts.passwords += 1;
  const after = await visit(context, { url: page.request.url });
  if (after === null || asksForBasic(after.page))
    throw new SignInError('sign_in_denied', `${pathOf(page.request.url)} responds with 401 to the credentials`);
  return after.page;
}

/**
 * In the browser, whose storage the crawl needs. A quick scan has few requests and no crawl: the browser comes last.
 * @throws SignInError
 */
async function submitScripted(context: SignInContext, page: Exchange): Promise<Entered> {
  const submit = () => submitInBrowser(context, addressOf(context, page.request.url));
  const entered = context.isQuick ? null : await submit();
  if (entered !== null) return entered;
  try {
    await submitJson(context, page, null);
    return { read: [] };
  } catch (error) {
    const isUnknown = error instanceof SignInError && error.code === 'sign_in_scripted';
    const late = context.isQuick && isUnknown ? await submit() : null;
    if (late === null) throw error;
    return late;
  }
}

/**
 * At the address that the user names; with the body that a description of the API gives it, if the usual ones are not read.
 * @returns URLs that need the session
 */
async function submitInterface(context: SignInContext, page: Exchange): Promise<readonly string[]> {
  const { url } = page.request;
  try {
    await submitJson(context, page, url);
    return [];
  } catch (error) {
    return (await describedAfter(context, error, url)).read;
  }
}

/** With the fragment that the user gave: a route of the application may be in it. */
function addressOf(context: SignInContext, found: string): string {
  const { url } = context.login;
  return (url === undefined ? null : onTarget(context, url)) ?? found;
}

/** A token for the scan itself (RFC 6749, section 4.4). The secret is sent to the host of the target only. */
async function requestToken(context: SignInContext): Promise<void> {
  const { client_id: id = '', client_secret: secret = '', token_url: reference = '', scope } = context.login;
  const url = onTarget(context, reference);
  if (url === null)
    throw new SignInError(
      'sign_in_off_host',
      'the token-url of the login is not on the host, scheme and port of the target',
    );
  const grant = { grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) };
  const basic = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64');
  const ask = (more: Readonly<Record<string, string>>, headers: [string, string][]) =>
    context.fetch({
      method: 'POST',
      url,
      identity: context.identity,
      fresh: true,
      headers: [['Content-Type', 'application/x-www-form-urlencoded'], ['Accept', 'application/json'], ...headers],
      body: new URLSearchParams({ ...grant, ...more }).toString(),
    });
  const attempt = await ask({}, [['Authorization', `Basic ${basic}`]]);
  const token = hasResponse(attempt) ? tokenIn(jsonOf(attempt.response.text)) : null;
  const again = token === null ? await ask({ client_id: id, client_secret: secret }, []) : attempt;
  const value = token ?? (hasResponse(again) ? tokenIn(jsonOf(again.response.text)) : null);
  if (value === null) {
    const what = hasResponse(again) ? `responds with ${again.response.status} and no token` : 'did not respond';
    throw new SignInError('sign_in_denied', `${pathOf(url)} ${what}`);
  }
  context.credentials.authorization = `Bearer ${value}`;
}
