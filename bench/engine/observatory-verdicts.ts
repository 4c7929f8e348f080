import type { ObservatoryVector } from './observatory-vectors.ts';

/** The checks that answer for each analyser. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'content-security-policy': [
    'csp.missing',
    'csp.unsafe-inline',
    'csp.unsafe-eval',
    'csp.broad-source',
    'csp.syntax',
    'csp.missing-directives',
  ],
  cookies: ['cookie.no-secure', 'cookie.no-httponly', 'cookie.samesite'],
  'cross-origin-resource-sharing': ['cors.reflect-credentials'],
  redirection: ['http.no-https'],
  'referrer-policy': ['http.referrer-policy'],
  'strict-transport-security': ['http.hsts-missing', 'http.hsts-weak', 'http.no-https', 'tls.cert-untrusted'],
  'subresource-integrity': ['content.sri-missing', 'content.mixed-active'],
  'x-content-type-options': ['http.xcto'],
  'x-frame-options': ['http.framing'],
  'cross-origin-resource-policy': ['http.cross-origin-isolation'],
  'cross-origin-embedder-policy': ['http.cross-origin-isolation'],
  'cross-origin-opener-policy': ['http.cross-origin-isolation'],
};

/** Checks one of which must be among ours where Observatory fails for this reason. */
export const REASONS: readonly (readonly [result: RegExp, checks: readonly string[]])[] = [
  [/^csp-not-implemented/, ['csp.missing']],
  [/^csp-header-invalid/, ['csp.syntax', 'csp.missing']],
  [/^csp-implemented-with-unsafe-inline$/, ['csp.unsafe-inline', 'csp.broad-source', 'csp.missing-directives']],
  [/^csp-implemented-with-insecure-scheme$/, ['csp.broad-source']],
  [/^csp-implemented-with-unsafe-eval$/, ['csp.unsafe-eval']],
  [/^cookies-.*samesite/, ['cookie.samesite']],
  [/^cookies-.*httponly-flag/, ['cookie.no-httponly']],
  [/^cookies-.*secure-flag/, ['cookie.no-secure']],
  [/^hsts-not-implemented$/, ['http.hsts-missing']],
  [/^hsts-not-implemented-no-https/, ['http.no-https']],
  [/^hsts-invalid-cert/, ['tls.cert-untrusted']],
  [/^hsts-/, ['http.hsts-weak']],
];

export interface ObservatoryDifference {
  readonly why: string;
  holds(vector: ObservatoryVector): boolean;
}

/** Where we answer otherwise, and mean to. */
export const OBSERVATORY_DIFFERENCES: readonly ObservatoryDifference[] = [
  {
    why: 'A session cookie without SameSite: Firefox and Safari send it with requests of other sites (ASVS 3.3.2); Observatory gives no bonus only.',
    holds: ({ result }) => result === 'cookies-secure-with-httponly-sessions',
  },
  {
    why: 'No current browser obeys ALLOW-FROM: the page can be framed by anybody.',
    holds: ({ result }) => result === 'x-frame-options-allow-from-origin',
  },
  {
    why: 'Two hashes without a space between them are one unknown word (CSP 3, section 2.3.1), so that browsers obey unsafe-inline beside it.',
    holds: ({ headers }) => headers.some(([, value]) => /'sha\d+-[^' ]+'(?='sha)/.test(value)),
  },
  {
    why: 'Both policies are enforced, and `http:` matches https addresses too (CSP 3, section 6.7.2.8): scripts of any https host may run. Observatory intersects the words.',
    holds: ({ group, headers, body }) =>
      group === 'content-security-policy' &&
      headers.some(([, value]) => value === 'default-src http:') &&
      body.includes('default-src https:'),
  },
  {
    why: 'Browsers take the first value of X-Content-Type-Options (Fetch, "determine nosniff"): the repetition is information.',
    holds: ({ headers }) =>
      headers.some(
        ([name, value]) => /^x-content-type-options$/i.test(name) && /^nosniff(?:\s*,\s*nosniff)+$/i.test(value),
      ),
  },
  {
    why: 'A script address without a scheme takes the scheme of the page, which is https here.',
    holds: ({ group, body }) => group === 'subresource-integrity' && body.includes('src="//'),
  },
  {
    why: 'A page without a form, link or button has nothing to click, so that framing it does no harm.',
    holds: ({ group, body }) => group === 'x-frame-options' && !/<(?:a|button|form|input)\b/i.test(body),
  },
  {
    why: 'A response without content exposes nothing to the origins that CORS allows.',
    holds: ({ group, body }) => group === 'cross-origin-resource-sharing' && body === '',
  },
];
