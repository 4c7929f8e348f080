import type { Exchange } from '../../core/evidence/http.ts';
import { filledForm, hasCaptcha, type LoginStep, loginStep, submitButton } from '../login-form.ts';
import type { Field } from '../read-fields.ts';
import { totp } from '../totp.ts';
import { pathOf, type SignInContext, SignInError, type Visit, visit } from './sign-in-context.ts';

const STEPS_MAX = 5;

/**
 * Fills and sends the forms of a sign-in: user name and password on one page or two, then a one-time code.
 * @returns the page after the last form; null if the form is meant for a script
 * @throws SignInError
 */
export async function submitLogin(context: SignInContext, first: Exchange): Promise<Exchange | null> {
  const { username = '', password = '' } = context.login;
  const sent = new Set<LoginStep['kind']>();
  let page = first;
  for (let step = loginStep(page); step !== null && sent.size < STEPS_MAX; step = loginStep(page)) {
    const kind = step.kind === 'credentials' ? 'password' : step.kind;
    if (sent.has(kind) || (sent.has('password') && kind === 'username')) throw refusal(first, page, kind);
    const values = new Map<Field, string>();
    if (step.kind === 'credentials' || step.kind === 'username') values.set(step.username, username);
    if (step.kind === 'credentials' || step.kind === 'password') values.set(step.password, password);
    if (step.kind === 'code') {
      if (kind === 'code' && !sent.has('password') && !sent.has('username')) break;
      values.set(step.code, codeOf(context));
    }
    sent.add(kind);
    if (step.form.method !== 'POST' || step.form.action === null || hasUnnamed(values)) {
      if (sent.size === 1) return null;
      throw new SignInError('sign_in_scripted', `the form at ${pathOf(page.request.url)} is sent by a script`);
    }
    const after = await submit(context, page, step, values);
    const { status } = after.page.response;
    if ((status === 404 || status === 405 || status === 415) && sent.size === 1) return null;
    page = after.page;
    if (after.leavesTo !== null) break;
    if (status >= 400 && loginStep(page) === null) throw refusal(first, page, kind);
  }
  if (!sent.has('password'))
    throw new SignInError('sign_in_field_not_found', `${pathOf(page.request.url)} has no field for the password`);
  return page;
}

function hasUnnamed(values: ReadonlyMap<Field, string>): boolean {
  return [...values.keys()].some(({ name }) => name === '');
}

/** The one request of a scan that may change something without `active-post`: the user requested it by giving a login. */
async function submit(
  context: SignInContext,
  page: Exchange,
  { form }: LoginStep,
  values: ReadonlyMap<Field, string>,
): Promise<Visit> {
  const url = submitButton(form)?.action ?? form.action ?? page.request.url;
  const { origin } = context.target;
  if (new URL(url).origin !== origin)
    throw new SignInError(
      'sign_in_off_host',
      `the form is sent to ${new URL(url).origin.slice(0, 200)}, another origin`,
    );
  const after = await visit(context, {
    method: 'POST',
    url,
    headers: [
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Origin', origin],
      ['Referer', page.request.url],
    ],
    body: new URLSearchParams(filledForm(form, values)).toString(),
  });
  if (after === null) throw new SignInError('sign_in_denied', `${pathOf(url)} did not respond to the credentials`);
  return after;
}

export function codeOf({ login, now }: SignInContext): string {
  if (login.totp === undefined)
    throw new SignInError('sign_in_code_required', 'a one-time code is required, and login has no totp');
  const code = totp(login.totp, now());
  if (code === null) throw new SignInError('sign_in_code_required', 'the totp of the login is not Base32');
  return code;
}

/** Why the target shows a form again, or an error. */
export function refusal(first: Exchange, page: Exchange, kind: LoginStep['kind']): SignInError {
  const { status } = page.response;
  const path = pathOf(page.request.url);
  if (hasCaptcha(page) || hasCaptcha(first)) return new SignInError('sign_in_captcha', `${path} asks for a captcha`);
  if (kind === 'code') return new SignInError('sign_in_code_required', `${path} did not accept the one-time code`);
  if (status === 429) return new SignInError('sign_in_denied', `${path} responds with 429: too many attempts`);
  if (status >= 400) return new SignInError('sign_in_denied', `${path} responds with ${status} to the credentials`);
  return new SignInError(
    'sign_in_denied',
    `${path} asks for the ${kind === 'username' ? 'user name' : 'password'} again`,
  );
}
