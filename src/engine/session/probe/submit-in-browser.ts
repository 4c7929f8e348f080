import type { LoginBrowser } from '../../core/login-browser.ts';
import { type Entered, inBrowser, takeSession } from './browser-session.ts';
import { look, type Seen, submitSteps } from './fill-forms.ts';
import { pathOf, type SignInContext, SignInError } from './sign-in-context.ts';

const PLACES_MAX = 6;

/**
 * Signs in on a page that scripts render, in the scanner's own browser.
 * @returns null if there is no browser, or no form in it either; nothing was sent then
 * @throws SignInError
 */
export async function submitInBrowser(context: SignInContext, url: string): Promise<Entered | null> {
  const { credentials } = context;
  let isFilled = false;
  const entered = await inBrowser(context, async (browser): Promise<Entered | null> => {
    const first = await findForm(browser, url);
    if (first === null) return null;
    isFilled = true;
    const before = new Set(credentials.cookies.values());
    const isNew = () => credentials.cookies.values().some((value) => !before.has(value));
    await submitSteps(context, browser, first, isNew);
    return takeSession(context, browser);
  });
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
