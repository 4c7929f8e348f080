import { afterAll, describe, expect, it } from 'vitest';
import { isAtLeast } from '../../../src/contract/primitives.ts';
import type { Check } from '../../../src/engine/core/check.ts';
import type { EvidenceMap } from '../../../src/engine/core/evidence/map.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { exchange, type Headers, judge, onePage } from '../../helpers/recorded.ts';

/**
 * The situations that the offline tests of MDN's HTTP Observatory tell apart, written anew as facts: what is sent, and
 * whether Observatory passes it. Our verdict "fails" is a finding of low or above in the checks of the family. Where the
 * two differ, `ours` says what we answer and why.
 */
interface Vector {
  readonly headers?: Headers;
  readonly html?: string;
  readonly passes: boolean;
  readonly ours?: string;
}

const DISAGREEMENTS_MAX = 6;

function checksNamed(...ids: readonly string[]): Check[] {
  return CHECKS.filter(({ meta }) => ids.includes(meta.id));
}

function fails(checks: readonly Check[], evidence: Partial<EvidenceMap>, url = 'https://mozilla.org/'): boolean {
  return checks.some((check) => {
    const drafts = judge(check, { url, evidence });
    return (
      typeof drafts !== 'string' &&
      drafts.some(
        (draft) => isAtLeast((draft.rating ?? check.meta.rating).severity, 'low') && !isOwnRule(check, draft.key),
      )
    );
  });
}

/** Observatory asks for object-src, but not for base-uri and form-action. */
function isOwnRule(check: Check, key: string): boolean {
  return check.meta.id === 'csp.missing-directives' && key !== 'object-src';
}

let disagreements = 0;
let total = 0;

function verdicts(family: string, ids: readonly string[], vectors: readonly Vector[]): void {
  describe(family, () => {
    it.each(vectors.map((vector) => [JSON.stringify(vector.headers ?? vector.html ?? 'nothing'), vector] as const))(
      '%s',
      (_name, vector) => {
        total += 1;
        if (vector.ours !== undefined) disagreements += 1;
        const body = `<!doctype html><head>${vector.html ?? ''}</head><form method=post action=/buy></form>`;
        const evidence = onePage({ url: 'https://mozilla.org/', headers: vector.headers ?? {}, body });
        expect(fails(checksNamed(...ids), evidence)).toBe(vector.ours === undefined ? !vector.passes : vector.passes);
      },
    );
  });
}

const csp = (value: string | readonly string[], passes: boolean, ours?: string): Vector => ({
  headers: { 'Content-Security-Policy': value },
  passes,
  ...(ours === undefined ? {} : { ours }),
});
const meta = (...values: readonly string[]) =>
  values.map((value) => `<meta http-equiv="Content-Security-Policy" content="${value}">`).join('');

