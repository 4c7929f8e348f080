import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionInUrl } from '../../../src/engine/cookies/checks/session-in-url.ts';
import { syntaxFaults } from '../../../src/engine/csp/checks/syntax.ts';
import { evaluatePolicy } from '../../../src/engine/csp/evaluate.ts';
import { EOL_LINES, eolLineOf } from '../../../src/engine/disclosure/checks/eol-software.ts';
import { parseSecurityTxt } from '../../../src/engine/disclosure/checks/security-txt.ts';
import { sharedCaching } from '../../../src/engine/http/checks/cache-sensitive.ts';
import { parseTokenItem } from '../../../src/engine/http/checks/cross-origin-isolation.ts';
import { parseHsts } from '../../../src/engine/http/checks/hsts-weak.ts';
import { parsePermissionsPolicy } from '../../../src/engine/http/checks/permissions-policy.ts';
import { judgeReferrerPolicy } from '../../../src/engine/http/checks/referrer-policy.ts';
import { judgeFrameOptions } from '../../../src/engine/http/frame-options.ts';
import { parsePolicies } from '../../../src/engine/web/csp-policies.ts';
import { mask } from '../../../src/engine/web/quote.ts';
import { isCsrfLike, isInfrastructure, isSessionLike } from '../../../src/engine/web/session-names.ts';
import { parseSetCookie, prefixFaults } from '../../../src/engine/web/set-cookie.ts';
import { softwareBanners } from '../../../src/engine/web/software-banners.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

describe('Set-Cookie (RFC 6265bis, section 5.6)', () => {
  it.each([
    ['a=b', { name: 'a', value: 'b', secure: false, httpOnly: false, sameSite: 'missing', domain: null, path: null }],
    [' a = b ; secure ; HTTPONLY', { name: 'a', value: 'b', secure: true, httpOnly: true }],
    ['a=b=c; Path=/x; Path=/y', { value: 'b=c', path: '/y' }],
    ['a=b; Path=relative', { path: null }],
    ['a=b; Domain=.Site.Example', { domain: 'site.example' }],
    ['a=b; Domain=', { domain: null }],
    ['onlyvalue', { name: '', value: 'onlyvalue' }],
    ['=v', { name: '', value: 'v' }],
    ['a=', { name: 'a', value: '' }],
    ['a=b; SameSite=none', { sameSite: 'none' }],
    ['a=b; SameSite=strict; SameSite=lax', { sameSite: 'lax' }],
    ['a=b; SameSite=x', { sameSite: 'invalid', sameSiteText: 'x' }],
    ['a=b; Max-Age=0', { deletes: true }],
    ['a=b; Max-Age=-1', { deletes: true }],
    ['a=b; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT', { deletes: false }],
    ['a=b; Expires=Thu, 01 Jan 1970 00:00:00 GMT', { deletes: true }],
    ['a=b; Expires=Wed, 01 Jan 2031 00:00:00 GMT', { deletes: false }],
    ['a=b; Expires=nonsense', { deletes: false }],
    ['a=b; Partitioned', { partitioned: true }],
    ['a="b; c"; Secure', { value: '"b', secure: true }],
  ])('%s', (field, expected) => expect(parseSetCookie(field)).toMatchObject(expected));
  it.each(['', ';', '=', ';a=b', 'a=b\u0000c', 'a=\u0007'])('%j is no cookie', (field) =>
    expect(parseSetCookie(field)).toBeNull(),
  );
});

