import { describe, expect, it } from 'vitest';
import {
  forwardedHeaders,
  partsOfPage,
  passedHeaders,
  requestRule,
} from '../../../../src/engine/browser/visit/request-rule.ts';

const ORIGIN = 'https://shop.example';
const context = {
  origin: ORIGIN,
  staysAt: false,
  expected: `${ORIGIN}/`,
  attackerHost: 'attacker.invalid',
  loadsForeign: false,
};
const request = (url: string, type = 'Fetch', method = 'GET', isTop = false) => ({ url, type, method, isTop });

describe('a request of a page', () => {
  it.each([
    ['a GET of the target', request(`${ORIGIN}/api`), 'fetch'],
    ['the page that is opened', request(`${ORIGIN}/`, 'Document', 'GET', true), 'fetch'],
    ['a redirect of the page to another one', request(`${ORIGIN}/login`, 'Document', 'GET', true), 'fetch'],
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map(
      (method) => [`a ${method} of the target`, request(`${ORIGIN}/api`, 'Fetch', method), 'withhold'] as const,
    ),
    ['a GET that signs out', request(`${ORIGIN}/api/logout`), 'withhold'],
    ['an image that deletes', request(`${ORIGIN}/delete-icon.svg`, 'Image'), 'fetch'],
    ['a GET of another port', request('https://shop.example:8443/'), 'block'],
    ['a GET of another scheme', request('http://shop.example/'), 'block'],
    ['a script of another host', request('https://cdn.example/a.js', 'Script'), 'block'],
    ['a navigation to another host', request('https://other.example/', 'Document', 'GET', true), 'note'],
    ['a script of an attacker', request('https://attacker.invalid/a.js', 'Script'), 'attacker'],
    ['a script of a host below', request('https://shop.example.attacker.invalid/a.js', 'Script'), 'attacker'],
    ['a script of a host that ends alike', request('https://xattacker.invalid/a.js', 'Script'), 'block'],
    ['a navigation to an attacker', request('https://attacker.invalid/', 'Document', 'GET', true), 'note'],
    ['data of the page', request('data:text/css,', 'Stylesheet'), 'local'],
    ['a file', request('file:///etc/passwd', 'Document'), 'block'],
    ['no URL', request('http://['), 'block'],
  ] as const)('%s', (_name, given, rule) => {
    expect(requestRule(given, context)).toBe(rule);
  });

  it('that leads away from a page that is meant to stay is noted', () => {
    const staying = { ...context, staysAt: true };
    expect(requestRule(request(`${ORIGIN}/next`, 'Document', 'GET', true), staying)).toBe('note');
    expect(requestRule(request(`${ORIGIN}/`, 'Document', 'GET', true), staying)).toBe('fetch');
    expect(requestRule(request(`${ORIGIN}/frame`, 'Document'), staying)).toBe('fetch');
  });

  it('may load scripts and style sheets of other hosts where that is allowed, and nothing else', () => {
    const loading = { ...context, loadsForeign: true };
    const rules = ['Script', 'Stylesheet', 'Image', 'Fetch', 'Document'].map((type) =>
      requestRule(request('https://cdn.example/a', type), loading),
    );
    expect(rules).toEqual(['foreign', 'foreign', 'block', 'block', 'block']);
    expect(requestRule(request('https://cdn.example/a', 'Script', 'POST'), loading)).toBe('block');
  });
});

describe('headers', () => {
  it('that scripts set reach the target, those of the browser do not', () => {
    const sent = { Accept: '*/*', 'User-Agent': 'Chrome', 'X-Api': '1', authorization: 'Bearer t', 'sec-ch-ua': 'x' };
    expect(forwardedHeaders(sent, undefined)).toEqual([
      ['X-Api', '1'],
      ['authorization', 'Bearer t'],
    ]);
    expect(forwardedHeaders({ 'X-A': 'a\r\nb' }, undefined)).toEqual([]);
  });

  it('carry the cookies of the page together with those of the user', () => {
    expect(forwardedHeaders({ Cookie: 'a=1' }, undefined)).toEqual([['Cookie', 'a=1']]);
    expect(forwardedHeaders({ Cookie: 'a=1' }, 'session=s')).toEqual([['Cookie', 'session=s; a=1']]);
    expect(forwardedHeaders({}, 'session=s')).toEqual([]);
  });

  it('of a response lose what describes the transfer, and its policy while sinks are observed', () => {
    const headers = [
      ['Content-Length', '3'],
      ['content-encoding', 'gzip'],
      ['Content-Security-Policy', "script-src 'self'"],
      ['Set-Cookie', 'a=1'],
    ] as const;
    expect(passedHeaders(headers, false).map(({ name }) => name)).toEqual(['Content-Security-Policy', 'Set-Cookie']);
    expect(passedHeaders(headers, true)).toEqual([
      { name: 'Set-Cookie', value: 'a=1' },
      { name: 'Content-Security-Policy', value: "require-trusted-types-for 'script'" },
    ]);
  });
});

describe('a request of the router of Next', () => {
  const url = `${ORIGIN}/team?page=2&_rsc=1x2y`;

  it.each([
    ['for a page that is opened', { rsc: '1', 'next-router-state-tree': '[]' }, false],
    ['ahead', { RSC: '1', 'Next-Router-Prefetch': '1' }, true],
    ['for a segment ahead', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }, true],
  ])('%s names its page', (_name, headers, isAhead) => {
    expect(partsOfPage(url, headers)).toEqual({ page: `${ORIGIN}/team?page=2`, isAhead });
  });

  it('is known by its headers alone', () => {
    expect(partsOfPage(url, { 'x-rsc': '1', purpose: 'prefetch' })).toBeNull();
    expect(partsOfPage('http://[', { rsc: '1' })).toBeNull();
  });
});