verdicts(
  'Content-Security-Policy',
  ['csp.missing', 'csp.unsafe-inline', 'csp.unsafe-eval', 'csp.broad-source', 'csp.syntax', 'csp.missing-directives'],
  [
    { passes: false },
    csp('  ', false),
    csp('', false),
    csp("default-src 'none'; default-src 'none'", false),
    csp("default-src 'none'; img-src 'self'; default-src 'none'", false),
    csp("default-src 'none'; script-src 'strict-dynamic'", false),
    csp('defa', false),
    csp("default-src 'none'; script-src https://*", false),
    csp("default-src 'none'; script-src 'unsafe-inline'", false),
    csp('default-src http://mozilla.org', false),
    csp("default-src 'none'; script-src http://mozilla.org", false),
    csp("default-src 'none'; script-src ftp://mozilla.org", false),
    csp("default-src 'none'; img-src http://mozilla.org", true),
    csp("default-src 'self'; img-src ftp:", true),
    csp("default-src 'self'; img-src http:", true),
    csp("default-src 'none'; img-src https:; media-src http://mozilla.org", true),
    csp("default-src 'none'; img-src http: https:; script-src 'self'; style-src 'self'", true),
    csp("default-src 'none'; img-src 'none'; media-src http:; script-src 'self'; style-src 'self'", true),
    csp("default-src 'none'; img-src 'none'; media-src http:; script-src 'self'; style-src 'unsafe-inline'", true),
    csp("script-src 'unsafe-inline'", false),
    csp('script-src data:', false),
    csp('script-src http:', false),
    csp('script-src ftp:', false),
    csp("default-src 'unsafe-inline'", false),
    csp("default-src 'UNSAFE-INLINE'", false),
    csp('upgrade-insecure-requests', false),
    csp("script-src 'none'", false),
    csp('script-src https:', false),
    csp('script-src https://mozilla.org https:', false),
    csp('default-src https://mozilla.org https:', false),
    csp("default-src 'none'; script-src *", false),
    csp("default-src *; script-src *; object-src 'none'", false),
    csp("default-src 'none'; script-src 'none'; object-src *", false),
    csp("default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'", false),
    csp("default-src 'none'; script-src 'unsafe-inline' http:", false),
    csp("object-src https:; script-src 'none'", false),
    csp("default-src 'none'; script-src 'unsafe-eval'", false),
    csp("object-src 'none'; script-src 'none'; style-src 'unsafe-inline'", true),
    csp("default-src 'none'; script-src https://mozilla.org; style-src 'unsafe-inline'", true),
    csp("default-src 'unsafe-inline'; script-src https://mozilla.org", true),
    csp("default-src 'none';;; ;;;style-src 'self' 'unsafe-inline'", true),
    csp("default-src 'none'; style-src data:", true),
    csp("default-src 'none'; style-src *", true),
    csp("default-src 'none'; style-src https:", true),
    csp(
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-hqBEA/HXB3aJU2FgOnYN8rkAgEVgyfi3Vs1j2/XMPBB=' 'unsafe-inline'",
      true,
    ),
    csp('default-src https://mozilla.org', true),
    csp("default-src https://mozilla.org;;; ;;;script-src 'none'", true),
    csp(
      "object-src 'none'; script-src https://mozilla.org; style-src https://mozilla.org; upgrade-insecure-requests;",
      true,
    ),
    csp("object-src 'none'; script-src 'strict-dynamic' 'nonce-abc' 'unsafe-inline'; style-src 'none'", true),
    csp("object-src 'none'; style-src 'self';script-src 'sha256-hqBEA/HXB3aJU2FgOnYN8rkAgEVgyfi3Vs1j2/XMPBA='", true),
    csp(
      "object-src 'none'; style-src 'self'; script-src 'unsafe-inline' 'sha256-hqBEA/HXB3aJU2FgOnYN8rkAgEVgyfi3Vs1j2/XMPBA=''sha256-hqBEA/HXB3aJU2FgOnYN8rkAgEVgyfi3Vs1j2/XMPBB='",
      true,
      'two hashes without a space are one unknown word, so that browsers obey unsafe-inline',
    ),
    csp("object-src 'none'; script-src 'unsafe-inline' 'nonce-abc123' 'unsafe-inline'; style-src 'none'", true),
    csp("default-src https://mozilla.org; style-src 'unsafe-inline' 'nonce-abc123' 'unsafe-inline'", true),
    csp(
      "default-src https://mozilla.org; style-src 'unsafe-inline' 'sha256-hqBEA/HXB3aJU2FgOnYN8rkAgEVgyfi3Vs1j2/XMPBB=' 'unsafe-inline'",
      true,
    ),
    {
      headers: { 'Content-Security-Policy': 'default-src http:' },
      html: meta('default-src https:'),
      passes: true,
      ours: 'both policies allow https: scripts from anywhere',
    },
    csp('default-src', true),
    csp("default-src 'none'; script-src 'strict-dynamic' 'nonce-abc123' 'unsafe-inline'", true),
    csp(
      "default-src 'none'; script-src https://mozilla.org; style-src https://mozilla.org; upgrade-insecure-requests;",
      true,
    ),
    csp("default-src 'none'; object-src https://mozilla.org", true),
    { html: meta("default-src 'none';"), passes: true },
    { html: meta("default-src 'none'", 'img-src https:', "script-src 'self'", 'default-src https:'), passes: true },
    { headers: { 'Content-Security-Policy': "default-src 'none'" }, html: meta("default-src 'none';"), passes: true },
    { headers: { 'Content-Security-Policy': "default-src 'none'" }, html: meta('default-src https:'), passes: true },
    { headers: { 'Content-Security-Policy': "img-src 'none'" }, html: meta("default-src 'none';"), passes: true },
    csp("default-src 'none'; script-src 'strict-dynamic' 'nonce-abc123'", true),
    csp("default-src 'none'; script-src 'strict-dynamic' 'sha256-abc123'", true),
    csp("default-src 'none'; script-src 'strict-dynamic' 'sha256-abc123' https://*", true),
    csp("default-src 'none'; script-src 'strict-dynamic' 'sha256-abc123' 'unsafe-inline'", true),
    {
      headers: { 'Content-Security-Policy-Report-Only': "default-src 'none'; report-to /_/csp-reports" },
      passes: false,
    },
    csp("default-src 'none'; script-src 'self', default-src 'none'; script-src 'self'", true),
    csp(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline', default-src 'none'; style-src 'self', default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'",
      true,
    ),
    { html: meta("frame-ancestors 'none'"), passes: false },
    {
      headers: { 'Content-Security-Policy': "frame-anchestors 'none'" },
      html: meta("frame-ancestors 'none'"),
      passes: false,
    },
  ],
);

