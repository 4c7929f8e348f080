import { describe, expect, it } from 'vitest';
import { apiJwtWeakKey } from '../../../../src/engine/api/tokens/jwt-weak-key.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const probe = { kind: 'jwt', exchange: json({ name: 'anna' }, '/me'), detail: 'accepted' } as const;

describe('the token of the session', () => {
  it('is reported for this fault only', () => {
    expect(faults(apiJwtWeakKey, probed({ ...probe, fault: 'weak_key' }))).toEqual(['weak_key critical']);
    expect(faults(apiJwtWeakKey, probed({ ...probe, fault: 'none_accepted' }))).toEqual([]);
  });

  it('is not judged where the session has none', () => {
    expect(faults(apiJwtWeakKey, unprobed({ jwt: 'no token' }))).toBe('no token');
  });
});
