import { hasResponse } from '../../core/evidence/http.ts';
import type { LoginBrowser } from '../../core/login-browser.ts';
import type { LoginView, SeenButton, SeenForm } from '../../core/login-view.ts';
import { isSignInPath } from '../../web/sign-in-page.ts';
import { asksForCode, jsonOf, saysRefused, tokenIn } from '../../web/token-in.ts';
import { buttonToPress, isRepeated, kindOf, type LoginStep, type StepKind, stepOf } from '../login-form.ts';
import type { Field, Form } from '../read-fields.ts';
import { tokenOf } from './browser-session.ts';
import { leftFor, placeOf, type SignInContext, SignInError } from './sign-in-context.ts';
import { valuesFor } from './submit-login.ts';

const STEPS_MAX = 5;

/** A page of a sign-in in the browser. */
export interface Seen {
  readonly view: LoginView;
  readonly step: LoginStep;
  readonly ids: ReadonlyMap<Field, number>;
  /** Of the form of the step. */
  readonly buttons: readonly SeenButton[];
}

/**
 * What the page asks for, or null if it has no form of a sign-in.
 * @param isSignIn something else than the page says that it is one
 */
export async function look(browser: LoginBrowser, isSignIn = false): Promise<Seen | null> {
  const view = await browser.look();
  if (view === null) return null;
  const ids = new Map<Field, number>();
  const forms = new Map<Form, SeenForm>();
  for (const seen of view.forms) {
    const fields = seen.fields.map((field): Field => {
      const { id, name, type, hint, autocomplete } = field;
      const read = { name, type, value: '', hint, autocomplete, isSent: true, isHidden: false };
      ids.set(read, id);
      return read;
    });
    const buttons = seen.buttons.map(({ text }) => ({ name: '', value: '', text, action: null }));
    forms.set({ action: null, method: null, isHidden: false, hasImage: false, fields, buttons }, seen);
  }
  const { pathname, hash } = URL.parse(view.url) ?? { pathname: '', hash: '' };
  const isNamed = isSignIn || isSignInPath(`${pathname}${hash.replace(/^#!?/, '')}`);
  const step = stepOf([...forms.keys()], isNamed, view.titles);
  return step === null ? null : { view, step, ids, buttons: forms.get(step.form)?.buttons ?? [] };
}

/**
 * Fills and sends one form after the other.
 * @param hasSession the password was accepted
 * @throws SignInError
 */
export async function submitSteps(
  context: SignInContext,
  browser: LoginBrowser,
  first: Seen,
  hasSession: () => boolean | Promise<boolean>,
): Promise<void> {
  const { traffic } = browser;
  const sent = new Set<StepKind>();
  const isDone = async () => (await hasSession()) || tokenOf(browser) !== null || traffic.answers.length === 0;
  let seen: Seen | null = first;
  while (seen !== null && sent.size < STEPS_MAX) {
    const kind = kindOf(seen.step);
    if (sent.has('password') && kind !== 'code' && (await isDone())) break;
    if (isRepeated(kind, sent)) throw refusal(context, seen, kind);
    const isEarlyCode = kind === 'code' && sent.size === 0;
    if (isEarlyCode) break;
    sent.add(kind);
    for (const [field, value] of valuesFor(context, seen.step)) await fill(browser, seen, field, value);
    seen = await submit(browser, seen);
    refuse(context, browser, seen);
  }
  const place = placeOf(context, first.view.url);
  if (!sent.has('password')) throw new SignInError('sign_in_field_not_found', `${place} has no field for the password`);
  if (traffic.answers.length === 0) throw unsent(context, browser, first, place);
}

/** Why the page sent no credentials. */
function unsent(context: SignInContext, { traffic }: LoginBrowser, first: Seen, place: string): SignInError {
  if (first.view.hasCaptcha) return new SignInError('sign_in_captcha', `${place} asks for a captcha`);
  if (traffic.offHost !== null)
    return new SignInError('sign_in_off_host', `${place} sends the credentials to ${traffic.offHost}, another origin`);
  if (traffic.leftTo !== null) return leftFor(context, place, traffic.leftTo);
  return new SignInError(
    'sign_in_scripted',
    traffic.isInUrl ? `${place} would send the password in a URL` : `${place} sends no POST with the credentials`,
  );
}

export async function fill(browser: LoginBrowser, { ids }: Seen, field: Field, value: string): Promise<void> {
  await browser.fill(ids.get(field) ?? 0, value);
}

/** By Enter; by the button of the form if nothing follows. */
export async function submit(browser: LoginBrowser, seen: Seen): Promise<Seen | null> {
  const { step, ids, buttons } = seen;
  const { writes } = browser.traffic;
  const last = step.kind === 'username' ? step.username : step.kind === 'code' ? step.code : step.password;
  await browser.enter(ids.get(last) ?? 0);
  const after = await look(browser);
  if (browser.traffic.writes > writes || after?.step.kind !== step.kind) return after;
  const button = buttonToPress(buttons, ({ text }) => text);
  if (button === null) return after;
  await browser.press(button.id);
  return look(browser);
}

/** Throws if the last response to the password is a refusal. */
export function refuse(context: SignInContext, { traffic }: LoginBrowser, seen: Seen | null): void {
  const answer = traffic.answers.findLast(({ hasPassword }) => hasPassword) ?? traffic.answers.at(-1);
  if (answer === undefined || !hasResponse(answer.exchange)) return;
  const { request, response } = answer.exchange;
  const value = jsonOf(response.text);
  if (seen?.step.kind === 'code') return;
  if (tokenIn(value) === null && asksForCode(value) && !saysRefused(value))
    throw new SignInError('sign_in_code_required', `${placeOf(context, request.url)} asks for a second factor`);
  if (response.status < 400 && !saysRefused(value)) return;
  if (seen?.view.hasCaptcha === true)
    throw new SignInError('sign_in_captcha', `${placeOf(context, request.url)} asks for a captcha`);
  throw new SignInError(
    'sign_in_denied',
    `${placeOf(context, request.url)} responds with ${response.status} to the credentials`,
  );
}

export function refusal(context: SignInContext, { view }: Seen, kind: StepKind): SignInError {
  const path = placeOf(context, view.url);
  if (view.hasCaptcha) return new SignInError('sign_in_captcha', `${path} asks for a captcha`);
  if (kind === 'code') return new SignInError('sign_in_code_required', `${path} did not accept the one-time code`);
  const what = kind === 'username' ? 'user name' : 'password';
  return new SignInError('sign_in_denied', `${path} asks for the ${what} again`);
}
