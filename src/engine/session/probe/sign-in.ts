import { methodOf } from '../../../contract/login.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { jsonOf, tokenIn, tokenInStorage } from '../../web/token-in.ts';
import { asksForBasic } from '../json-login.ts';
import { hasCaptcha } from '../login-form.ts';
import { findLoginPage, type LoginPage } from './find-login-page.ts';
import { type Proof, proveSession } from './prove-session.ts';
import { onTarget, pathOf, type SignInContext, SignInError, visit } from './sign-in-context.ts';
import { describedAfter, failedAs, submitDescribed } from './submit-described.ts';
import { type Entered, submitInBrowser } from './submit-in-browser.ts';
import { submitJson } from './submit-json.ts';
import { submitLogin } from './submit-login.ts';

/**
 * Signs in one identity and proves it. Its credentials hold the session afterwards.
 * @throws SignInError
 */
export async function signIn(context: SignInContext): Promise<Proof> {
  const method = methodOf(context.login);
  if ('fault' in method) throw new SignInError('sign_in_denied', `the login ${method.fault}`);
  if (method.method === 'password') return signInWithPassword(context);
  if (method.method === 'client-credentials') await requestToken(context);
  else {
    const token = tokenInStorage(context.login.local_storage ?? {});
    if (token !== null) context.credentials.authorization = `Bearer ${token}`;
  }
  return proveSession(context, null);
}

async function signInWithPassword(context: SignInContext): Promise<Proof> {
  const { username = '', password = '' } = context.login;
  const found = await loginPage(context);
  if ('read' in found) return proveSession({ ...context, known: [...context.known, ...found.read] }, null);
  const { page } = found;
  let last: Exchange | null = null;
  let known = context.known;
  if (found.kind === 'basic') {
    context.credentials.authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    const after = await visit(context, { url: page.request.url });
    if (after === null || asksForBasic(after.page))
      throw new SignInError('sign_in_denied', `${pathOf(page.request.url)} responds with 401 to the credentials`);
    last = after.page;
  } else if (found.kind === 'interface') known = [...known, ...(await submitInterface(context, page))];
  else {
    last = found.kind === 'form' ? await submitLogin(context, page) : null;
    if (last === null) known = [...known, ...(await submitScripted(context, page)).read];
  }
  try {
    return await proveSession({ ...context, known }, last);
  } catch (error) {
    if (
      error instanceof SignInError &&
      error.code === 'sign_in_unproven' &&
      context.check === undefined &&
      hasCaptcha(page)
    )
      throw new SignInError('sign_in_captcha', `${pathOf(page.request.url)} asks for a captcha`);
    throw error;
  }
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
    return late ?? (await describedAfter(context, error, context.login.url === undefined ? null : page.request.url));
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

/** The sign-in page; where HTTP shows none, what the browser did at the address given or the start page. */
async function loginPage(context: SignInContext): Promise<LoginPage | Entered> {
  try {
    return await findLoginPage(context);
  } catch (error) {
    const isMissing =
      error instanceof SignInError &&
      (error.code === 'sign_in_page_not_found' || error.code === 'sign_in_field_not_found');
    if (!isMissing) throw error;
    const { url } = context.login;
    const described = await submitDescribed(context, url === undefined ? null : addressOf(context, url));
    if (described.isSignedIn) return described;
    const entered = await submitInBrowser(context, addressOf(context, context.target.startUrl));
    return entered ?? failedAs(described, error);
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
