import type { CoverageCode } from '../../../contract/coverage.ts';
import type { IdentityName, Login } from '../../../contract/login.ts';
import type { ScanOptions } from '../../../contract/scan.ts';
import { truncate } from '../../../shared/text.ts';
import type { DescribedLogin } from '../../core/described-login.ts';
import { type Attempt, type Exchange, hasResponse, type RecordedRequest } from '../../core/evidence/http.ts';
import type { TargetInfo } from '../../core/evidence/target.ts';
import type { UseLoginBrowser } from '../../core/login-browser.ts';
import type { ProbeRequest } from '../../core/probe-context.ts';
import { redirectTarget } from '../../web/redirect.ts';
import type { SessionCredentials } from '../session-credentials.ts';

export type SignInCode = Extract<CoverageCode, `sign_in_${string}`>;

/** Why a sign-in failed. `detail` is untrusted: a sentence without full stop, to be escaped. */
export class SignInError extends Error {
  readonly code: SignInCode;
  constructor(code: SignInCode, detail: string) {
    super(detail.slice(0, 300));
    this.name = 'SignInError';
    this.code = code;
  }
}

/** What a sign-in sent so far: more than two passwords could lock the account. */
export interface Attempts {
  /** Requests with the password that the target read. */
  passwords: number;
}

export const PASSWORDS_MAX = 2;

export interface SignInContext {
  readonly target: TargetInfo;
  readonly identity: IdentityName;
  readonly login: Login;
  /** Path that only a signed-in user can read, if the user names one. */
  readonly check: string | undefined;
  /** URLs that proved the sessions of other identities, or an earlier one of this identity. */
  readonly known: readonly string[];
  /** Those that the requests of the identity carry. */
  readonly credentials: SessionCredentials;
  /** Null if this scan has no browser. */
  readonly useBrowser: UseLoginBrowser | null;
  readonly isQuick: boolean;
  readonly attempts: Attempts;
  readonly options: ScanOptions;
  fetch(request: ProbeRequest): Promise<Attempt>;
  /** Sends a request to an identity provider that the login names. */
  fetchProvider(request: RecordedRequest): Promise<Attempt>;
  /** What descriptions of the API say about the sign-in; read once, when it is needed. */
  describe(): Promise<DescribedLogin>;
  readonly now: () => Date;
}

export interface Visit {
  readonly page: Exchange;
  /** Where the last redirect leaves the origin; never followed. */
  readonly leavesTo: URL | null;
}

const REDIRECTS_MAX = 8;
const PAGE_BYTES = 1024 * 1024;

/**
 * Requests a page as the identity and follows redirects on the target's origin.
 * @returns null without a response
 */
export async function visit(context: SignInContext, request: ProbeRequest): Promise<Visit | null> {
  const { identity, target } = context;
  let next: ProbeRequest = request;
  for (let hop = 0; ; hop += 1) {
    const attempt = await context.fetch({ identity, maxBytes: PAGE_BYTES, ...next, fresh: true });
    if (!hasResponse(attempt)) return null;
    const to = redirectTarget(attempt);
    if (to === null || hop >= REDIRECTS_MAX) return { page: attempt, leavesTo: null };
    if (to.origin !== target.origin) return { page: attempt, leavesTo: to };
    const keepsMethod = attempt.response.status === 307 || attempt.response.status === 308;
    next = keepsMethod ? { ...next, url: to.href } : { identity: next.identity ?? identity, url: to.href };
  }
}

/** A path of the target from a path or URL of the user; null for another origin. */
export function onTarget(context: SignInContext, reference: string): string | null {
  const url = URL.parse(reference, context.target.startUrl);
  return url === null || url.origin !== context.target.origin ? null : url.href;
}

export function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return truncate(pathname, 100);
}

/** The path of an address, after its origin if that is not the target's. */
export function placeOf({ target }: SignInContext, url: string): string {
  const { origin } = URL.parse(url) ?? { origin: target.origin };
  return origin === target.origin ? pathOf(url) : `${origin.slice(0, 200)}${pathOf(url)}`;
}

/** Origins other than the target's on which the user signs in. */
export function providersOf({ login, target }: Pick<SignInContext, 'login' | 'target'>): string[] {
  return (login.identity_provider ?? []).filter((origin) => origin !== target.origin);
}

/** A page leads to an origin that has no part in the sign-in. */
export function leftFor({ login }: SignInContext, place: string, origin: string): SignInError {
  const { identity_provider: named } = login;
  return named === undefined
    ? new SignInError('sign_in_off_host', `${place} leads to ${origin}, another origin`)
    : new SignInError(
        'sign_in_provider_other',
        `${place} leads to ${origin}, and identity-provider names ${named.join(', ')}`,
      );
}