describe('names of cookies', () => {
  it.each([
    'PHPSESSID',
    'JSESSIONID',
    'ASP.NET_SessionId',
    'connect.sid',
    'sessionid',
    '_app_session',
    'laravel_session',
    'auth',
    'auth_token',
    'x-auth-token',
    'login',
    '__Host-sid',
    '__Secure-next-auth.session-token',
    'wordpress_logged_in_ab12',
    'ssid',
    'userSession',
    'token',
    'jwt',
    'phpMyAdmin',
    'DokuWiki',
    `DW${'0123456789abcdef'.repeat(2)}`,
  ])('%s is a session', (name) => expect(isSessionLike(name)).toBe(true));
  it.each([
    'theme',
    'lang',
    '_ga',
    '_gid',
    'csrftoken',
    'XSRF-TOKEN',
    'author',
    'session_timeout',
    'cookieconsent',
    'cart',
    'sessionlang',
    'asset_id',
    'country',
    '_fbp',
    'visited',
  ])('%s is none', (name) => expect(isSessionLike(name)).toBe(false));
  it('tells anti-forgery and load balancer cookies', () => {
    expect(['csrftoken', '_csrf', 'XSRF-TOKEN', '__RequestVerificationToken'].every(isCsrfLike)).toBe(true);
    expect(['AWSALB', 'AWSALBCORS', '__cf_bm', 'heroku-session-affinity', 'ARRAffinity'].every(isInfrastructure)).toBe(
      true,
    );
    expect(isInfrastructure('session')).toBe(false);
  });
});

