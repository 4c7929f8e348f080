import type { LoginBrowser } from '../../core/login-browser.ts';
import type { PageStorage } from '../../core/login-view.ts';
import { hasName } from '../../data/names.ts';
import { jsonOf, tokenIn, tokenInHeaders, tokenInStorage } from '../../web/token-in.ts';
import { PASSWORDS_MAX, pathOf, providersOf, type SignInContext } from './sign-in-context.ts';

const READ_MAX = 8;

/** A sign-in that the browser sent. */
export interface Entered {
  /** URLs that scripts read afterwards. */
  readonly read: readonly string[];
}

/** Signs in with a browser; null without one, or if it ended. */
export async function inBrowser(
  context: SignInContext,
  work: (browser: LoginBrowser) => Promise<Entered | null>,
): Promise<Entered | null> {
  const { credentials, identity, login, options, target, useBrowser } = context;
  if (useBrowser === null) return null;
  const ofScripts = new Set<string>();
  return useBrowser(
    {
      target,
      options,
      password: login.password ?? '',
      providers: providersOf(context),
      isRecorded: login.recording !== undefined,
      fetch: (request) => context.fetch({ ...request, identity }),
      fetchProvider: (request) => context.fetchProvider(request),
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
    work,
  );
}

/** The value of the Authorization header that the application sends, or would send with the token it got. */
export function tokenOf({ traffic }: LoginBrowser): string | null {
  if (traffic.authorization !== null) return traffic.authorization;
  for (const { exchange } of traffic.answers.filter(({ ofPage }) => ofPage).toReversed()) {
    const { headers, text } = exchange.response;
    const token = tokenIn(jsonOf(text)) ?? tokenInHeaders(headers);
    if (token !== null) return `Bearer ${token}`;
  }
  return null;
}

/** What the application gave to the signed-in user. */
export async function takeSession(context: SignInContext, browser: LoginBrowser): Promise<Entered> {
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
