import { describe, expect, it } from 'vitest';
import { apiBrokenAuthentication } from '../../../../src/engine/api/access/broken-authentication.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, operation, probed, unprobed } from '../evidence.ts';

const other = json([{ email: 'anna@site.example', iban: 'SE35' }]);

describe('an operation that requires a credential by its description', () => {
  it('is reported where it returns personal data without one', () => {
    const probe = { kind: 'broken_authentication', operation: operation(), own: null, other } as const;
    expect(faults(apiBrokenAuthentication, probed(probe))).toEqual(['GET /users high']);
  });

  it('is medium where nothing in it is personal', () => {
    const probe = {
      kind: 'broken_authentication',
      operation: operation(),
      own: other,
      other: json({ depth: 3 }),
    } as const;
    expect(faults(apiBrokenAuthentication, probed(probe))).toEqual(['GET /users medium']);
  });

  it('is not reported where it refuses, or where the description requires no credential', () => {
    expect(faults(apiBrokenAuthentication, probed())).toEqual([]);
    expect(faults(apiBrokenAuthentication, unprobed({ broken_authentication: 'no operation' }))).toBe('no operation');
  });
});
