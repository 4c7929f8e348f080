import type { LoginBrowser } from '../../core/login-browser.ts';
import { kindOf } from '../login-form.ts';
import { type Entered, inBrowser, takeSession } from './browser-session.ts';
import { fill, look, refusal, type Seen, submit, submitSteps } from './fill-forms.ts';
import { leftFor, onTarget, placeOf, providersOf, type SignInContext, SignInError } from './sign-in-context.ts';
import { valuesFor } from './submit-login.ts';

/** Pages of the application that are opened on the way to a provider. */
const PAGES_MAX = 6;

/** The search for the pages of a provider. */
interface Search {
  readonly context: SignInContext;
  readonly browser: LoginBrowser;
  readonly opened: Set<string>;
  /** Another origin to which a page led. */
  leftTo: string | null;
}

/**
 * Signs in on the pages of an identity provider of another origin, to which the application leads and which leads back.
 * @throws SignInError
 */
export async function submitAtProvider(context: SignInContext): Promise<Entered> {
  const { login, target } = context;
  const start = login.url === undefined ? target.startUrl : onTarget(context, login.url);
  if (start === null)
    throw new SignInError('sign_in_off_host', 'the url of the login is not on the host, scheme and port of the target');
  const entered = await inBrowser(context, async (browser) => {
    const search: Search = { context, browser, opened: new Set(), leftTo: null };
    const first = await reach(search, start);
    if (first === null) throw notReached(search, start);
    await submitSteps(context, browser, first, async () => (await browser.origin()) === target.origin);
    await requireReturn(context, browser);
    return takeSession(context, browser);
  });
  return entered ?? withoutBrowser('the sign-in at an identity provider');
}

/** @throws SignInError */
export function withoutBrowser(what: string): never {
  throw new SignInError('sign_in_scripted', `${what} needs a browser, and the scan had none, or it ended`);
}

/** Opens a page, presses what leads to a sign-in, enters the user name where the application asks for it first, and follows links. */
async function reach(search: Search, url: string): Promise<Seen | null> {
  const { browser, opened } = search;
  opened.add(url);
  await browser.open(url);
  const direct = await formAway(search);
  if (direct !== null) return direct;
  const { urls, buttons } = await browser.leads();
  const forms = (await browser.look())?.forms ?? [];
  const ofForms = forms.filter(({ fields }) => fields.some(({ type }) => type === 'password'));
  const submits = new Set(ofForms.flatMap((form) => form.buttons.map(({ id }) => id)));
  for (const button of buttons.filter((id) => !submits.has(id))) {
    await browser.press(button, true);
    const seen = await formAway(search);
    if (seen !== null) return seen;
  }
  const named = await byUserName(search);
  if (named !== null) return named;
  for (const href of urls) {
    const seen = opened.has(href) || opened.size >= PAGES_MAX ? null : await reach(search, href);
    if (seen !== null) return seen;
  }
  return null;
}

/** Where the application asks for the user name, to choose the provider. */
async function byUserName(search: Search): Promise<Seen | null> {
  const { context, browser } = search;
  const own = await look(browser);
  if (own?.step.kind !== 'username') return null;
  for (const [field, value] of valuesFor(context, own.step)) await fill(browser, own, field, value);
  await submit(browser, own);
  return formAway(search);
}

/** The form of the provider; null on a page of the application. @throws SignInError for a page of the provider without a form */
async function formAway(search: Search): Promise<Seen | null> {
  const { context, browser } = search;
  search.leftTo ??= browser.traffic.leftTo;
  if (!providersOf(context).includes(await browser.origin())) return null;
  const seen = await look(browser, true);
  if (seen !== null) return seen;
  const blocked = [...browser.traffic.blocked];
  const why =
    blocked.length === 0 ? '' : `; it loads scripts of ${blocked.join(', ')}, which identity-provider does not name`;
  throw new SignInError(
    'sign_in_field_not_found',
    `${await placeNow(context, browser)} has no field for the user name or the password${why}`,
  );
}

function notReached({ context, browser: { traffic }, leftTo }: Search, start: string): SignInError {
  const place = placeOf(context, start);
  if (traffic.fault !== null) return new SignInError('sign_in_provider_unreachable', traffic.fault.replace(/\.$/, ''));
  if (leftTo !== null) return leftFor(context, place, leftTo);
  const named = providersOf(context).join(', ');
  return new SignInError(
    'sign_in_page_not_found',
    `no link or button of ${place} that is named as a sign-in leads to ${named}; give the path that redirects there in login as url, or record the sign-in`,
  );
}

/** After the credentials, the application must show again. @throws SignInError */
export async function requireReturn(context: SignInContext, browser: LoginBrowser): Promise<void> {
  const { leak, leftTo, fault } = browser.traffic;
  const place = await placeNow(context, browser);
  if (leak !== null)
    throw new SignInError('sign_in_off_host', `${place} sends the password to ${leak}, another origin`);
  const origin = await browser.origin();
  if (origin === context.target.origin) return;
  if (leftTo !== null) throw leftFor(context, 'the sign-in', leftTo);
  if (fault !== null) throw new SignInError('sign_in_provider_unreachable', fault.replace(/\.$/, ''));
  if (!providersOf(context).includes(origin))
    throw new SignInError('sign_in_unproven', 'the sign-in ended on a page that did not load');
  const seen = await look(browser, true);
  if (seen !== null && seen.step.kind !== 'username') throw refusal(context, seen, kindOf(seen.step));
  const titles = ((await browser.look())?.titles ?? []).map((text) => text.trim()).filter((text) => text !== '');
  const shown = [...new Set(titles)].slice(0, 2).join(': ').slice(0, 100);
  throw new SignInError('sign_in_provider_page', `${place} shows "${shown}" after the credentials`);
}

/** What the page shows now, for messages. */
export async function placeNow(context: SignInContext, browser: LoginBrowser): Promise<string> {
  const view = await browser.look();
  return view === null || URL.parse(view.url) === null ? 'the page' : placeOf(context, view.url);
}
