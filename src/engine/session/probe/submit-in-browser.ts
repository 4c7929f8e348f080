import { hasResponse } from '../../core/evidence/http.ts';
import type { LoginBrowser } from '../../core/login-browser.ts';
import type { LoginView, PageStorage, SeenButton, SeenForm } from '../../core/login-view.ts';
import { hasName } from '../../data/names.ts';
import { isSignInPath } from '../../web/sign-in-page.ts';
import { asksForCode, jsonOf, saysRefused, tokenIn, tokenInHeaders, tokenInStorage } from '../../web/token-in.ts';
import { buttonToPress, isRepeated, kindOf, type LoginStep, type StepKind, stepOf } from '../login-form.ts';
import type { Field, Form } from '../read-fields.ts';
import { PASSWORDS_MAX, pathOf, type SignInContext, SignInError } from './sign-in-context.ts';
import { valuesFor } from './submit-login.ts';

const STEPS_MAX = 5;
const PLACES_MAX = 6;
const READ_MAX = 8;

/** A sign-in that the browser sent. */
export interface Entered {
  /** URLs that scripts read afterwards. */
  readonly read: readonly string[];
}

interface Seen {
  readonly view: LoginView;
  readonly step: LoginStep;
  readonly ids: ReadonlyMap<Field, number>;
  /** Of the form of the step. */
  readonly buttons: readonly SeenButton[];
}

/**
 * Signs in on a page that scripts render, in the scanner's own browser.
 * @returns null if there is no browser, or no form in it either; nothing was sent then
 * @throws SignInError
 */
export async function submitInBrowser(context: SignInContext, url: string): Promise<Entered | null> {
  const { credentials, identity, login, options, target, useBrowser } = context;
  if (useBrowser === null) return null;
  const { password = '' } = login;
  const ofScripts = new Set<string>();
  let isFilled = false;
  const entered = await useBrowser(
    {
      target,
      options,
      password,
      fetch: (request) => context.fetch({ ...request, identity }),
      hasCookie: (name) => credentials.cookies.value(name) !== null && !ofScripts.has(name),
      onCookie: (name, value) => {
        ofScripts.add(name);
        credentials.add(name, value);
      },
      takeAttempt: () => {
        if (context.attempts.passwords >= PASSWORDS_MAX) return false;
        context.attempts.passwords += 1;
        return true;
      },
    },
    async (browser): Promise<Entered | null> => {
      const first = await findForm(browser, url);
      if (first === null) return null;
      isFilled = true;
      const before = new Set(credentials.cookies.values());
      const isNew = () => credentials.cookies.values().some((value) => !before.has(value));
      await submitSteps(context, browser, first, isNew);
      return takeSession(context, browser);
    },
  );
  if (entered === null && isFilled)
    throw new SignInError('sign_in_scripted', `the browser ended during the sign-in at ${pathOf(url)}`);
  return entered;
}

/** Opens the page, then where it leads to a sign-in, then presses what does. */
async function findForm(browser: LoginBrowser, url: string): Promise<Seen | null> {
  const first = await openForm(browser, url);
  if (first !== null) return first;
  const { urls } = await browser.leads();
  for (const href of urls.filter((one) => one !== url).slice(0, PLACES_MAX)) {
    const seen = await openForm(browser, href);
    if (seen !== null) return seen;
  }
  if (urls.length > 0) await browser.open(url);
  const { buttons } = await browser.leads();
  for (const button of buttons) {
    await browser.press(button);
    const seen = await look(browser);
    if (seen !== null) return seen;
  }
  return null;
}

/** Home Assistant and others begin a flow by a POST when the page opens, without which the form sends nothing. */
async function openForm(browser: LoginBrowser, url: string): Promise<Seen | null> {
  await browser.open(url);
  const seen = await look(browser);
  if (seen === null || !browser.traffic.isWithheld) return seen;
  await browser.open(url, true);
  return look(browser);
}

async function look(browser: LoginBrowser): Promise<Seen | null> {
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
  const step = stepOf([...forms.keys()], isSignInPath(`${pathname}${hash.replace(/^#!?/, '')}`), view.titles);
  return step === null ? null : { view, step, ids, buttons: forms.get(step.form)?.buttons ?? [] };
}

