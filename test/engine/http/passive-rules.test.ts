import { afterAll, describe, expect, it } from 'vitest';
import type { Check, FindingDraft } from '../../../src/engine/core/check.ts';
import type { Exchange } from '../../../src/engine/core/evidence/http.ts';
import type { EvidenceMap } from '../../../src/engine/core/evidence/map.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import {
  type Answer,
  crawlOf,
  exchange,
  type Headers,
  judge,
  landingOf,
  onePage,
  type Situation,
} from '../../helpers/recorded.ts';

/**
 * Situations of our own making for the rules that we share with passive scanners (ZAP's are the best known). `alerts` is
 * what such a rule says by its documentation, ours any finding of the named check. Where we differ on purpose, `ours` says
 * why, and the test expects our own answer.
 */
interface Vector {
  readonly answer: Answer;
  readonly alerts: boolean;
  readonly ours?: string;
}

function draftsOf(check: Check, situation: Situation): readonly FindingDraft[] {
  const drafts = judge(check, situation);
  return typeof drafts === 'string' ? [] : drafts;
}

let total = 0;
const differences: string[] = [];

function rule(name: string, checkIds: readonly string[], vectors: readonly Vector[]): void {
  const checks = CHECKS.filter(({ meta }) => checkIds.includes(meta.id));
  describe(name, () => {
    it.each(vectors.map((vector) => [JSON.stringify(vector.answer).slice(0, 120), vector] as const))(
      '%s',
      (label, vector) => {
        total += 1;
        if (vector.ours !== undefined) differences.push(`${name} ${label}: ${vector.ours}`);
        const evidence: Partial<EvidenceMap> = onePage(vector.answer);
        const url = vector.answer.url ?? 'https://site.example/';
        const found = checks.some((check) => {
          const drafts = judge(check, { url, evidence });
          return typeof drafts !== 'string' && drafts.length > 0;
        });
        expect(found).toBe(vector.ours === undefined ? vector.alerts : !vector.alerts);
      },
    );
  });
}

const alert = (answer: Answer): Vector => ({ answer, alerts: true });
const quiet = (answer: Answer): Vector => ({ answer, alerts: false });
const differs = (vector: Vector, ours: string): Vector => ({ ...vector, ours });
const with_ =
  (name: string) =>
  (value: string | readonly string[]): Answer => ({ headers: { [name]: value } });

const nosniff = with_('X-Content-Type-Options');
rule(
  'X-Content-Type-Options missing',
  ['http.xcto'],
  [
    alert({}),
    ...['', 'none', 'sniff', 'no-sniff', 'nosnif', 'true', '1', 'no sniff', 'off, nosniff'].map((value) =>
      alert(nosniff(value)),
    ),
    ...['nosniff', 'NOSNIFF', 'NoSniff', ' nosniff', 'nosniff '].map((value) => quiet(nosniff(value))),
    alert({ headers: { 'Content-Type': 'text/plain' } }),
    alert({ headers: { 'Content-Type': 'application/json' }, body: '{}' }),
    quiet({ body: '' }),
    ...[301, 302, 404, 500].map((status) => quiet({ status })),
    quiet({ headers: { 'x-content-type-options': 'nosniff' } }),
  ],
);

const xfo = with_('X-Frame-Options');
const csp = with_('Content-Security-Policy');
rule(
  'Anti-clickjacking header',
  ['http.framing'],
  [
    alert({}),
    ...['DENY', 'deny', 'SAMEORIGIN', 'SameOrigin', ' DENY '].map((value) => quiet(xfo(value))),
    ...['ALLOW', 'NONE', 'SAME-ORIGIN', 'ALLOWALL', 'DENY;', '*', 'ALLOW-FROM https://a.example', "'self'"].map(
      (value) => alert(xfo(value)),
    ),
    alert(xfo(['DENY', 'DENY'])),
    alert(xfo(['SAMEORIGIN', 'SAMEORIGIN'])),
    alert(xfo(['DENY', 'SAMEORIGIN'])),
    ...[
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
      'frame-ancestors https://a.example',
      "FRAME-ANCESTORS 'none'",
      "default-src *; frame-ancestors 'none'",
    ].map((value) => quiet(csp(value))),
    ...["default-src 'none'", "frame-src 'none'", "child-src 'none'"].map((value) => alert(csp(value))),
    differs(quiet(csp('frame-ancestors *')), 'everybody may frame the page'),
    differs(quiet(csp('frame-ancestors https:')), 'nearly everybody may frame the page'),
    alert({ body: '<meta http-equiv="X-Frame-Options" content="DENY">' }),
    alert({ body: `<meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'">` }),
    alert({ headers: { 'Content-Security-Policy-Report-Only': "frame-ancestors 'none'" } }),
    quiet({ headers: { 'Content-Type': 'application/json' }, body: '{}' }),
    quiet({ headers: { 'Content-Type': 'text/plain' } }),
    quiet({ status: 302, headers: { Location: '/x' } }),
  ],
);

