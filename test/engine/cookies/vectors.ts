import type { ResponseOptions } from '../../helpers/recorded.ts';
import { alert, differs, quiet, type Vector, withHeader } from '../../helpers/scanner-vectors.ts';

const cookie = withHeader('Set-Cookie');
const scoped = (host: string, value: string): ResponseOptions => ({
  url: `https://${host}/`,
  headers: { 'Set-Cookie': value },
});
const ID = 'a1B2c3D4e5F6a7b8c9d0e1f2';
const link = (href: string): ResponseOptions => ({ body: `<a href="${href}">x</a>` });

/** By check id. */
export const COOKIE_VECTORS = {
  'cookie.no-secure': [
    ...['a=b', 'sid=x; HttpOnly', 'a=b; Path=/; SameSite=Lax', 'a=b; secured', 'a=secure', 'a=b; path=/secure'].map(
      (value) => alert(cookie(value)),
    ),
    ...['a=b; Secure', 'a=b; secure', 'a=b;SECURE', 'a=b; HttpOnly; Secure; Path=/', 'a=b; Secure=1'].map((value) =>
      quiet(cookie(value)),
    ),
    quiet({ url: 'http://site.example/', headers: { 'Set-Cookie': 'a=b' } }),
    differs(
      quiet({ url: 'http://site.example/', headers: { 'Set-Cookie': 'PHPSESSID=0123456789abcdef; HttpOnly' } }),
      'a session in clear text is worth a finding in addition to http.no-https',
    ),
    quiet(cookie('a=; Max-Age=0')),
    quiet(cookie('a=deleted; Expires=Thu, 01 Jan 1970 00:00:00 GMT')),
    alert(cookie(['a=b; Secure', 'c=d'])),
    quiet({}),
  ],
  'cookie.no-httponly': [
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
    ].map((value) => differs(alert(cookie(value)), 'not a session, so scripts may read it')),
    differs(alert(cookie('csrftoken=x')), 'scripts must read it'),
    alert(cookie('x=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlMTIz')),
  ],
  'cookie.samesite': [
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
  'cookie.loose-domain': [
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
  'cookie.session-in-url': [
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
  'cookie.prefix': [
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
    ].map((value) => alert(cookie(value))),
    ...[
      '__Host-a=b; Secure; Path=/',
      '__Secure-a=b; Secure',
      '__Secure-a=b; Secure; Domain=site.example',
      'a__Host-=b',
      'host-a=b',
      '__Http-a=b; Secure; HttpOnly',
      '__Host-Http-a=b; Secure; HttpOnly; Path=/',
    ].map((value) => quiet(cookie(value))),
  ],
} satisfies Record<string, readonly Vector[]>;
