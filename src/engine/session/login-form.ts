import type { Exchange } from '../core/evidence/http.ts';
import { hasName } from '../data/names.ts';
import { documentOf } from '../web/html/html-document.ts';
import { isSignInPath, isSignInTitle } from '../web/sign-in-page.ts';
import { type Button, type Field, type Form, formsOf } from './read-fields.ts';

/** What a page of a sign-in asks for. */
export type LoginStep =
  | { readonly kind: 'credentials'; readonly form: Form; readonly username: Field; readonly password: Field }
  /** The second of two pages, or a site with one password for all. */
  | { readonly kind: 'password'; readonly form: Form; readonly password: Field }
  /** The first of two pages. */
  | { readonly kind: 'username'; readonly form: Form; readonly username: Field }
  | { readonly kind: 'code'; readonly form: Form; readonly code: Field };

/** A step by what it sends: a page with user name and password counts as one for the password. */
export type StepKind = 'username' | 'password' | 'code';

export function kindOf({ kind }: LoginStep): StepKind {
  return kind === 'credentials' ? 'password' : kind;
}

/** True if the site asks again for what was sent. */
export function isRepeated(kind: StepKind, sent: ReadonlySet<StepKind>): boolean {
  return sent.has(kind) || (kind === 'username' && sent.has('password'));
}

const USER_TYPES = new Set(['text', 'email', 'tel', 'username', '']);
const CODE_TYPES = new Set(['text', 'tel', 'number', 'password', '']);

/**
 * What the page asks for, or null if it has no form of a sign-in.
 * @param isSignIn something else than the page says that it is one
 */
export function loginStep(exchange: Exchange, isSignIn = false): LoginStep | null {
  const document = documentOf(exchange);
  if (document === null) return null;
  const { pathname } = new URL(exchange.request.url);
  return stepOf(formsOf(document), isSignIn || isSignInPath(pathname), [document.title, document.headingText]);
}

/**
 * What forms ask for.
 * @param isNamed the address of the page is that of a sign-in
 * @param titles of the page
 */
export function stepOf(forms: readonly Form[], isNamed: boolean, titles: readonly string[]): LoginStep | null {
  const code = forms.map(codeStep).find((step) => step !== null) ?? null;
  const withPassword = [...forms].sort((one, other) => rank(one) - rank(other)).map(passwordStep);
  const step = withPassword.find((one) => one !== null) ?? null;
  if (step !== null && !(step.kind === 'password' && code !== null)) return step;
  if (code !== null) return code;
  // Password managers fill a hidden field on the first of two pages, as those of Google and Microsoft have it.
  const isSignIn = isNamed || titles.some(isSignInTitle) || forms.some(({ fields }) => fields.some(isPassword));
  return isSignIn ? (forms.map(usernameStep).find((one) => one !== null) ?? null) : null;
}

function isPassword({ type }: Field): boolean {
  return type === 'password';
}

function passwordsOf({ fields }: Form): Field[] {
  return fields.filter((field) => isPassword(field) && !field.isHidden);
}

/** True if the page asks for a password. */
export function asksForPassword(exchange: Exchange): boolean {
  const step = loginStep(exchange);
  return (
    step !== null &&
    !step.form.isHidden &&
    step.kind !== 'code' &&
    (step.kind !== 'password' || step.password.autocomplete !== 'new-password')
  );
}

/** Forms for a new account or a new password come last, and those that the page hides. */
function rank(form: Form): number {
  if (form.isHidden) return 4;
  const purpose = `${form.action ?? ''} ${form.buttons.map(({ text }) => text).join(' ')}`
    .toLowerCase()
    .slice(0, 2_000);
  if (passwordsOf(form).length !== 1) return 3;
  if (hasName('not-sign-in-form', purpose) && !/log[\s_-]?in|sign[\s_-]?in|session/.test(purpose)) return 2;
  return form.action === null ? 1 : 0;
}

function passwordStep(form: Form): LoginStep | null {
  const passwords = passwordsOf(form);
  const [password] = passwords;
  // Two passwords: a registration, or a change of the password.
  if (password === undefined || passwords.length > 1) return null;
  if (password.autocomplete === 'one-time-code') return null;
  const username = usernameIn(form, form.fields.indexOf(password));
  return username === null ? { kind: 'password', form, password } : { kind: 'credentials', form, username, password };
}

