import { headerSecretName, secretPlaceholder } from '../../../shared/secrets/secret-values.ts';
import type { SessionTrial } from '../../core/evidence/access.ts';
import { type Attempt, type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeRequest } from '../../core/probe-context.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isCsrfLike, isInfrastructure } from '../../web/session-names.ts';
import { isSignOutLink } from '../../web/sign-in-page.ts';
import { filledForm, hasCaptcha } from '../login-form.ts';
import { formsOf } from '../read-fields.ts';
import { loginPages } from './find-login-page.ts';
import { isValid, type Proof } from './prove-session.ts';
import { type SignInContext, SignInError, visit } from './sign-in-context.ts';
import { submitLogin } from './submit-login.ts';

/** Cookies that are tried by themselves. */
const COOKIES_MAX = 3;
/** A shorter value identifies no session. */
const ID_LENGTH_MIN = 8;

type Cookies = readonly (readonly [name: string, value: string])[];

interface Options {
  /** Its credentials are those of the trial alone. */
  readonly own: SignInContext;
  readonly proof: Proof;
  /** False if the session of the scan has ended. */
  isScanAlive(): Promise<boolean>;
  /** Signs the scan in again. */
  restore(): Promise<void>;
}

/** Requests with the credentials of an identity that the transport does not know. */
export function fetchAs({ identity, credentials, target, fetch }: SignInContext): SignInContext['fetch'] {
  return async (request) => {
    if (request.identity !== identity) return fetch(request);
    const { href } = new URL(request.url, target.origin);
    const headers = [...credentials.headersFor(href), ...(request.headers ?? [])];
    const attempt = await fetch({ ...request, identity: 'none', headers, fresh: true });
    if (hasResponse(attempt)) credentials.store(href, attempt.response.headers);
    return attempt;
  };
}

/** Signs in by a form, and out again, with a session that nothing else of the scan uses. */
export async function trySession(options: Options): Promise<SessionTrial> {
  try {
    return await new Trial(options).run();
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    return { reason: 'a second sign-in failed' };
  }
}

class Trial {
  readonly #options: Options;
  readonly #own: SignInContext;

  constructor(options: Options) {
    this.#options = options;
    this.#own = options.own;
  }

  async run(): Promise<SessionTrial> {
    const { isScanAlive, restore, proof } = this.#options;
    const page = await this.#signInPage();
    if (page === null) return { reason: 'no form without a captcha signs in' };
    const before = this.#cookies();
    const anonymous = before.length === 0 ? null : await this.#read(headerOf(before));
    const last = anonymous?.isValid === true ? null : await submitLogin(this.#own, page);
    if (last === null || (await isValid(this.#own, proof)) !== true)
      return { reason: 'a second sign-in shows no session' };
    const kept = anonymous === null ? null : await this.#keptCookie(before, anonymous.exchange);
    if (!(await isScanAlive())) {
      await restore();
      return { kept, signOut: 'the application allows one session per user' };
    }
    const signOut = await this.#signOut(last);
    await restore();
    return { kept, signOut };
  }

  async #signInPage(): Promise<Exchange | null> {
    for await (const { kind, page } of loginPages(this.#own)) return kind === 'form' && !hasCaptcha(page) ? page : null;
    return null;
  }

  /** A cookie of the visitor that alone opens what is behind the sign-in. */
  async #keptCookie(before: Cookies, anonymous: Exchange): Promise<Extract<SessionTrial, { kept: unknown }>['kept']> {
    const after = new Map(this.#cookies());
    const kept = before.filter(
      ([name, value]) =>
        value.length >= ID_LENGTH_MIN && after.get(name) === value && !isCsrfLike(name) && !isInfrastructure(name),
    );
    for (const pair of kept.slice(0, COOKIES_MAX)) {
      const read = await this.#read(headerOf([pair]));
      if (read?.isValid === true) return { cookie: pair[0], anonymous, signedIn: read.exchange };
    }
    return null;
  }

  async #signOut(last: Exchange): Promise<Extract<SessionTrial, { signOut: unknown }>['signOut']> {
    const { proof } = this.#options;
    const shown = await this.#own.fetch({ url: proof.url, identity: this.#own.identity, fresh: true });
    const request = [last, ...(hasResponse(shown) ? [shown] : [])].map(signOutRequest).find((one) => one !== null);
    if (request == null || new URL(request.url).origin !== this.#own.target.origin)
      return 'no link or form of a page signs out';
    const cookies = this.#cookies();
    if (cookies.length === 0) return 'the session is not one of cookies';
    await visit(this.#own, request);
    // What the browser has then: the cookies that remain.
    const ended = await this.#read(headerOf(this.#cookies()));
    if (ended === null || ended.isValid) return 'the sign-out did not end the session in the browser';
    const still = await this.#read(headerOf(cookies));
    if (still === null) return 'the target did not respond';
    return { url: request.url, ended: ended.exchange, still: still.isValid ? still.exchange : null };
  }

  #cookies(): Cookies {
    const header = this.#own.credentials.cookies.headerFor(this.#options.proof.url) ?? '';
    return header
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  }

  /** The address that shows a session, with these cookies only. */
  async #read(cookie: string): Promise<{ readonly isValid: boolean; readonly exchange: Exchange } | null> {
    const { proof } = this.#options;
    const seen: Attempt[] = [];
    const fetch = async (request: ProbeRequest) => {
      const headers: [string, string][] = cookie === '' ? [] : [['Cookie', cookie]];
      const attempt = await this.#own.fetch({ ...request, identity: 'none', headers });
      seen.push(attempt);
      return attempt;
    };
    const valid = await isValid({ ...this.#own, fetch }, proof);
    const [exchange] = seen;
    if (valid === null || !hasResponse(exchange)) return null;
    return { isValid: valid, exchange: withoutCookies(exchange) };
  }
}

function headerOf(cookies: Cookies): string {
  return cookies.map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The cookies of a session never enter evidence. */
function withoutCookies({ request, response }: Exchange): Exchange {
  const { headers, ...rest } = request;
  const shownHeaders = headers.map(([name]) => [name, secretPlaceholder(headerSecretName(name))] as const);
  return { request: { ...rest, headers: [], ...(headers.length === 0 ? {} : { shownHeaders }) }, response };
}

/** What a visitor follows or presses to sign out. */
function signOutRequest(page: Exchange): ProbeRequest | null {
  const document = documentOf(page);
  if (document === null) return null;
  const form = formsOf(document).find(
    ({ action, buttons }) =>
      action !== null &&
      (isSignOutLink({ url: action, text: '' }) || buttons.some(({ text }) => isSignOutLink({ url: action, text }))),
  );
  if (form?.method === 'POST' && form.action !== null)
    return {
      method: 'POST',
      url: form.action,
      headers: [
        ['Content-Type', 'application/x-www-form-urlencoded'],
        ['Origin', new URL(page.request.url).origin],
        ['Referer', page.request.url],
      ],
      body: new URLSearchParams(filledForm(form, new Map())).toString(),
    };
  const link = document.links.find(({ element, url, text }) => element === 'a' && isSignOutLink({ url, text }));
  return link === undefined ? null : { url: link.url };
}
