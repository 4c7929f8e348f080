import { randomBytes } from 'node:crypto';
import type { LoginBrowser, LoginBrowserOptions, UseLoginBrowser } from '../../core/login-browser.ts';
import type { LoginView, PageStorage } from '../../core/login-view.ts';
import { isSignInLink } from '../../web/sign-in-page.ts';
import { BrowserProcess, BrowserStartError } from '../cdp/browser-process.ts';
import { CdpError } from '../cdp/cdp-connection.ts';
import { BrowserPage } from './browser-page.ts';
import { readLoginView, readStorage } from './read-login.ts';
import { RecordedPage } from './recorded-page.ts';
import { RequestGate } from './request-gate.ts';
import { isHashRoute, routeUrl } from './route-shape.ts';
import { routesOfScripts } from './script-routes.ts';
import { SignInRequests } from './sign-in-requests.ts';

const SIGN_IN_MS = 45_000;
/** With pages of a provider, or the steps of a recording. */
const LONG_SIGN_IN_MS = 90_000;
/** Milliseconds that a page may take to load. */
const OPEN_MS = 8_000;
const LEADS_MAX = 4;
const ATTEMPTS_MAX = 3;

/** The browser at `path` for sign-ins: one of its own for each, which has no network either. */
export function loginBrowser(path: string, signal: AbortSignal): UseLoginBrowser {
  return async (options, work) => {
    let browser: BrowserProcess | null = null;
    const end = () => browser?.kill();
    const isLong = options.isRecorded || options.providers.length > 0;
    const timer = setTimeout(end, isLong ? LONG_SIGN_IN_MS : SIGN_IN_MS);
    signal.addEventListener('abort', end);
    try {
      browser = await BrowserProcess.start({ path });
      if (signal.aborted) end();
      return await work(await LoginPage.open(browser, options));
    } catch (error) {
      if (error instanceof BrowserStartError || error instanceof CdpError) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      await browser?.close();
    }
  };
}

class LoginPage implements LoginBrowser {
  readonly traffic: SignInRequests;
  readonly replay: RecordedPage;
  readonly #page: BrowserPage;
  readonly #gate: RequestGate;

  private constructor(page: BrowserPage, gate: RequestGate, traffic: SignInRequests) {
    this.#page = page;
    this.#gate = gate;
    this.traffic = traffic;
    this.replay = new RecordedPage(page.session, page.frame, () => this.#rest());
  }

  static async open(browser: BrowserProcess, options: LoginBrowserOptions): Promise<LoginPage> {
    const traffic = new SignInRequests(options);
    const gate = new RequestGate({ context: options, hasRoom: () => false, signIn: traffic });
    const name = (letter: string) => `${letter}${randomBytes(8).toString('hex')}`;
    const names = { binding: name('b'), api: name('a'), proof: name('p'), word: name('w') };
    const ignore = () => undefined;
    const listener = { onReport: ignore, onIssue: ignore, onPopup: ignore };
    return new LoginPage(await BrowserPage.open(browser, gate, names, listener), gate, traffic);
  }

  async open(url: string, isSending = false): Promise<void> {
    this.traffic.isSending = isSending;
    this.traffic.isWithheld = false;
    await patiently(() => this.#page.load(url, { mode: 'crawl' }));
    const end = performance.now() + OPEN_MS;
    const isLoading = async () => (await this.#page.evaluate('document.readyState')) !== 'complete';
    // Between its requests and its scripts, a page on a busy machine looks quiet.
    while (performance.now() < end && (await patiently(isLoading))) await this.#settle();
  }

  async look(): Promise<LoginView | null> {
    return readLoginView(await patiently(() => this.#page.call('loginView')));
  }

  async leads(): Promise<{ urls: string[]; buttons: number[] }> {
    const seen = await patiently(() => this.#page.snapshot());
    if (seen === null) return { urls: [], buttons: [] };
    const { origin } = this.#gate;
    const isAway = (url: string) => this.traffic.isAtProvider(url);
    const routed = [...seen.routes, ...routesOfScripts(this.#gate.traffic.exchanges.values())];
    const urls = [...seen.links, ...routed.flatMap((path) => routeUrl(path, seen.url) ?? [])];
    const named = [...urls.map((url) => ({ url, text: '' })), ...((await this.look())?.links ?? [])];
    const own = named
      .filter(({ url, text }) => isAway(url) || (URL.parse(url)?.origin === origin && isSignIn(url, text)))
      .map(({ url }) => url);
    const buttons = seen.actions.filter(({ label }) => isSignIn(origin, label)).map(({ id }) => id);
    own.sort((one, other) => Number(isAway(other)) - Number(isAway(one)));
    return { urls: [...new Set(own)].slice(0, LEADS_MAX), buttons: buttons.slice(0, LEADS_MAX) };
  }

  async fill(field: number, value: string): Promise<void> {
    this.traffic.isFilled = true;
    this.traffic.isSending = true;
    await patiently(() => this.#page.call('fillField', field, value));
    await this.#settle();
  }

  async enter(field: number): Promise<void> {
    await this.#page.call('focusField', field);
    await this.#page.pressEnter();
    await this.#rest();
  }

  async press(button: number, isSending = this.traffic.isSending): Promise<void> {
    this.traffic.isSending = isSending;
    await this.#page.call('pressButton', button);
    await this.#rest();
  }

  async origin(): Promise<string> {
    return String(await patiently(() => this.#page.evaluate('location.origin')));
  }

  async storage(): Promise<PageStorage> {
    // What a provider keeps is none of the application's.
    if ((await this.origin()) !== this.#gate.origin) return { localStorage: {}, sessionStorage: {} };
    this.traffic.takeCookies(String((await this.#page.evaluate('document.cookie')) ?? ''));
    return readStorage(await this.#page.call('storedItems'));
  }

  #settle(): Promise<void> {
    return patiently(() => this.#page.settle());
  }

  async #rest(): Promise<void> {
    await this.#settle();
    await this.traffic.answered();
    await this.#settle();
  }
}

/** A page that starts a large application on a busy machine does not respond for seconds. */
async function patiently<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof CdpError && error.code === 'timeout') || attempt === ATTEMPTS_MAX) throw error;
    }
}

/** The path of a client-side route counts as that of a page. */
function isSignIn(url: string, text: string): boolean {
  const { hash, origin } = new URL(url);
  return isSignInLink({
    url: isHashRoute(hash) ? (URL.parse(hash.replace(/^#!?/, ''), origin)?.href ?? url) : url,
    text,
  });
}
