import { describe, expect, it } from 'vitest';
import { httpCrossOriginIsolation, parseTokenItem } from '../../../../src/engine/http/checks/cross-origin-isolation.ts';
import { pageFaults } from '../../../helpers/recorded.ts';

const ALL = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp; report-to="coep"',
  'Cross-Origin-Resource-Policy': 'same-site',
};

describe('http.cross-origin-isolation', () => {
  it.each([
    ['all three headers', ALL, []],
    ['no header', {}, ['missing info']],
    ['one missing', { ...ALL, 'Cross-Origin-Opener-Policy': [] }, ['missing info']],
    [
      'an unknown value',
      { ...ALL, 'Cross-Origin-Resource-Policy': 'self' },
      ['invalid cross-origin-resource-policy low'],
    ],
    ['upper case', { ...ALL, 'Cross-Origin-Opener-Policy': 'Same-Origin' }, ['invalid cross-origin-opener-policy low']],
    [
      'a string instead of a token',
      { ...ALL, 'Cross-Origin-Opener-Policy': '"same-origin"' },
      ['invalid cross-origin-opener-policy low'],
    ],
    [
      'the same header twice',
      { ...ALL, 'Cross-Origin-Embedder-Policy': ['require-corp', 'require-corp'] },
      ['invalid cross-origin-embedder-policy low'],
    ],
    [
      'a parameter, which CORP does not have',
      { ...ALL, 'Cross-Origin-Resource-Policy': 'same-site; a=1' },
      ['invalid cross-origin-resource-policy low'],
    ],
    ['unsafe-none, which is valid', { ...ALL, 'Cross-Origin-Opener-Policy': 'unsafe-none' }, []],
  ])('%s', (_name, headers, expected) => expect(pageFaults(httpCrossOriginIsolation, { headers })).toEqual(expected));

  it('does not apply to a site without HTML pages', () =>
    expect(pageFaults(httpCrossOriginIsolation, { headers: { 'Content-Type': 'image/png' } })).toBeTypeOf('string'));
});

describe('a token item (RFC 9651, section 4.2.3)', () => {
  it.each([
    ['same-origin', 'same-origin'],
    ['same-origin; a=1; b="x;y"; c', 'same-origin'],
    ['*', '*'],
    ['"same-origin"', null],
    ['same origin', null],
    ['same-origin;', null],
    ['same-origin; A=1', null],
    ['1', null],
    ['', null],
  ])('%j is %s', (text, token) => expect(parseTokenItem(text)).toBe(token));
});
