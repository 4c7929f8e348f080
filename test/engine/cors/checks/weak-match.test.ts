import { describe, expect, it } from 'vitest';
import { corsWeakMatch } from '../../../../src/engine/cors/checks/weak-match.ts';
import { faults } from '../../../helpers/recorded.ts';
import { allows, corsOf, probe } from '../grants.ts';

describe('cors.weak-match', () => {
  it.each([
    ['prefix', 'https://site.example.evil.example'],
    ['suffix', 'https://evilsite.example'],
    ['http-scheme', 'http://site.example'],
  ] as const)('a %s of the origin', (kind, origin) => {
    const judged = (headers = allows(origin)) =>
      faults(corsWeakMatch, { evidence: corsOf(probe(kind, origin, headers)) });
    expect(judged()).toEqual([`${kind} low`]);
    expect(judged(allows(origin, null))).toEqual([`${kind} low`]);
    expect(judged(allows('https://site.example'))).toEqual([]);
    expect(judged({})).toEqual([]);
  });

  it('is silent where every origin is allowed', () => {
    const evidence = corsOf(probe('arbitrary', 'https://evil.example'), probe('suffix', 'https://evilsite.example'));
    expect(faults(corsWeakMatch, { evidence })).toEqual([]);
  });

  it('is info for a prefix that no browser sends, and only without one that browsers send', () => {
    const unsendable = probe('prefix', 'https://site.example:8443.evil.example');
    expect(faults(corsWeakMatch, { evidence: corsOf(unsendable) })).toEqual([
      'prefix of the origin with its port info',
    ]);
    const sendable = probe('prefix', 'https://site.example.evil.example');
    expect(faults(corsWeakMatch, { evidence: corsOf(unsendable, sendable) })).toEqual(['prefix low']);
  });
});