function usernameIn(form: Form, before: number): Field | null {
  const texts = form.fields.filter(
    (field) => USER_TYPES.has(field.type) && field.isSent && !field.isHidden && !hasName('not-user-label', field.hint),
  );
  const named = texts.filter(({ autocomplete }) => /\b(?:username|email)\b/.test(autocomplete));
  const hinted = texts.filter(({ hint, type }) => type === 'email' || hasName('user-label', hint));
  const previous = texts.filter((field) => form.fields.indexOf(field) < before);
  return named[0] ?? hinted[0] ?? previous.at(-1) ?? null;
}

function usernameStep(form: Form): LoginStep | null {
  const texts = form.fields.filter((field) => USER_TYPES.has(field.type) && !field.isHidden);
  const username = usernameIn(form, texts.length === 1 ? form.fields.length : 0);
  if (username === null) return null;
  const purpose = `${form.action ?? ''} ${form.buttons.map(({ text }) => text).join(' ')}`
    .toLowerCase()
    .slice(0, 2_000);
  const isStep = form.buttons.length <= 1 || form.buttons.some((button) => hasName('sign-in-button', labelOf(button)));
  return isStep && !hasName('not-sign-in-form', purpose) ? { kind: 'username', form, username } : null;
}

function codeStep(form: Form): LoginStep | null {
  if (form.fields.some(({ type, hint }) => type === 'password' && !hasName('code-label', hint))) return null;
  const code = form.fields.find(
    ({ type, hint, autocomplete, isSent, isHidden }) =>
      isSent &&
      !isHidden &&
      CODE_TYPES.has(type) &&
      (autocomplete === 'one-time-code' || (hasName('code-label', hint) && !hasName('not-code-label', hint))),
  );
  return code === undefined ? null : { kind: 'code', form, code };
}

/** A captcha of the common services, a field for one, or a picture in the form and a field to fill after the password. */
export function hasCaptcha(exchange: Exchange): boolean {
  const step = loginStep(exchange);
  return (step?.kind === 'credentials' && asksForPicture(step)) || hasCaptchaService(exchange);
}

function asksForPicture({ form, username, password }: LoginStep & { kind: 'credentials' }): boolean {
  const after = form.fields.slice(form.fields.indexOf(password) + 1);
  return (
    form.hasImage &&
    after.some((field) => USER_TYPES.has(field.type) && field !== username && field.value === '' && !field.isHidden)
  );
}

function hasCaptchaService({ response }: Exchange): boolean {
  return /g-recaptcha|grecaptcha|recaptcha\/(?:api|enterprise)\.js|h-captcha|hcaptcha\.com|cf-turnstile|challenges\.cloudflare\.com|friendlycaptcha|frc-captcha|altcha|name=["']?\w{0,20}captcha/i.test(
    response.text.slice(0, 512 * 1024),
  );
}

/** The fields of a form as a browser sends them: hidden ones kept, those given replaced, and the button that submits. */
export function filledForm(form: Form, values: ReadonlyMap<Field, string>): [name: string, value: string][] {
  const fields = form.fields
    .filter((field) => field.name !== '' && (field.isSent || values.has(field)))
    .map((field): [string, string] => [field.name, values.get(field) ?? field.value]);
  const button = submitButton(form);
  return button === null || button.name === '' ? fields : [...fields, [button.name, button.value]];
}

/** The button of a form that a visitor presses; the first one if all lead elsewhere. */
export function submitButton({ buttons }: Form): Button | null {
  return buttonToPress(buttons, labelOf) ?? buttons[0] ?? null;
}

/**
 * The button that sends a sign-in, or null.
 * @param label the text of a button in lower case
 */
export function buttonToPress<Item>(buttons: readonly Item[], label: (button: Item) => string): Item | null {
  const useful = buttons.filter((button) => !hasName('other-button', label(button)));
  return useful.find((button) => hasName('sign-in-button', label(button))) ?? useful[0] ?? null;
}

function labelOf({ text, value }: Button): string {
  return text === value.toLowerCase() ? text : `${text} ${value.toLowerCase()}`.slice(0, 300);
}
