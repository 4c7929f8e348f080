import { describe, expect, it } from 'vitest';
import { httpFramingConflict } from '../../../../src/engine/http/checks/framing-conflict.ts';
import { pageFaults } from '../../../helpers/recorded.ts';

const both = (xfo: string, ancestors: string) => ({
  'X-Frame-Options': xfo,
  'Content-Security-Policy': `frame-ancestors ${ancestors}`,
});

describe('http.framing-conflict', () => {
  it.each([
    ['DENY and a wider list', both('DENY', "'self'"), ['deny-against-list low']],
    ['SAMEORIGIN and every site', both('SAMEORIGIN', '*'), ['sameorigin-against-list low']],
    ['ALLOW-FROM', { 'X-Frame-Options': 'ALLOW-FROM https://a.example' }, ['allow-from low']],
    ['contradicting values', { 'X-Frame-Options': 'DENY, SAMEORIGIN' }, ['contradicting-values low']],
    ['both deny', both('DENY', "'none'"), []],
    ['both allow the same origin', both('SAMEORIGIN', "'self'"), []],
    ['an empty list, which allows none', both('DENY', ''), []],
    ['one header alone', { 'X-Frame-Options': 'DENY' }, []],
    ['frame-ancestors alone', { 'Content-Security-Policy': "frame-ancestors 'self' https://a.example" }, []],
    [
      'a policy that blocks nothing',
      { 'X-Frame-Options': 'DENY', 'Content-Security-Policy-Report-Only': 'frame-ancestors *' },
      [],
    ],
    ['an invalid value, which http.framing reports', both('ALLOW', '*'), []],
  ])('%s', (_name, headers, expected) => expect(pageFaults(httpFramingConflict, { headers })).toEqual(expected));
});
