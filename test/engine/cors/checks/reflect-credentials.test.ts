import { describe, expect, it } from 'vitest';
import { corsReflectCredentials } from '../../../../src/engine/cors/checks/reflect-credentials.ts';
import { faults, type Headers } from '../../../helpers/recorded.ts';
import { allows, corsOf, probe } from '../grants.ts';

const EVIL = 'https://evil.example';

describe('cors.reflect-credentials', () => {
  it.each<[string, Headers, string[]]>([
    ['reflected with credentials', allows(EVIL), ['reflected high']],
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

  it('leaves other origins to the other checks', () =>
    expect(faults(corsReflectCredentials, { evidence: corsOf(probe('null', 'null')) })).toEqual([]));
});
