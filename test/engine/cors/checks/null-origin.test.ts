import { describe, expect, it } from 'vitest';
import { corsNullOrigin } from '../../../../src/engine/cors/checks/null-origin.ts';
import { faults, type Headers } from '../../../helpers/recorded.ts';
import { allows, corsOf, probe } from '../grants.ts';

describe('cors.null-origin', () => {
  it.each<[string, Headers, string[]]>([
    ['null with credentials', allows('null'), ['null low']],
    ['null without credentials', allows('null', null), []],
    ['a wildcard', allows('*'), []],
    ['no header', {}, []],
  ])('%s', (_name, headers, expected) =>
    expect(faults(corsNullOrigin, { evidence: corsOf(probe('null', 'null', headers)) })).toEqual(expected),
  );

  it('leaves responses to cors.reflect-credentials where every origin is allowed', () => {
    const evidence = corsOf(probe('arbitrary', 'https://evil.example'), probe('null', 'null'));
    expect(faults(corsNullOrigin, { evidence })).toEqual([]);
  });
});
