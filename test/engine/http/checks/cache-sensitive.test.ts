import { describe, expect, it } from 'vitest';
import {
  httpCacheSensitive,
  parseCacheControl,
  sharedCaching,
} from '../../../../src/engine/http/checks/cache-sensitive.ts';
import { faults, judge, onePage, pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { HTTP_VECTORS } from '../vectors.ts';

const SESSION = { 'Set-Cookie': 'sid=x; Secure; HttpOnly' };

describe('http.cache-sensitive', () => {
  judgesVectors(HTTP_VECTORS['http.cache-sensitive'], httpCacheSensitive);

  it('is firm if caching is allowed, tentative if nothing is said', () => {
    const confidences = (headers: Record<string, string>) => {
      const drafts = judge(httpCacheSensitive, { evidence: onePage({ headers: { ...SESSION, ...headers } }) });
      return typeof drafts === 'string'
        ? []
        : [...new Set(drafts.map(({ key, confidence }) => `${key} ${confidence}`))];
    };
    expect(confidences({ 'Cache-Control': 'public' })).toEqual(['explicit firm']);
    expect(confidences({})).toEqual(['heuristic tentative']);
    expect(confidences({ 'Cache-Control': 'no-store' })).toEqual([]);
  });

  it('treats every page as personal if the scan sends credentials', () => {
    const evidence = onePage({ headers: { 'Cache-Control': 'public' } });
    expect(faults(httpCacheSensitive, { evidence })).toEqual([]);
    expect(faults(httpCacheSensitive, { evidence, authenticated: true })).toEqual(['explicit low']);
  });

  it('reads JSON, but no images', () => {
    const headers = { ...SESSION, 'Content-Type': 'application/json' };
    expect(pageFaults(httpCacheSensitive, { headers, body: '{}' })).toEqual(['heuristic low']);
    const image = { ...SESSION, 'Content-Type': 'image/png' };
    expect(pageFaults(httpCacheSensitive, { headers: image, body: 'x' })).toEqual([]);
  });
});

describe('Cache-Control (RFC 9111, section 5.2)', () => {
  it('keeps the first of repeated directives', () => {
    expect([...parseCacheControl('Public, max-age="60", max-age=1')]).toEqual([
      ['public', null],
      ['max-age', '60'],
    ]);
  });

  it.each([
    ['Cache-Control', 'max-age=60', 'explicit'],
    ['X-Other', 'x', 'heuristic'],
    ['Expires', 'Mon, 01 Jun 2026 12:00:00 GMT', 'prevented'],
    ['Expires', 'Mon, 01 Jun 2026 12:00:01 GMT', 'explicit'],
  ])('%s: %s is %s', (name, value, expected) =>
    expect(sharedCaching([[name, value]], new Date('2026-06-01T12:00:00Z'))).toBe(expected),
  );
});
