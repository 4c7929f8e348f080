import { describe, expect, it } from 'vitest';
import { corsReflectCredentials } from '../../../../src/engine/cors/checks/reflect-credentials.ts';
import { exchange, faults, type Headers } from '../../../helpers/recorded.ts';
import { allows, corsOf, corsWithoutSession, probe } from '../grants.ts';

const EVIL = 'https://evil.example';

describe('cors.reflect-credentials', () => {
  it.each<[string, Headers, string[]]>([
    ['reflected with credentials', allows(EVIL), ['reflected low']],
    ['reflected without credentials', allows(EVIL, null), []],
    ['credentials False', allows(EVIL, 'false'), []],
    ['credentials TRUE, which is not true', allows(EVIL, 'TRUE'), []],
    ['a wildcard with credentials', allows('*'), []],
    ['another origin', allows('https://app.example'), []],
    ['two origins', allows([EVIL, 'https://app.example']), []],
    ['a list of origins', allows(`${EVIL}, https://app.example`), []],
    ['the origin in upper case', allows('https://EVIL.example'), []],
    ['no header', {}, []],
  ])('%s', (_name, headers, expected) =>
    expect(faults(corsReflectCredentials, { evidence: corsOf(probe('arbitrary', EVIL, headers)) })).toEqual(expected),
  );

  it('is info on a site without sessions', () => {
    const evidence = corsWithoutSession(probe('arbitrary', EVIL, allows(EVIL)));
    expect(faults(corsReflectCredentials, { evidence })).toEqual(['reflected info']);
  });

  it.each([
    ['{"id":7,"email":"kim@example.org"}', 'high'],
    ['[{"csrfToken":"9f8e7d6c"}]', 'high'],
    ['{"email":""}', 'low'],
    ['<p>"email":"kim@example.org"</p>', 'low'],
    ['{"name":"WordPress","routes":{}}', 'low'],
  ])('rates the response %s as %s', (body, severity) => {
    const attempt = exchange({ headers: allows(EVIL), body });
    const evidence = corsOf({ kind: 'arbitrary', origin: EVIL, attempt });
    expect(faults(corsReflectCredentials, { evidence })).toEqual([`reflected ${severity}`]);
  });

  it.each([
    ['another response', exchange({ status: 401 }), 'high'],
    ['the same response', exchange({ headers: allows(EVIL) }), 'low'],
  ])('without the cookies of the user: %s', (_name, anonymous, severity) => {
    const attempt = exchange({ headers: allows(EVIL) });
    const evidence = corsOf({ kind: 'arbitrary', origin: EVIL, attempt, anonymous });
    expect(faults(corsReflectCredentials, { evidence, authenticated: true })).toEqual([`reflected ${severity}`]);
  });

  it('leaves other origins to the other checks', () =>
    expect(faults(corsReflectCredentials, { evidence: corsOf(probe('null', 'null')) })).toEqual([]));
});
