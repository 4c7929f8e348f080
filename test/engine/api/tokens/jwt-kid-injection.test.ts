import { describe, expect, it } from 'vitest';
import { apiJwtKidInjection } from '../../../../src/engine/api/tokens/jwt-kid-injection.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const probe = { kind: 'jwt', exchange: json({ name: 'anna' }, '/me'), detail: 'accepted' } as const;

describe('the token of the session', () => {
  it('is reported for this fault only', () => {
    expect(faults(apiJwtKidInjection, probed({ ...probe, fault: 'kid_injection' }))).toEqual([
      'kid_injection critical',
    ]);
    expect(faults(apiJwtKidInjection, probed({ ...probe, fault: 'weak_key' }))).toEqual([]);
  });

  it('is not judged where the session has none', () => {
    expect(faults(apiJwtKidInjection, unprobed({ jwt: 'no token' }))).toBe('no token');
  });
});
