import { type Attempt, hasResponse, header, headerValues } from '../../core/evidence/http.ts';
import type { ProbeRequest } from '../../core/probe-context.ts';
import { redirectTarget } from '../../web/redirect.ts';
import { isSessionLike } from '../../web/session-names.ts';
import { parseSetCookie } from '../../web/set-cookie.ts';
import { isSignInLink } from '../../web/sign-in-page.ts';
import { isValid, type Proof } from './prove-session.ts';
import { type SignInContext, SignInError } from './sign-in-context.ts';

/** Requests between two checks of the session. */
const INTERVAL = 25;
const RENEWALS_MAX = 1;
const KNOWN_MAX = 1_000;

interface Options {
  readonly context: SignInContext;
  readonly proof: Proof;
  /** Signs in once more. @throws SignInError */
  readonly renew: () => Promise<Proof>;
}

/**
 * Watches the session of the scan: requests its proof every 25 requests, and at once when a response indicates that it ended. A
 * session that ended is renewed once, and the request repeated.
 */
export class SessionKeeper {
  readonly #options: Options;
  readonly #known = new Set<string>();
  #proof: Proof;
  #since = 0;
  #renewals = 0;
  #busy: Promise<boolean> | null = null;
  #loss: SignInError | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#proof = options.proof;
  }

  /** Why the session was lost, or null. */
  get loss(): SignInError | null {
    return this.#loss;
  }

  async fetch(request: ProbeRequest): Promise<Attempt> {
    const { context } = this.#options;
    const isOwn = request.isAnonymous !== true && (request.identity ?? 'user') === context.identity;
    if (!isOwn || this.#loss !== null) return context.fetch(request);
    await this.#busy;
    const attempt = await context.fetch(request);
    this.#since += 1;
    if (this.#since < INTERVAL && !this.#looksEnded(attempt)) return attempt;
    const isRenewed = await this.#look();
    const isRepeatable = request.method === undefined || request.method === 'GET' || request.method === 'HEAD';
    return isRenewed && isRepeatable ? context.fetch(request) : attempt;
  }

  /** Signs in again if the session has ended, however often it was renewed: another session of the scan may have ended it. */
  async restore(): Promise<void> {
    await this.#busy;
    if (this.#loss !== null || (await isValid(this.#options.context, this.#proof)) !== false) return;
    this.#renewals = 0;
    await this.#look();
  }

  /** The last check. @returns why the session was lost, or null */
  async end(): Promise<SignInError | null> {
    await this.#busy;
    if (this.#loss === null && (await isValid(this.#options.context, this.#proof)) === false)
      this.#loss = new SignInError('sign_in_lost', 'the session was no longer valid at the end of the scan');
    return this.#loss;
  }

  /** @returns true if the session was renewed */
  #look(): Promise<boolean> {
    this.#busy ??= this.#verify().finally(() => {
      this.#busy = null;
    });
    return this.#busy;
  }

  async #verify(): Promise<boolean> {
    const { context, renew } = this.#options;
    this.#since = 0;
    if ((await isValid(context, this.#proof)) !== false) return false;
    if (this.#renewals >= RENEWALS_MAX) {
      this.#loss = new SignInError('sign_in_lost', 'the session ended again after a second sign-in');
      return false;
    }
    this.#renewals += 1;
    try {
      this.#proof = await renew();
      return true;
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      this.#loss = new SignInError(
        'sign_in_lost',
        `the session ended, and the second sign-in failed: ${error.message}`,
      );
      return false;
    }
  }

  /** Refused, sent to the sign-in, or a session cookie deleted; each address counts once. */
  #looksEnded(attempt: Attempt): boolean {
    if (!hasResponse(attempt) || header(attempt.request.headers, 'cookie') !== undefined) return false;
    const { status, headers } = attempt.response;
    const to = redirectTarget(attempt);
    const isSentAway = status === 401 || (to !== null && isSignInLink({ url: to.href, text: '' }));
    const isDeleted = headerValues(headers, 'set-cookie')
      .slice(0, 20)
      .map(parseSetCookie)
      .some((cookie) => cookie?.deletes === true && isSessionLike(cookie.name));
    if (isDeleted) return true;
    const { url } = attempt.request;
    if (!isSentAway || this.#known.has(url) || this.#known.size >= KNOWN_MAX) return false;
    this.#known.add(url);
    return true;
  }
}
