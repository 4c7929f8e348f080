import type { Exchange } from '../../core/evidence/http.ts';
import {
  filledForm,
  hasCaptcha,
  isRepeated,
  kindOf,
  type LoginStep,
  loginStep,
  type StepKind,
  submitButton,
} from '../login-form.ts';
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
  const sent = new Set<StepKind>();
  let page = first;
  for (
    let step = loginStep(page, true);
    step !== null && sent.size < STEPS_MAX;
    step = loginStep(page, sent.has('password') === false)
  ) {
    const kind = kindOf(step);
    if (isRepeated(kind, sent)) throw refusal(first, page, kind);
    if (kind === 'code' && sent.size === 0) break;
    const after = await submitStep(context, page, step, sent.size === 0);
    if (after === null) return null;
    sent.add(kind);
    page = after.page;
    if (after.leavesTo !== null) break;
    if (page.response.status >= 400 && loginStep(page) === null) throw refusal(first, page, kind);
  }
  if (!sent.has('password'))
    throw new SignInError('sign_in_field_not_found', `${pathOf(page.request.url)} has no field for the password`);
  return page;
}

/** @returns null if the first form of a sign-in is meant for a script */
async function submitStep(
  context: SignInContext,
  page: Exchange,
  step: LoginStep,
  isFirst: boolean,
): Promise<Visit | null> {
  const values = valuesFor(context, step);
  const isByScript = isForScript(step, values);
  if (!isByScript && kindOf(step) === 'password') context.attempts.passwords += 1;
  const after = isByScript ? null : await submit(context, page, step, values);
  if (isFirst) return after === null || isNoForm(after.page) ? null : after;
  if (after === null)
    throw new SignInError('sign_in_scripted', `the form at ${pathOf(page.request.url)} is sent by a script`);
  return after;
}

/** What to enter in the fields of a step: user name first. */
export function valuesFor(context: SignInContext, step: LoginStep): Map<Field, string> {
  const { username = '', password = '' } = context.login;
  if (step.kind === 'code') return new Map([[step.code, codeOf(context)]]);
  if (step.kind === 'username') return new Map([[step.username, username]]);
  const values = step.kind === 'credentials' ? [[step.username, username] as const] : [];
  return new Map([...values, [step.password, password]]);
}

/** True for a form that no browser sends by POST as it is. */
function isForScript({ form }: LoginStep, values: ReadonlyMap<Field, string>): boolean {
  return form.method !== 'POST' || form.action === null || hasUnnamed(values);
}

/** True for a response of a server that takes no form there. */
function isNoForm({ response: { status } }: Exchange): boolean {
  return status === 404 || status === 405 || status === 415;
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

/** The one-time code of this moment. @throws SignInError */
export function codeOf({ login, now }: SignInContext): string {
  if (login.totp === undefined)
    throw new SignInError('sign_in_code_required', 'a one-time code is required, and login has no totp');
  const code = totp(login.totp, now());
  if (code === null) throw new SignInError('sign_in_code_required', 'the totp of the login is not Base32');
  return code;
}

/** Why the target shows a form again, or an error. */
export function refusal(first: Exchange, page: Exchange, kind: StepKind): SignInError {
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
