import type { Finding } from '../contract/finding.ts';

/** A response header to send, and the check that asks for it. */
export interface WantedHeader {
  readonly name: string;
  readonly value: string;
  readonly check: string;
}

export type CookieAttribute = 'secure' | 'httpOnly' | 'sameSite';

/** An attribute that cookies lack. */
export interface WantedAttribute {
  readonly attribute: CookieAttribute;
  /** Names of the cookies; empty: those of sessions. */
  readonly cookies: readonly string[];
  readonly check: string;
}

/** What the configuration of an application shall do. */
export interface FixPlan {
  readonly headers: readonly WantedHeader[];
  readonly cookies: readonly WantedAttribute[];
  /** Checks that ask for CORS without any origin that sends a request. */
  readonly cors: readonly string[];
  /** Checks of which the headers fix a part only, and what is left to a person. */
  readonly incomplete: ReadonlyMap<string, string>;
}

type PlannedFinding = Pick<Finding, 'check_id' | 'location' | 'remediation'> & Partial<Pick<Finding, 'locations'>>;

/**
 * Values that break no ordinary application: framing by its own pages, popups of a sign-in and a first year of HTTPS stay
 * possible. OWASP HTTP Headers Cheat Sheet.
 */
const HEADERS: readonly WantedHeader[] = [
  { check: 'http.xcto', name: 'X-Content-Type-Options', value: 'nosniff' },
  { check: 'http.framing', name: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { check: 'http.referrer-policy', name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    check: 'http.permissions-policy',
    name: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=()',
  },
  { check: 'http.cross-origin-isolation', name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { check: 'http.cross-origin-isolation', name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { check: 'http.hsts-missing', name: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { check: 'http.hsts-weak', name: 'Strict-Transport-Security', value: 'max-age=31536000' },
];

const ISOLATION = 'http.cross-origin-isolation';
/** For pages that load nothing from other origins: it would take the cookies from what they load, and frames. */
const EMBEDDER: WantedHeader = { check: ISOLATION, name: 'Cross-Origin-Embedder-Policy', value: 'credentialless' };
const NO_EMBEDDER =
  'Cross-Origin-Embedder-Policy is missing still: send require-corp or credentialless once every embedded resource and frame allows it.';

export const REPORT_ONLY = 'Content-Security-Policy-Report-Only';
const CSP_CHECK = 'csp.missing';
/** For an application of which no scan says what its pages load. */
const CSP_DEFAULT = "default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";
/** A policy in the texts of a finding: directives of source expressions, nothing that ends a string of a configuration. */
const POLICY = new RegExp(`${REPORT_ONLY}: ([A-Za-z0-9 ';:/.*_+=-]{1,4000})`);

const COOKIES: Readonly<Record<string, CookieAttribute>> = {
  'cookie.no-secure': 'secure',
  'cookie.no-httponly': 'httpOnly',
  'cookie.samesite': 'sameSite',
};
const CORS: readonly string[] = ['cors.reflect-credentials', 'cors.null-origin', 'cors.weak-match'];

/** Checks whose findings a change of the configuration can fix. */
export const FIXABLE_CHECKS: readonly string[] = [
  ...new Set([...HEADERS.map(({ check }) => check), CSP_CHECK, ...Object.keys(COOKIES), ...CORS]),
];

/**
 * What to change for these findings.
 * @param findings null: whatever the checks could ask for
 * @param only id of one check; null: all of them
 */
export function fixPlan(findings: readonly PlannedFinding[] | null, only: string | null): FixPlan {
  const isAsked = (check: string) =>
    (only === null || check === only) &&
    (findings === null || findings.some((finding) => finding.check_id === check && !isIgnoredByBrowsers(finding)));
  const seen = policyOf(findings ?? []);
  const isAlone = seen !== null && !seen.includes('://');
  const wanted = [...HEADERS, ...(isAlone ? [EMBEDDER] : [])].filter(({ check }) => isAsked(check));
  const headers = new Map(wanted.map((header) => [header.name, header]));
  const policy = isAsked(CSP_CHECK) ? [{ check: CSP_CHECK, name: REPORT_ONLY, value: seen ?? CSP_DEFAULT }] : [];
  return {
    headers: [...headers.values(), ...policy],
    incomplete: new Map(isAsked(ISOLATION) && !isAlone ? [[ISOLATION, NO_EMBEDDER]] : []),
    cookies: Object.entries(COOKIES)
      .filter(([check]) => isAsked(check))
      .map(([check, attribute]) => ({ check, attribute, cookies: cookiesOf(findings ?? [], check) })),
    cors: findings === null ? [] : CORS.filter(isAsked),
  };
}

/** HSTS over plain HTTP: another value changes nothing. */
function isIgnoredByBrowsers({ check_id, location }: PlannedFinding): boolean {
  return check_id === 'http.hsts-weak' && location.url.startsWith('http:');
}

/** The policy that a scan proposes by what it saw pages load; null without one. */
function policyOf(findings: readonly PlannedFinding[]): string | null {
  const texts = findings.filter(({ check_id: check }) => check === CSP_CHECK).map(({ remediation }) => remediation);
  const policy = POLICY.exec(texts.join('\n'))?.[1]?.trimEnd();
  // The sentence ends with a period.
  return policy?.replace(/\.$/, '').trimEnd() ?? null;
}

function cookiesOf(findings: readonly PlannedFinding[], check: string): string[] {
  const names = findings
    .filter((finding) => finding.check_id === check)
    .flatMap(({ location, locations = [] }) => [location, ...locations])
    .flatMap(({ parameter }) => (parameter === null ? [] : [parameter]));
  return [...new Set(names)];
}

/** What is left of a plan after some of its checks are fixed. */
export function without(plan: FixPlan, fixed: ReadonlySet<string>): FixPlan {
  return {
    ...plan,
    headers: plan.headers.filter(({ check }) => !fixed.has(check)),
    cookies: plan.cookies.filter(({ check }) => !fixed.has(check)),
    cors: plan.cors.filter((check) => !fixed.has(check)),
  };
}

export function checksOf({ headers, cookies, cors }: FixPlan): string[] {
  return [...new Set([...headers, ...cookies].map(({ check }) => check).concat(cors))];
}
