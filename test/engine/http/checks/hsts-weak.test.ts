import { describe, expect, it } from 'vitest';
import { httpHstsWeak, isInForce, parseHsts } from '../../../../src/engine/http/checks/hsts-weak.ts';
import { exchange, faults, pageFaults, siteOf } from '../../../helpers/recorded.ts';

const hsts = (value: string | readonly string[]) => ({ 'Strict-Transport-Security': value });

describe('http.hsts-weak', () => {
  it.each([
    ['https://site.example/', 'max-age=31536000; includeSubDomains; preload', []],
    ['https://site.example/', 'max-age=31536000; unknown=1', []],
    ['https://site.example/', 'max-age=86400', ['max-age low']],
    ['https://site.example/', 'max-age=20000000', ['max-age info']],
    ['https://site.example/', 'max-age=0', ['max-age low']],
    ['https://site.example/', 'max-age=1; max-age=31536000', ['malformed low']],
    ['https://site.example/', ['max-age=31536000', 'max-age=31536000'], ['repeated low']],
    ['https://site.example/', ['max-age=60', 'max-age=31536000'], ['repeated low', 'max-age low']],
    ['http://site.example/', 'max-age=31536000', ['plain-http info']],
    ['https://192.0.2.7/', 'max-age=60', ['max-age low']],
  ])('%s sends %j', (url, value, expected) =>
    expect(pageFaults(httpHstsWeak, { url, headers: hsts(value) })).toEqual(expected),
  );

  it('reports an inner page that revokes the policy', () => {
    const pages = ['/', '/kb'].map((path, index) =>
      exchange({ url: `https://site.example${path}`, headers: hsts(`max-age=${index === 0 ? 31_536_000 : 0}`) }),
    );
    expect(faults(httpHstsWeak, { evidence: siteOf(...pages) })).toEqual(['max-age low']);
  });

  it('leaves a missing header to http.hsts-missing', () => expect(pageFaults(httpHstsWeak)).toEqual([]));
});

describe('Strict-Transport-Security (RFC 6797, sections 6.1 and 6.2)', () => {
  it.each([
    ['max-age=31536000', 31_536_000, false],
    ['max-age=15768000 ; includeSubDomains', 15_768_000, true],
    ['max-age="31536000"', 31_536_000, false],
    ['max-age=0', 0, false],
    ['max-age=0; includeSubDomains', 0, true],
    ['  max-age = 7 ; INCLUDESUBDOMAINS ;', 7, true],
    ['max-age=1; foo="a;b"; bar', 1, false],
    ['max-age="1\\2"', 12, false],
  ])('%s is valid', (value, maxAge, includeSubDomains) => {
    expect(parseHsts([value])).toEqual({ maxAge, includeSubDomains, faults: [] });
  });

  it.each([
    ['', 'no-max-age'],
    ['includeSubDomains', 'no-max-age'],
    ['max-age', 'bad-max-age'],
    ['max-age=', 'bad-directive'],
    ['max-age=1a', 'bad-max-age'],
    ['max-age="1', 'bad-directive'],
    ['max-age=1; max-age=2', 'repeated-directive'],
    ['max-age=1 includeSubDomains', 'bad-directive'],
    ['max-age=1, foo', 'bad-directive'],
    ['max-age=1; =x', 'bad-directive'],
    ['max-age=1; preload=yes', 'flag-with-value'],
  ])('browsers ignore %j: %s', (value, code) => {
    const policy = parseHsts([value]);
    expect(policy?.faults.map((fault) => fault.code)).toContain(code);
    expect(policy !== null && isInForce(policy)).toBe(false);
  });

  it('uses the first of several headers', () => {
    const policy = parseHsts(['max-age=5', 'max-age=9']);
    expect(policy).toMatchObject({ maxAge: 5, faults: [{ code: 'repeated-header' }] });
    expect(policy !== null && isInForce(policy)).toBe(true);
    expect(parseHsts([])).toBeNull();
  });
});