const hsts = with_('Strict-Transport-Security');
rule(
  'Strict-Transport-Security',
  ['http.hsts-missing', 'http.hsts-weak'],
  [
    alert({}),
    ...[
      'max-age=31536000',
      'max-age=31536000; includeSubDomains',
      'max-age=63072000; includeSubDomains; preload',
      'max-age="31536000"',
      'MAX-AGE=31536000',
      'includeSubDomains; max-age=31536000',
      'max-age=31536000 ; includeSubDomains',
      ' max-age=31536000',
      'max-age=31536000;',
      'max-age=31536000; unknown=1',
    ].map((value) => quiet(hsts(value))),
    ...[
      'max-age=0',
      'max-age=0; includeSubDomains',
      'includeSubDomains',
      '',
      'max-age',
      'max-age=',
      'max-age=abc',
      'max-age=-1',
      "max-age='31536000'",
      'max-age=31536000, includeSubDomains',
      'max-age=1; max-age=31536000',
      'max-age: 31536000',
      '“max-age=31536000”',
      'max-age=31536000; includeSubDomains=true',
    ].map((value) => alert(hsts(value))),
    alert(hsts(['max-age=31536000', 'max-age=31536000'])),
    alert({ url: 'http://site.example/', headers: { 'Strict-Transport-Security': 'max-age=31536000' } }),
    quiet({ url: 'http://site.example/' }),
    alert({ body: '<meta http-equiv="Strict-Transport-Security" content="max-age=31536000">' }),
    differs(quiet(hsts('max-age=86400')), 'a day is shorter than most visits are apart'),
    differs(quiet(hsts('max-age=10886400')), 'less than half a year'),
  ],
);

const cookie = with_('Set-Cookie');
rule(
  'Cookie without Secure',
  ['cookie.no-secure'],
  [
    ...['a=b', 'sid=x; HttpOnly', 'a=b; Path=/; SameSite=Lax', 'a=b; secured', 'a=secure', 'a=b; path=/secure'].map(
      (value) => alert(cookie(value)),
    ),
    ...['a=b; Secure', 'a=b; secure', 'a=b;SECURE', 'a=b; HttpOnly; Secure; Path=/', 'a=b; Secure=1'].map((value) =>
      quiet(cookie(value)),
    ),
    quiet({ url: 'http://site.example/', headers: { 'Set-Cookie': 'a=b' } }),
    differs(
      quiet({ url: 'http://site.example/', headers: { 'Set-Cookie': 'PHPSESSID=0123456789abcdef; HttpOnly' } }),
      'a session that travels in the clear is worth a line beside http.no-https',
    ),
    quiet(cookie('a=; Max-Age=0')),
    quiet(cookie('a=deleted; Expires=Thu, 01 Jan 1970 00:00:00 GMT')),
    alert(cookie(['a=b; Secure', 'c=d'])),
    quiet({}),
  ],
);
rule(
  'Cookie without HttpOnly',
  ['cookie.no-httponly'],
  [
    ...[
      'PHPSESSID=abc',
      'JSESSIONID=abc; Path=/',
      'connect.sid=s%3Aabc; Secure',
      'ASP.NET_SessionId=x; SameSite=Lax',
      'laravel_session=x',
      'sessionid=x; Secure',
      'auth_token=x',
      'access_token=x',
      'user_session=x',
      '__Host-session=x; Secure; Path=/',
      'remember_me=x',
      'sess=abcdef; HttpOnlyy',
      'phpbb3_sid=abc',
      'nas_sid=abc',
    ].map((value) => alert(cookie(value))),
    ...['PHPSESSID=abc; HttpOnly', 'sid=x; httponly', 'sid=x;HTTPONLY', 'token=x; Secure; HttpOnly'].map((value) =>
      quiet(cookie(value)),
    ),
    ...[
      'theme=dark',
      'lang=en',
      '_ga=GA1.2.3',
      'cookie_consent=1',
      'session_notice_seen=1',
      'auth_hint=1',
      'phpsessid_notice=1',
    ].map((value) => differs(alert(cookie(value)), 'no session: scripts may read it')),
    differs(alert(cookie('csrftoken=x')), 'scripts have to read it'),
    alert(cookie('x=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlMTIz')),
  ],
);
rule(
  'Cookie without SameSite',
  ['cookie.samesite'],
  [
    ...[
      'a=b',
      'sid=x; Secure; HttpOnly',
      'a=b; SameSite',
      'a=b; SameSite=',
      'a=b; SameSite=Yes',
      'a=b; SameSite=lax strict',
      'a=b; SameSite=None',
      'a=b; SameSite=Lax; SameSite=Foo',
    ].map((value) => alert(cookie(value))),
    ...[
      'a=b; SameSite=Lax',
      'a=b; samesite=strict',
      'a=b; SAMESITE=LAX',
      'a=b; SameSite = Strict',
      'a=b; SameSite=Foo; SameSite=Lax',
    ].map((value) => quiet(cookie(value))),
    differs(alert(cookie('a=b; SameSite=None; Secure')), 'valid, and needed by embedded content'),
  ],
);
const scoped = (host: string, value: string): Answer => ({ url: `https://${host}/`, headers: { 'Set-Cookie': value } });
rule(
  'Loosely scoped cookie',
  ['cookie.loose-domain'],
  [
    alert(scoped('www.site.example', 'sid=x; Domain=site.example')),
    alert(scoped('www.site.example', 'sid=x; Domain=.site.example')),
    alert(scoped('a.b.site.example', 'sid=x; Domain=b.site.example')),
    alert(scoped('app.shop.co.uk', 'sid=x; Domain=shop.co.uk')),
    quiet(scoped('www.site.example', 'sid=x; Domain=www.site.example')),
    quiet(scoped('www.site.example', 'sid=x')),
    quiet(scoped('site.example', 'sid=x; Domain=site.example')),
    quiet(scoped('www.site.example', 'sid=x; Domain=other.example')),
    quiet(scoped('shop.co.uk', 'sid=x; Domain=co.uk')),
    quiet(scoped('site.example', 'sid=x; Domain=')),
    quiet(scoped('localhost', 'sid=x')),
  ],
);