describe('software past its end', () => {
  it.each([
    ['php', '7.4.33', '2022-11-28'],
    ['php', '5.6', '2018-12-31'],
    ['apache', '2.2.34', '2017-07-11'],
    ['openssl', '1.0.2k', '2019-12-31'],
    ['openssl', '1.1.1', '2023-09-11'],
    ['nginx', '1.10.3', '2017-04-12'],
    ['nginx', '1.1.19', null],
    ['nginx', '1.99.0', null],
    ['apache', '2.4.6', null],
    ['microsoft-iis', '8.5', '2023-10-10'],
    ['microsoft-iis', '10.0', null],
    ['php', '8.99.1', null],
    ['python', '2.7.18', '2020-01-01'],
    ['python', '3.1.0', null],
    ['python', '3.10.2', '2026-10-31'],
    ['jquery', '1.12.4', '2016-05-20'],
    ['jquery', '3.4.1', null],
    ['unknown', '1.0', null],
    ['php', '', null],
  ])('%s %s', (product, version, until) => expect(eolLineOf(product, version)?.until ?? null).toBe(until));

  it('reads the banners of servers', () => {
    const banners = softwareBanners([
      ['Server', 'Apache/2.2.34 (Unix) OpenSSL/1.0.2k-fips PHP/5.6.40 mod_perl/2.0'],
      ['Server', 'Jetty(9.4.12.v20180830)'],
      ['X-Powered-By', 'PHP/5.6.40'],
      ['X-AspNet-Version', '1.1.4322'],
      ['X-Generator', 'Drupal 7 (http://drupal.org)'],
      ['Date', 'Thu/1.2'],
    ]);
    const named = banners.map(({ product, version }) => `${product} ${version}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'apache 2.2.34',
        'openssl 1.0.2k-fips',
        'php 5.6.40',
        'asp.net 1.1.4322',
        'drupal 7',
        'jetty 9.4.12.v20180830',
      ]),
    );
    expect(named.some((name) => name.startsWith('thu'))).toBe(false);
  });

  it('has a date and a source for every line', () => {
    for (const { until, source } of EOL_LINES) {
      expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source).toMatch(/^https:\/\//);
    }
  });
});

describe('security.txt (RFC 9116)', () => {
  it.each([
    ['Contact: mailto:a@b.example\nExpires: 2027-01-01T00:00:00Z\n', []],
    ['# hi\r\nContact: https://b.example/x\r\nexpires: 2027-01-01T00:00:00z\r\n', []],
    ['Contact: mailto:a@b.example\n', ['The required field Expires is missing.']],
    ['Contact: mailto:a@b.example\nExpires: 2020-01-01T00:00:00Z', ['It expired on 2020-01-01.']],
    ['Contact: a@b.example\nExpires: 2027-01-01T00:00:00Z', ['A Contact is not a mailto:, https: or tel: address.']],
    ['Expires: soon', ['The required field Contact is missing.', 'The field Expires is not a date.']],
  ])('%j', (text, faults) => expect(parseSecurityTxt(text, NOW)?.faults).toEqual(faults));
  it.each(['', 'Not found', '<html>Contact</html>', '# Contact: x'])('%j is none', (text) =>
    expect(parseSecurityTxt(text, NOW)).toBeNull(),
  );
});

it('masks secrets and leaves a trace of long ones', () => {
  expect(mask('hunter2abc')).toBe('hu…bc');
  expect(mask('short')).toBe('…');
  expect(mask('')).toBe('');
});

describe('fuzzing with fixed seeds', () => {
  const run = (name: string, alphabet: string, parse: (text: string) => unknown) =>
    it(`${name} neither throws nor hangs`, () => {
      const text = fc.array(fc.constantFrom(...alphabet, ...WORDS), { maxLength: 400 }).map((parts) => parts.join(''));
      fc.assert(
        fc.property(fc.oneof(text, fc.string({ unit: 'binary', maxLength: 2_000 })), (value) => {
          parse(value);
        }),
        { seed: 20_261, numRuns: 400 },
      );
    });
  const WORDS = [
    'max-age',
    "'self'",
    "'nonce-",
    'script-src',
    'sandbox',
    'SameSite',
    'Domain',
    '__proto__',
    'constructor',
    '__Host-',
    'Expires=',
    'camera=(',
    'https://*',
    '\u0000',
    '\u{1f600}',
  ];
  run('HSTS', ';="\\, ax1', (text) => parseHsts([text, text]));
  run('Set-Cookie', ';= ,"\tab', (text) => {
    const cookie = parseSetCookie(text);
    if (cookie !== null) prefixFaults(cookie);
  });
  run('CSP', ";, '*:/.-", (text) => {
    for (const policy of [...parsePolicies([text], 'header'), ...parsePolicies([text], 'meta')]) {
      evaluatePolicy(policy);
      syntaxFaults(policy);
    }
  });
  run('Permissions-Policy', ',=()"* a', (text) => parsePermissionsPolicy([text]));
  run('Referrer-Policy', ', no-ref', (text) => judgeReferrerPolicy([text], [text]));
  run('X-Frame-Options', ', DENYsame', (text) => judgeFrameOptions([text]));
  run('Cache-Control', ',="0 a', (text) =>
    sharedCaching(
      [
        ['Cache-Control', text],
        ['Expires', text],
      ],
      NOW,
    ),
  );
  run('structured tokens', ';="\\ a*', (text) => parseTokenItem(text));
  run('security.txt', ':\n# CE', (text) => parseSecurityTxt(text, NOW));
  run('banners', '/. v1a(', (text) =>
    softwareBanners([['Server', text]]).map(({ product, version }) => eolLineOf(product, version)),
  );
  run('session ids in URLs', ';?=&/(S)', (text) => sessionInUrl(`https://x.example/${text}`));
  run('names', '_-.sesiontk', (text) => [isSessionLike(text, text), isCsrfLike(text), isInfrastructure(text)]);

  it.each([
    ['CSP', () => parsePolicies([`script-src ${"'self' ".repeat(50_000)}`], 'header').map(evaluatePolicy)],
    ['HSTS', () => parseHsts([`max-age="${'\\"'.repeat(100_000)}`])],
    ['Set-Cookie', () => parseSetCookie(`a=b${'; Path=/'.repeat(200_000)}`)],
    ['Permissions-Policy', () => parsePermissionsPolicy(['a=('.repeat(100_000)])],
    ['structured tokens', () => parseTokenItem(`a${';a="'.repeat(20_000)}`)],
    ['banners', () => softwareBanners([['Server', `${'a'.repeat(500)}/`.repeat(1_000)]])],
    ['security.txt', () => parseSecurityTxt('Contact: '.repeat(100_000), NOW)],
    ['session ids', () => sessionInUrl(`https://x.example/${'(S('.repeat(50_000)}`)],
    ['names', () => isSessionLike('auth_'.repeat(10_000))],
  ])('%s stays quick on long hostile text', (_name, work) => {
    expect(() => work()).not.toThrow();
  });
});
