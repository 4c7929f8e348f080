import { describe, expect, it } from 'vitest';
import { httpReferrerPolicy, judgeReferrerPolicy } from '../../../../src/engine/http/checks/referrer-policy.ts';
import { pageFaults } from '../../../helpers/recorded.ts';

describe('http.referrer-policy', () => {
  it.each([
    ['strict-origin-when-cross-origin', []],
    ['no-referrer', []],
    ['unsafe-url', ['unsafe unsafe-url low']],
    ['origin', ['unsafe origin low']],
    ['no-referrer-when-downgrade', ['unsafe no-referrer-when-downgrade info']],
    ['whimsy', ['invalid low']],
    ['unsafe-url, strict-origin', []],
    ['no-referrer, unsafe-url', ['unsafe unsafe-url low']],
    [' , ', ['missing info']],
  ])('%s', (value, expected) =>
    expect(pageFaults(httpReferrerPolicy, { headers: { 'Referrer-Policy': value } })).toEqual(expected),
  );

  it('is info without a policy', () => expect(pageFaults(httpReferrerPolicy)).toEqual(['missing info']));

  it('lets a meta element override the header', () => {
    const headers = { 'Referrer-Policy': 'no-referrer' };
    const body = '<meta name="referrer" content="unsafe-url"><p>x';
    expect(pageFaults(httpReferrerPolicy, { headers, body })).toEqual(['unsafe unsafe-url low']);
  });

  it('does not apply to a site without HTML pages', () =>
    expect(pageFaults(httpReferrerPolicy, { headers: { 'Content-Type': 'image/png' } })).toBeTypeOf('string'));
});

describe('Referrer-Policy', () => {
  it.each([
    [['unsafe-url'], [], 'unsafe'],
    [['', ' , '], [], 'missing'],
    [[], ['always'], 'unsafe'],
    [[], ['never'], 'safe'],
    [['no-referrer'], ['unsafe-url'], 'unsafe'],
    [['No-Referrer'], [], 'safe'],
    [['always'], [], 'invalid'],
  ])('%j with meta %j is %s', (headers, metas, state) => expect(judgeReferrerPolicy(headers, metas).state).toBe(state));
});