const server = with_('Server');
const powered = with_('X-Powered-By');
rule(
  'Version in headers',
  ['disclosure.server-version'],
  [
    ...[
      'nginx/1.18.0',
      'Apache/2.4.41 (Ubuntu)',
      'Microsoft-IIS/10.0',
      'Apache/2.2',
      'gunicorn/20.0.4',
      'Jetty(9.4.z-1.2)',
      'Werkzeug/2.0.1 Python/3.9.2',
      'Apache-Coyote/1.1',
      'lighttpd/1.4.55',
      'PasteWSGIServer/0.5',
      'nginx 1.18',
      'WEBrick/1.4 (Ruby/2.7)',
      'openresty/1.19.3.1',
      'Kestrel/2',
    ].map((value) => alert(server(value))),
    ...[
      'nginx',
      'Apache',
      'cloudflare',
      'Microsoft-IIS',
      'Apache (Ubuntu)',
      'gws',
      'ECS (dcb/EA)',
      'AmazonS3',
      'Kestrel',
      '',
    ].map((value) => quiet(server(value))),
    ...['PHP/7.4.3', 'Express', 'ASP.NET', 'Next.js', 'PHP/5.6.40-1', 'Servlet/3.0', 'Phusion Passenger 6.0.4'].map(
      (value) => alert(powered(value)),
    ),
    alert({ headers: { 'X-AspNet-Version': '4.0.30319' } }),
    alert({ headers: { 'X-AspNetMvc-Version': '5.2' } }),
    alert({ headers: { 'X-Generator': 'Drupal 7 (http://drupal.org)' } }),
    alert({ headers: { 'X-Syncthing-Version': 'v1.19.2-ds1' } }),
    alert({ headers: { 'X-Jenkins': '2.440.1' } }),
    alert({ headers: { 'kbn-version': '7.17.0' } }),
    // Of the site's own interface.
    quiet({ headers: { 'X-API-Version': '2.1' } }),
    quiet({}),
  ],
);

