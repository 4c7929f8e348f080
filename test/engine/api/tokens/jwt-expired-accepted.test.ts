import { describe, expect, it } from 'vitest';
import { apiJwtExpiredAccepted } from '../../../../src/engine/api/tokens/jwt-expired-accepted.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const probe = { kind: 'jwt', exchange: json({ name: 'anna' }, '/me'), detail: 'accepted' } as const;

describe('the token of the session', () => {
  it('is reported for this fault only', () => {
    expect(faults(apiJwtExpiredAccepted, probed({ ...probe, fault: 'expired_accepted' }))).toEqual([
      'expired_accepted medium',
    ]);
    expect(faults(apiJwtExpiredAccepted, probed({ ...probe, fault: 'none_accepted' }))).toEqual([]);
  });

  it('is not judged where the session has none', () => {
    expect(faults(apiJwtExpiredAccepted, unprobed({ jwt: 'no token' }))).toBe('no token');
  });
});