const cookies = (values: readonly string[], passes: boolean, more: Headers = {}, ours?: string): Vector => ({
  headers: { 'Set-Cookie': values, ...more },
  passes,
  ...(ours === undefined ? {} : { ours }),
});
const HSTS = { 'Strict-Transport-Security': 'max-age=15768000' };

verdicts(
  'Cookies',
  ['cookie.no-secure', 'cookie.no-httponly', 'cookie.samesite'],
  [
    { passes: true },
    cookies(
      [
        'SESSIONID=bar; Domain=mozilla.org; Path=/; Secure; HttpOnly',
        'foo=bar; Domain=mozilla.org; Secure; Path=/',
        'heroku-session-affinity=bar; Domain=mozilla.org; Path=/',
      ],
      true,
      {},
      'SameSite is missing, which not every browser reads as Lax',
    ),
    cookies(
      ['Strict', 'Lax', 'None'].map(
        (word) => `SESSIONID_${word}=bar; Domain=mozilla.org; Path=/; Secure; HttpOnly; SameSite=${word}`,
      ),
      true,
    ),
    cookies(
      ['SESSIONID_A=bar; Path=/; Secure; HttpOnly; SameSite=Strict', 'SESSIONID_B=bar; Path=/; Secure; HttpOnly'],
      true,
      {},
      'SameSite is missing on one',
    ),
    cookies(['CSRFTOKEN=bar; Domain=mozilla.org; Path=/; Secure; HttpOnly'], false),
    cookies(['SESSIONID=bar; Domain=mozilla.org; Path=/; Secure; HttpOnly; SameSite='], false),
    cookies(['SESSIONID=bar; Domain=mozilla.org; Path=/; Secure; HttpOnly; SameSite=True'], false),
    cookies(['SESSIONID=bar; Domain=mozilla.org; Path=/; Secure; HttpOnly; SameSite=Invalid'], false),
    cookies(['foo=bar; Domain=mozilla.org; Path=/'], false, HSTS),
    cookies(['SESSIONID=bar; Domain=mozilla.org; Path=/; HttpOnly'], false, HSTS),
    cookies(['foo=bar; Domain=mozilla.org; Path=/'], false),
    cookies(['SESSIONID=bar; Domain=mozilla.org; Path=/; Secure'], false),
    cookies(['SESSIONID=bar; Domain=mozilla.org; Path=/; HttpOnly'], false),
    cookies(['SESSIONID=bar; Domain=mozilla.org; Path=/'], false),
  ],
);

const one = (name: string, value: string | readonly string[], passes: boolean): Vector => ({
  headers: { [name]: value },
  passes,
});

verdicts(
  'Strict-Transport-Security',
  ['http.hsts-missing', 'http.hsts-weak'],
  [
    { passes: false },
    one('Strict-Transport-Security', 'includeSubDomains; preload', false),
    one('Strict-Transport-Security', 'max-age=15768000; includeSubDomains, max-age=15768000; includeSubDomains', false),
    one('Strict-Transport-Security', 'max-age=86400', false),
    one('Strict-Transport-Security', 'max-age=15768000; includeSubDomains; preload', true),
  ],
);

verdicts(
  'X-Content-Type-Options',
  ['http.xcto'],
  [
    { passes: false },
    one('X-Content-Type-Options', 'whimsy', false),
    {
      ...one('X-Content-Type-Options', 'nosniff, nosniff', false),
      ours: 'browsers take the first value (Fetch): the repetition is information',
    },
    one('X-Content-Type-Options', 'nosniff', true),
    one('X-Content-Type-Options', 'nosniff ', true),
  ],
);

