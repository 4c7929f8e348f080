import type { Headers, ResponseOptions } from '../../helpers/recorded.ts';
import { alert, differs, quiet, type Vector, withHeader } from '../../helpers/scanner-vectors.ts';

const nosniff = withHeader('X-Content-Type-Options');
const xfo = withHeader('X-Frame-Options');
const csp = withHeader('Content-Security-Policy');
const hsts = withHeader('Strict-Transport-Security');
const permissions = withHeader('Permissions-Policy');
const caching = (control: string | null, more: Headers = {}): ResponseOptions => ({
  headers: {
    'Set-Cookie': 'sid=x; Secure; HttpOnly',
    ...(control === null ? {} : { 'Cache-Control': control }),
    ...more,
  },
});

/** By check id; those of HSTS are for `http.hsts-missing` and `http.hsts-weak` together. */
export const HTTP_VECTORS = {
  'http.xcto': [
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
  'http.framing': [
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
    differs(quiet(csp('frame-ancestors *')), 'any site may frame the page'),
    differs(quiet(csp('frame-ancestors https:')), 'nearly any site may frame the page'),
    alert({ body: '<meta http-equiv="X-Frame-Options" content="DENY">' }),
    alert({ body: `<meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'">` }),
    alert({ headers: { 'Content-Security-Policy-Report-Only': "frame-ancestors 'none'" } }),
    quiet({ headers: { 'Content-Type': 'application/json' }, body: '{}' }),
    quiet({ headers: { 'Content-Type': 'text/plain' } }),
    quiet({ status: 302, headers: { Location: '/x' } }),
  ],
  'http.hsts-weak': [
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
    differs(quiet(hsts('max-age=86400')), 'most users visit less often than daily'),
    differs(quiet(hsts('max-age=10886400')), 'less than half a year'),
  ],
  'http.content-type': [
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
  'http.cache-sensitive': [
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
  'http.permissions-policy': [
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
} satisfies Record<string, readonly Vector[]>;