rule(
  'Content-Security-Policy not set',
  ['csp.missing'],
  [
    alert({}),
    alert(csp('')),
    ...["default-src 'self'", "frame-ancestors 'none'", 'upgrade-insecure-requests'].map((value) => quiet(csp(value))),
    alert({ headers: { 'Content-Security-Policy-Report-Only': "default-src 'self'" } }),
    alert({ headers: { 'X-Content-Security-Policy': "default-src 'self'" } }),
    alert({ headers: { 'X-WebKit-CSP': "default-src 'self'" } }),
    // White space around the word makes it another word, which browsers ignore.
    alert({ body: `<head><meta http-equiv=" Content-Security-Policy " content="default-src 'self'"></head>` }),
    quiet({ body: `<head><meta http-equiv="content-security-policy" content="default-src 'self'"></head>` }),
    quiet({ headers: { 'Content-Type': 'image/png' } }),
    quiet({ headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' }),
    quiet({ status: 301, headers: { Location: 'https://x.example/' } }),
    alert({ status: 404 }),
  ],
);
rule(
  'CSP: script-src unsafe-inline',
  ['csp.unsafe-inline'],
  [
    ...[
      "script-src 'unsafe-inline'",
      "default-src 'unsafe-inline'",
      "script-src 'self' 'unsafe-inline'",
      "SCRIPT-SRC 'UNSAFE-INLINE'",
      "default-src 'self'; script-src 'self' 'unsafe-inline'",
      "script-src-elem 'unsafe-inline'",
      "default-src 'none'; script-src-attr 'unsafe-inline'",
    ].map((value) => alert(csp(value))),
    ...[
      "script-src 'self'",
      "default-src 'none'",
      "script-src 'nonce-abcdefgh1234' 'unsafe-inline'",
      "script-src 'unsafe-inline' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "script-src 'strict-dynamic' 'nonce-abcdefgh' 'unsafe-inline'",
      "default-src 'self'; style-src 'unsafe-inline'",
      "default-src 'unsafe-inline'; script-src 'self'",
    ].map((value) => quiet(csp(value))),
    quiet(csp(["script-src 'unsafe-inline'", "script-src 'self'"])),
    alert(csp(["script-src 'unsafe-inline'", "script-src 'self' 'unsafe-inline'"])),
    alert({ body: `<head><meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'"></head>` }),
    alert(csp("script-src 'unsafe-inline' 'nonce-'")),
    alert(csp("script-src 'unsafe-inline' host:port:more '@:::'")),
  ],
);
rule(
  'CSP: script-src unsafe-eval',
  ['csp.unsafe-eval'],
  [
    ...[
      "script-src 'unsafe-eval'",
      "default-src 'self' 'unsafe-eval'",
      "script-src 'self' 'Unsafe-Eval'",
      "script-src 'nonce-abcdefgh1234' 'unsafe-eval'",
    ].map((value) => alert(csp(value))),
    ...[
      "script-src 'self'",
      "script-src 'wasm-unsafe-eval'",
      "default-src 'unsafe-eval'; script-src 'self'",
      "style-src 'unsafe-eval'; script-src 'self'",
    ].map((value) => quiet(csp(value))),
    quiet(csp(["script-src 'unsafe-eval'", "script-src 'self'"])),
  ],
);
rule(
  'CSP: wildcard directive',
  ['csp.broad-source'],
  [
    ...[
      'script-src *',
      'default-src *',
      'script-src http:',
      'script-src https:',
      'script-src data:',
      "default-src 'self' https:",
      "script-src 'self' *",
      'script-src https://*',
      'script-src *.com',
      'script-src *:443',
      "script-src 'self'; object-src *",
      "script-src 'self'; object-src data:",
      "script-src 'self'; base-uri *",
      "script-src 'self' 203.0.113.9",
      'script-src http://*:8080',
    ].map((value) => alert(csp(value))),
    ...[
      "script-src 'self'",
      'script-src https://cdn.example',
      'script-src *.cdn.example',
      "default-src 'none'",
      "script-src 'nonce-abcdefgh1234' 'strict-dynamic' https: http:",
      "script-src 'self' https://cdn.example:443/js/",
    ].map((value) => quiet(csp(value))),
    ...["default-src 'self'; img-src *", "default-src 'self'; style-src *", "default-src 'self'; media-src https:"].map(
      (value) => differs(alert(csp(value)), 'pictures and styles from elsewhere run no code'),
    ),
    quiet(csp(['script-src *', "script-src 'self'"])),
  ],
);
rule(
  'CSP: malformed',
  ['csp.syntax'],
  [
    ...[
      "scrpt-src 'self'",
      'script-src self',
      "script-src 'self' object-src 'none'",
      "default-src: 'self'",
      "script-src 'selff'",
      'script-src nonce-abc',
      "script-src 'self'; script-src 'none'",
      "script-src 'none' 'self'",
      'script-src sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      "script-src 'unsafe-inline",
      "script-src 'strict-dynamic'",
      'foo',
      "script-src 'self', https://cdn.example",
    ].map((value) => alert(csp(value))),
    ...[
      "default-src 'self'",
      "script-src 'self'; report-uri /r; report-to g",
      "script-src 'report-sample' 'self'",
      "sandbox allow-scripts; default-src 'self'",
      "require-trusted-types-for 'script'; trusted-types a b; script-src 'self'",
      "default-src 'self';; ;",
      "script-src 'nonce-abc_-' 'self'",
      "fenced-frame-src 'self'; default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules'",
      'upgrade-insecure-requests; block-all-mixed-content',
    ].map((value) => quiet(csp(value))),
    alert({
      body: `<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; frame-ancestors 'none'"></head>`,
    }),
    alert({ body: `<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; sandbox"></head>` }),
  ],
);
rule(
  'CSP: directives without fallback',
  ['csp.missing-directives'],
  [
    ...[
      "default-src 'self'",
      "default-src 'self'; base-uri 'self'",
      "script-src 'self'; base-uri 'none'; form-action 'self'",
      "default-src 'self'; form-action 'self'",
    ].map((value) => alert(csp(value))),
    ...[
      "default-src 'self'; base-uri 'self'; form-action 'self'",
      "script-src 'none'; object-src 'none'; form-action 'none'",
      "default-src 'none'; form-action 'self'",
      "default-src 'none'; sandbox",
    ].map((value) => quiet(csp(value))),
  ],
);

rule(
  'Content-Type missing',
  ['http.content-type'],
  [
    alert({ headers: { 'Content-Type': [] } }),
    alert({ headers: { 'Content-Type': '' } }),
    alert({ headers: { 'Content-Type': '  ' } }),
    quiet({}),
    quiet({ headers: { 'Content-Type': [] }, body: '' }),
    quiet({ headers: { 'Content-Type': 'image/png' }, body: Buffer.from([0x89, 0x50]) }),
    alert({ headers: { 'Content-Type': 'text/html' } }),
    quiet({ headers: { 'Content-Type': 'text/html' }, body: '<meta charset=utf-8><p>x' }),
    quiet({
      headers: { 'Content-Type': 'text/html' },
      body: '<meta http-equiv="Content-Type" content="text/html; charset=utf-8"><p>x',
    }),
    quiet({ headers: { 'Content-Type': 'text/html' }, body: '\ufeff<p>x' }),
    quiet({ headers: { 'Content-Type': 'text/html;charset="utf-8"' } }),
    alert({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: '{"user":"<b>"}' }),
    alert({ headers: { 'Content-Type': 'application/javascript' }, body: '<!DOCTYPE html><html><p>not found' }),
    alert({ headers: { 'Content-Type': 'image/png' }, body: '<html><body>' }),
    quiet({ headers: { 'Content-Type': 'application/json' }, body: '{"a":"<html>"}' }),
    quiet({ headers: { 'Content-Type': 'text/javascript' }, body: 'document.write("<html>")' }),
  ],
);

const caching = (control: string | null, more: Headers = {}): Answer => ({
  headers: {
    'Set-Cookie': 'sid=x; Secure; HttpOnly',
    ...(control === null ? {} : { 'Cache-Control': control }),
    ...more,
  },
});
rule(
  'Cacheable personal page',
  ['http.cache-sensitive'],
  [
    ...['public', 'public, max-age=60', 'max-age=3600', 's-maxage=60', 'max-age=60, s-maxage=30', 'immutable'].map(
      (value) => alert(caching(value)),
    ),
    ...[
      'no-store',
      'private',
      'no-cache',
      'private, max-age=60',
      'max-age=0',
      's-maxage=0',
      'no-cache, no-store, must-revalidate',
      'NO-STORE',
      'max-age=0, must-revalidate',
    ].map((value) => quiet(caching(value))),
    alert(caching(null)),
    alert(caching(null, { Expires: 'Wed, 01 Jan 2031 00:00:00 GMT' })),
    quiet(caching(null, { Expires: '0' })),
    quiet(caching(null, { Expires: 'Thu, 19 Nov 1981 08:52:00 GMT' })),
    quiet(caching(null, { Pragma: 'no-cache' })),
    quiet(caching(null, { Vary: '*' })),
    quiet({ headers: { 'Cache-Control': 'public' } }),
    quiet({ headers: { 'Cache-Control': 'public', 'Set-Cookie': 'theme=dark' } }),
    quiet({ headers: { 'Cache-Control': 'public', 'Set-Cookie': 'remember_theme=dark' } }),
    alert({ headers: { 'Cache-Control': 'public', 'Set-Cookie': 'remember_token=4f1c2a; HttpOnly' } }),
    quiet({ status: 404, headers: { 'Cache-Control': 'public', 'Set-Cookie': 'sid=x' } }),
  ],
);

const ID = 'a1B2c3D4e5F6a7b8c9d0e1f2';
const link = (href: string): Answer => ({ body: `<a href="${href}">x</a>` });
rule(
  'Session id in URL',
  ['cookie.session-in-url'],
  [
    ...[
      `/x;jsessionid=${ID}`,
      `/x?PHPSESSID=${ID}`,
      `/x?sid=${ID}`,
      `/x?phpbb3_sid=${ID}`,
      `/x?a=1&amp;sessionid=${ID}`,
      `/x?access_token=${ID}`,
      `/(S(lit3py55t21z5v55vlm25s55))/x.aspx`,
      `https://site.example/y?session_id=${ID}`,
    ].map((href) => alert(link(href))),
    ...[
      '/x?sid=7',
      '/x?session=morning',
      '/x?sid=aaaaaaaaaaaaaaaaaaaaaaaa',
      '/x?page=12',
      `/x?id=${ID}`,
      `https://other.example/?sid=${ID}`,
      '/x;v=1',
      '/jsessionid',
    ].map((href) => quiet(link(href))),
    alert({ status: 302, headers: { Location: `/in?PHPSESSID=${ID}` } }),
    alert({ body: `<form action="/f?jsessionid=${ID}"></form>` }),
  ],
);

const permissions = with_('Permissions-Policy');
rule(
  'Permissions-Policy',
  ['http.permissions-policy'],
  [
    alert({}),
    ...[
      'camera=(), microphone=()',
      'geolocation=(self "https://a.example")',
      'interest-cohort=()',
      'camera=self',
      'fullscreen=*',
    ].map((value) => quiet(permissions(value))),
    ...['camera=*', 'microphone=(*)', 'geolocation=(self *)', "camera 'none'", 'camera=none'].map((value) =>
      alert(permissions(value)),
    ),
    quiet({ headers: { 'Feature-Policy': "camera 'none'; microphone 'none'" } }),
    alert({ headers: { 'Feature-Policy': 'camera *' } }),
    quiet({ headers: { 'Content-Type': 'application/json' }, body: '{}' }),
  ],
);

const prefixed = (value: string) => cookie(value);
rule(
  'Cookie prefixes',
  ['cookie.prefix'],
  [
    ...[
      '__Host-a=b',
      '__Host-a=b; Secure',
      '__Host-a=b; Secure; Path=/x',
      '__Host-a=b; Secure; Path=/; Domain=site.example',
      '__Secure-a=b',
      '__Secure-a=b; Path=/',
      '__host-a=b; Secure',
      '__SECURE-a=b',
      '__Http-a=b; Secure',
      '__Host-Http-a=b; Secure; Path=/',
    ].map((value) => alert(prefixed(value))),
    ...[
      '__Host-a=b; Secure; Path=/',
      '__Secure-a=b; Secure',
      '__Secure-a=b; Secure; Domain=site.example',
      'a__Host-=b',
      'host-a=b',
      '__Http-a=b; Secure; HttpOnly',
      '__Host-Http-a=b; Secure; HttpOnly; Path=/',
    ].map((value) => quiet(prefixed(value))),
  ],
);

describe('CORS', () => {
  const judged = (
    id: string,
    kind: 'arbitrary' | 'null' | 'prefix' | 'suffix' | 'http-scheme',
    origin: string,
    headers: Headers,
  ) => {
    total += 1;
    const check = CHECKS.filter(({ meta }) => meta.id === id);
    const attempt = exchange({ headers });
    return (
      check.flatMap((one) => draftsOf(one, { evidence: { cors: { probes: [{ kind, origin, attempt }] } } })).length > 0
    );
  };
  const evil = 'https://evil.example';
  const grant = (origin: string | readonly string[], credentials?: string): Headers => ({
    'Access-Control-Allow-Origin': origin,
    ...(credentials === undefined ? {} : { 'Access-Control-Allow-Credentials': credentials }),
  });
  it.each([
    ['reflected with credentials', grant(evil, 'true'), true],
    ['reflected without credentials', grant(evil), false],
    ['reflected, credentials False', grant(evil, 'false'), false],
    ['reflected, credentials TRUE is not true', grant(evil, 'TRUE'), false],
    ['wildcard with credentials', grant('*', 'true'), false],
    ['another origin', grant('https://app.example', 'true'), false],
    ['two origins', grant([evil, 'https://app.example'], 'true'), false],
    ['a list', grant(`${evil}, https://app.example`, 'true'), false],
    ['other case', grant('https://EVIL.example', 'true'), false],
    ['nothing', {}, false],
  ])('arbitrary: %s', (_name, headers, expected) => {
    expect(judged('cors.reflect-credentials', 'arbitrary', evil, headers)).toBe(expected);
  });
  it.each([
    ['null with credentials', grant('null', 'true'), true],
    ['null without', grant('null'), false],
    ['wildcard', grant('*', 'true'), false],
  ])('%s', (_name, headers, expected) => {
    expect(judged('cors.null-origin', 'null', 'null', headers)).toBe(expected);
  });
  it.each([
    ['prefix', 'https://site.example.evil.example'],
    ['suffix', 'https://evilsite.example'],
    ['http-scheme', 'http://site.example'],
  ] as const)('%s variants of the own origin', (kind, origin) => {
    expect(judged('cors.weak-match', kind, origin, grant(origin, 'true'))).toBe(true);
    expect(judged('cors.weak-match', kind, origin, grant(origin))).toBe(true);
    expect(judged('cors.weak-match', kind, origin, grant('https://site.example', 'true'))).toBe(false);
    expect(judged('cors.weak-match', kind, origin, {})).toBe(false);
  });
  it('reports a server that repeats everything, null included, but not each variant of a name', () => {
    const probes = (['arbitrary', 'null', 'suffix'] as const).map((kind) => {
      const origin = kind === 'null' ? 'null' : `https://${kind}.example`;
      return { kind, origin, attempt: exchange({ headers: grant(origin, 'true') }) };
    });
    const ids = CHECKS.filter(({ meta }) => meta.id.startsWith('cors.')).flatMap((check) => {
      const drafts = judge(check, { evidence: { cors: { probes } } });
      return typeof drafts === 'string' ? [] : drafts.map(() => check.meta.id);
    });
    expect(ids).toEqual(['cors.null-origin', 'cors.reflect-credentials']);
  });
});

describe('Strict-Transport-Security', () => {
  const page = (path: string, headers: Headers, host = 'site.example') =>
    exchange({ url: `https://${host}${path}`, headers });
  const YEAR = { 'Strict-Transport-Security': 'max-age=31536000' };
  const judged = (id: string, start: Exchange, ...inner: Exchange[]) => {
    const evidence = { landing: landingOf([start]), crawl: crawlOf([start, ...inner]) };
    const situation = { url: start.request.url, evidence };
    return CHECKS.filter(({ meta }) => meta.id === id).flatMap((check) =>
      draftsOf(check, situation).map(({ key, severity }) => `${key} ${severity ?? check.meta.severity}`),
    );
  };
  it('is low on an address, where it waits for a name', () =>
    expect(judged('http.hsts-missing', page('/', {}, '192.0.2.7'))).toEqual(['missing low']));
  it('is judged on an address as on a name once it is sent', () =>
    expect(judged('http.hsts-weak', page('/', { 'Strict-Transport-Security': 'max-age=60' }, '192.0.2.7'))).toEqual([
      'max-age low',
    ]));
  it('missing on an inner page alone is a remark', () =>
    expect(judged('http.hsts-missing', page('/', YEAR), page('/kb', {}))).toEqual(['missing-inside info']));
  it('taken back by an inner page is weak', () =>
    expect(
      judged('http.hsts-weak', page('/', YEAR), page('/kb', { 'Strict-Transport-Security': 'max-age=0' })),
    ).toEqual(['max-age low']));
  it('on every page is right', () => {
    expect(judged('http.hsts-missing', page('/', YEAR), page('/kb', YEAR))).toEqual([]);
    expect(judged('http.hsts-weak', page('/', YEAR), page('/kb', YEAR))).toEqual([]);
  });
});

describe('what scripts, errors and redirects say', () => {
  const start = exchange({ url: 'https://site.example/' });
  const judged = (id: string, crawl: Partial<EvidenceMap['crawl']>) => {
    const evidence = { landing: landingOf([start]), crawl: { ...crawlOf([start]), ...crawl } };
    return CHECKS.filter(({ meta }) => meta.id === id).flatMap((check) => draftsOf(check, { evidence }));
  };
  const script = (type: string) =>
    exchange({ url: 'https://site.example/a.js', headers: { 'Content-Type': type }, body: 'var a = 1;' });
  it.each([
    ['text/plain; charset=utf-8', 1],
    ['application/octet-stream', 1],
    ['text/javascript', 0],
    ['application/javascript; charset=utf-8', 0],
  ])('a script of the type %s', (type, count) =>
    expect(judged('http.content-type', { resources: [script(type)] })).toHaveLength(count),
  );
  it.each([
    ['no-referrer-when-downgrade', 'info'],
    ['origin', undefined],
    ['unsafe-url', undefined],
  ])('the policy %s', (policy, severity) => {
    const page = exchange({ url: 'https://site.example/', headers: { 'Referrer-Policy': policy } });
    const pages = [{ url: page.request.url, exchange: page, discoveredFrom: null }];
    expect(judged('http.referrer-policy', { pages }).map((draft) => draft.severity)).toEqual([severity]);
  });
  it('a library past its end, but no range of releases that may reach over it', () => {
    const found = { name: 'jquery', version: '2.2.4', url: 'https://site.example/jquery.js', how: 'its code' };
    const drafts = (library: typeof found & { until?: string }) => {
      const libraries = { libraries: [library] };
      const evidence = { landing: landingOf([start]), crawl: crawlOf([start]), libraries };
      const check = CHECKS.find(({ meta }) => meta.id === 'disclosure.eol-software');
      return check === undefined ? [] : draftsOf(check, { evidence });
    };
    expect(drafts(found)).toHaveLength(1);
    expect(drafts({ ...found, until: '3.1.0' })).toEqual([]);
  });
  it('HTML that is sent as text on purpose', () => {
    const raw = (headers: Record<string, string>) =>
      exchange({ url: 'https://site.example/raw/a.html', headers, body: '<!doctype html><p>x' });
    const text = { 'Content-Type': 'text/plain; charset=utf-8' };
    expect(judged('http.content-type', { resources: [raw(text)] })).toHaveLength(1);
    expect(judged('http.content-type', { resources: [raw({ ...text, 'X-Content-Type-Options': 'nosniff' })] })).toEqual(
      [],
    );
  });
  it('a text without a type, but not a document that is shown as text', () => {
    const text = (type: string) =>
      exchange({
        url: 'https://site.example/a.html.txt',
        headers: { 'Content-Type': type },
        body: '<!doctype html><p>x',
      });
    expect(judged('http.content-type', { resources: [text('')] })).toHaveLength(1);
    expect(judged('http.content-type', { resources: [text('text/plain; charset=utf-8')] })).toEqual([]);
  });
  it('a server that only error pages and redirects name', () => {
    const headers = { Server: 'WSGIServer/0.2 CPython/3.6.9' };
    const answer = exchange({ url: 'https://site.example/gone', status: 404, headers });
    expect(judged('disclosure.server-version', { errorPages: [answer] })).toHaveLength(1);
    expect(judged('disclosure.server-version', { redirects: [answer] })).toHaveLength(1);
  });
});

describe('static nonces', () => {
  const NONE = { answers: [] };
  const page = (nonce: string, url = 'https://site.example/') =>
    exchange({ url, headers: { 'Content-Security-Policy': `script-src 'nonce-${nonce}'` } });
  const judged = (first: string, second: string) => {
    const start = page(first);
    const evidence = { landing: landingOf([start], page(second)), crawl: crawlOf([start]), secondLooks: NONE };
    return CHECKS.filter(({ meta }) => meta.id === 'csp.static-nonce').flatMap((check) =>
      draftsOf(check, { evidence }),
    );
  };
  it('are found by a second look', () => expect(judged('sameSame1', 'sameSame1')).toHaveLength(1));
  it('are not seen in fresh ones', () => expect(judged('one11111', 'two22222')).toHaveLength(0));
  it('are found on two pages', () => {
    const start = page('shared12');
    const evidence = {
      landing: landingOf([start]),
      crawl: crawlOf([start, page('shared12', 'https://site.example/b')]),
      secondLooks: NONE,
    };
    const drafts = CHECKS.filter(({ meta }) => meta.id === 'csp.static-nonce').flatMap((check) =>
      draftsOf(check, { evidence }),
    );
    expect(drafts).toHaveLength(1);
  });
});

afterAll(() => {
  expect(total).toBeGreaterThanOrEqual(300);
  // At least 95 % agreement.
  expect(differences.length / total).toBeLessThanOrEqual(0.05);
});