async function submitSteps(
  context: SignInContext,
  browser: LoginBrowser,
  first: Seen,
  hasNewCookie: () => boolean,
): Promise<void> {
  const { traffic } = browser;
  const sent = new Set<StepKind>();
  const isDone = () => hasNewCookie() || tokenOf(browser) !== null || traffic.answers.length === 0;
  let seen: Seen | null = first;
  while (seen !== null && sent.size < STEPS_MAX) {
    const kind = kindOf(seen.step);
    if (sent.has('password') && kind !== 'code' && isDone()) break;
    if (isRepeated(kind, sent)) throw refusal(seen, kind);
    const isEarlyCode = kind === 'code' && sent.size === 0;
    if (isEarlyCode) break;
    sent.add(kind);
    for (const [field, value] of valuesFor(context, seen.step)) await fill(browser, seen, field, value);
    seen = await submit(browser, seen);
    refuse(browser, seen);
  }
  const place = pathOf(first.view.url);
  if (!sent.has('password')) throw new SignInError('sign_in_field_not_found', `${place} has no field for the password`);
  if (traffic.answers.length === 0) throw unsent(browser, first, place);
}

/** Why the page sent no credentials. */
function unsent({ traffic }: LoginBrowser, first: Seen, place: string): SignInError {
  if (first.view.hasCaptcha) return new SignInError('sign_in_captcha', `${place} asks for a captcha`);
  if (traffic.offHost !== null)
    return new SignInError('sign_in_off_host', `${place} sends the credentials to ${traffic.offHost}, another origin`);
  return new SignInError(
    'sign_in_scripted',
    traffic.isInUrl ? `${place} would send the password in a URL` : `${place} sends no POST with the credentials`,
  );
}

async function fill(browser: LoginBrowser, { ids }: Seen, field: Field, value: string): Promise<void> {
  await browser.fill(ids.get(field) ?? 0, value);
}

/** By Enter; by the button of the form if nothing follows. */
async function submit(browser: LoginBrowser, seen: Seen): Promise<Seen | null> {
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
function refuse({ traffic }: LoginBrowser, seen: Seen | null): void {
  const answer = traffic.answers.findLast(({ hasPassword }) => hasPassword) ?? traffic.answers.at(-1);
  if (answer === undefined || !hasResponse(answer.exchange)) return;
  const { request, response } = answer.exchange;
  const value = jsonOf(response.text);
  if (seen?.step.kind === 'code') return;
  if (tokenIn(value) === null && asksForCode(value) && !saysRefused(value))
    throw new SignInError('sign_in_code_required', `${pathOf(request.url)} asks for a second factor`);
  if (response.status < 400 && !saysRefused(value)) return;
  if (seen?.view.hasCaptcha === true)
    throw new SignInError('sign_in_captcha', `${pathOf(request.url)} asks for a captcha`);
  throw new SignInError('sign_in_denied', `${pathOf(request.url)} responds with ${response.status} to the credentials`);
}

function refusal({ view }: Seen, kind: StepKind): SignInError {
  const path = pathOf(view.url);
  if (view.hasCaptcha) return new SignInError('sign_in_captcha', `${path} asks for a captcha`);
  if (kind === 'code') return new SignInError('sign_in_code_required', `${path} did not accept the one-time code`);
  const what = kind === 'username' ? 'user name' : 'password';
  return new SignInError('sign_in_denied', `${path} asks for the ${what} again`);
}

/** The value of the Authorization header that the application sends, or would send with the token it got. */
function tokenOf({ traffic }: LoginBrowser): string | null {
  if (traffic.authorization !== null) return traffic.authorization;
  for (const { exchange } of traffic.answers.toReversed()) {
    const { headers, text } = exchange.response;
    const token = tokenIn(jsonOf(text)) ?? tokenInHeaders(headers);
    if (token !== null) return `Bearer ${token}`;
  }
  return null;
}

async function takeSession(context: SignInContext, browser: LoginBrowser): Promise<Entered> {
  const { credentials } = context;
  const { traffic } = browser;
  // The start page of a signed-in user requests what is private.
  if (traffic.read.length === 0) await browser.open(context.target.startUrl);
  const storage = withoutPassword(await browser.storage(), context.login.password ?? '');
  const stored = tokenInStorage(storage.localStorage) ?? tokenInStorage(storage.sessionStorage);
  credentials.authorization = tokenOf(browser) ?? (stored === null ? null : `Bearer ${stored}`);
  credentials.tokenHeaders = [...traffic.tokenHeaders];
  credentials.keep(storage);
  const likely = (url: string) => (hasName('account-page', pathOf(url)) ? 0 : 1);
  const read = [...new Set(traffic.read)].sort((one, other) => likely(one) - likely(other));
  return { read: read.slice(0, READ_MAX) };
}

function withoutPassword({ localStorage, sessionStorage }: PageStorage, password: string): PageStorage {
  const encoded = Buffer.from(password).toString('base64').replaceAll('=', '');
  const kept = (items: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(items).filter(([, value]) => !value.includes(password) && !value.includes(encoded)),
    );
  return { localStorage: kept(localStorage), sessionStorage: kept(sessionStorage) };
}