const xfo = (value: string, passes: boolean) => one('X-Frame-Options', value, passes);
verdicts(
  'X-Frame-Options',
  ['http.framing'],
  [
    { passes: false },
    xfo('whimsy', false),
    xfo('SAMEORIGIN, SAMEORIGIN', false),
    {
      ...xfo('ALLOW-FROM https://mozilla.org', true),
      ours: 'no current browser obeys ALLOW-FROM: the page can be framed',
    },
    xfo('DENY', true),
    xfo('SAMEORIGIN', true),
    {
      headers: { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': 'frame-ancestors https://mozilla.org' },
      passes: true,
    },
    { html: '<meta http-equiv="X-Frame-Options" content="DENY">', passes: false },
  ],
);

const referrer = (value: string, passes: boolean) => one('Referrer-Policy', value, passes);
verdicts(
  'Referrer-Policy',
  ['http.referrer-policy'],
  [
    { passes: true },
    ...['no-referrer', 'same-origin', 'strict-origin', 'STRICT-ORIGIN', 'strict-origin-when-cross-origin'].map(
      (value) => referrer(value, true),
    ),
    { html: '<meta name="referrer" content="no-referrer, same-origin">', passes: true },
    {
      headers: { 'Referrer-Policy': 'unsafe-url' },
      html: '<meta name="referrer" content="no-referrer, same-origin">',
      passes: true,
    },
    referrer('whimsy', false),
    ...['origin', 'origin-when-cross-origin', 'unsafe-url'].map((value) => referrer(value, false)),
    referrer('origin-when-cross-origin, no-referrer, unsafe-url', false),
    referrer('no-referrer, unsafe-url', false),
    referrer('no-referrer, whimsy', true),
    referrer('whimsy, whimsy1, whimsy2', false),
  ],
);

const CORP = 'Cross-Origin-Resource-Policy';
const COEP = 'Cross-Origin-Embedder-Policy';
const COOP = 'Cross-Origin-Opener-Policy';
verdicts(
  'Cross-origin policies',
  ['http.cross-origin-isolation'],
  [
    { passes: true },
    one(CORP, 'whimsy', false),
    ...['same-site', 'same-origin', 'cross-origin'].map((value) => one(CORP, value, true)),
    one(CORP, ['same-origin', 'cross-origin'], false),
    ...['whimsy', '"require-corp"', 'Require-Corp', 'REQUIRE-CORP', 'require-corp; report-to=coep endpoint'].map(
      (value) => one(COEP, value, false),
    ),
    ...[
      'require-corp',
      'credentialless',
      'unsafe-none',
      'require-corp; report-to="coep-endpoint"',
      'credentialless; report-to="coep-endpoint"',
      'require-corp; report-to',
    ].map((value) => one(COEP, value, true)),
    one(COEP, ['require-corp', 'unsafe-none'], false),
    ...['whimsy', '"same-origin"', 'Same-Origin', 'same-origin; report-to=a b'].map((value) => one(COOP, value, false)),
    ...[
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
      'unsafe-none',
      'same-origin; report-to="x"',
    ].map((value) => one(COOP, value, true)),
    one(COOP, ['same-origin', 'same-origin'], false),
  ],
);

describe('Cross-Origin Resource Sharing', () => {
  const asked = (headers: Headers) => {
    total += 1;
    const attempt = exchange({ url: 'https://mozilla.org/', headers });
    const origin = 'https://observer.example';
    return fails(checksNamed('cors.reflect-credentials'), {
      ...onePage({ headers: { 'Set-Cookie': 'PHPSESSID=abcdef0123456789' } }),
      cors: { probes: [{ kind: 'arbitrary', origin, attempt }] },
    });
  };
  it.each([
    [{}, false],
    [{ 'Access-Control-Allow-Origin': '*' }, false],
    [{ 'Access-Control-Allow-Origin': 'https://mozilla.org' }, false],
    [{ 'Access-Control-Allow-Origin': 'https://observer.example', 'Access-Control-Allow-Credentials': 'true' }, true],
  ])('%j', (headers, expected) => expect(asked(headers as unknown as Headers)).toBe(expected));
});

describe('Redirection', () => {
  const answer = (status: number, location?: string) => {
    total += 1;
    const attempt = exchange({
      url: 'http://mozilla.org/',
      status,
      headers: location === undefined ? {} : { Location: location },
    });
    return fails(checksNamed('http.no-https'), { plainHttp: { attempts: [attempt] } });
  };
  it('passes without plain HTTP and with a redirect to https', () => {
    expect(fails(checksNamed('http.no-https'), { plainHttp: { attempts: [] } })).toBe(false);
    expect(answer(301, 'https://mozilla.org/')).toBe(false);
    expect(answer(301, 'https://mozilla.org:8443/')).toBe(false);
  });
  it('fails with content, and with a first redirect to http', () => {
    expect(answer(200)).toBe(true);
    expect(answer(301, 'http://www.mozilla.org/')).toBe(true);
  });
  it('fails with a first redirect to another host, for which alone HSTS can then be set', () => {
    expect(answer(301, 'https://www.mozilla.org/')).toBe(true);
  });
});

// After all tests, in whichever order they ran.
afterAll(() => {
  expect(total).toBeGreaterThanOrEqual(128);
  expect(disagreements, 'agrees on nearly all').toBeLessThanOrEqual(DISAGREEMENTS_MAX);
});
