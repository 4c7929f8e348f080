import { describe, expect, it } from 'vitest';
import { apiJwtSignatureIgnored } from '../../../../src/engine/api/tokens/jwt-signature-ignored.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const probe = { kind: 'jwt', exchange: json({ name: 'anna' }, '/me'), detail: 'accepted' } as const;

describe('the token of the session', () => {
  it('is reported for this fault only', () => {
    expect(faults(apiJwtSignatureIgnored, probed({ ...probe, fault: 'signature_ignored' }))).toEqual([
      'signature_ignored critical',
    ]);
    expect(faults(apiJwtSignatureIgnored, probed({ ...probe, fault: 'none_accepted' }))).toEqual([]);
  });

  it('is not judged where the session has none', () => {
    expect(faults(apiJwtSignatureIgnored, unprobed({ jwt: 'no token' }))).toBe('no token');
  });
});
